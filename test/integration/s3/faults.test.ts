// @long
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { png, pngOf } from '../../support/files/pictures.ts';
import { expectStoredFiles, storedFiles } from '../../support/files/stored-files.ts';
import { openConnection } from '../../support/http/raw-http.ts';
import { type Fault, type SeenRequest, startS3Proxy } from '../../support/proxies/s3-proxy.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { TestServer } from '../../support/servers/server.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

const installation = await createInstallation();
const proxy = await startS3Proxy(installation.env['S3_ENDPOINT'] ?? '');
// Without copies on the disk, so that every byte comes from S3 while its reader takes it.
const server = new TestServer(installation, { S3_ENDPOINT: proxy.endpoint, S3_CACHE: '0' });
await server.start();
// The job that removes files without a record may have its turn while S3 fails.
server.expectErrors(/job\.failed.*stored-files/);
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await proxy[Symbol.asyncDispose]();
});
const { token } = await becomeAdministrator(server);

const large = randomBytes(30 * 1024 ** 2);
const isPart = ({ url }: SeenRequest) => url.includes('partNumber=2');
const isGet = ({ method, url }: SeenRequest) => method === 'GET' && !url.includes('?');
const countUploads = async () => {
  const answer = await send(server.origin, 'GET', '/api/upload/my', { token });
  const body: { total: number } = await answer.json();
  return body.total;
};
const sendFile = (content: Uint8Array) =>
  sendParts(server, token, [{ name: 'file', filename: 'a.bin', content }]);

/** Never the same bytes twice: a second copy would be deleted again, while S3 fails or just before. */
const unlikeOthers = (content: Uint8Array) => Buffer.concat([content, randomBytes(16)]);
const deletionFailures = () => server.output().split('blob.deletion_failed').length;

let before: string[];
beforeEach(async () => {
  before = await storedFiles(server);
});
afterEach(() => proxy.onRequest(() => undefined));

const faults: [string, Fault][] = [
  ['answers 500', { answer: 500 }],
  ['answers 503', { answer: 503 }],
  ['breaks every connection', 'break'],
];

describe.each(faults)('while S3 %s', (_, fault) => {
  test('an upload is a 503 that says so, without a row and without bytes', async () => {
    const total = await countUploads();
    proxy.onRequest(() => fault);
    const answer = await sendFile(Buffer.from('small'));
    expect(answer.headers.get('retry-after')).toBe('5');
    await expectFailure(answer, 503, 'busy');
    expect(await countUploads()).toBe(total);
    proxy.onRequest(() => undefined);
    await expectStoredFiles(server, before);
    expect((await sendFile(unlikeOthers(Buffer.from('small')))).status).toBe(201);
  });

  test('a large upload ends in the middle, and its parts are gone', async () => {
    const total = await countUploads();
    proxy.onRequest((request) => (isPart(request) ? fault : undefined));
    await expectFailure(await sendFile(large), 503, 'busy');
    expect(await countUploads()).toBe(total);
    await expectStoredFiles(server, before);
  });

  test('a download is a 503 before it begins, and works again afterwards', async () => {
    const content = unlikeOthers(large);
    const { publicUrl } = await upload(server, token, 'a.bin', content);
    proxy.onRequest(() => fault);
    const answer = await fetch(publicUrl);
    expect(answer.headers.get('content-disposition')).toBeNull();
    await expectFailure(answer, 503, 'busy');
    proxy.onRequest(() => undefined);
    expect(Bun.SHA256.hash(await (await fetch(publicUrl)).bytes(), 'hex')).toBe(
      Bun.SHA256.hash(content, 'hex'),
    );
  });

  test('a thumbnail is a 503, and made when S3 is back', async () => {
    const { thumbnailUrl } = await upload(server, token, 'a.png', unlikeOthers(png(90, 60)));
    proxy.onRequest(() => fault);
    await expectFailure(await fetch(thumbnailUrl), 503, 'busy');
    proxy.onRequest(() => undefined);
    expect((await fetch(thumbnailUrl)).status).toBe(200);
  });

  test('readiness says so, and everything else goes on', async () => {
    const { publicUrl, _id } = await upload(server, token, 'a.txt', 'deleted meanwhile');
    const leftBefore = deletionFailures();
    proxy.onRequest(() => fault);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(503);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    const path = `/api/upload/${_id}?permanent=true`;
    const removal = await send(server.origin, 'DELETE', path, { token });
    expect(removal.status).toBe(200);
    expect((await fetch(publicUrl)).status).toBe(404);
    await waitFor(
      'the end of the attempts to free the bytes',
      () => deletionFailures() > leftBefore,
    );
  });
});

