import { afterAll, afterEach, describe, expect, test } from 'bun:test';

import type { Upload } from '@perch/contract/uploads';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { sendChange, sendContent } from '../../support/api/changes.ts';
import { bearer, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { createSenders, daysLeft, type Options, textFile } from '../../support/api/link-options.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { askTus, beginResumable, sendPiece, sendResumable, sentOf } from '../../support/api/tus.ts';
import { sendBody, sendParts } from '../../support/api/uploads.ts';
import { databaseText, reservedBytes } from '../../support/database/database.ts';
import { gif, png } from '../../support/files/pictures.ts';
import { expectNoNewFiles, storedFiles } from '../../support/files/stored-files.ts';
import { multipartBody, multipartType } from '../../support/http/multipart.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const person = await registerApproved(server, admin);
const { token } = person;
const { byForm, byHeader, beginTus, byTus, created, countUploads } = createSenders(server, token);

const ways: [string, (options: Options) => Promise<Upload>][] = [
  ['fields of a form', async (options) => created(await byForm(options))],
  ['headers', async (options) => created(await byHeader(options))],
  ['tus metadata', byTus],
];

afterEach(() =>
  changeSettings(server, admin.token, {
    defaultExpiry: null,
    maxExpiry: null,
    allowedTypes: null,
    refusedTypes: null,
  }),
);

describe.each(ways)('options by %s', (_, sendWith) => {
  test('are those of the link', async () => {
    const limited = await sendWith({ expires: '7d', maxDownloads: '5', password: 'Öffne 🐦 100%' });
    expect(limited).toMatchObject({ downloadsLeft: 5, burn: false, hasPassword: true });
    expect(daysLeft(limited)).toBe(7);
    expect(JSON.stringify(limited)).not.toContain('argon2');
    const burnt = await sendWith({
      burn: 'true',
      link: 'view',
      expires: '2100-01-01T00:00:00+02:00',
    });
    expect(burnt).toMatchObject({
      downloadsLeft: 1,
      burn: true,
      hasPassword: false,
      link: 'view',
      expiresAt: '2099-12-31T22:00:00.000Z',
    });
    expect(burnt.publicUrl).toBe(burnt.viewUrl);
  });

  test('may be left out, and give an open link', async () => {
    expect(await sendWith({})).toMatchObject({
      expiresAt: null,
      downloadsLeft: null,
      burn: false,
      hasPassword: false,
      link: 'raw',
    });
  });
});

const refused: [Options, string][] = [
  [{ expires: '' }, 'expires'],
  [{ expires: '7 days' }, 'expires'],
  [{ expires: '2020-01-01T00:00:00Z' }, 'expires'],
  [{ maxDownloads: '0' }, 'maxDownloads'],
  [{ password: '' }, 'password'],
  [{ burn: 'yes' }, 'burn'],
  [{ burn: 'true', maxDownloads: '3' }, 'maxDownloads'],
  [{ slug: 'not/a/slug' }, 'slug'],
  [{ link: 'page' }, 'link'],
];

test('wrong values are refused by name, in every way, and nothing is kept', async () => {
  const before = { files: await storedFiles(server), uploads: await countUploads() };
  const sentences = await Promise.all(
    refused.flatMap(([options, name]) =>
      [byForm(options), byHeader(options), beginTus(options), beginTus({}, options)].map(
        async (sent) => ({ name, answer: await sent }),
      ),
    ),
  );
  for (const { name, answer } of sentences) {
    const { error } = await answer.clone().json();
    expect(error).toContain(name);
    await expectFailure(answer, 400, 'invalid_option', name);
  }
  expect(await countUploads()).toBe(before.uploads);
  await expectNoNewFiles(server, before.files);
  expect(await reservedBytes(server, person.id)).toBe(0);
});

test('what contradicts itself, comes too late or is unknown is refused, and nothing is kept', async () => {
  const before = { files: await storedFiles(server), uploads: await countUploads() };
  const answers = await Promise.all([
    byHeader({ expires: '7d' }, { expires: '8d' }),
    sendParts(server, token, [
      { name: 'password', content: 'one' },
      { name: 'password', content: 'other' },
      textFile,
    ]),
    sendParts(server, token, [textFile, { name: 'password', content: 'too late' }]),
    byHeader({ Expire: '7d' }),
    byHeader({ Colour: 'red' }),
    beginTus({ expires: '7d' }, { Expires: '8d' }),
    beginTus({}, { Token: 'x' }),
    fetch(`${server.origin}/api/upload`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': multipartType, 'Perch-Password': '100%' },
      body: multipartBody([textFile]),
    }),
  ]);
  for (const answer of answers) {
    const { error, field } = await answer.clone().json();
    expect(error).toContain(field);
    await expectFailure(answer, 400, 'invalid_option', field);
  }
  expect(await countUploads()).toBe(before.uploads);
  await expectNoNewFiles(server, before.files);
  expect(await reservedBytes(server, person.id)).toBe(0);
});

