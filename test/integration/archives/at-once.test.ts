// @both-stacks @long

import { afterAll, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { makeArchive } from '../../support/api/archives.ts';
import { upload } from '../../support/api/uploads.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { unpack } from '../../support/files/unpack.ts';
import { openStalledReader } from '../../support/http/stalled-reader.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const mib = 1024 ** 2;
const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);
const files: Awaited<ReturnType<typeof upload>>[] = [];
const contents = Array.from({ length: 4 }, () => randomBytes(16 * mib));
for (const [index, bytes] of contents.entries()) {
  files.push(await upload(server, token, `${index}.bin`, bytes));
}
const url = await makeArchive(server, token, files);

const from = (address: string) => ({ 'x-forwarded-for': address });
const openStalled = (address: string) =>
  openStalledReader(server, new URL(url).pathname, from(address));
const ask = (address: string, method = 'GET', range = 'bytes=0-99') =>
  fetch(url, { method, headers: { ...from(address), range } });

async function residentMiB(): Promise<number> {
  const status = await readFile(`/proc/${server.process.child.pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

test('a third archive at once is refused to one address, and to no other', async () => {
  using readers = new DisposableStack();
  const first = readers.use(await openStalled('192.0.2.1'));
  readers.use(await openStalled('192.0.2.1'));
  expect(first.head()).toStartWith('HTTP/1.1 200');
  const third = await ask('192.0.2.1');
  expect(third.status).toBe(429);
  expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(third.headers.get('etag')).toBeNull();
  expect((await third.json()).code).toBe('too_many_attempts');
  // Nothing is sent for these.
  expect((await ask('192.0.2.1', 'HEAD')).status).toBe(200);
  expect((await ask('192.0.2.1', 'GET', 'bytes=999999999-')).status).toBe(416);
  expect((await ask('192.0.2.2')).status).toBe(206);
});

test('the place of a client that goes without a word is free again', async () => {
  for (let round = 0; round < 3; round += 1) {
    using readers = new DisposableStack();
    const first = readers.use(await openStalled('192.0.2.3'));
    const second = readers.use(await openStalled('192.0.2.3'));
    expect((await ask('192.0.2.3')).status).toBe(429);
    first.kill();
    await waitFor('a place', async () => (await ask('192.0.2.3')).status === 206);
    second.kill();
    await waitFor('both places', async () => {
      using again = new DisposableStack();
      const heads = [await openStalled('192.0.2.3'), await openStalled('192.0.2.3')].map((each) =>
        again.use(each).head(),
      );
      return heads.every((head) => head.startsWith('HTTP/1.1 200'));
    });
  }
});

test('a place is free when the archive has been sent', async () => {
  for (let round = 0; round < 4; round += 1) {
    const bytes = await (await fetch(url, { headers: from('192.0.2.4') })).arrayBuffer();
    expect(bytes.byteLength).toBeGreaterThan(64 * mib);
  }
});

test('clients of different speeds get the same bytes side by side', async () => {
  await using folder = await createTemporaryFolder();
  const [slow, quick] = [join(folder.path, 'slow.zip'), join(folder.path, 'quick.zip')];
  const curl = (path: string, address: string, ...options: string[]) =>
    Bun.$`curl -sSf ${options} -H ${`x-forwarded-for: ${address}`} -o ${path} ${url}`.quiet();
  await Promise.all([
    curl(slow, '192.0.2.10', '--limit-rate', '24M'),
    curl(quick, '192.0.2.11').then(() => curl(quick, '192.0.2.11')),
  ]);
  for (const path of [slow, quick]) {
    const unpacked = await unpack(await readFile(path), 'unzip');
    for (const [index, bytes] of contents.entries()) {
      expect(unpacked[`${index}.bin`]?.equals(bytes)).toBe(true);
    }
  }
});

test('clients that do not read take little memory, and go on when they do', async () => {
  await (await fetch(url)).arrayBuffer();
  const before = await residentMiB();
  using readers = new DisposableStack();
  const addresses = Array.from({ length: 10 }, (_, index) => `198.51.100.${index}`);
  const stalled = await Promise.all(addresses.map(openStalled));
  for (const reader of stalled) readers.use(reader);
  // What another client was sent meanwhile has had time to be read for these as well.
  await (await fetch(url)).arrayBuffer();
  const taken = (await residentMiB()) - before;
  expect(taken).toBeLessThan(10 * 20);
  const [first] = stalled;
  first?.resume();
  await waitFor('the whole archive', () => (first?.received() ?? 0) > 64 * mib);
});
