// @long
import { afterAll, describe, expect, test } from 'bun:test';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { png, pngOf } from '../../support/files/pictures.ts';
import {
  expectStoredFiles,
  loseStoredFile,
  storedFiles,
} from '../../support/files/stored-files.ts';
import { usesS3 } from '../../support/servers/installation.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ BASE_DOMAINS: 'example.net' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const { token } = admin;

const etagOf = async (url: string) => {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return answer.headers.get('etag');
};
const added = (after: string[], before: string[]) => after.filter((name) => !before.includes(name));

/** An upload with its thumbnail made, and where that lies. */
async function withThumbnail(owner = token) {
  const record = await upload(server, owner, 'photo.png', png(30, 20));
  const before = await storedFiles(server);
  await etagOf(record.thumbnailUrl);
  const [file = '', ...more] = added(await storedFiles(server), before);
  expect(more).toEqual([]);
  return { ...record, thumbnailFile: file };
}

async function setAge(file: string, hours: number) {
  const at = Date.now() / 1000 - hours * 3600;
  await utimes(join(server.dataDir, file), at, at);
}

describe('a thumbnail', () => {
  test('is made once, however many ask for it first', async () => {
    const { thumbnailUrl } = await upload(server, token, 'asked.png', png(900, 900));
    const before = await storedFiles(server);
    const etags = await Promise.all(Array.from({ length: 40 }, () => etagOf(thumbnailUrl)));
    expect(new Set(etags).size).toBe(1);
    expect(added(await storedFiles(server), before)).toHaveLength(1);
  });

  test('does not count against the quota or into the totals', async () => {
    const person = await registerApproved(server, admin);
    await withThumbnail(person.token);
    const { data } = await (
      await send(server.origin, 'GET', '/api/upload/stats', { token: person.token })
    ).json();
    expect(data.user).toMatchObject({ uploads: 1, storage: png(30, 20).length });
  });

  test('goes with its upload, at once', async () => {
    const before = await storedFiles(server);
    const { _id, thumbnailUrl } = await withThumbnail();
    const answer = await send(server.origin, 'DELETE', `/api/upload/${_id}?permanent=true`, {
      token,
    });
    expect(answer.status).toBe(200);
    expect((await fetch(thumbnailUrl)).status).toBe(404);
    await expectStoredFiles(server, before);
  });

  test('goes with its owner', async () => {
    const before = await storedFiles(server);
    const person = await registerApproved(server, admin);
    const { thumbnailUrl } = await withThumbnail(person.token);
    await send(server.origin, 'DELETE', `/api/auth/users/${person.id}`, { token });
    expect((await fetch(thumbnailUrl)).status).toBe(404);
    await expectStoredFiles(server, before);
  });

  test('that is being made while its upload is deleted leaves nothing', async () => {
    const before = await storedFiles(server);
    const large = pngOf(6_000, 6_000, Buffer.alloc(6_000 * 18_001));
    for (const { _id, thumbnailUrl } of [
      await upload(server, token, 'large.png', large),
      await upload(server, token, 'large.png', large),
    ]) {
      const making = fetch(thumbnailUrl);
      await send(server.origin, 'DELETE', `/api/upload/${_id}?permanent=true`, { token });
      expect((await making).status).toBe(404);
    }
    await expectStoredFiles(server, before);
  });

  test('is served after a restart without being made again', async () => {
    const { thumbnailUrl } = await withThumbnail();
    const etag = await etagOf(thumbnailUrl);
    await server.stop();
    const files = await storedFiles(server);
    await server.start();
    expect(await etagOf(thumbnailUrl)).toBe(etag);
    await expectStoredFiles(server, files);
  });

  test('that the storage has lost is made again', async () => {
    const { thumbnailUrl, thumbnailFile } = await withThumbnail();
    const etag = await etagOf(thumbnailUrl);
    await server.stop();
    await loseStoredFile(server, thumbnailFile);
    await server.start();
    expect(await etagOf(thumbnailUrl)).toBe(etag);
    expect(await etagOf(thumbnailUrl)).toBe(etag);
  });

  // S3 sets the age of its objects, so a test cannot make them older.
  const testOnDisk = usesS3 ? () => {} : test;
  testOnDisk('is swept when its upload is gone, and not before', async () => {
    const kept = await withThumbnail();
    const lost = await withThumbnail();
    await server.stop();
    for (const { thumbnailFile } of [kept, lost]) await setAge(thumbnailFile, 30);
    await runStatement(server, `delete from uploads where id = '${lost._id}'`);
    await runStatement(server, `update jobs set free_at = 0 where name = 'stored-files'`);
    await server.start();
    await waitFor('the sweep', async () => {
      return !(await storedFiles(server)).includes(lost.thumbnailFile);
    });
    expect(await storedFiles(server)).toContain(kept.thumbnailFile);
    expect(await etagOf(kept.thumbnailUrl)).toBeString();
  });

  test('is on the app’s host only', async () => {
    const owner = await registerApproved(server, admin, 'ann');
    const domain = await requestDomain(server, owner, 'ann.example.net', 'subdomain');
    await approveDomain(server, admin, domain._id);
    const { fileId, thumbnailUrl } = await withThumbnail(owner.token);
    expect(thumbnailUrl).toBe(`${server.origin}/t/${fileId}`);
    const on = (path: string) =>
      fetch(`${server.origin}${path}`, { headers: { host: 'ann.example.net' } });
    await waitFor('the domain to be served', async () => (await on(`/${fileId}`)).status === 200);
    expect((await on(`/t/${fileId}`)).status).toBe(404);
  });
});