test('a picture that S3 breaks off is not taken for one without a thumbnail', async () => {
  // Every row begins with its filter: none.
  const rows = Array.from({ length: 900 }, () => Buffer.concat([Buffer.of(0), randomBytes(2700)]));
  const noise = pngOf(900, 900, Buffer.concat(rows));
  const { thumbnailUrl } = await upload(server, token, 'noise.png', noise);
  let answers = 0;
  proxy.onRequest((request) => {
    if (!isGet(request)) return undefined;
    answers += 1;
    return answers === 1 ? { breakAfter: 1_000_000 } : { answer: 503 };
  });
  await expectFailure(await fetch(thumbnailUrl), 503, 'busy');
  proxy.onRequest(() => undefined);
  expect((await fetch(thumbnailUrl)).status).toBe(200);
});

/** What a client has got when its connection ends. */
async function fetchRaw(url: string) {
  using connection = await openConnection(server);
  const { pathname, host } = new URL(url);
  await connection.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  await waitFor('the end of the connection', () => connection.isClosed());
  const received = connection.received();
  const end = received.indexOf('\r\n\r\n');
  const body = received.slice(end + 4);
  return { head: received.slice(0, end).toLowerCase(), body };
}

describe('a download that S3 breaks off', () => {
  test('goes on unnoticed when another attempt helps', async () => {
    const { publicUrl } = await upload(server, token, 'a.bin', large);
    let faultsLeft = 3;
    proxy.onRequest((request) => {
      if (!isGet(request) || faultsLeft === 0) return undefined;
      faultsLeft -= 1;
      return { breakAfter: 5_000_000 };
    });
    const bytes = await (await fetch(publicUrl)).bytes();
    expect(Bun.SHA256.hash(bytes, 'hex')).toBe(Bun.SHA256.hash(large, 'hex'));
    expect(faultsLeft).toBe(0);
  });

  test('is cut when nothing helps: never a short file that looks whole', async () => {
    const { publicUrl } = await upload(server, token, 'a.bin', large);
    let answers = 0;
    proxy.onRequest((request) => {
      if (!isGet(request)) return undefined;
      answers += 1;
      return answers === 1 ? { breakAfter: 5_000_000 } : { answer: 503 };
    });
    const { head, body } = await fetchRaw(publicUrl);
    expect(head).toStartWith('http/1.1 200');
    expect(body.length).toBeGreaterThan(1_000_000);
    expect(body.length).toBeLessThan(large.length);
    // Either the length is announced, or the last chunk is missing.
    if (!head.includes(`content-length: ${large.length}`)) {
      expect(head).toContain('transfer-encoding: chunked');
      expect(body).not.toEndWith('0\r\n\r\n');
    }
    answers = 0;
    const answer = await fetch(publicUrl);
    expect(await outcomeOf(answer.bytes())).toThrow();
  });
});

test('no key and no address of the store is in the log', () => {
  const { S3_SECRET_ACCESS_KEY = '' } = installation.env;
  expect(server.output()).toContain('request.refused');
  expect(server.output()).not.toContain(S3_SECRET_ACCESS_KEY);
  expect(server.output()).not.toMatch(/Signature=|X-Amz-/i);
});
