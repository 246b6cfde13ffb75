// @long
import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const mib = 1024 ** 2;

/** None where files are on the disk themselves. */
async function copiesOf({ dataDir }: TestServer): Promise<string[]> {
  const folder = join(dataDir, 'cache');
  if (!(await readdir(dataDir)).includes('cache')) return [];
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}

/** Asks until the answer has a length, as it has when there is a copy; every answer has to be right. */
async function untilWithLength(url: string, content: Buffer, range?: [number, number]) {
  const [start, end] = range ?? [0, content.length];
  const headers = new Headers(range && { range: `bytes=${start}-${end - 1}` });
  await waitFor('an answer with a length', async () => {
    const answer = await fetch(url, { headers });
    expect(answer.status).toBe(range ? 206 : 200);
    if (range) {
      expect(answer.headers.get('content-range')).toBe(
        `bytes ${start}-${end - 1}/${content.length}`,
      );
    }
    expect(sha256Of(await answer.bytes())).toBe(sha256Of(content.subarray(start, end)));
    const length = answer.headers.get('content-length');
    if (length === null) return false;
    expect(length).toBe(String(end - start));
    expect(answer.headers.get('transfer-encoding')).toBeNull();
    return true;
  });
}

test('files are sent with their length, whole and in ranges', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  for (const bytes of [1, 100_000, 300_000, 6 * mib, 70 * mib]) {
    const content = randomBytes(bytes);
    const { publicUrl } = await upload(server, token, 'a.bin', content);
    await untilWithLength(publicUrl, content, [0, 1]);
    await untilWithLength(publicUrl, content, [bytes >> 1, bytes]);
    await untilWithLength(publicUrl, content);
    await untilWithLength(`${publicUrl}?download`, content);
  }
  const empty = await upload(server, token, 'empty.bin', '');
  const answer = await fetch(empty.publicUrl);
  expect([answer.status, await answer.text()]).toEqual([200, '']);
}, 120_000);

test('a small part of a large file has its length at once', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const content = randomBytes(70 * mib);
  const { publicUrl } = await upload(server, token, 'a.bin', content);
  for (const start of [0, 33 * mib, content.length - 65_536]) {
    const headers = { range: `bytes=${start}-${start + 65_535}` };
    const answer = await fetch(publicUrl, { headers });
    expect([answer.status, answer.headers.get('content-length')]).toEqual([206, '65536']);
    const part = content.subarray(start, start + 65_536);
    expect(sha256Of(await answer.bytes())).toBe(sha256Of(part));
  }
});

test('a deleted file is gone, and so is every copy of it', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const content = randomBytes(6 * mib);
  const { _id, publicUrl } = await upload(server, token, 'a.bin', content);
  await untilWithLength(publicUrl, content);
  const path = `/api/upload/${_id}?permanent=true`;
  const deleted = await send(server.origin, 'DELETE', path, { token });
  expect(deleted.status).toBe(200);
  for (const headers of [{}, { range: 'bytes=5-' }]) {
    const answer = await fetch(publicUrl, { headers });
    expect(answer.status).toBe(404);
    expect(answer.headers.get('etag')).toBeNull();
  }
  await waitFor('an empty cache', async () => (await copiesOf(server)).length === 0);
});

test('what a killed process has copied is removed, and copies are made anew', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const content = randomBytes(6 * mib);
  const { publicUrl } = await upload(server, token, 'a.bin', content);
  await untilWithLength(publicUrl, content);
  await server.stop('SIGKILL');
  const left = ['left.part', `${'0'.repeat(32)}.someone`];
  for (const folder of ['1', '7']) {
    const path = join(server.dataDir, 'cache', folder);
    await mkdir(path, { recursive: true });
    for (const name of left) await writeFile(join(path, name), 'left over');
  }
  await server.start();
  expect(await copiesOf(server)).toEqual([]);
  await untilWithLength(publicUrl, content);
});

test('without room for copies files are sent as they come, whole and in ranges', async () => {
  await using server = await startServer({ S3_CACHE: '0' });
  const { token } = await becomeAdministrator(server);
  const content = randomBytes(6 * mib);
  const { publicUrl } = await upload(server, token, 'a.bin', content);
  for (let round = 0; round < 3; round += 1) {
    const whole = await fetch(publicUrl);
    expect(sha256Of(await whole.bytes())).toBe(sha256Of(content));
    const part = await fetch(publicUrl, { headers: { range: 'bytes=1000000-5999999' } });
    expect(part.status).toBe(206);
    expect(sha256Of(await part.bytes())).toBe(sha256Of(content.subarray(1_000_000, 6_000_000)));
  }
  expect(await readdir(server.dataDir)).not.toContain('cache');
});

test('workers have a share of the room each, and answer alike', async () => {
  await using server = await startServer({ WORKERS: '2', S3_CACHE: '100MB' });
  const { token } = await becomeAdministrator(server);
  const content = randomBytes(6 * mib);
  const { _id, publicUrl } = await upload(server, token, 'a.bin', content);
  // Each connection is another worker's, perhaps.
  for (let round = 0; round < 8; round += 1) await untilWithLength(publicUrl, content);
  await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token });
  await waitFor('the end of the link', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetch(publicUrl)));
    return answers.every(({ status }) => status === 404);
  });
});
