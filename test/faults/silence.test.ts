import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';

import { becomeAdministrator } from '../support/api/accounts.ts';
import { beginResumable, hangWhileSending, sendPiece, storedOffset } from '../support/api/tus.ts';
import { upload } from '../support/api/uploads.ts';
import { sha256Of } from '../support/files/hash.ts';
import { unfinishedFiles } from '../support/files/stored-files.ts';
import { multipartBody, multipartType } from '../support/http/multipart.ts';
import { openConnection, rawAnswer } from '../support/http/raw-http.ts';
import { startServer } from '../support/servers/server.ts';
import { waitFor } from '../support/wait.ts';
import { compare } from './support/crowd.ts';
import { countLeftOver } from './support/installations.ts';
import { countOpenFiles } from './support/open-files.ts';
import { settle } from './support/tally.ts';

const mib = 1024 ** 2;
const silentSeconds = 60;
const byteEveryMs = 20_000;

test('a client that is silent for a minute is disconnected, and one that sends a byte now and then is not', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const { pid } = server.process.child;
  // More than any buffer on the way takes.
  const big = await upload(server, token, 'big.bin', randomBytes(64 * mib));
  const before = await countOpenFiles(pid);
  const content = randomBytes(2 * mib);
  const body = multipartBody([{ name: 'file', filename: 'slow.bin', content }]);
  const head = (method: string, path: string, headers: Record<string, string>) =>
    [
      `${method} ${path} HTTP/1.1`,
      `Host: localhost:${server.port}`,
      `Authorization: Bearer ${token}`,
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      '\r\n',
    ].join('\r\n');
  const formHead = head('POST', '/api/upload', {
    'Content-Type': multipartType,
    'Content-Length': `${body.length}`,
  });

  using header = await openConnection(server);
  await header.write(formHead.slice(0, 100));
  const headerAt = performance.now();
  using sender = await openConnection(server);
  await sender.write(formHead);
  await sender.write(body.subarray(0, body.length / 2));
  const senderAt = performance.now();
  const url = await beginResumable(server, token, content.length);
  const sent = content.subarray(0, content.length / 2);
  using resumable = await hangWhileSending(server, url, token, { rest: content.length, sent });
  const resumableAt = performance.now();
  const reader = connect(server.port, '127.0.0.1');
  let isReaderClosed = false;
  // Who is let go may be told so by a reset.
  reader.on('error', () => {});
  reader.on('close', () => (isReaderClosed = true));
  await once(reader, 'connect');
  reader.write(head('GET', new URL(big.publicUrl).pathname, {}));
  await once(reader, 'readable');
  const readerAt = performance.now();
  using steady = await openConnection(server);
  await steady.write(formHead);
  const last = 5;
  await steady.write(body.subarray(0, -last));

  let sentBytes = body.length - last;
  const dripping = setInterval(() => {
    if (sentBytes < body.length - 1) void steady.write(body.subarray(sentBytes, (sentBytes += 1)));
  }, byteEveryMs);
  const goneAfter = async (
    client: string,
    silentSince: number,
    isGone: () => boolean | Promise<boolean>,
  ) => {
    await waitFor(`the end of the silent ${client}`, isGone, { timeoutMs: 100_000, everyMs: 200 });
    return (performance.now() - silentSince) / 1000;
  };
  const ends = await Promise.all([
    goneAfter('sender of a header', headerAt, header.isClosed),
    goneAfter('sender of a form', senderAt, sender.isClosed),
    goneAfter('sender of a resumable upload', resumableAt, resumable.isClosed),
    // A client that does not read does not see the end either; the server has closed the file.
    goneAfter(
      'reader',
      readerAt,
      async () => isReaderClosed || (await countOpenFiles(pid)) <= before + 1,
    ),
  ]);
  clearInterval(dripping);
  // Not earlier: a line may be bad for a while. The clock that looks has steps of some seconds.
  for (const end of ends.slice(1)) expect(end).toBeGreaterThan(silentSeconds - 10);
  expect(steady.isClosed()).toBe(false);
  await steady.write(body.subarray(sentBytes));
  const { status, body: answered } = await rawAnswer(steady);
  expect(status).toBe(201);

  expect(await storedOffset(url, token)).toBe(content.length / 2);
  const rest = await sendPiece(
    url,
    token,
    content.length / 2,
    content.subarray(content.length / 2),
  );
  const { pathname: resumed } = new URL(rest.headers.get('upload-url') ?? '');
  await waitFor('what was broken off to be gone', async () => {
    return (await unfinishedFiles(server)).length === 0;
  });
  const { pathname: steadily } = new URL(JSON.parse(answered).data.upload.publicUrl);
  const sha256 = sha256Of(content);
  const files = [resumed, steadily].map((path) => ({ path, sha256 }));
  const compared = await compare(server.origin, files);
  reader.destroy();
  const leftOver = await countLeftOver(server);
  settle({ fault: 'a minute of silence', runs: 4, acknowledged: 2, ...compared, leftOver });
}, 200_000);
