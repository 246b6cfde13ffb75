// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  askTus,
  beginResumable,
  sendPiece,
  sendResumable,
  sentOf,
  storedOffset,
  tusPath,
} from '../../support/api/tus.ts';
import { png } from '../../support/files/pictures.ts';
import { expectStoredFiles, storedFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const expectStored = (sent: { id: string; link: string }, content: Uint8Array) =>
  expectUpload(server, token, sent, content);

describe('a file sent with the protocol’s own client', () => {
  test('is an upload like any other', async () => {
    const content = png(30, 20);
    const before = await storedFiles(server);
    const metadata = { filename: '../näme.png', filetype: 'text/html' };
    const sent = await sendResumable(server, token, content, { metadata });
    const upload = await expectStored(sent, content);
    expect(upload).toMatchObject({
      originalName: 'näme.png',
      mimeType: 'image/png',
      category: 'image',
    });
    expect((await storedFiles(server)).length).toBe(before.length + 1);
  });

  test('may come with the request that begins it', async () => {
    const content = randomBytes(300_000);
    const sent = await sendResumable(server, token, content, { uploadDataDuringCreation: true });
    await expectStored(sent, content);
  });

  test('may come in many pieces', async () => {
    const content = randomBytes(13_000_000);
    const sent = await sendResumable(server, token, content, { chunkSize: 1_900_000 });
    await expectStored(sent, content);
  });

  test('may be empty', async () => {
    await expectStored(await sendResumable(server, token, new Uint8Array()), new Uint8Array());
  });
});

test('what has arrived is told, and may be given up', async () => {
  const before = await storedFiles(server);
  const url = await beginResumable(server, token, 1000);
  const answer = await sendPiece(url, token, 0, new Uint8Array(400));
  expect(answer.status).toBe(204);
  expect(answer.headers.get('upload-offset')).toBe('400');
  expect(answer.headers.get('upload-id')).toBeNull();
  expect(await storedOffset(url, token)).toBe(400);
  expect((await askTus(url, 'DELETE', { token })).status).toBe(204);
  expect(await storedOffset(url, token)).toBeUndefined();
  expect(await storedFiles(server)).toEqual(before);
});

describe('a complete upload', () => {
  test('is found complete by a client that repeats its last request, and is there once', async () => {
    const content = randomBytes(50_000);
    const before = await countUploads(server, token);
    const sent = await sendResumable(server, token, content);
    for (const answer of [
      await sendPiece(sent.url, token, content.length, ''),
      await sendPiece(sent.url, token, content.length, new Uint8Array()),
      await askTus(sent.url, 'HEAD', { token }),
    ]) {
      expect(answer.status).toBeOneOf([200, 204]);
      expect(answer.headers.get('upload-offset')).toBe(String(content.length));
      expect(answer.headers.get('upload-id')).toBe(sent.id);
      expect(answer.headers.get('upload-url')).toBe(sent.link);
    }
    expect(await countUploads(server, token)).toBe(before + 1);
    await expectStored(sent, content);
  });

  test('is changed by nothing that is sent behind it', async () => {
    const content = randomBytes(50_000);
    const sent = await sendResumable(server, token, content);
    const behind = await sendPiece(sent.url, token, content.length, 'more');
    await expectFailure(behind, 413, 'body_too_large');
    await expectFailure(await sendPiece(sent.url, token, 0, 'other'), 409, 'wrong_offset');
    await expectStored(sent, content);
  });

  test('goes with its address when it is given up in the last moment', async () => {
    const before = await storedFiles(server);
    const sent = await sendResumable(server, token, randomBytes(1000));
    expect((await askTus(sent.url, 'DELETE', { token })).status).toBe(204);
    expect((await fetch(sent.link)).status).toBe(404);
    expect(await storedOffset(sent.url, token)).toBeUndefined();
    await expectStoredFiles(server, before);
  });

  test('is not there for its address once it was deleted', async () => {
    const sent = await sendResumable(server, token, randomBytes(1000));
    const path = `/api/upload/${sent.id}`;
    expect((await send(server.origin, 'DELETE', path, { token })).status).toBe(200);
    expect(await storedOffset(sent.url, token)).toBeUndefined();
    await expectFailure(await sendPiece(sent.url, token, 1000, ''), 404, 'not_found');
  });
});

test('a restart between two pieces changes nothing', async () => {
  await using own = await startServer();
  const owner = await becomeAdministrator(own);
  const content = randomBytes(9_000_000);
  const url = await beginResumable(own, owner.token, content.length, { filename: 'a.png' });
  await sendPiece(url, owner.token, 0, content.subarray(0, 7_000_000));
  expect(await own.stop()).toBe(0);
  await own.start();
  expect(await storedOffset(url, owner.token)).toBe(7_000_000);
  const answer = await sendPiece(url, owner.token, 7_000_000, content.subarray(7_000_000));
  const { id, link } = sentOf(answer);
  expect(await own.stop()).toBe(0);
  await own.start();
  await expectUpload(own, owner.token, { id, link }, content);
  const again = await sendPiece(url, owner.token, content.length, '');
  expect(again.headers.get('upload-id')).toBe(id);
});

test('the announced domain is the one of its link', async () => {
  await using own = await startServer({ BASE_DOMAINS: 'example.net' });
  const owner = await becomeAdministrator(own);
  const { _id } = await requestDomain(own, owner, 'ann.example.net', 'subdomain');
  await approveDomain(own, owner, _id);
  const content = randomBytes(100);
  const metadata = { filename: 'a.bin', domain: 'ann.example.net' };
  const sent = await sendResumable(own, owner.token, content, { metadata });
  expect(sent.link).toMatch(/^https?:\/\/ann\.example\.net(:\d+)?\/\w{10}\.bin$/);
  const headers = { host: 'ann.example.net', 'upload-length': '5' };
  await waitFor('the domain to serve', async () => {
    const path = new URL(sent.link).pathname;
    return (await fetch(`${own.origin}${path}`, { headers })).ok;
  });
  const answer = await askTus(`${own.origin}${tusPath}`, 'POST', {
    token: owner.token,
    headers,
  });
  expect(answer.status).toBe(404);
});
