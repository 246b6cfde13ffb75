import { afterAll, expect, test } from 'bun:test';

import { outcomeOf } from '../../../../test/support/wait.ts';
import { beginTus, patchTus } from './tus-calls.ts';

// A server that is none of ours: each request is answered with the headers that the test says.
let answered: Record<string, string> = {};
const reached: string[] = [];
const hostile = Bun.serve({
  port: 0,
  fetch: () => new Response(null, { status: 201, headers: answered }),
});
const other = Bun.serve({
  port: 0,
  fetch(request) {
    reached.push(request.url);
    return new Response();
  },
});
afterAll(() => Promise.all([hostile.stop(true), other.stop(true)]));

const origin = `http://localhost:${hostile.port}`;
const server = { origin, token: 'perch_secret' };
const { signal } = new AbortController();
const begin = (headers: Record<string, string>) => {
  answered = headers;
  return beginTus(server, { idempotencyKey: 'a', size: 5, metadata: new Map() }, signal);
};
const path = '/api/upload/resumable/1';

test('an upload is at this server, below the path of the protocol', async () => {
  expect(await begin({ location: path })).toEqual({ path, offset: 0, finished: undefined });
  expect(await begin({ location: `${origin}${path}`, 'upload-offset': '3' })).toMatchObject({
    path,
    offset: 3,
  });
  for (const location of [
    '',
    `http://localhost:${other.port}${path}`,
    `//localhost:${other.port}${path}`,
    '/api/tokens',
    '/api/upload/resumable/../../tokens',
    `${path}?next=1`,
  ]) {
    expect(await outcomeOf(begin({ location }))).toThrow('as Perch does');
  }
  expect(reached).toEqual([]);
});

test('an offset is a number within the bytes that were sent', async () => {
  const body = new Uint8Array(5);
  for (const offset of ['', '-1', '1e3', '9'.repeat(20), '6']) {
    answered = { 'upload-offset': offset };
    const sent = patchTus(server, { path, offset: 0, bytes: 5, body }, signal);
    expect(await outcomeOf(sent)).toThrow('as Perch does');
  }
});

test('a link that a terminal would obey, or that is none of the web, is not printed', async () => {
  for (const url of ['javascript:alert(1)', 'http://x/\u009b31m', 'http://x/ y', 'file:///etc']) {
    const sent = begin({ location: path, 'upload-id': 'a', 'upload-url': url });
    expect(await outcomeOf(sent)).toThrow('returned no link');
  }
});
