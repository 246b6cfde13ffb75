import { afterAll, afterEach, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { bearer, send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { daysLeft } from '../../../support/api/link-options.ts';
import { paste, sendPaste } from '../../../support/api/pastes.ts';
import { changeSettings } from '../../../support/api/settings.ts';
import { reservedBytes } from '../../../support/database/database.ts';
import { expectNoNewFiles, storedFiles } from '../../../support/files/stored-files.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer({ USER_QUOTA: '1MB' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const { token } = owner;

afterEach(() =>
  changeSettings(server, admin.token, { maxExpiry: null, refusedTypes: null, maxFileSize: null }),
);

const content = 'hello';

test('the options of a paste are those of an upload, in the forms of JSON', async () => {
  const limited = await paste(server, token, {
    content,
    expires: '7d',
    maxDownloads: 5,
    password: 'Öffne 🐦',
    slug: 'my-paste',
    link: 'raw',
    domain: null,
  });
  expect(limited).toMatchObject({
    downloadsLeft: 5,
    hasPassword: true,
    fileId: 'my-paste',
    link: 'raw',
    domain: null,
  });
  expect(daysLeft(limited)).toBe(7);
  expect(limited.publicUrl).toBe(limited.rawUrl);
  expect((await fetch(limited.rawUrl)).status).toBe(403);
  const again = await sendPaste(server, token, { content, slug: 'my-paste' });
  await expectFailure(again, 409, 'taken', 'slug');
  expect(await paste(server, token, { content, burn: true })).toMatchObject({
    burn: true,
    downloadsLeft: 1,
  });
  const open = { expires: null, maxDownloads: 'none', password: null, burn: false, slug: null };
  expect(await paste(server, token, { content, ...open })).toMatchObject({
    expiresAt: null,
    downloadsLeft: null,
    hasPassword: false,
  });
});

test('headers are options of a paste, too, and may not contradict it', async () => {
  const headers = { 'perch-maxdownloads': '5', 'perch-password': '%C3%A4' };
  expect(await paste(server, token, { content, maxDownloads: 5 }, headers)).toMatchObject({
    downloadsLeft: 5,
    hasPassword: true,
  });
  const other = await sendPaste(server, token, { content, maxDownloads: 6 }, headers);
  await expectFailure(other, 400, 'invalid_option', 'maxDownloads');
  const burnt = await sendPaste(server, token, { content, burn: true }, headers);
  await expectFailure(burnt, 400, 'invalid_option', 'maxDownloads');
  const unknown = await sendPaste(server, token, { content }, { 'perch-title': 'x' });
  await expectFailure(unknown, 400, 'invalid_option', 'perch-title');
});

test('a profile’s options apply, but the link leads to the page unless the request says otherwise', async () => {
  const profile = { name: 'Short', expires: '3d', link: 'raw' };
  await send(server.origin, 'POST', '/api/profiles', { token, body: profile });
  const created = await paste(server, token, { content, profile: 'short' });
  expect(daysLeft(created)).toBe(3);
  expect(created.link).toBe('view');
  expect(await paste(server, token, { content, profile: 'short', link: 'raw' })).toMatchObject({
    link: 'raw',
  });
  const named = await paste(server, token, { content }, { 'perch-profile': 'short' });
  expect(daysLeft(named)).toBe(3);
});

test('quota and limits hold for pastes, and nothing of a refused one is kept', async () => {
  const person = await registerApproved(server, admin);
  const large = { content: 'a'.repeat(600_000) };
  await paste(server, person.token, large);
  const before = await storedFiles(server);
  const full = await sendPaste(server, person.token, { content: 'b'.repeat(600_000) });
  await expectFailure(full, 413, 'quota_exceeded');
  await changeSettings(server, admin.token, { maxFileSize: 1000 });
  await expectFailure(await sendPaste(server, token, large), 413, 'file_too_large');
  await changeSettings(server, admin.token, { maxFileSize: null, refusedTypes: ['text/*'] });
  await expectFailure(await sendPaste(server, token, { content }), 415, 'unsupported_media_type');
  await changeSettings(server, admin.token, { refusedTypes: null, maxExpiry: '1d' });
  const late = await sendPaste(server, token, { content, expires: '2d' });
  await expectFailure(late, 400, 'invalid_option', 'expires');
  const never = await sendPaste(server, token, { content, expires: null });
  await expectFailure(never, 400, 'invalid_option', 'expires');
  await expectNoNewFiles(server, before);
  expect(await reservedBytes(server, owner.id)).toBe(0);
  expect(await reservedBytes(server, person.id)).toBe(0);
  expect(daysLeft(await paste(server, token, { content }))).toBe(1);
});

test('pastes take an account, and one that is not suspended', async () => {
  const body = JSON.stringify({ content });
  const headers = { 'content-type': 'application/json' };
  const url = `${server.origin}/api/pastes`;
  const stranger = await fetch(url, { method: 'POST', headers, body });
  await expectFailure(stranger, 401, 'unauthenticated');
  const person = await registerApproved(server, admin);
  const created = await paste(server, person.token, { content });
  const suspended = await send(server.origin, 'PUT', `/api/auth/users/${person.id}`, {
    token: admin.token,
    body: { status: 'pending' },
  });
  expect(suspended.status).toBe(200);
  const own = { ...headers, ...bearer(person.token) };
  const refused = await fetch(url, { method: 'POST', headers: own, body });
  await expectFailure(refused, 403, 'account_pending');
  expect((await fetch(created.rawUrl)).status).toBe(404);
});
