// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
} from '../../../support/api/accounts.ts';
import { client, send } from '../../../support/api/client.ts';
import { upload } from '../../../support/api/uploads.ts';
import { runStatement } from '../../../support/database/database.ts';
import {
  expectStoredFiles,
  loseStoredFile,
  storedFiles,
} from '../../../support/files/stored-files.ts';
import { usesS3 } from '../../../support/servers/installation.ts';
import { startServer } from '../../../support/servers/server.ts';
import { letPass, outcomeOf, waitFor } from '../../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

const remove = async ({ token }: Person, id: string) => {
  const answer = await send(server.origin, 'DELETE', `/api/upload/${id}?permanent=true`, { token });
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
  return waitFor(`${count} more files`, async () => {
    const names = await added(before);
    return names.length === count ? names : undefined;
  });
}

describe('the same bytes of one account', () => {
  test('are stored once, and stay until the last upload of them is deleted', async () => {
    const before = await storedFiles(server);
    const content = randomBytes(300_000);
    const uploads = [
      { by: ann, ...(await upload(server, ann.token, 'one.bin', content)) },
      { by: ann, ...(await upload(server, ann.token, 'two.bin', content)) },
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
    const again = await upload(server, ann.token, 'again.bin', content);
    expect((await bytesAt(again.publicUrl)).equals(content)).toBe(true);
    await remove(ann, again._id);
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

  test('go with the account, and those of another account stay', async () => {
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

  test('that the storage has lost come back with its next upload of them, for all its links', async () => {
    const content = randomBytes(400_000);
    const before = await storedFiles(server);
    const first = await upload(server, ann.token, 'first.bin', content);
    const [name = ''] = await expectAdded(before, 1);
    await loseStoredFile(server, name);
    await upload(server, ann.token, 'second.bin', content);
    await expectStoredFiles(server, [...before, name]);
    expect((await bytesAt(first.publicUrl)).equals(content)).toBe(true);
    expect(server.output()).toContain('blob.restored');
  });
});

describe('the same bytes of two accounts', () => {
  test('are stored for each, and go with the upload of each', async () => {
    const before = await storedFiles(server);
    const content = randomBytes(50_000);
    const first = await upload(server, ann.token, 'mine.bin', content);
    const second = await upload(server, ben.token, 'mine.bin', content);
    await expectAdded(before, 2);
    await remove(ann, first._id);
    await expectAdded(before, 1);
    expect((await bytesAt(second.publicUrl)).equals(content)).toBe(true);
    await remove(ben, second._id);
    await expectStoredFiles(server, before);
  });

  test('that were stored once before stay so, until both are deleted, and no upload joins them', async () => {
    const before = await storedFiles(server);
    const content = randomBytes(60_000);
    const first = await upload(server, ann.token, 'one.bin', content);
    const second = await upload(server, ben.token, 'two.bin', content);
    await expectAdded(before, 2);
    // As versions have left it that shared bytes across accounts.
    const keyOf = (id: string) => `(select storage_key from uploads where id = '${id}')`;
    for (const statement of [
      `update objects set refs = 2, content = '${first.sha256}:${content.length}'
        where key = ${keyOf(first._id)}`,
      `update uploads set storage_key = ${keyOf(first._id)} where id = '${second._id}'`,
      `delete from objects where not exists (select 1 from uploads where storage_key = objects.key)`,
    ]) {
      await runStatement(server, statement);
    }
    const third = await upload(server, ann.token, 'three.bin', content);
    for (const { publicUrl } of [first, second, third]) {
      expect((await bytesAt(publicUrl)).equals(content)).toBe(true);
    }
    await remove(ann, first._id);
    expect((await bytesAt(second.publicUrl)).equals(content)).toBe(true);
    await remove(ben, second._id);
    expect((await fetch(second.publicUrl)).status).toBe(404);
    expect((await bytesAt(third.publicUrl)).equals(content)).toBe(true);
    await remove(ann, third._id);
    // The copy that no row refers to since the second statement is left to the sweep.
    await expectAdded(before, 1);
  });
});

describe('no account sees', () => {
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
    const links = ['publicUrl', 'url', 'rawUrl', 'viewUrl', 'deletionUrl'];
    const own = ['_id', 'fileId', 'appSlug', 'createdAt', ...links];
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
    await letPass(1100);
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
    expect(await outcomeOf(upload(server, person.token, 'b.bin', content))).toThrow('413');
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
