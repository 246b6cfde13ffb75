import { afterAll, beforeEach, describe, expect, test } from 'bun:test';

import type { ErrorCode } from '@perch/contract/errors';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { bearer, send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { sendBody, sendParts, upload } from '../../../support/api/uploads.ts';
import {
  expectStoredFiles,
  storedFiles,
  untilReceiving,
} from '../../../support/files/stored-files.ts';
import {
  boundary,
  multipartBody,
  multipartType,
  type Part,
} from '../../../support/http/multipart.ts';
import { openConnection, rawAnswer, type RawConnection } from '../../../support/http/raw-http.ts';
import { startServer } from '../../../support/servers/server.ts';

const megabyte = 1024 ** 2;
const server = await startServer({ MAX_FILE_SIZE: '1MB' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const file: Part = { name: 'file', filename: 'a.txt', content: 'content' };

async function countUploads(): Promise<number> {
  const answer = await send(server.origin, 'GET', '/api/upload/my', { token: admin.token });
  return (await answer.json()).total;
}

let filesBefore: string[] = [];
let uploadsBefore = 0;
beforeEach(async () => {
  await upload(server, admin.token, 'kept.txt', `there before ${crypto.randomUUID()}`);
  filesBefore = await storedFiles(server);
  uploadsBefore = await countUploads();
});

async function expectNothingKept() {
  await expectStoredFiles(server, filesBefore);
  expect(await countUploads()).toBe(uploadsBefore);
}

describe('nothing is kept of an upload with', () => {
  test.each<[string, Part[], number, ErrorCode | undefined]>([
    ['no file', [{ name: 'comment', content: 'alone' }], 400, 'file_missing'],
    ['no part at all', [], 400, undefined],
    ['the file under another name', [{ ...file, name: 'upload' }], 400, 'file_missing'],
    ['a field called file', [{ name: 'file', content: 'no file' }], 400, 'file_missing'],
    ['two files', [file, { ...file, filename: 'b.txt' }], 400, 'too_many_files'],
    ['a file of another name beside it', [file, { ...file, name: 'second' }], 400, undefined],
    [
      'a domain that is not mine',
      [{ name: 'domain', content: 'example.org' }, file],
      400,
      'unknown_domain',
    ],
    [
      'eleven fields',
      [...Array.from({ length: 11 }, (_, index) => ({ name: `f${index}`, content: '' })), file],
      400,
      undefined,
    ],
    ['thirty files', Array.from({ length: 30 }, () => file), 400, undefined],
    ['a part without a name', [{ ...file, disposition: 'form-data' }], 400, undefined],
  ])('%s', async (_, parts, status, code) => {
    await expectFailure(await sendParts(server, admin.token, parts), status, code);
    await expectNothingKept();
  });

  test('a field of more than 16 KB', async () => {
    const answer = await sendParts(server, admin.token, [
      { name: 'comment', content: 'x'.repeat(17 * 1024) },
      file,
    ]);
    await expectFailure(answer, answer.status === 413 ? 413 : 400);
    await expectNothingKept();
  });

  const body = multipartBody([file]);
  test.each<[string, string, Buffer<ArrayBuffer>, number]>([
    ['no boundary', 'multipart/form-data', body, 400],
    ['an empty boundary', 'multipart/form-data; boundary=', body, 400],
    ['a wrong boundary', 'multipart/form-data; boundary=another', body, 400],
    ['no last boundary', multipartType, multipartBody([file], { isClosed: false }), 400],
    ['half of the last boundary', multipartType, body.subarray(0, -8), 400],
    ['a body that ends in a part’s head', multipartType, body.subarray(0, 90), 400],
    ['an empty body', multipartType, Buffer.alloc(0), 400],
    ['a JSON body', 'application/json', Buffer.from('{"file":"a"}'), 415],
    ['a form without files', 'application/x-www-form-urlencoded', Buffer.from('file=a'), 415],
    ['another kind of multipart', `multipart/mixed; boundary=${boundary}`, body, 415],
  ])('%s', async (_, type, content, status) => {
    await expectFailure(await sendBody(server, admin.token, content, type), status);
    await expectNothingKept();
  });
});

describe('the size limit', () => {
  test('lets the last allowed byte in, and not one more', async () => {
    await using own = await startServer({ MAX_FILE_SIZE: '1MB' });
    const { token } = await becomeAdministrator(own);
    const { size } = await upload(own, token, 'fits.bin', new Uint8Array(megabyte));
    expect(size).toBe(megabyte);
    const tooLarge = { ...file, content: new Uint8Array(megabyte + 1) };
    await expectFailure(await sendParts(own, token, [tooLarge]), 413, 'file_too_large');
    expect(await storedFiles(own)).toHaveLength(1);
  });

  test('names the limit in the sentence', async () => {
    const tooLarge = { ...file, content: new Uint8Array(2 * megabyte) };
    const answer = await sendParts(server, admin.token, [tooLarge]);
    expect((await answer.clone().json()).error).toContain('1.00 MB');
    await expectFailure(answer, 413, 'file_too_large');
    await expectNothingKept();
  });
});

function requestHead(length: number | 'chunked', token: string) {
  const framing = length === 'chunked' ? 'Transfer-Encoding: chunked' : `Content-Length: ${length}`;
  return [
    'POST /api/upload HTTP/1.1',
    `Host: localhost:${server.port}`,
    `Authorization: Bearer ${token}`,
    `Content-Type: ${multipartType}`,
    framing,
    '\r\n',
  ].join('\r\n');
}

/** As ShareX and browsers do: everything is sent before the answer is read. */
async function sendAllThenRead(connection: RawConnection, body: Buffer, token: string) {
  await connection.write(requestHead(body.length, token));
  for (let offset = 0; offset < body.length; offset += 65_536) {
    await connection.write(body.subarray(offset, offset + 65_536));
  }
  return rawAnswer(connection);
}

describe('a client that sends everything before it reads gets the sentence:', () => {
  const large = multipartBody([{ ...file, content: new Uint8Array(20 * megabyte) }]);

  test.each([
    ['over the limit', () => admin.token, large, 413],
    ['with an unknown token', () => 'unknown', large, 401],
    ['with two large files', () => admin.token, Buffer.concat([large, large]), 413],
  ])('%s', async (_, token, body, status) => {
    using connection = await openConnection(server);
    const answer = await sendAllThenRead(connection, body, token());
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body)).toMatchObject({ success: false, error: expect.any(String) });
    await expectNothingKept();
  });
});

describe('a sender that goes away leaves nothing:', () => {
  const body = multipartBody([{ ...file, content: new Uint8Array(900_000) }]);

  test.each([
    ['in the request’s head', 40, 0],
    ['before the body', 10_000, 0],
    ['in a part’s head', 10_000, 70],
    ['in the middle of the file', 10_000, 500_000],
    ['before the last byte', 10_000, body.length - 1],
  ])('%s', async (_, headBytes, bodyBytes) => {
    using connection = await openConnection(server);
    await connection.write(requestHead(body.length, admin.token).slice(0, headBytes));
    await connection.write(body.subarray(0, bodyBytes));
    if (bodyBytes > 1000) {
      await untilReceiving(server, filesBefore, bodyBytes);
    }
    connection.cut();
    await expectNothingKept();
  });

  test('in the middle of a chunked body', async () => {
    using connection = await openConnection(server);
    await connection.write(requestHead('chunked', admin.token));
    await connection.write(`${(500_000).toString(16)}\r\n`);
    await connection.write(body.subarray(0, 500_000));
    await untilReceiving(server, filesBefore, 500_000);
    connection.cut();
    await expectNothingKept();
  });

  test('half closed in the middle of a chunked body with bad framing', async () => {
    using connection = await openConnection(server);
    await connection.write(requestHead('chunked', admin.token));
    await connection.write(`10\r\n${body.subarray(0, 16).toString('latin1')}\r\nnot hex\r\n`);
    const { status } = await rawAnswer(connection);
    expect([0, 400]).toContain(status);
    await expectNothingKept();
  });
});

test('a hundred senders that stop half way leave nothing, and uploads go on', async () => {
  const body = multipartBody([{ ...file, content: new Uint8Array(200_000) }]);
  const connections = await Promise.all(Array.from({ length: 100 }, () => openConnection(server)));
  await Promise.all(
    connections.map(async (connection, index) => {
      await connection.write(requestHead(body.length, admin.token));
      await connection.write(body.subarray(0, 1000 + index * 1900));
    }),
  );
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  const { _id } = await upload(server, admin.token, 'meanwhile.txt', 'fine');
  const headers = bearer(admin.token);
  const path = `/api/upload/${_id}?permanent=true`;
  await fetch(`${server.origin}${path}`, { method: 'DELETE', headers });
  for (const connection of connections) connection.cut();
  await expectNothingKept();
});
