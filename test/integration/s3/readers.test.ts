// @long
import { afterAll, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const mib = 1024 ** 2;
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

/** The most memory that the server has had so far. */
async function peakMiB(): Promise<number> {
  const status = await readFile(`/proc/${server.process.child.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Takes 64 KiB a time, ten times a second. */
function readSlowly(url: string) {
  const { pathname, host } = new URL(url);
  const socket = connect({ host: '127.0.0.1', port: server.port });
  let bytes = 0;
  socket.write(`GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n\r\n`);
  socket.on('error', () => {});
  socket.on('data', (chunk) => {
    bytes += chunk.length;
    socket.pause();
    setTimeout(() => socket.resume(), 100);
  });
  return { received: () => bytes, [Symbol.dispose]: () => void socket.destroy() };
}

test('a hundred slow readers of a file in S3 take little memory, and no other client waits', async () => {
  const content = randomBytes(40 * mib);
  const { publicUrl } = await upload(server, token, 'large.bin', content);
  const before = await peakMiB();
  using readers = new DisposableStack();
  const slow = Array.from({ length: 100 }, () => readers.use(readSlowly(publicUrl)));
  await waitFor('a megabyte for each', () => slow.every(({ received }) => received() > mib), {
    timeoutMs: 60_000,
  });
  // Whatever was not bounded would have taken as much as a gigabyte.
  expect((await peakMiB()) - before).toBeLessThan(200);
  expect(slow.every(({ received }) => received() < content.length)).toBe(true);
  const whole = await (await fetch(publicUrl)).bytes();
  expect(Bun.SHA256.hash(whole, 'hex')).toBe(Bun.SHA256.hash(content, 'hex'));
}, 180_000);
