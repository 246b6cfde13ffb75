import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { parseResponse } from 'hono/client';

import { becomeAdministrator } from '../support/accounts.ts';
import { client } from '../support/client.ts';
import { png } from '../support/pictures.ts';
import { startServer } from '../support/server.ts';
import { storedFiles } from '../support/stored-files.ts';
import { askTus, beginResumable, sendPiece, sendResumable, storedOffset } from '../support/tus.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const person = await becomeAdministrator(server);
const { token } = person;

const sha256 = (bytes: Uint8Array) => new Bun.CryptoHasher('sha256').update(bytes).digest('hex');

async function showUpload(id: string) {
  const call = client(server.origin, token).api.upload[':id'].$get({ param: { id } });
  return (await parseResponse(call)).data.upload;
}

async function expectStored(sent: { id: string; link: string }, content: Uint8Array) {
  const upload = await showUpload(sent.id);
  expect(upload).toMatchObject({
    size: content.length,
    sha256: sha256(content),
    publicUrl: sent.link,
  });
  const fetched = await fetch(sent.link);
  expect(sha256(await fetched.bytes())).toBe(sha256(content));
  return upload;
}

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
