// @both-stacks

import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  askTus,
  beginResumable,
  encodeMetadata,
  octets,
  sendPiece,
  storedOffset,
  tusPath,
} from '../../support/api/tus.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';

const mib = 1024 ** 2;
const server = await startServer({ MAX_FILE_SIZE: '1MB' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const { token } = admin;
const endpoint = `${server.origin}${tusPath}`;

const create = (headers: Record<string, string>, body?: BodyInit) =>
  askTus(endpoint, 'POST', { token, headers, ...(body !== undefined && { body }) });
const countUploads = async () =>
  (await (await send(server.origin, 'GET', '/api/upload/my', { token })).json()).total;

let before: string[];
beforeEach(async () => {
  before = await storedFiles(server);
});
afterEach(async () => {
  expect(await countUploads()).toBe(0);
});
const expectNothingNew = async () => expect(await storedFiles(server)).toEqual(before);

describe('beginning an upload is refused', () => {
  test.each<[string, Record<string, string>, number, string]>([
    ['without a length', {}, 400, 'invalid_request'],
    ['of a negative length', { 'upload-length': '-1' }, 400, 'invalid_request'],
    ['of a broken length', { 'upload-length': '1e3' }, 400, 'invalid_request'],
    ['of a length with a sign', { 'upload-length': '+10' }, 400, 'invalid_request'],
    ['of no length', { 'upload-length': '' }, 400, 'invalid_request'],
    ['of a fraction', { 'upload-length': '1.5' }, 400, 'invalid_request'],
    ['of more than can be counted', { 'upload-length': '9'.repeat(30) }, 400, 'invalid_request'],
    ['over the limit', { 'upload-length': String(mib + 1) }, 413, 'file_too_large'],
    ['far over the limit', { 'upload-length': '9007199254740991' }, 413, 'file_too_large'],
    ['with a length that comes never', { 'upload-defer-length': '2' }, 400, 'invalid_request'],
    ['with an empty Upload-Defer-Length', { 'upload-defer-length': '' }, 400, 'invalid_request'],
    [
      'with two lengths',
      { 'upload-length': '5', 'upload-defer-length': '1' },
      400,
      'invalid_request',
    ],
    ['as a part', { 'upload-length': '5', 'upload-concat': 'partial' }, 400, 'invalid_request'],
    ['of parts', { 'upload-concat': 'final;/a /b' }, 400, 'invalid_request'],
    [
      'of parts with a length',
      { 'upload-length': '5', 'upload-concat': 'final;/a /b' },
      400,
      'invalid_request',
    ],
    [
      'with metadata that is not base64',
      { 'upload-length': '5', 'upload-metadata': 'filename &&&&' },
      400,
      'invalid_request',
    ],
    [
      'with metadata given twice',
      { 'upload-length': '5', 'upload-metadata': 'filename YQ==,filename Yg==' },
      400,
      'invalid_request',
    ],
    [
      'with metadata that names what every object has',
      { 'upload-length': '5', 'upload-metadata': '__proto__ YQ==' },
      400,
      'invalid_request',
    ],
    [
      'with too much metadata',
      { 'upload-length': '5', 'upload-metadata': encodeMetadata({ filename: 'a'.repeat(4000) }) },
      400,
      'invalid_request',
    ],
    [
      'for a domain that is not mine',
      { 'upload-length': '5', 'upload-metadata': encodeMetadata({ domain: 'example.com' }) },
      400,
      'unknown_domain',
    ],
  ])('%s', async (_name, headers, status, code) => {
    const answer = await create(headers);
    expect(answer.headers.get('location')).toBeNull();
    expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
    await expectFailure(answer, status, code as 'invalid_request');
    await expectNothingNew();
  });

  test('in another version of the protocol', async () => {
    for (const version of ['0.2.2', '2.0.0', '']) {
      const answer = await create({ 'upload-length': '5', 'tus-resumable': version });
      expect(answer.headers.get('tus-version')).toBe('1.0.0');
      await expectFailure(answer, 412, 'protocol_version');
    }
    const answer = await fetch(endpoint, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'upload-length': '5' },
    });
    await expectFailure(answer, 412, 'protocol_version');
  });

  test('with more bytes than were announced', async () => {
    const headers = { 'upload-length': '5', 'content-type': octets };
    await expectFailure(await create(headers, 'sixsix'), 413, 'body_too_large');
    await expectNothingNew();
  });
});

