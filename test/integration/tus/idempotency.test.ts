// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  askTus,
  encodeMetadata,
  locationOf,
  octets,
  sendPiece,
  sentOf,
  storedOffset,
  tusPath,
} from '../../support/api/tus.ts';
import {
  expectStoredFiles,
  storedFiles,
  untilReceiving,
} from '../../support/files/stored-files.ts';
import { openConnection } from '../../support/http/raw-http.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const { token } = admin;
const endpoint = `${server.origin}${tusPath}`;

// More than S3 takes as a part, and so many that untilReceiving waits for the first of them.
const arrivedBytes = 6_500_000;

function begin(key: string, length: number, body?: BodyInit, as = token) {
  const headers = {
    'idempotency-key': key,
    'upload-length': String(length),
    'upload-metadata': encodeMetadata({ filename: 'file.bin' }),
    ...(body !== undefined && { 'content-type': octets }),
  };
  return askTus(endpoint, 'POST', { token: as, headers, ...(body !== undefined && { body }) });
}

describe('with an Idempotency-Key', () => {
  test('a file whose answer was lost is stored once, and answered alike', async () => {
    const content = randomBytes(50_000);
    const before = await storedFiles(server);
    const first = await begin('small', content.length, content);
    const again = await begin('small', content.length, content);
    expect([first.status, again.status]).toEqual([201, 201]);
    for (const name of ['location', 'upload-offset', 'upload-id', 'upload-url']) {
      expect(again.headers.get(name)).toBe(first.headers.get(name));
      expect(first.headers.get(name)).not.toBeNull();
    }
    await expectUpload(server, token, sentOf(again), content);
    expect(await countUploads(server, token)).toBe(1);
    expect((await storedFiles(server)).length).toBe(before.length + 1);
  });

  test('what broke off goes on behind what has arrived', async () => {
    const content = randomBytes(7_000_000);
    const before = await storedFiles(server);
    using cut = await openConnection(server);
    const head = [
      `POST ${tusPath} HTTP/1.1`,
      `Host: localhost:${server.port}`,
      `Authorization: Bearer ${token}`,
      'Tus-Resumable: 1.0.0',
      'Idempotency-Key: broken off',
      `Upload-Length: ${content.length}`,
      `Upload-Metadata: ${encodeMetadata({ filename: 'file.bin' })}`,
      `Content-Type: ${octets}`,
      `Content-Length: ${content.length}`,
      '\r\n',
    ];
    await cut.write(head.join('\r\n'));
    await cut.write(content.subarray(0, arrivedBytes));
    await untilReceiving(server, before, arrivedBytes);
    cut.cut();
    const url = await waitFor('the upload to begin', async () => {
      const answer = await begin('broken off', content.length);
      const offset = Number(answer.headers.get('upload-offset'));
      return answer.status === 201 && offset > 0 ? locationOf(answer, server) : '';
    });
    const offset = (await storedOffset(url, token)) ?? -1;
    expect(offset).toBeGreaterThan(0);
    const answer = await sendPiece(url, token, offset, content.subarray(offset));
    await expectUpload(server, token, sentOf(answer), content);
  });

  test('many at once begin one upload', async () => {
    const content = randomBytes(20_000);
    const count = await countUploads(server, token);
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => begin('at once', content.length, content)),
    );
    for (const answer of answers) {
      if (answer.status !== 201) await expectFailure(answer, 503, 'busy');
    }
    // Each request may have stopped the one that was sending; the last one continues.
    const last = await begin('at once', content.length);
    expect(last.status).toBe(201);
    const offset = Number(last.headers.get('upload-offset'));
    const url = locationOf(last, server);
    const answer = await sendPiece(url, token, offset, content.subarray(offset));
    await expectUpload(server, token, sentOf(answer), content);
    const ids = answers.map(({ headers }) => headers.get('upload-id')).filter(Boolean);
    expect(new Set([...ids, answer.headers.get('upload-id')]).size).toBe(1);
    expect(await countUploads(server, token)).toBe(count + 1);
  });

  test('another account’s key of the same name begins another upload', async () => {
    const other = await registerApproved(server, admin);
    const content = randomBytes(1000);
    const [mine, theirs] = [
      await begin('shared', content.length, content),
      await begin('shared', content.length, content, other.token),
    ];
    const url = locationOf(mine, server);
    expect(url).not.toBe(locationOf(theirs, server));
    await expectUpload(server, other.token, sentOf(theirs), content);
    expect((await askTus(url, 'HEAD', { token: other.token })).status).toBe(404);
  });

  test('another length, and a name that is none, are refused and leave nothing', async () => {
    await begin('length', 10, 'x'.repeat(10));
    const before = await storedFiles(server);
    const count = await countUploads(server, token);
    await expectFailure(await begin('length', 11, 'x'.repeat(11)), 400, 'invalid_request');
    await expectFailure(await begin('x'.repeat(101), 3, 'abc'), 400, 'invalid_request');
    await expectFailure(await begin('', 3, 'abc'), 400, 'invalid_request');
    expect(await countUploads(server, token)).toBe(count);
    await expectStoredFiles(server, before);
  });
});

test('without one, each request begins an upload of its own', async () => {
  const headers = { 'upload-length': '3', 'content-type': octets };
  const send = () => askTus(endpoint, 'POST', { token, headers, body: 'abc' });
  const [one, two] = [await send(), await send()];
  expect(locationOf(one, server)).not.toBe(locationOf(two, server));
});
