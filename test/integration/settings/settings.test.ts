import { afterAll, afterEach, describe, expect, test } from 'bun:test';

import { settingTable } from '@perch/contract/settings/setting-table';

import { becomeAdministrator, newPerson, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  changeSettings,
  listSettings,
  publicSettings,
  putSettings,
} from '../../support/api/settings.ts';
import { beginUpload, visibleUploadBytes } from '../../support/api/slow-upload.ts';
import {
  askTus,
  beginDeferred,
  beginResumable,
  sendPiece,
  tusPath,
} from '../../support/api/tus.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { addAppRow } from '../../support/database/second-factor-rows.ts';
import { startServer } from '../../support/servers/server.ts';

const megabyte = 1024 ** 2;
const server = await startServer({ PREVIEWS: '' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
// So that a required one stops no test.
await addAppRow(server, admin.id);
const ben = await registerApproved(server, admin, 'ben');

const names = Object.keys(settingTable);
const change = (body: Record<string, unknown>) => changeSettings(server, admin.token, body);
const put = (body: unknown) => putSettings(server, admin.token, body);

async function audited(): Promise<{ subject: { name: string }; detail: string }[]> {
  const path = '/api/admin/audit?action=setting.changed&limit=100';
  const { data } = await (await send(server.origin, 'GET', path, { token: admin.token })).json();
  return data.entries;
}

afterEach(() => change(Object.fromEntries(names.map((name) => [name, null]))));

describe('the settings', () => {
  test('are listed with value, default, lock and variable, all of them', async () => {
    const settings = await listSettings(server, admin.token);
    expect(Object.keys(settings)).toEqual(names);
    expect(settings.registration).toEqual({
      value: 'approval',
      default: 'approval',
      isLocked: false,
      variable: 'REGISTRATION',
    });
    expect(settings.userQuota).toMatchObject({ value: null, default: null });
    expect(settings.terms).toEqual({ value: '', default: '', isLocked: false, variable: null });
  });

  test('are for administrators with a session', async () => {
    for (const method of ['GET', 'PUT']) {
      const body = method === 'PUT' ? { body: { name: 'Stolen' } } : {};
      const as = (token?: string) =>
        send(server.origin, method, '/api/admin/settings', { ...body, ...(token && { token }) });
      await expectFailure(await as(), 401, 'unauthenticated');
      await expectFailure(await as(ben.token), 403, 'forbidden');
    }
    expect((await publicSettings(server)).name).toBe('Perch');
  });

  test('that are left out stay, and null goes back to the default', async () => {
    await change({ name: 'Nest', registration: 'open' });
    const settings = await change({ name: null, defaultTheme: 'light' });
    expect(settings.name.value).toBe('Perch');
    expect(settings.registration.value).toBe('open');
    expect(settings.defaultTheme).toMatchObject({ value: 'light', default: 'dark' });
    expect(await change({})).toEqual(settings);
  });

  test('show the public what concerns it, and no text of a page', async () => {
    const link = { label: 'Status', url: 'https://status.example.com/' };
    const name = '<script>"Nest" & more</script>';
    await change({ name, accent: '#45B9E4', footerLinks: [link], privacy: 'Secret draft?' });
    const config = await publicSettings(server);
    expect(config).toMatchObject({
      name,
      accent: '#45b9e4',
      footerLinks: [link],
      legalPages: ['privacy'],
      hasLogo: false,
      defaultLanguage: 'en',
      defaultTheme: 'dark',
    });
    expect(JSON.stringify(config)).not.toContain('Secret');
    await change({ privacy: ' \n' });
    expect((await publicSettings(server)).legalPages).toEqual([]);
  });
});

describe('in force with the answer is', () => {
  test('the registration mode', async () => {
    const register = () => send(server.origin, 'POST', '/api/auth/register', { body: newPerson() });
    await change({ registration: 'closed' });
    await expectFailure(await register(), 403, 'registration_closed');
    await change({ registration: 'invite' });
    await expectFailure(await register(), 403, 'invite_invalid');
    await change({ registration: 'open' });
    expect((await (await register()).json()).data.user.status).toBe('approved');
  });

  test('the largest file, for forms and for tus', async () => {
    await change({ maxFileSize: '1MB' });
    expect((await publicSettings(server)).maxFileBytes).toBe(megabyte);
    const content = new Uint8Array(megabyte + 1);
    const file = { name: 'file', filename: 'a.bin', content };
    await expectFailure(await sendParts(server, ben.token, [file]), 413, 'file_too_large');
    const options = await askTus(`${server.origin}${tusPath}`, 'OPTIONS');
    expect(options.headers.get('tus-max-size')).toBe(String(megabyte));
    const creation = await askTus(`${server.origin}${tusPath}`, 'POST', {
      token: ben.token,
      headers: { 'upload-length': String(megabyte + 1) },
    });
    await expectFailure(creation, 413, 'file_too_large');
    await change({ maxFileSize: 2 * megabyte });
    expect((await upload(server, ben.token, 'a.bin', content)).size).toBe(megabyte + 1);
  });

  test('the default quota, which the own quota of an account overrides', async () => {
    const carl = await registerApproved(server, admin, 'carl');
    const file = { name: 'file', filename: 'a.bin', content: new Uint8Array(megabyte) };
    await change({ userQuota: megabyte - 1 });
    expect((await publicSettings(server)).userQuota).toBe(megabyte - 1);
    await expectFailure(await sendParts(server, carl.token, [file]), 413, 'quota_exceeded');
    const path = `/api/auth/users/${carl.id}`;
    const own = { token: admin.token, body: { quota: 2 * megabyte } };
    expect((await send(server.origin, 'PUT', path, own)).status).toBe(200);
    expect((await sendParts(server, carl.token, [file])).status).toBe(201);
  });
});

test('uploads under way keep the limit of their beginning, and the next ones have the new one', async () => {
  const content = new Uint8Array(visibleUploadBytes);
  using slow = await beginUpload(server, ben.token, content);
  const resumable = await beginResumable(server, ben.token, 2 * megabyte);
  const deferred = await beginDeferred(server, ben.token);
  await change({ maxFileSize: megabyte });
  expect((await slow.finish()).status).toBe(201);
  const twice = new Uint8Array(2 * megabyte);
  expect((await sendPiece(resumable, ben.token, 0, twice)).status).toBe(204);
  expect((await sendPiece(deferred, ben.token, 0, twice, twice.length)).status).toBe(204);
  const next = await sendParts(server, ben.token, [
    { name: 'file', filename: 'next.bin', content: twice },
  ]);
  await expectFailure(next, 413, 'file_too_large');
});

test('pages of 100 KB are taken at once, however they are escaped; other calls still end at 64 KB', async () => {
  const page = '"'.repeat(102_400);
  const settings = await change({ imprint: page, privacy: page, terms: page });
  expect(settings.terms.value).toBe(page);
  await expectFailure(await put({ terms: 'x'.repeat(1_100_000) }), 413, 'body_too_large');
  const path = '/api/auth/login';
  const body = { email: 'x'.repeat(66_000), password: 'x' };
  await expectFailure(await send(server.origin, 'POST', path, { body }), 413, 'body_too_large');
});

test('administrators who change at the same time lose no field of each other', async () => {
  const changes = {
    registration: 'closed',
    emailRequired: false,
    requireSecondFactor: 'admins',
    userQuota: 5 * megabyte,
    maxFileSize: 6 * megabyte,
    defaultLanguage: 'fr',
    defaultTheme: 'system',
    name: 'All at once',
    accent: '#45b9e4',
    productOnPages: false,
    imprint: 'Imprint',
    privacy: 'Privacy',
    terms: 'Terms',
    defaultExpiry: '7d',
    maxExpiry: '90d',
    trashDays: 0,
    slugScheme: 'uuid',
    slugLength: 12,
    embeds: false,
    embedVideoMax: 0,
    embedComponents: 'off',
    indexing: false,
    allowedTypes: ['text/*', 'image/png'],
    refusedTypes: ['text/html'],
  };
  const before = (await audited()).length;
  await Promise.all(Object.entries(changes).map(([name, value]) => change({ [name]: value })));
  const settings = await listSettings(server, admin.token);
  const shown = Object.entries(settings);
  const values = Object.fromEntries(shown.map(([name, { value }]) => [name, value]));
  const defaults = Object.fromEntries(shown.map(([name, each]) => [name, each.default]));
  expect(values).toEqual({ ...defaults, ...changes });
  expect((await audited()).length - before).toBe(Object.keys(changes).length);
});

describe('the audit log', () => {
  test('has an entry for each changed setting, with the values before and after', async () => {
    const before = (await audited()).length;
    await change({ registration: 'open', userQuota: '1.5GB', name: 'Perch' });
    await change({ registration: 'open' });
    const entries = (await audited()).slice(0, -before || undefined);
    expect(entries.map(({ subject, detail }) => `${subject.name}: ${detail}`).toSorted()).toEqual([
      'Default quota: none → 1.50 GB',
      'Registration: approval → open',
    ]);
    expect(entries[0]).toMatchObject({
      actor: { username: admin.username },
      action: 'setting.changed',
      subject: { type: 'setting' },
    });
  });

  test('has long texts by length and hash', async () => {
    await change({ terms: `Be kind.\n${'Always. '.repeat(1000)}` });
    const [entry] = await audited();
    expect(entry?.subject.name).toBe('Terms');
    expect(entry?.detail).toMatch(/^none → 8009 characters \(SHA-256 [0-9a-f]{12}…\)$/);
  });

  test('has no entry for a change that was refused', async () => {
    const before = (await audited()).length;
    await put({ name: 'Refused', registration: 'sometimes' });
    await put({ name: 'Refused', accent: '#ffee00' });
    expect(await audited()).toHaveLength(before);
  });
});
