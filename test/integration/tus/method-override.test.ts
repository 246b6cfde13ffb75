// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  askTus,
  beginResumable,
  locationOf,
  octets,
  sendPiece,
  sendResumable,
  sentOf,
  storedOffset,
  tusPath,
} from '../../support/api/tus.ts';
import { upload } from '../../support/api/uploads.ts';
import { expectStoredFiles, storedFiles } from '../../support/files/stored-files.ts';
import { sendRaw } from '../../support/http/raw-http.ts';
import { startServer } from '../../support/servers/server.ts';
import { outcomeOf } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);
const endpoint = `${server.origin}${tusPath}`;

const override = (url: string, method: string, as: string, more: Record<string, string> = {}) =>
  askTus(url, method, { token, headers: { 'x-http-method-override': as, ...more } });

describe('X-HTTP-Method-Override is the method of a request', () => {
  test.each(['POST', 'PUT', 'DELETE', 'GET'])(
    '%s as HEAD tells, without a body',
    async (method) => {
      const url = await beginResumable(server, token, 100);
      await sendPiece(url, token, 0, 'x'.repeat(40));
      const answer = await override(url, method, 'HEAD');
      expect(answer.status).toBe(200);
      expect(answer.headers.get('upload-offset')).toBe('40');
      expect(answer.headers.get('upload-length')).toBe('100');
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe('');
      expect(await storedOffset(url, token)).toBe(40);
      await askTus(url, 'DELETE', { token });
      const gone = await override(url, method, 'HEAD');
      expect(gone.status).toBe(404);
      expect(await gone.text()).toBe('');
      const closed = await askTus(url, method, { headers: { 'x-http-method-override': 'HEAD' } });
      expect(closed.status).toBe(401);
      expect(await closed.text()).toBe('');
    },
  );

  test('POST as PATCH stores, byte for byte', async () => {
    const content = randomBytes(12_000_000);
    const url = await beginResumable(server, token, content.length);
    const send = (offset: number, body: Uint8Array) =>
      askTus(url, 'POST', {
        token,
        headers: {
          'x-http-method-override': 'PATCH',
          'content-type': octets,
          'upload-offset': String(offset),
        },
        body: Buffer.from(body),
      });
    expect((await send(0, content.subarray(0, 7_000_000))).status).toBe(204);
    await expectFailure(await send(0, content), 409, 'wrong_offset');
    const last = await send(7_000_000, content.subarray(7_000_000));
    expect(last.status).toBe(204);
    await expectUpload(server, token, sentOf(last), content);
  });

  test('POST as PATCH of an unknown upload is answered when everything is sent', async () => {
    const answer = await askTus(`${endpoint}/${'0'.repeat(32)}`, 'POST', {
      token,
      headers: {
        'x-http-method-override': 'PATCH',
        'content-type': octets,
        'upload-offset': '0',
      },
      body: randomBytes(20_000_000),
    });
    await expectFailure(answer, 404, 'not_found');
  });

  test('POST as DELETE gives an upload up', async () => {
    const before = await storedFiles(server);
    const url = await beginResumable(server, token, 100);
    await sendPiece(url, token, 0, 'x'.repeat(40));
    expect((await override(url, 'POST', 'DELETE')).status).toBe(204);
    expect(await storedOffset(url, token)).toBeUndefined();
    await expectStoredFiles(server, before);
  });

  test('and what the line says is ignored: DELETE as HEAD deletes nothing', async () => {
    const done = await beginResumable(server, token, 3);
    const { id, link } = sentOf(await sendPiece(done, token, 0, 'abc'));
    const answer = await override(done, 'DELETE', 'HEAD');
    expect([answer.status, answer.headers.get('upload-id')]).toEqual([200, id]);
    await expectUpload(server, token, { id, link }, Buffer.from('abc'));
    const begun = await askTus(endpoint, 'PUT', {
      token,
      headers: { 'x-http-method-override': 'post', 'upload-length': '5' },
    });
    expect(begun.status).toBe(201);
    const url = locationOf(begun, server);
    expect((await override(url, 'PATCH', 'DELETE')).status).toBe(204);
    const options = await override(endpoint, 'DELETE', 'OPTIONS');
    expect([options.status, options.headers.get('tus-version')]).toEqual([204, '1.0.0']);
  });

  test.each(['PUT', 'TRACE', 'CONNECT', '', 'PATCH, DELETE', 'HE AD', '../HEAD', 'x'.repeat(5000)])(
    'as %p it is refused, and nothing is done',
    async (as) => {
      const url = await beginResumable(server, token, 100);
      for (const method of ['POST', 'DELETE', 'PATCH']) {
        const answer = await override(url, method, as);
        expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
        await expectFailure(answer, 400, 'invalid_request');
      }
      expect(await storedOffset(url, token)).toBe(0);
      await askTus(url, 'DELETE', { token });
    },
  );

  test('given twice it is refused', async () => {
    const url = await beginResumable(server, token, 100);
    const { status } = await sendRaw(
      server,
      [
        `POST ${new URL(url).pathname} HTTP/1.1`,
        `Host: localhost:${server.port}`,
        `Authorization: Bearer ${token}`,
        'Tus-Resumable: 1.0.0',
        'X-HTTP-Method-Override: HEAD',
        'X-HTTP-Method-Override: DELETE',
        'Content-Length: 0',
        '\r\n',
      ].join('\r\n'),
    );
    expect(status).toBe(400);
    expect(await storedOffset(url, token)).toBe(0);
    await askTus(url, 'DELETE', { token });
  });

  test('at tus addresses alone', async () => {
    const { _id } = await upload(server, token, 'kept.txt', 'kept');
    const uploads = await countUploads(server, token);
    await override(`${server.origin}/api/upload/${_id}`, 'GET', 'DELETE');
    await override(`${server.origin}/api/upload/${_id}`, 'POST', 'DELETE');
    expect(await countUploads(server, token)).toBe(uploads);
  });

  test('as the protocol’s own client sends it', async () => {
    const content = randomBytes(300_000);
    const sent = await sendResumable(server, token, content, {
      overridePatchMethod: true,
      chunkSize: 100_000,
    });
    await expectUpload(server, token, sent, content);
  });
});