describe('bytes are refused', () => {
  test('at any offset but the end of the stored bytes', async () => {
    const url = await beginResumable(server, token, 100);
    expect((await sendPiece(url, token, 0, 'x'.repeat(40))).status).toBe(204);
    for (const offset of [0, 39, 41, 100, 1000]) {
      await expectFailure(await sendPiece(url, token, offset, 'late'), 409, 'wrong_offset');
    }
    expect(await storedOffset(url, token)).toBe(40);
    await askTus(url, 'DELETE', { token });
  });

  test('without an offset, at a broken one, or of another type', async () => {
    const url = await beginResumable(server, token, 100);
    const patch = (headers: Record<string, string>) =>
      askTus(url, 'PATCH', { token, headers, body: 'bytes' });
    await expectFailure(await patch({ 'content-type': octets }), 400, 'invalid_request');
    for (const offset of ['-1', 'a', '0x0', '1e1', '']) {
      const headers = { 'content-type': octets, 'upload-offset': offset };
      await expectFailure(await patch(headers), 400, 'invalid_request');
    }
    for (const type of ['text/plain', `${octets}-not`]) {
      const headers = { 'content-type': type, 'upload-offset': '0' };
      await expectFailure(await patch(headers), 415, 'unsupported_media_type');
    }
    expect(await storedOffset(url, token)).toBe(0);
    await askTus(url, 'DELETE', { token });
  });

  test('beyond the announced length, whether they say so or not', async () => {
    const url = await beginResumable(server, token, 100);
    await expectFailure(await sendPiece(url, token, 0, 'x'.repeat(101)), 413, 'body_too_large');
    const unannounced = new ReadableStream({
      async start(controller) {
        controller.enqueue(Buffer.from('x'.repeat(60)));
        await Bun.sleep(0);
        controller.enqueue(Buffer.from('x'.repeat(60)));
        controller.close();
      },
    });
    await expectFailure(await sendPiece(url, token, 0, unannounced), 413, 'body_too_large');
    expect(await storedOffset(url, token)).toBeLessThan(100);
    await askTus(url, 'DELETE', { token });
    expect(await storedOffset(url, token)).toBeUndefined();
    await expectNothingNew();
  });

  test('with a length that was announced otherwise', async () => {
    const url = await beginResumable(server, token, 100);
    const headers = { 'upload-offset': '0', 'content-type': octets, 'upload-length': '3' };
    const answer = await askTus(url, 'PATCH', { token, headers, body: 'abc' });
    await expectFailure(answer, 400, 'invalid_request');
    await askTus(url, 'DELETE', { token });
  });
});

test('a beginning with more bytes than it announces leaves nothing in the quota', async () => {
  const person = await registerApproved(server, admin, 'hasty');
  const setQuota = { token: admin.token, body: { quota: 1000 } };
  await send(server.origin, 'PUT', `/api/auth/users/${person.id}`, setQuota);
  const refused = await askTus(endpoint, 'POST', {
    token: person.token,
    headers: { 'upload-length': '600', 'content-type': octets },
    body: 'x'.repeat(601),
  });
  expect(refused.headers.get('location')).toBeNull();
  await expectFailure(refused, 413, 'body_too_large');
  const url = await beginResumable(server, person.token, 1000);
  await askTus(url, 'DELETE', { token: person.token });
  await expectNothingNew();
});

test('quotas count what was announced, until it is given up', async () => {
  const person = await registerApproved(server, admin, 'small');
  const setQuota = { token: admin.token, body: { quota: 1000 } };
  await send(server.origin, 'PUT', `/api/auth/users/${person.id}`, setQuota);
  const url = await beginResumable(server, person.token, 600);
  const second = await askTus(endpoint, 'POST', {
    token: person.token,
    headers: { 'upload-length': '401' },
  });
  await expectFailure(second, 413, 'quota_exceeded');
  const third = await beginResumable(server, person.token, 400);
  expect((await askTus(url, 'DELETE', { token: person.token })).status).toBe(204);
  const fourth = await beginResumable(server, person.token, 600);
  for (const each of [third, fourth]) await askTus(each, 'DELETE', { token: person.token });
  await expectNothingNew();
});
