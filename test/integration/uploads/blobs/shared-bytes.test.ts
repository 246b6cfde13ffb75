import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
} from '../../../support/api/accounts.ts';
import { client, send } from '../../../support/api/client.ts';
import { upload } from '../../../support/api/uploads.ts';
import {
  expectStoredFiles,
  loseStoredFile,
  storedFiles,
} from '../../../support/files/stored-files.ts';
import { usesS3 } from '../../../support/servers/installation.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

const remove = async ({ token }: Person, id: string) => {
  const answer = await send(server.origin, 'DELETE', `/api/upload/${id}`, { token });
  expect(answer.status).toBe(200);
};
const bytesAt = async (url: string) => Buffer.from(await (await fetch(url)).arrayBuffer());

async function statisticsOf({ token }: Person) {
  const answer = await client(server.origin, token).api.upload.stats.$get();
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return body.data.user;
}

/** The names of those that were not there before. */
async function added(before: string[]) {
  return (await storedFiles(server)).filter((name) => !before.includes(name));
}

/** Waits until so many more files are stored, and none beside them. */
async function expectAdded(before: string[], count: number): Promise<string[]> {
  const deadline = Date.now() + 20_000;
  while ((await added(before)).length !== count && Date.now() < deadline) await Bun.sleep(20);
  const names = await added(before);
  expect(names).toHaveLength(count);
  return names;
}

describe('the same bytes', () => {
  test('are stored once, and stay until the last upload of them is deleted', async () => {
    const before = await storedFiles(server);
    const content = randomBytes(300_000);
    const uploads = [
      { by: ann, ...(await upload(server, ann.token, 'one.bin', content)) },
      { by: ben, ...(await upload(server, ben.token, 'two.bin', content)) },
      { by: ann, ...(await upload(server, ann.token, 'three.bin', content)) },
    ];
    await expectAdded(before, 1);
    for (const { by, _id, publicUrl } of uploads) {
      expect((await bytesAt(publicUrl)).equals(content)).toBe(true);
      await remove(by, _id);
      expect((await fetch(publicUrl)).status).toBe(404);
    }
    await expectStoredFiles(server, before);
    // The key of the first is not used again.
    const again = await upload(server, ben.token, 'again.bin', content);
    expect((await bytesAt(again.publicUrl)).equals(content)).toBe(true);
    await remove(ben, again._id);
    await expectStoredFiles(server, before);
  });

  test('of another size or with one other bit are others', async () => {
    const before = await storedFiles(server);
    const content = randomBytes(5000);
    const changed = Buffer.from(content);
    changed[4999] = (changed[4999] ?? 0) ^ 1;
    const contents = [content, changed, content.subarray(0, 4999)];
    const uploads = await Promise.all(
      contents.map((each) => upload(server, ann.token, 'a.bin', each)),
    );
    await expectAdded(before, 3);
    for (const [index, { publicUrl }] of uploads.entries()) {
      expect((await bytesAt(publicUrl)).equals(contents[index] ?? Buffer.of())).toBe(true);
    }
    for (const { _id } of uploads) await remove(ann, _id);
    await expectStoredFiles(server, before);
  });

  test('go with an account, but not those that somebody else has as well', async () => {
    const person = await registerApproved(server, admin);
    const before = await storedFiles(server);
    const [shared, own] = [randomBytes(9000), randomBytes(9000)];
    await upload(server, person.token, 'shared.bin', shared);
    await upload(server, person.token, 'twice.bin', shared);
    await upload(server, person.token, 'own.bin', own);
    const kept = await upload(server, ann.token, 'mine.bin', shared);
    const { token } = admin;
    await send(server.origin, 'DELETE', `/api/auth/users/${person.id}`, { token });
    await expectAdded(before, 1);
    expect((await bytesAt(kept.publicUrl)).equals(shared)).toBe(true);
    await remove(ann, kept._id);
    await expectStoredFiles(server, before);
  });

  test('that the storage has lost come back with the next upload of them, for everybody', async () => {
    const content = randomBytes(400_000);
    const before = await storedFiles(server);
    const first = await upload(server, ann.token, 'first.bin', content);
    const [name = ''] = await expectAdded(before, 1);
    await loseStoredFile(server, name);
    await upload(server, ben.token, 'second.bin', content);
    await expectStoredFiles(server, [...before, name]);
    expect((await bytesAt(first.publicUrl)).equals(content)).toBe(true);
    expect(server.output()).toContain('storage.restored');
  });
});

