// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { bearer } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  askTus,
  beginDeferred,
  hangWhileSending,
  locationOf,
  octets,
  sendPiece,
  sendStream,
  sentOf,
  storedOffset,
  tusPath,
} from '../../support/api/tus.ts';
import { reservedBytes } from '../../support/database/database.ts';
import { storedFiles, untilReceiving } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';

const mib = 1024 ** 2;
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const person = await becomeAdministrator(server);
const { token } = person;
const endpoint = `${server.origin}${tusPath}`;

/** What HEAD tells of the length. */
async function toldLength(url: string) {
  const { headers } = await askTus(url, 'HEAD', { token });
  return [headers.get('upload-defer-length'), headers.get('upload-length')];
}

describe('a file whose length comes later', () => {
  test('is an upload like any other once it is told with the last bytes', async () => {
    const content = randomBytes(13_000_000);
    const before = await storedFiles(server);
    const url = await beginDeferred(server, token);
    expect(await toldLength(url)).toEqual(['1', null]);
    let offset = 0;
    for (const end of [1_000_000, 1_000_000, 7_000_000]) {
      const answer = await sendPiece(url, token, offset, content.subarray(offset, end));
      expect(answer.status).toBe(204);
      expect(answer.headers.get('upload-offset')).toBe(String(end));
      expect(answer.headers.get('upload-id')).toBeNull();
      offset = end;
    }
    expect(await toldLength(url)).toEqual(['1', null]);
    const last = await sendPiece(url, token, offset, content.subarray(offset), content.length);
    await expectUpload(server, token, sentOf(last), content);
    expect(await toldLength(url)).toEqual([null, String(content.length)]);
    expect((await storedFiles(server)).length).toBe(before.length + 1);
    expect(await reservedBytes(server, person.id)).toBe(0);
  });

  test.each([0, 1, 300_000, 5 * mib, 7_000_000, 15 * mib])(
    'is complete, with %p bytes, when a request without a byte tells the length',
    async (length) => {
      const content = randomBytes(length);
      const before = await storedFiles(server);
      const url = await beginDeferred(server, token);
      if (length > 0) expect((await sendPiece(url, token, 0, content)).status).toBe(204);
      const last = await sendPiece(url, token, length, '', length);
      expect(last.status).toBe(204);
      await expectUpload(server, token, sentOf(last), content);
      expect((await storedFiles(server)).length).toBe(before.length + 1);
    },
  );

  test('may be told before the last bytes, once', async () => {
    const content = randomBytes(1000);
    const url = await beginDeferred(server, token);
    const first = await sendPiece(url, token, 0, content.subarray(0, 400), content.length);
    expect(first.headers.get('upload-offset')).toBe('400');
    expect(await toldLength(url)).toEqual([null, '1000']);
    for (const other of [999, 1001, 400]) {
      const refused = await sendPiece(url, token, 400, 'more', other);
      await expectFailure(refused, 400, 'invalid_request');
    }
    expect(await storedOffset(url, token)).toBe(400);
    const last = await sendPiece(url, token, 400, content.subarray(400), content.length);
    await expectUpload(server, token, sentOf(last), content);
  });

  test('may come with the request that begins it', async () => {
    const content = randomBytes(6_000_000);
    const begun = await askTus(endpoint, 'POST', {
      token,
      headers: { 'upload-defer-length': '1', 'content-type': octets },
      body: content,
    });
    expect(begun.status).toBe(201);
    expect(begun.headers.get('upload-offset')).toBe(String(content.length));
    expect(begun.headers.get('upload-id')).toBeNull();
    const url = locationOf(begun, server);
    const last = await sendPiece(url, token, content.length, '', content.length);
    await expectUpload(server, token, sentOf(last), content);
  });

  test('is found complete by a client that repeats the last request, and is there once', async () => {
    const content = randomBytes(50_000);
    const count = await countUploads(server, token);
    const url = await beginDeferred(server, token);
    const last = await sendPiece(url, token, 0, content, content.length);
    const again = await sendPiece(url, token, content.length, '', content.length);
    expect(again.status).toBe(204);
    expect(sentOf(again)).toEqual(sentOf(last));
    expect(await countUploads(server, token)).toBe(count + 1);
    await expectUpload(server, token, sentOf(again), content);
  });

  test('begins once under a name, whatever was told of it meanwhile', async () => {
    const begin = (headers: Record<string, string>) =>
      askTus(endpoint, 'POST', {
        token,
        headers: { 'idempotency-key': 'a recording', ...headers },
      });
    const deferred = { 'upload-defer-length': '1' };
    const first = await begin(deferred);
    const location = first.headers.get('location') ?? '';
    const url = new URL(location, server.origin).href;
    const expectSame = async (offset: string) => {
      const again = await begin(deferred);
      expect([again.status, again.headers.get('location')]).toEqual([201, location]);
      expect(again.headers.get('upload-offset')).toBe(offset);
    };
    await expectSame('0');
    await sendPiece(url, token, 0, 'abc', 6);
    await expectSame('3');
    for (const other of [{ 'upload-length': '6' }, { ...deferred, 'upload-length': '6' }, {}]) {
      await expectFailure(await begin(other), 400, 'invalid_request');
    }
    const last = await sendPiece(url, token, 3, 'def');
    await expectUpload(server, token, sentOf(last), Buffer.from('abcdef'));
  });

  test('is given up with all that has arrived', async () => {
    const before = await storedFiles(server);
    const url = await beginDeferred(server, token);
    await sendPiece(url, token, 0, randomBytes(6_500_000));
    expect(await reservedBytes(server, person.id)).toBe(6_500_000);
    expect((await askTus(url, 'DELETE', { token })).status).toBe(204);
    expect(await storedOffset(url, token)).toBeUndefined();
    expect(await storedFiles(server)).toEqual(before);
    expect(await reservedBytes(server, person.id)).toBe(0);
  });
});