test('the same option by field and header is one, and as many options as there are fit beside other fields', async () => {
  const others = Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`other${at}`, 'x']));
  const options = { expires: '7d', maxDownloads: '2', burn: 'false', password: 'x', link: 'raw' };
  const upload = await created(await byHeader({ expires: '7d' }, { ...options, ...others }));
  expect(upload).toMatchObject({ downloadsLeft: 2, hasPassword: true });
});

test('a slug is the link’s name by every way in, and one that is taken is refused before any byte', async () => {
  expect((await created(await byForm({ slug: 'by-form' }))).rawUrl).toContain('/by-form');
  expect((await created(await byHeader({ slug: 'by-header' }))).rawUrl).toContain('/by-header');
  expect((await byTus({ slug: 'by-tus' })).rawUrl).toContain('/by-tus');
  const uploads = await countUploads();
  await expectFailure(await beginTus({ slug: 'by-form' }), 409, 'taken', 'slug');
  await expectFailure(await byForm({ slug: 'by-tus' }), 409, 'taken', 'slug');
  expect(await countUploads()).toBe(uploads);
  expect(await reservedBytes(server, person.id)).toBe(0);
});

test('a resumable upload keeps no password in the clear, nor gives it back', async () => {
  const secret = 'correct-horse-battery-staple';
  const url = await beginResumable(server, token, 5, { filename: 'a.txt', password: secret });
  const kept = await databaseText(server);
  expect(kept).not.toContain(secret);
  expect(kept).not.toContain(Buffer.from(secret).toString('base64'));
  const head = await askTus(url, 'HEAD', { token });
  expect(head.headers.get('upload-metadata')).toContain('filename');
  expect(head.headers.get('upload-metadata')).not.toContain('password');
  const { id } = sentOf(await sendPiece(url, token, 0, 'hello'));
  const path = `/api/upload/${id}`;
  const { data } = await (await send(server.origin, 'GET', path, { token })).json();
  expect(data.upload.hasPassword).toBe(true);
});

