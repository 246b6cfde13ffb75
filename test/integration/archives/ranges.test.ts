// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import * as fc from 'fast-check';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { fetchWhole, makeArchive } from '../../support/api/archives.ts';
import { upload } from '../../support/api/uploads.ts';
import { createTemporaryFolder } from '../../support/files/temporary-folder.ts';
import { runArchiver } from '../../support/files/unpack.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);
const sizes = [0, 1, 700, 300_000, 5, 1_500_000, 131_072, 40];
const files: Awaited<ReturnType<typeof upload>>[] = [];
for (const [index, size] of sizes.entries()) {
  files.push(await upload(server, token, `${index}.bin`, randomBytes(size)));
}
const url = await makeArchive(server, token, files);
const whole = await fetchWhole(url);
const get = (headers: Record<string, string>, method = 'GET') => fetch(url, { method, headers });
const etag = (await get({}, 'HEAD')).headers.get('etag') ?? '';

/** Where the parts of the archive begin and end: each record begins with PK. */
const borders = [0, whole.length];
for (let at = whole.indexOf('PK'); at >= 0; at = whole.indexOf('PK', at + 1)) borders.push(at);

async function expectRange(start: number, end: number) {
  const answer = await get({ range: `bytes=${start}-${end - 1}`, 'if-range': etag });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe(`bytes ${start}-${end - 1}/${whole.length}`);
  expect(answer.headers.get('etag')).toBe(etag);
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBe(end - start);
  expect(bytes.equals(whole.subarray(start, end))).toBe(true);
}

describe('a range of an archive', () => {
  test('is that part of the whole, wherever it begins and ends', async () => {
    const place = fc.oneof(
      fc.nat(whole.length),
      fc
        .tuple(fc.constantFrom(...borders), fc.integer({ min: -2, max: 2 }))
        .map(([at, by]) => Math.min(whole.length, Math.max(0, at + by))),
    );
    await fc.assert(
      fc.asyncProperty(place, place, async (one, two) => {
        const [start = 0, end = 0] = [one, two].toSorted((a, b) => a - b);
        if (start < end) await expectRange(start, end);
      }),
      { numRuns: 60, seed: 1 },
    );
  });

  test('of its end is its end', async () => {
    const answer = await get({ range: 'bytes=-22' });
    expect(answer.status).toBe(206);
    expect(Buffer.from(await answer.arrayBuffer()).equals(whole.subarray(-22))).toBe(true);
  });

  test('outside of it is 416', async () => {
    const answer = await get({ range: `bytes=${whole.length}-` });
    expect(answer.status).toBe(416);
    expect(answer.headers.get('content-range')).toBe(`bytes */${whole.length}`);
    expect(await answer.text()).toBe('');
  });

  test.each(['bytes=0-1,3-4', 'items=0-1'])('%s is answered with the whole', async (range) => {
    const answer = await get({ range });
    expect(answer.status).toBe(200);
    expect(Buffer.from(await answer.arrayBuffer()).equals(whole)).toBe(true);
  });

  test.each(['"another"', 'Mon, 01 Jan 2001 00:00:00 GMT'])(
    'for a client that has other bytes, %s, is the whole',
    async (validator) => {
      const answer = await get({ range: 'bytes=5-', 'if-range': validator });
      expect(answer.status).toBe(200);
      expect((await answer.arrayBuffer()).byteLength).toBe(whole.length);
    },
  );
});

test('HEAD has the length and the entity tag of GET, and no bytes', async () => {
  const head = await get({}, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers.get('content-length')).toBe(String(whole.length));
  expect(head.headers.get('accept-ranges')).toBe('bytes');
  expect(await head.text()).toBe('');
  const answer = await get({});
  expect(answer.headers.get('etag')).toBe(etag);
  await answer.body?.cancel();
});

test.each([
  ['If-None-Match its own', { 'if-none-match': etag }, 304],
  ['If-None-Match its own, weakly', { 'if-none-match': `W/${etag}` }, 304],
  ['If-None-Match another', { 'if-none-match': '"another"' }, 200],
  ['If-Match its own', { 'if-match': etag }, 200],
  ['If-Match another', { 'if-match': '"another"' }, 412],
  [
    'If-Modified-Since, of which it knows nothing',
    { 'if-modified-since': new Date().toUTCString() },
    200,
  ],
  [
    'If-Unmodified-Since, likewise',
    { 'if-unmodified-since': 'Mon, 01 Jan 2001 00:00:00 GMT' },
    200,
  ],
] as const)('with %s', async (_, headers, status) => {
  for (const method of ['GET', 'HEAD']) {
    const answer = await get(headers, method);
    expect(answer.status).toBe(status);
    expect(answer.headers.get('etag')).toBe(etag);
    await answer.body?.cancel();
  }
});

test('curl goes on with a download that has broken off, from wherever that was', async () => {
  await using folder = await createTemporaryFolder();
  const path = join(folder.path, 'archive.zip');
  const offsets = [
    1,
    30,
    whole.length - 1,
    ...fc.sample(fc.nat(whole.length - 1), { numRuns: 6, seed: 7 }),
  ];
  for (const offset of offsets) {
    await Bun.write(path, whole.subarray(0, offset));
    await runArchiver(['curl', '-sSf', '-C', '-', '-o', path, url]);
    expect(Buffer.from(await Bun.file(path).arrayBuffer()).equals(whole)).toBe(true);
  }
});
