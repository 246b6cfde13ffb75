import { afterAll, expect, test } from 'bun:test';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { request } from 'node:http';
import { connect, type Socket } from 'node:net';

import { becomeAdministrator, registerApproved } from '../support/api/accounts.ts';
import { send } from '../support/api/client.ts';
import { upload } from '../support/api/uploads.ts';
import { sha256Of } from '../support/files/hash.ts';
import { unfinishedFiles } from '../support/files/stored-files.ts';
import { multipartBody, multipartType } from '../support/http/multipart.ts';
import { startServer } from '../support/servers/server.ts';
import { letPass, waitFor } from '../support/wait.ts';
import { type Acknowledged, compare } from './support/crowd.ts';
import { countLeftOver } from './support/installations.ts';
import { countOpenFiles } from './support/open-files.ts';
import { expectRefusal } from './support/refusal.ts';
import { HealthWatch, isLong, settle, type Usage } from './support/tally.ts';

const kib = 1024;
const slowForMs = isLong ? 60_000 : 8000;

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const { token } = admin;

/** What a server holds on to. */
async function usage(): Promise<Usage> {
  const { pid } = server.process.child;
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const rssMb = Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / kib);
  return { openFiles: await countOpenFiles(pid), rssMb };
}

/** Ends when the server has let go of everything that it has taken since. */
async function untilReleased(before: { openFiles: number }) {
  await waitFor('all files to be closed', async () => {
    return (await usage()).openFiles <= before.openFiles;
  });
  await waitFor('unfinished files to be gone', async () => {
    return (await unfinishedFiles(server)).length === 0;
  });
}

const bodyOf = (content: Uint8Array) =>
  multipartBody([{ name: 'file', filename: 'load.bin', content }]);

const headOf = (bytes: number) => ({
  authorization: `Bearer ${token}`,
  'content-type': multipartType,
  'content-length': bytes,
});

/** One upload on a connection of its own; undefined when it was refused. */
async function uploadAlone(content: Uint8Array): Promise<Acknowledged | undefined> {
  const body = bodyOf(content);
  const sending = request(`${server.origin}/api/upload`, {
    method: 'POST',
    headers: headOf(body.length),
    agent: false,
  });
  sending.end(body);
  const [answer] = await once(sending, 'response');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  const said = JSON.parse(text);
  if (answer.statusCode !== 201) {
    expectRefusal(answer.statusCode, said);
    return undefined;
  }
  return { path: new URL(said.file.url).pathname, sha256: sha256Of(content) };
}

async function openSocket(): Promise<Socket> {
  const socket = connect(server.port, '127.0.0.1');
  // A client that disconnects in the middle of a request may get a reset.
  socket.on('error', () => {});
  await once(socket, 'connect');
  return socket;
}

const rawHead = (bytes: number) =>
  Object.entries({ host: `localhost:${server.port}`, ...headOf(bytes) })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');

test('a thousand uploads at once are all stored', async () => {
  const before = await usage();
  const health = new HealthWatch(server);
  const content = Array.from({ length: 1000 }, () => randomBytes(200 * kib));
  const sent = await Promise.all(content.map(uploadAlone));
  await health[Symbol.asyncDispose]();
  const stored = sent.filter((each) => each !== undefined);
  expect(stored.length).toBe(1000);
  const compared = await compare(server.origin, stored);
  await untilReleased(before);
  const used = { before, after: await usage() };
  const leftOver = await countLeftOver(server);
  settle({
    fault: '1000 uploads of 200 KB at once',
    runs: 1000,
    acknowledged: stored.length,
    ...compared,
    leftOver,
    healthP99Ms: health.p99Ms(),
    usage: used,
  });
});

