import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  askForFiles,
  beginDrop,
  dropPiece,
  showRequest,
  tryToBeginDrop,
} from '../../support/api/requests.ts';
import { countUploads } from '../../support/api/stored-upload.ts';
import { askTus, beginResumable, sendPiece, storedOffset } from '../../support/api/tus.ts';
import { reservedBytes } from '../../support/database/database.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { expectNoNewFiles, storedFiles } from '../../support/files/stored-files.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ WORKERS: '2' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const newOwner = () => registerApproved(server, admin);

const offsetAt = async (url: string) => {
  const answer = await askTus(url, 'HEAD');
  return answer.ok ? Number(answer.headers.get('upload-offset')) : answer.status;
};

async function onlyUpload(at: TestServer, token: string) {
  const answer = await send(at.origin, 'GET', '/api/upload/my', { token });
  const { data, total } = await answer.json();
  expect(total).toBe(1);
  return data.uploads[0];
}

/** Another request's address of the same upload. */
const underToken = (url: string, token: string) => url.replace(/drop\/\w+/, `drop/${token}`);

describe('a resumable upload to a request', () => {
  test('becomes its owner’s file with the sender’s name, and answers no link', async () => {
    const owner = await newOwner();
    const { _id, token } = await askForFiles(server, owner.token);
    const content = randomBytes(300_000);
    const metadata = { filename: 'clip.bin', filetype: 'x/y', sender: 'Ann' };
    const url = await beginDrop(server, token, content.length, { metadata });
    expect((await dropPiece(url, 0, content.subarray(0, 100_000))).status).toBe(204);
    const head = await askTus(url, 'HEAD');
    expect(head.headers.get('upload-offset')).toBe('100000');
    expect(head.headers.get('upload-metadata')).toBeNull();
    const last = await dropPiece(url, 100_000, content.subarray(100_000));
    expect(last.status).toBe(204);
    const received = await onlyUpload(server, owner.token);
    expect(received).toMatchObject({
      originalName: 'clip.bin',
      sha256: sha256Of(content),
      receivedFrom: { request: { id: _id }, sender: 'Ann' },
    });
    // Asked again, it is complete, and nothing more.
    const again = await askTus(url, 'HEAD');
    expect(again.headers.get('upload-offset')).toBe(String(content.length));
    for (const answer of [last, again, await dropPiece(url, content.length, '')]) {
      expect(answer.headers.get('upload-url')).toBeNull();
      expect(answer.headers.get('upload-id')).toBeNull();
      expect(JSON.stringify([...answer.headers])).not.toContain(received.fileId);
    }
    // Nor can a sender delete it, or read it.
    await expectFailure(await askTus(url, 'DELETE'), 404, 'not_found');
    expect((await askTus(url, 'GET')).status).toBe(404);
    expect(await countUploads(server, owner.token)).toBe(1);
    await send(server.origin, 'DELETE', `/api/upload/${received._id}?permanent=true`, {
      token: owner.token,
    });
    expect(await offsetAt(url)).toBe(content.length);
  });

  test('does not exist under another request’s token, nor for its owner’s clients', async () => {
    const owner = await newOwner();
    const one = await askForFiles(server, owner.token);
    const two = await askForFiles(server, owner.token);
    const url = await beginDrop(server, one.token, 1000);
    const id = url.slice(url.lastIndexOf('/') + 1);
    const elsewhere = [
      { url: underToken(url, two.token), token: undefined },
      { url: `${server.origin}/api/upload/resumable/${id}`, token: owner.token },
    ];
    for (const { url: other, token } of elsewhere) {
      const who = token === undefined ? {} : { token };
      for (const method of ['HEAD', 'DELETE'] as const) {
        expect((await askTus(other, method, who)).status).toBe(404);
      }
      const piece = await sendPiece(other, token ?? '', 0, 'x');
      expect(piece.status).toBe(404);
    }
    const own = await beginResumable(server, owner.token, 1000);
    const ownId = own.slice(own.lastIndexOf('/') + 1);
    expect(await offsetAt(`${server.origin}/api/drop/${one.token}/resumable/${ownId}`)).toBe(404);
    expect(await offsetAt(url)).toBe(0);
  });

  test('is refused with options, without a length, and beyond the limits', async () => {
    const owner = await newOwner();
    const limits = { maxFileSize: 1000, maxBytes: 1500, types: ['text/plain'] };
    const { _id, token } = await askForFiles(server, owner.token, limits);
    for (const name of ['expires', 'password', 'slug', 'domain', 'burn']) {
      const metadata = { filename: 'a', [name]: 'true' };
      const answer = await tryToBeginDrop(server, token, 1, { metadata });
      await expectFailure(answer, 400, 'invalid_option', name);
    }
    const named = { metadata: { filename: 'a', sender: 'x'.repeat(81) } };
    const answer = await tryToBeginDrop(server, token, 1, named);
    await expectFailure(answer, 400, 'invalid_request', 'sender');
    const path = `${server.origin}/api/drop/${token}/resumable`;
    const later = await askTus(path, 'POST', { headers: { 'upload-defer-length': '1' } });
    await expectFailure(later, 400, 'invalid_request');
    await expectFailure(await tryToBeginDrop(server, token, 1001), 413, 'file_too_large');
    const url = await beginDrop(server, token, 1000);
    await expectFailure(await tryToBeginDrop(server, token, 501), 410, 'request_full');
    const wrong = await dropPiece(url, 0, Buffer.from(`%PDF-1.7\n1 0 obj\n${'x'.repeat(983)}`));
    await expectFailure(wrong, 415, 'unsupported_media_type');
    expect(await offsetAt(url)).toBe(404);
    expect(await reservedBytes(server, owner.id)).toBe(0);
    expect((await showRequest(server, owner.token, _id)).files).toBe(0);
    const options = await fetch(path, { method: 'OPTIONS' });
    expect(options.headers.get('tus-extension')).not.toContain('defer');
  });

  test('has one of just five places where twenty begin at once', async () => {
    const owner = await newOwner();
    const { _id, token } = await askForFiles(server, owner.token, { maxFiles: 5 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => tryToBeginDrop(server, token, 10)),
    );
    const gone = Array.from({ length: 15 }, () => 410);
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, ...gone]);
    expect(await reservedBytes(server, owner.id)).toBe(50);
    const begun = answers.find(({ status }) => status === 201);
    const url = new URL(begun?.headers.get('location') ?? '', server.origin).href;
    // A place that is given back is free at once.
    expect((await askTus(url, 'DELETE')).status).toBe(204);
    const last = await beginDrop(server, token, 4);
    expect((await dropPiece(last, 0, 'sent')).status).toBe(204);
    expect((await showRequest(server, owner.token, _id)).files).toBe(1);
  });

  test('that is begun again by its key, after a lost answer, is one', async () => {
    const owner = await newOwner();
    const { token } = await askForFiles(server, owner.token, { maxFiles: 1 });
    const headers = { 'idempotency-key': 'a key of the client' };
    const url = await beginDrop(server, token, 4, { headers });
    expect(await beginDrop(server, token, 4, { headers })).toBe(url);
    await dropPiece(url, 0, 'sent');
    expect(await beginDrop(server, token, 4, { headers })).toBe(url);
    // The same key at another request is another upload.
    const other = await askForFiles(server, owner.token);
    const elsewhere = await beginDrop(server, other.token, 4, { headers });
    expect(elsewhere.slice(-32)).not.toBe(url.slice(-32));
  });

  const ends: [
    string,
    number,
    string,
    (id: string, owner: { id: string; token: string }) => Promise<unknown>,
  ][] = [
    [
      'is closed',
      410,
      'request_closed',
      (id, { token }) =>
        send(server.origin, 'PATCH', `/api/requests/${id}`, { token, body: { open: false } }),
    ],
    [
      'is deleted',
      404,
      'not_found',
      (id, { token }) => send(server.origin, 'DELETE', `/api/requests/${id}`, { token }),
    ],
    [
      'has an owner who is suspended',
      410,
      'request_closed',
      (_, { id }) =>
        send(server.origin, 'PUT', `/api/auth/users/${id}`, {
          token: admin.token,
          body: { status: 'rejected' },
        }),
    ],
    [
      'has an owner who is deleted',
      404,
      'not_found',
      (_, { id }) => send(server.origin, 'DELETE', `/api/auth/users/${id}`, { token: admin.token }),
    ],
  ];
  test.each(ends)(
    'ends where the request %s, and leaves nothing behind',
    async (_, status, code, end) => {
      const owner = await newOwner();
      const { _id, token } = await askForFiles(server, owner.token);
      const before = await storedFiles(server);
      const content = randomBytes(6_000_000);
      const url = await beginDrop(server, token, content.length);
      expect((await dropPiece(url, 0, content.subarray(0, 5_500_000))).status).toBe(204);
      await end(_id, owner);
      const last = await dropPiece(url, 5_500_000, content.subarray(5_500_000));
      expect([last.status, (await last.json()).code]).toEqual([status, code]);
      expect(await offsetAt(url)).toBe(status);
      await waitFor('its bytes to go', async () => {
        const files = await storedFiles(server);
        return files.every((name) => before.includes(name));
      });
      await expectNoNewFiles(server, before);
      expect(await reservedBytes(server, owner.id)).toBe(0);
    },
  );

  test('of strangers takes none of the places that the owner’s own have', async () => {
    const owner = await newOwner();
    const { token } = await askForFiles(server, owner.token, { maxFiles: 1000 });
    for (let count = 0; count < 100; count += 1) await beginDrop(server, token, 1);
    const answer = await tryToBeginDrop(server, token, 1);
    expect(await answer.clone().text()).not.toMatch(/\d{3}/);
    await expectFailure(answer, 429, 'too_many_uploads');
    const own = await beginResumable(server, owner.token, 1);
    expect(await storedOffset(own, owner.token)).toBe(0);
  });
});