describe('the protocol’s own client sends a stream', () => {
  test.each([1, 300_000, 3_900_001, 13_000_000])('of %p bytes', async (length) => {
    const content = randomBytes(length);
    const chunks = Array.from({ length: Math.ceil(length / 100_000) }, (_, index) =>
      content.subarray(index * 100_000, (index + 1) * 100_000),
    );
    const stream = Readable.from(chunks, { objectMode: false });
    const sent = await sendStream(server, token, stream, 2_000_000);
    await expectUpload(server, token, sent, content);
  });
});

test('what was cut off goes on behind what has arrived', async () => {
  const content = randomBytes(9_000_000);
  const before = await storedFiles(server);
  const url = await beginDeferred(server, token);
  const sent = content.subarray(0, 6_500_000);
  using hanging = await hangWhileSending(server, url, token, { rest: content.length, sent });
  await untilReceiving(server, before, sent.length);
  hanging.cut();
  const offset = (await storedOffset(url, token)) ?? -1;
  expect(offset).toBeGreaterThanOrEqual(0);
  // What the request had announced and not sent is free again.
  expect(await reservedBytes(server, person.id)).toBe(offset);
  const last = await sendPiece(url, token, offset, content.subarray(offset), content.length);
  await expectUpload(server, token, sentOf(last), content);
});

test('of eight requests at once that tell the length one is stored', async () => {
  const content = randomBytes(1_000_000);
  const url = await beginDeferred(server, token);
  const count = await countUploads(server, token);
  const headers = {
    ...bearer(token),
    connection: 'close',
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
    'upload-length': String(content.length),
    'content-type': octets,
  };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () =>
      fetch(url, { method: 'PATCH', headers, body: content, keepalive: false }),
    ),
  );
  const [stored, ...others] = answers.toSorted((a, b) => a.status - b.status);
  expect(stored?.status).toBe(204);
  for (const { status } of others) expect(status).toBeOneOf([400, 409, 423]);
  await expectUpload(server, token, sentOf(stored ?? new Response()), content);
  expect(await countUploads(server, token)).toBe(count + 1);
});

test('the server says that it takes them', async () => {
  const answer = await fetch(endpoint, { method: 'OPTIONS' });
  expect(answer.headers.get('tus-extension')?.split(',')).toContain('creation-defer-length');
});