test('200 slow senders and 200 slow readers delay no other client, and complete', async () => {
  const big = randomBytes(8 * kib * kib);
  const { publicUrl } = await upload(server, token, 'big.bin', big);
  const before = await usage();
  const health = new HealthWatch(server);
  const steps = 8;
  const senders = Array.from({ length: 200 }, async () => {
    const content = randomBytes(80 * kib);
    const body = bodyOf(content);
    const socket = await openSocket();
    let received = '';
    socket.on('data', (chunk) => (received += chunk.toString('latin1')));
    socket.write(`POST /api/upload HTTP/1.1\r\n${rawHead(body.length)}\r\n`);
    for (let step = 0; step < steps; step += 1) {
      const piece = Math.ceil(body.length / steps);
      socket.write(body.subarray(step * piece, (step + 1) * piece));
      // The slow pace is the subject of the test, and no wait for something else.
      await letPass(slowForMs / steps);
    }
    const path = await waitFor(
      'the answer',
      () => /"url":"[^"]*?(\/f\/[^"]+)"/.exec(received)?.[1],
    );
    socket.destroy();
    return { path, sha256: sha256Of(content) };
  });
  const readers = Array.from({ length: 200 }, async () => {
    const socket = await openSocket();
    const received: Buffer[] = [];
    let bytes = 0;
    socket.write(
      `GET ${new URL(publicUrl).pathname} HTTP/1.1\r\nhost: localhost:${server.port}\r\nconnection: close\r\n\r\n`,
    );
    socket.on('data', (chunk: Buffer) => {
      received.push(chunk);
      bytes += chunk.length;
      socket.pause();
      setTimeout(() => socket.resume(), (slowForMs * chunk.length) / big.length);
    });
    await once(socket, 'close');
    const answer = Buffer.concat(received, bytes);
    return sha256Of(answer.subarray(answer.indexOf('\r\n\r\n') + 4));
  });
  const [stored, read] = await Promise.all([Promise.all(senders), Promise.all(readers)]);
  await health[Symbol.asyncDispose]();
  const wrongReads = read.filter((sha256) => sha256 !== sha256Of(big)).length;
  const { lost, wrong } = await compare(server.origin, stored);
  await untilReleased(before);
  const used = { before, after: await usage() };
  const leftOver = await countLeftOver(server);
  settle({
    fault: `200 slow senders and 200 slow readers, ${slowForMs / 1000} s`,
    runs: 400,
    acknowledged: stored.length,
    lost,
    wrong: wrong + wrongReads,
    leftOver,
    healthP99Ms: health.p99Ms(),
    usage: used,
  });
});

test('500 uploads that break off anywhere leave nothing behind', async () => {
  const kept = await upload(server, token, 'kept.txt', 'kept');
  const before = await usage();
  const health = new HealthWatch(server);
  const abort = async () => {
    const body = bodyOf(randomBytes(randomInt(1, 400 * kib)));
    const head = `POST /api/upload HTTP/1.1\r\n${rawHead(body.length)}\r\n`;
    const whole = Buffer.concat([Buffer.from(head), body]);
    const socket = await openSocket();
    // Never all of it.
    const offset = randomInt(whole.length - 1);
    await new Promise<void>((resolve) => {
      socket.write(whole.subarray(0, offset), () => resolve());
    });
    if (randomInt(2) === 0) socket.resetAndDestroy();
    else socket.destroy();
  };
  for (let round = 0; round < 10; round += 1) await Promise.all(Array.from({ length: 50 }, abort));
  await untilReleased(before);
  await health[Symbol.asyncDispose]();
  const list = await send(server.origin, 'GET', '/api/upload/my', { token });
  const { uploads } = (await list.json()).data;
  expect(uploads[0]._id).toBe(kept._id);
  const { pathname: path } = new URL(kept.publicUrl);
  const compared = await compare(server.origin, [{ path, sha256: sha256Of('kept') }]);
  const used = { before, after: await usage() };
  const leftOver = await countLeftOver(server);
  settle({
    fault: 'uploads broken off at any byte',
    runs: 500,
    acknowledged: 1,
    ...compared,
    leftOver,
    healthP99Ms: health.p99Ms(),
    usage: used,
  });
});

test('64 logins at once are answered or told to wait, and a download goes on', async () => {
  const content = randomBytes(64 * kib * kib);
  const { publicUrl } = await upload(server, token, 'while.bin', content);
  const { email, password } = await registerApproved(server, admin);
  const before = await usage();
  const health = new HealthWatch(server);
  const download = fetch(publicUrl).then((answer) => answer.bytes());
  const logins = await Promise.all(
    Array.from({ length: 64 }, () =>
      send(server.origin, 'POST', '/api/auth/login', { body: { email, password } }),
    ),
  );
  await health[Symbol.asyncDispose]();
  for (const answer of logins) {
    const body = await answer.json();
    if (answer.status === 200) continue;
    expect([429, 503]).toContain(answer.status);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body).toMatchObject({ success: false });
  }
  expect(logins.some(({ status }) => status === 200)).toBe(true);
  const wrong = sha256Of(await download) === sha256Of(content) ? 0 : 1;
  const used = { before, after: await usage() };
  expect(used.after.rssMb).toBeLessThan(before.rssMb + 200);
  const leftOver = await countLeftOver(server);
  settle({
    fault: '64 logins at once during a download',
    runs: 64,
    acknowledged: 1,
    lost: 0,
    wrong,
    leftOver,
    healthP99Ms: health.p99Ms(),
    usage: used,
  });
});