describe('where nothing is asked for', () => {
  test('the installation’s default holds, and a default beyond the latest end is cut', async () => {
    await changeSettings(server, admin.token, { defaultExpiry: '14d' });
    expect(daysLeft(await created(await byForm({})))).toBe(14);
    expect(daysLeft(await byTus({ expires: '1d' }))).toBe(1);
    expect(daysLeft(await created(await byForm({ expires: 'never' })))).toBeNull();
    await changeSettings(server, admin.token, { maxExpiry: '3d' });
    expect(daysLeft(await created(await byForm({})))).toBe(3);
    await changeSettings(server, admin.token, { defaultExpiry: null });
    expect(daysLeft(await byTus({}))).toBe(3);
  });

  test('the account’s defaults come before the installation’s, and a request before both', async () => {
    const put = (defaults: unknown) =>
      send(server.origin, 'PUT', '/api/auth/preferences', { token, body: { defaults } });
    const chosen = { expires: '5d', maxDownloads: 9, link: 'view' };
    expect((await put(chosen)).status).toBe(200);
    await changeSettings(server, admin.token, { defaultExpiry: '14d' });
    const upload = await created(await byForm({}));
    expect(upload).toMatchObject({ downloadsLeft: 9, link: 'view', burn: false });
    expect(daysLeft(upload)).toBe(5);
    const asked = await byTus({ expires: 'never', maxDownloads: 'none', link: 'raw' });
    expect(asked).toMatchObject({ expiresAt: null, downloadsLeft: null, link: 'raw' });
    expect(await created(await byForm({ burn: 'true' }))).toMatchObject({ downloadsLeft: 1 });
    expect((await put({ burn: true })).status).toBe(200);
    expect(await created(await byForm({}))).toMatchObject({ burn: true, downloadsLeft: 1 });
    expect(await byTus({ maxDownloads: '4' })).toMatchObject({ burn: false, downloadsLeft: 4 });
    await changeSettings(server, admin.token, { maxExpiry: '2d' });
    expect((await put({ expires: '5d' })).status).toBe(200);
    expect(daysLeft(await created(await byForm({})))).toBe(2);
    expect((await put(null)).status).toBe(200);
  });
});

test('an end beyond the latest one is refused when it is asked for', async () => {
  await changeSettings(server, admin.token, { maxExpiry: '3d' });
  for (const expires of ['never', '4d', '2100-01-01T00:00:00Z']) {
    await expectFailure(await byForm({ expires }), 400, 'invalid_option', 'expires');
    await expectFailure(await beginTus({ expires }), 400, 'invalid_option', 'expires');
  }
  const upload = await created(await byForm({ expires: '3d' }));
  expect(daysLeft(upload)).toBe(3);
  const later = await sendChange(server, token, upload._id, { expires: 'never' });
  await expectFailure(later, 400, 'invalid_option', 'expires');
});

test('types are accepted as the bytes prove them, by form and tus, and of others nothing is kept', async () => {
  await changeSettings(server, admin.token, {
    allowedTypes: 'image/*, text/plain',
    refusedTypes: 'image/gif',
  });
  const before = { files: await storedFiles(server), uploads: await countUploads() };
  const picture = png(2, 2);
  const moving = new Uint8Array(gif(1));
  const parts = (filename: string, content: Uint8Array) => [{ name: 'file', filename, content }];
  for (const [name, bytes] of [
    ['a.pdf', Buffer.from('%PDF-1.7')],
    ['a.gif', moving],
    ['disguised.png', moving],
    ['not-a-picture.png', Buffer.from('hello')],
    ['large.bin', Buffer.alloc(100_000)],
  ] as const) {
    await expectFailure(
      await sendParts(server, token, parts(name, bytes)),
      415,
      'unsupported_media_type',
    );
    const url = await beginResumable(server, token, bytes.length, { filename: name });
    await expectFailure(await sendPiece(url, token, 0, bytes), 415, 'unsupported_media_type');
    expect((await askTus(url, 'HEAD', { token })).status).toBe(404);
  }
  const begun = await beginResumable(server, token, 10_000_000, { filename: 'a.png' });
  const first = await sendPiece(begun, token, 0, Buffer.alloc(8192));
  await expectFailure(first, 415, 'unsupported_media_type');
  expect(await countUploads()).toBe(before.uploads);
  await expectNoNewFiles(server, before.files);
  expect(await reservedBytes(server, person.id)).toBe(0);
  expect((await sendBody(server, token, multipartBody(parts('a.bin', picture)))).status).toBe(201);
  const { id } = await sendResumable(server, token, picture, { metadata: { filename: 'b.png' } });
  const fields = [{ name: 'force', content: 'true' }];
  const other = await sendContent(server, token, id, { content: moving, fields });
  await expectFailure(other, 415, 'unsupported_media_type');
  expect(await countUploads()).toBe(before.uploads + 2);
});
