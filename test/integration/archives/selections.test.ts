// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { askForArchive, fetchWhole, makeArchive } from '../../support/api/archives.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { databaseText, runStatement } from '../../support/database/database.ts';
import { allUnpackers, unpack } from '../../support/files/unpack.ts';
import { startServer } from '../../support/servers/server.ts';

const mib = 1024 ** 2;
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin);
const ben = await registerApproved(server, admin);

const change = (id: string, body: unknown) =>
  send(server.origin, 'PATCH', `/api/upload/${id}`, { token: ann.token, body });
const remove = (id: string) =>
  send(server.origin, 'DELETE', `/api/upload/${id}`, { token: ann.token });
const note = (name: string, content = name) => upload(server, ann.token, name, content);

const large = randomBytes(3 * mib + 17);
const files = [
  await note('note.txt', 'hello'),
  await note('empty.txt', ''),
  await upload(server, ann.token, 'large 🐦.bin', large),
  await note('Note.txt', 'another'),
];

describe('an archive', () => {
  test.each([...allUnpackers])('is unpacked by %s to the bytes that were uploaded', async (by) => {
    const url = await makeArchive(server, ann.token, files);
    expect(url).toMatch(new RegExp(`^${server.origin}/z/[\\w-]{43}\\.zip$`));
    const unpacked = await unpack(await fetchWhole(url), by);
    expect(Object.keys(unpacked).toSorted()).toEqual([
      'Note (2).txt',
      'empty.txt',
      'large 🐦.bin',
      'note.txt',
    ]);
    expect(unpacked['note.txt']?.toString()).toBe('hello');
    expect(unpacked['Note (2).txt']?.toString()).toBe('another');
    expect(unpacked['empty.txt']?.length).toBe(0);
    expect(unpacked['large 🐦.bin']?.equals(large)).toBe(true);
  });

  test('is a download of its own type, which no cache keeps', async () => {
    const url = await makeArchive(server, ann.token, files);
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/zip');
    expect(answer.headers.get('content-disposition')).toContain('attachment; filename="Perch.zip"');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('accept-ranges')).toBe('bytes');
    expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]{64}"$/);
    expect(answer.headers.get('last-modified')).toBeNull();
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    await answer.body?.cancel();
  });

  test('has a file once that was chosen twice, and small ones have a length', async () => {
    const [first, second] = files;
    if (!first || !second) throw new Error('There are files');
    const url = await makeArchive(server, ann.token, [first, second, first]);
    const answer = await fetch(url);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(answer.headers.get('content-length')).toBe(String(bytes.length));
    expect(Object.keys(await unpack(bytes))).toEqual(['empty.txt', 'note.txt']);
  });

  test('has files with a password or a limit, and spends no download', async () => {
    const locked = await note('locked.txt');
    const limited = await note('limited.txt');
    expect((await change(locked._id, { password: 'a secret' })).status).toBe(200);
    expect((await change(limited._id, { maxDownloads: 1 })).status).toBe(200);
    const url = await makeArchive(server, ann.token, [locked, limited]);
    const unpacked = await unpack(await fetchWhole(url));
    expect(Object.keys(unpacked)).toEqual(['limited.txt', 'locked.txt']);
    const after = await send(server.origin, 'GET', `/api/upload/${limited._id}`, ann);
    expect((await after.json()).data.upload.downloadsLeft).toBe(1);
    expect((await fetch(limited.rawUrl)).status).toBe(403);
  });

  test('has the name and the bytes that a file has now, under another entity tag', async () => {
    const file = await note('before.txt', 'before');
    const url = await makeArchive(server, ann.token, [file]);
    const before = await fetch(url, { method: 'HEAD' });
    expect((await change(file._id, { name: 'after.txt' })).status).toBe(200);
    const after = await fetch(url);
    expect(after.headers.get('etag')).not.toBe(before.headers.get('etag'));
    expect(Object.keys(await unpack(await after.bytes()))).toEqual(['after.txt']);
  });

  test('is there after a restart', async () => {
    const url = await makeArchive(server, ann.token, files.slice(0, 2));
    const before = await fetchWhole(url);
    await server.stop();
    await server.start();
    expect((await fetchWhole(url)).equals(before)).toBe(true);
  });
});