test.each([
  octets,
  `${octets}; charset=utf-8`,
  'Application/Offset+Octet-Stream',
  `${octets.toUpperCase()} ;Charset=UTF-8`,
])('bytes of the type %s are stored, with the beginning and later', async (type) => {
  const headers = { 'content-type': type, 'upload-length': '6' };
  const begun = await askTus(endpoint, 'POST', { token, headers, body: 'abc' });
  expect([begun.status, begun.headers.get('upload-offset')]).toEqual([201, '3']);
  const url = locationOf(begun, server);
  const more = { 'content-type': type, 'upload-offset': '3' };
  const answer = await askTus(url, 'PATCH', { token, headers: more, body: 'def' });
  expect(answer.status).toBe(204);
  await expectUpload(server, token, sentOf(answer), Buffer.from('abcdef'));
});

test.each([
  'text/plain',
  'application/octet-stream',
  `x${octets}`,
  `${octets}x`,
  `${octets}, text/plain`,
  '; application/offset+octet-stream',
])('bytes of the type %s are not', async (type) => {
  const url = await beginResumable(server, token, 6);
  const headers = { 'content-type': type, 'upload-offset': '0' };
  const answer = await askTus(url, 'PATCH', { token, headers, body: 'abcdef' });
  await expectFailure(answer, 415, 'unsupported_media_type');
  expect(await storedOffset(url, token)).toBe(0);
  await askTus(url, 'DELETE', { token });
});

test('OPTIONS says at the address of an upload what it says at that of all', async () => {
  const url = await beginResumable(server, token, 6);
  const unknown = `${endpoint}/${'0'.repeat(32)}`;
  const texts: string[] = [];
  for (const address of [endpoint, url, unknown]) {
    const answer = await fetch(address, { method: 'OPTIONS' });
    expect(answer.status).toBe(204);
    const names = ['tus-version', 'tus-resumable', 'tus-extension', 'tus-max-size'];
    texts.push(names.map((name) => answer.headers.get(name)).join(' '));
    for (const [name] of answer.headers) expect(name).not.toStartWith('access-control');
  }
  // Nothing tells an upload that is there from one that is not.
  expect(new Set(texts).size).toBe(1);
  expect(texts[0]).toStartWith('1.0.0 1.0.0 creation,');
  expect(await storedOffset(url, token)).toBe(0);
  await askTus(url, 'DELETE', { token });
});

describe('a method or extension that is not offered is refused in a sentence that the client passes on', () => {
  test('parallel uploads', async () => {
    const before = await storedFiles(server);
    const uploads = await countUploads(server, token);
    const sending = sendResumable(server, token, randomBytes(300_000), { parallelUploads: 3 });
    expect(await outcomeOf(sending)).toThrow('Upload-Concat) is not supported');
    expect(await countUploads(server, token)).toBe(uploads);
    await expectStoredFiles(server, before);
  });
});
