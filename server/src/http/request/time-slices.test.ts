import { expect, test } from 'bun:test';
import { setImmediate } from 'node:timers/promises';

import { bytesInLine, createTimeSlices } from './time-slices.ts';

/** Requests that take as long as the test says, by a clock that only they move. */
function crowdAt(timeMs: number) {
  let time = 0;
  const takeSlice = createTimeSlices(() => time);
  const begun: string[] = [];
  const refused: string[] = [];
  return {
    begun,
    refused,
    async ask(name: string, address = '192.0.2.1', bytes = 0) {
      try {
        await takeSlice(() => address, bytes);
        begun.push(name);
        time += timeMs;
      } catch {
        refused.push(name);
      }
    },
  };
}

const named = (count: number) => Array.from({ length: count }, (_, index) => `${index}`);

test('requests begin at once until they have taken their time, the others in later iterations', async () => {
  const crowd = crowdAt(4);
  const all: Promise<void>[] = [];
  // Each arrives when the one before it has done its work, as the runtime calls its handler.
  for (const name of named(10)) {
    all.push(crowd.ask(name));
    await Promise.resolve();
    await Promise.resolve();
  }
  expect(crowd.begun).toEqual(['0', '1', '2']);
  await setImmediate();
  await setImmediate();
  expect(crowd.begun.length).toBeLessThan(10);
  await Promise.all(all);
  expect(crowd.begun).toEqual(named(10));
});

test('a request that comes by itself waits for nothing, again and again', async () => {
  let time = 0;
  const takeSlice = createTimeSlices(() => time);
  for (let round = 0; round < 30; round += 1) {
    expect(takeSlice(() => '192.0.2.1', 0)).toBeUndefined();
    time += 50;
    await setImmediate();
    await setImmediate();
  }
});

test('one of another network does not wait for the whole crowd, nor is it refused for it', async () => {
  const crowd = crowdAt(20);
  const all: Promise<void>[] = [];
  for (const name of named(600)) {
    all.push(crowd.ask(name));
    await Promise.resolve();
    await Promise.resolve();
  }
  all.push(crowd.ask('other', '198.51.100.7'));
  await Promise.all(all);
  expect(crowd.begun.indexOf('other')).toBeLessThan(5);
  expect(crowd.refused.length).toBe(600 - 513);
  expect(crowd.refused).not.toContain('other');
});

test('large bodies take more places, and one of any size finds its own in an empty line', async () => {
  const crowd = crowdAt(20);
  const mebibyte = 1024 ** 2;
  const all: Promise<void>[] = [];
  for (const name of named(20)) {
    all.push(crowd.ask(name, '192.0.2.1', mebibyte));
    await Promise.resolve();
    await Promise.resolve();
  }
  all.push(crowd.ask('other', '198.51.100.7', 100 * mebibyte));
  await Promise.all(all);
  // The first begins at once, and seven of 65 places each may wait.
  expect(crowd.begun.toSorted()).toEqual([...named(8), 'other']);
});

const json = 'application/json';
const multipart = 'multipart/form-data; boundary=x';
const pieces = { 'tus-resumable': '1.0.0' };

test.each<[number | undefined, string, string, Record<string, string>]>([
  [undefined, 'GET', '/healthz', {}],
  [undefined, 'HEAD', '/readyz?verbose', {}],
  [0, 'GET', '/v/healthz', {}],
  [0, 'GET', '/api/upload/my', {}],
  [0, 'POST', '/api/auth/logout', {}],
  [0, 'POST', '/delete/slug/secret', {}],
  [20, 'POST', '/drop/token', { 'content-type': multipart, 'content-length': '20' }],
  [7, 'POST', '/api/links', { 'content-type': json, 'content-length': '7' }],
  [256 * 1024, 'POST', '/api/archives', { 'content-type': json, 'content-length': '1000000' }],
  [256 * 1024, 'PUT', '/api/archives', { 'content-type': json, 'transfer-encoding': 'chunked' }],
  [256 * 1024, 'POST', '/nothing', { 'transfer-encoding': 'chunked' }],
  [undefined, 'POST', '/api/upload', { 'content-type': multipart, 'content-length': '20' }],
  [undefined, 'POST', '/api/upload/resumable', pieces],
  [
    undefined,
    'PATCH',
    '/api/upload/resumable/1',
    { 'content-type': 'application/offset+octet-stream' },
  ],
])('a request that waits holds %p bytes: %s %s %o', (bytes, method, path, headers) => {
  expect(bytesInLine(new Request(`http://perch.example${path}`, { method, headers }))).toBe(bytes);
});