describe('nobody sees', () => {
  const without = (record: Record<string, unknown>, names: string[]) =>
    Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

  /** All that an owner sees of an upload, without what differs between any two. */
  async function observed(person: Person, name: string, content: Uint8Array) {
    const record = await upload(server, person.token, name, content);
    const { _id, createdAt, publicUrl } = record;
    const link = await fetch(publicUrl);
    const modified = Date.parse(link.headers.get('last-modified') ?? '');
    expect(Math.abs(modified - Date.parse(createdAt))).toBeLessThan(1000);
    expect(Buffer.from(await link.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
    const own = ['_id', 'fileId', 'createdAt', 'publicUrl', 'url', 'deletionUrl'];
    const headers = without(Object.fromEntries(link.headers), ['date', 'last-modified']);
    const { file, ...shown } = record;
    const { uploads, storage } = await statisticsOf(person);
    const seen = { shown: without(shown, own), file: without(file, own), headers };
    return { _id, seen: { ...seen, uploads, storage } };
  }

  test('in an answer, in a header or in totals whether others have the same file', async () => {
    const content = randomBytes(70_000);
    const [cat, dan] = [
      await registerApproved(server, admin),
      await registerApproved(server, admin),
    ];
    const first = await observed(cat, 'plan.bin', content);
    // Dates go by the second.
    await Bun.sleep(1100);
    const second = await observed(dan, 'plan.bin', content);
    expect(second.seen).toEqual(first.seen);
    expect(second.seen.storage).toBe(70_000);

    await remove(cat, first._id);
    expect(await statisticsOf(cat)).toMatchObject({ uploads: 0, storage: 0 });
    expect(await statisticsOf(dan)).toMatchObject({ uploads: 1, storage: 70_000 });
  });

  test('that a quota is any fuller or emptier for it', async () => {
    const person = await registerApproved(server, admin);
    const { token } = admin;
    const quota = 100_000;
    const path = `/api/auth/users/${person.id}`;
    await send(server.origin, 'PUT', path, { token, body: { quota } });
    const content = randomBytes(60_000);
    await upload(server, ann.token, 'theirs.bin', content);
    const first = await upload(server, person.token, 'a.bin', content);
    await expect(upload(server, person.token, 'b.bin', content)).rejects.toThrow('413');
    await remove(person, first._id);
    await upload(server, person.token, 'b.bin', content);
  });

  test('another name, type, date or count at the link of the same bytes', async () => {
    const content = new TextEncoder().encode(`<p>${crypto.randomUUID()}</p>`);
    const page = await upload(server, ann.token, 'page.html', content);
    const text = await upload(server, ben.token, 'notes.txt', content);
    expect([page.mimeType, text.mimeType]).toEqual(['text/html', 'text/plain']);
    expect((await fetch(page.publicUrl)).headers.get('content-disposition')).toContain('page.html');
    expect((await fetch(text.publicUrl)).headers.get('content-disposition')).toContain('notes.txt');
    const { data } = await (
      await send(server.origin, 'GET', `/api/upload/${text._id}`, { token: ben.token })
    ).json();
    expect(data.upload).toMatchObject({ originalName: 'notes.txt', views: 0 });
    const foreign = await send(server.origin, 'GET', `/api/upload/${page._id}`, {
      token: ben.token,
    });
    expect(foreign.status).toBe(404);
  });
});

// What S3 itself hands out says since when it has been there.
const testOnS3 = usesS3 ? test : () => {};
testOnS3('where people fetch files from S3 itself, none is shared', async () => {
  await using own = await startServer({ S3_PUBLIC: 'redirect' });
  const { token } = await becomeAdministrator(own);
  const content = randomBytes(3000);
  for (const name of ['a.bin', 'b.bin']) {
    const { publicUrl } = await upload(own, token, name, content);
    expect((await bytesAt(publicUrl)).equals(content)).toBe(true);
  }
  expect(await storedFiles(own)).toHaveLength(2);
});