describe('refused is', () => {
  const absent = 'AAAAAAAAAAAAAAAA';

  test.each([
    ['another account’s file', async () => (await upload(server, ben.token, 'b', 'b'))._id],
    ['a file that never was', async () => absent],
    ['a text that is no id', async () => "' or 1=1"],
    [
      'a file in the trash',
      async () => {
        const { _id } = await note('trashed.txt');
        await remove(_id);
        return _id;
      },
    ],
  ])('%s, which is named, and nothing is made', async (_, idOf) => {
    const wrong = await idOf();
    const answer = await askForArchive(server, ann.token, [...files.map(({ _id }) => _id), wrong]);
    expect(answer.status).toBe(404);
    const { code, data, missing } = await answer.json();
    expect([code, data, missing]).toEqual(['not_found', undefined, [wrong]]);
  });

  test('another account’s file to administrators as well', async () => {
    const ids = files.map(({ _id }) => _id);
    const answer = await askForArchive(server, admin.token, ids);
    expect([answer.status, (await answer.json()).missing]).toEqual([404, ids]);
  });

  test.each([
    ['an empty selection', []],
    ['a number', [7]],
    ['more than 10 000 files', Array.from({ length: 10_001 }, () => absent)],
  ])('%s', async (_, ids) => {
    const answer = await askForArchive(server, ann.token, ids);
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'invalid_request']);
  });

  test('a call without a session', async () => {
    expect((await send(server.origin, 'POST', '/api/archives', { body: {} })).status).toBe(401);
  });

  test('not a body of 10 000 ids, but their files, which are not there', async () => {
    const ids = Array.from({ length: 10_000 }, (_, at) => String(at).padStart(16, 'A'));
    const answer = await askForArchive(server, ann.token, ids);
    expect([answer.status, (await answer.json()).missing]).toEqual([404, ids.slice(0, 10)]);
  });
});

describe('an archive is not there', () => {
  async function expectGone(url: string, status: number) {
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(url, { method });
      expect(answer.status).toBe(status);
      expect(answer.headers.get('content-type')).toStartWith('text/html');
      expect(answer.headers.get('etag')).toBeNull();
      expect(await answer.text()).not.toContain('PK');
    }
  }

  test('any more once a file of it is in the trash, and again when that is restored', async () => {
    const file = await note('trash me.txt');
    const url = await makeArchive(server, ann.token, [...files, file]);
    await remove(file._id);
    await expectGone(url, 410);
    const restored = await send(server.origin, 'POST', `/api/upload/${file._id}/restore`, ann);
    expect(restored.status).toBe(200);
    expect(Object.keys(await unpack(await fetchWhole(url)))).toHaveLength(5);
  });

  test('any more once a file of it has ended', async () => {
    const file = await note('ends.txt');
    const url = await makeArchive(server, ann.token, [file]);
    await runStatement(server, `update uploads set expires_at = 1 where id = '${file._id}'`);
    await expectGone(url, 410);
  });

  test('while its owner is suspended', async () => {
    const url = await makeArchive(server, ann.token, files);
    const set = (status: string) =>
      send(server.origin, 'PUT', `/api/auth/users/${ann.id}`, {
        token: admin.token,
        body: { status },
      });
    expect((await set('pending')).status).toBe(200);
    await expectGone(url, 410);
    expect((await set('approved')).status).toBe(200);
    await fetchWhole(url);
  });

  test('after its hour, nor with another token or ending', async () => {
    const url = await makeArchive(server, ann.token, files.slice(0, 1));
    for (const wrong of [
      url.slice(0, -4),
      `${url}x`,
      url.replace(/.\.zip$/, '.zip'),
      url.replace('.zip', '.ZIP'),
    ])
      await expectGone(wrong, 404);
    await expectGone(`${server.origin}/z/${'A'.repeat(43)}.zip`, 404);
    await runStatement(server, 'update archives set expires_at = 1');
    await expectGone(url, 404);
  });

  test('for other methods', async () => {
    const url = await makeArchive(server, ann.token, files);
    expect((await fetch(url, { method: 'DELETE' })).status).toBe(405);
  });
});

test('neither the log nor the database has the token of an archive', async () => {
  const url = await makeArchive(server, ann.token, files);
  await fetchWhole(url);
  const token = /\/z\/([\w-]+)\.zip$/.exec(url)?.[1] ?? 'none';
  expect(token).toHaveLength(43);
  expect(server.output()).not.toContain(token);
  expect(await databaseText(server)).not.toContain(token);
});
