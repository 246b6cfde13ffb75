// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { change, replace, sendContent } from '../../../support/api/changes.ts';
import { send } from '../../../support/api/client.ts';
import { changeSettings } from '../../../support/api/settings.ts';
import { upload } from '../../../support/api/uploads.ts';
import { reservedBytes } from '../../../support/database/database.ts';
import { sha256Of } from '../../../support/files/hash.ts';
import { png } from '../../../support/files/pictures.ts';
import { expectStoredFiles } from '../../../support/files/stored-files.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer({ MAX_FILE_SIZE: '200KB' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

const bytesAt = async (url: string) => (await fetch(url)).bytes();
const refusalOf = async (answer: Response) => {
  const { code } = await answer.json();
  return { status: answer.status, code };
};
const usedBytes = async ({ token }: { token: string }) => {
  const answer = await send(server.origin, 'GET', '/api/upload/stats', { token });
  return (await answer.json()).data.user.storage;
};
const force = { name: 'force', content: 'true' };

describe('new bytes for a file', () => {
  test('are behind the same link, and another version to every cache', async () => {
    const file = await upload(server, ann.token, 'notes.txt', 'before');
    const first = await fetch(file.publicUrl);
    const replaced = await replace(server, ann.token, file._id, {
      filename: 'other.txt',
      content: 'after, and longer',
    });
    expect(replaced).toMatchObject({
      _id: file._id,
      publicUrl: file.publicUrl,
      originalName: 'notes.txt',
      size: 17,
      sha256: sha256Of('after, and longer'),
      createdAt: file.createdAt,
    });
    const etag = first.headers.get('etag') ?? '';
    const second = await fetch(file.publicUrl, { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(200);
    expect(await second.text()).toBe('after, and longer');
    const modified = Date.parse(second.headers.get('last-modified') ?? '');
    expect(modified).toBeGreaterThanOrEqual(Math.floor(Date.parse(file.createdAt) / 1000) * 1000);
    const part = await fetch(file.publicUrl, { headers: { range: 'bytes=0-3', 'if-range': etag } });
    expect(part.status).toBe(200);
  });

  test('have a thumbnail of their own, and take the one before away', async () => {
    const file = await upload(server, ann.token, 'a.png', png(40, 20));
    const thumbnail = await bytesAt(file.thumbnailUrl);
    await replace(server, ann.token, file._id, { filename: 'b.png', content: png(20, 40) });
    const other = await bytesAt(file.thumbnailUrl);
    expect(other.length).toBeGreaterThan(0);
    expect(Buffer.from(other).equals(Buffer.from(thumbnail))).toBe(false);
  });

  test('of another type are refused, unless that is asked for; the link stays', async () => {
    const file = await upload(server, ann.token, 'a.png', png(9, 9));
    const refused = await sendContent(server, ann.token, file._id, { content: 'text' });
    expect(await refusalOf(refused)).toEqual({ status: 409, code: 'type_differs' });
    expect(Buffer.from(await bytesAt(file.publicUrl)).equals(Buffer.from(png(9, 9)))).toBe(true);
    const content = { content: 'text', fields: [force] };
    const replaced = await replace(server, ann.token, file._id, content);
    expect(replaced).toMatchObject({
      mimeType: 'text/plain',
      category: 'text',
      publicUrl: file.publicUrl,
      thumbnailUrl: '',
    });
    expect((await fetch(file.publicUrl)).headers.get('content-type')).toStartWith('text/plain');
  });

  test('of a type that administrators refuse are not taken', async () => {
    const file = await upload(server, ann.token, 'a.txt', 'kept');
    await changeSettings(server, admin.token, { refusedTypes: ['text/html'] });
    const page = { filename: 'a.html', content: '<p>', fields: [force] };
    const refused = await sendContent(server, ann.token, file._id, page);
    expect(await refusalOf(refused)).toEqual({ status: 415, code: 'unsupported_media_type' });
    expect(await (await fetch(file.publicUrl)).text()).toBe('kept');
    await changeSettings(server, admin.token, { refusedTypes: null });
  });

  test.each([
    ['a value of force that is none', [{ name: 'force', content: 'yes' }]],
    ['an option of links', [{ name: 'expires', content: '7d' }]],
  ])('are refused with %s', async (_, fields) => {
    const file = await upload(server, ann.token, 'a.txt', 'kept');
    const refused = await sendContent(server, ann.token, file._id, { content: 'b', fields });
    expect(await refusalOf(refused)).toEqual({ status: 400, code: 'invalid_option' });
    expect(await (await fetch(file.publicUrl)).text()).toBe('kept');
  });

  test('are refused for another account’s file and beyond the largest size', async () => {
    const file = await upload(server, ann.token, 'a.txt', 'kept');
    const content = { content: 'foreign' };
    expect((await sendContent(server, ben.token, file._id, content)).status).toBe(404);
    const large = { content: randomBytes(300_000).toString('hex') };
    expect((await sendContent(server, ann.token, file._id, large)).status).toBe(413);
    expect(await (await fetch(file.publicUrl)).text()).toBe('kept');
    await replace(server, admin.token, file._id, { content: 'by an administrator' });
    expect(await (await fetch(file.publicUrl)).text()).toBe('by an administrator');
  });

  test('count instead of those before, so that a nearly full quota suffices', async () => {
    const quota = { quota: 100_000 };
    const path = `/api/auth/users/${ben.id}`;
    expect((await send(server.origin, 'PUT', path, { ...admin, body: quota })).status).toBe(200);
    const file = await upload(server, ben.token, 'a.bin', randomBytes(80_000));
    await replace(server, ben.token, file._id, { filename: 'a.bin', content: randomBytes(95_000) });
    expect(await usedBytes(ben)).toBe(95_000);
    const larger = { filename: 'a.bin', content: randomBytes(101_000) };
    expect(await refusalOf(await sendContent(server, ben.token, file._id, larger))).toEqual({
      status: 413,
      code: 'quota_exceeded',
    });
    expect(await usedBytes(ben)).toBe(95_000);
    await replace(server, ben.token, file._id, { filename: 'a.bin', content: randomBytes(10) });
    expect(await usedBytes(ben)).toBe(10);
    expect(await reservedBytes(server, ben.id)).toBe(0);
  });

  test('that another file has as well are shared, and stay when either changes', async () => {
    const [shared, other] = [randomBytes(5000), randomBytes(5000)];
    const one = await upload(server, ann.token, 'a.bin', shared);
    const two = await upload(server, ann.token, 'b.bin', shared);
    await replace(server, ann.token, one._id, { filename: 'a.bin', content: other });
    expect(sha256Of(await bytesAt(two.publicUrl))).toBe(sha256Of(shared));
    await replace(server, ann.token, two._id, { filename: 'b.bin', content: other });
    await replace(server, ann.token, two._id, { filename: 'b.bin', content: other });
    await replace(server, ann.token, one._id, { filename: 'a.bin', content: shared });
    expect(sha256Of(await bytesAt(one.publicUrl))).toBe(sha256Of(shared));
    expect(sha256Of(await bytesAt(two.publicUrl))).toBe(sha256Of(other));
  });

  test('sent by many at once leave one of them whole, and nothing of the others', async () => {
    const usedBefore = await usedBytes(ann);
    const file = await upload(server, ann.token, 'a.bin', randomBytes(1000));
    const contents = Array.from({ length: 10 }, (_, index) => randomBytes(2000 + index));
    await Promise.all([
      ...contents.map((content) =>
        replace(server, ann.token, file._id, { filename: 'a.bin', content }),
      ),
      change(server, ann.token, file._id, { slug: 'changed-meanwhile' }),
    ]);
    const shown = await bytesAt(file.publicUrl);
    expect(contents.map(sha256Of)).toContain(sha256Of(shown));
    expect(await usedBytes(ann)).toBe(usedBefore + shown.length);
  });

  test('leave nothing behind, neither theirs nor what they have replaced', async () => {
    for (const { token } of [ann, ben]) {
      const list = await send(server.origin, 'GET', '/api/upload/my?limit=100', { token });
      const { data } = await list.json();
      for (const { _id } of data.uploads) {
        const path = `/api/upload/${_id}?permanent=true`;
        expect((await send(server.origin, 'DELETE', path, { token })).status).toBe(200);
      }
    }
    await expectStoredFiles(server, []);
  });
});
