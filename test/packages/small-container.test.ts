import { afterAll, expect, test } from 'bun:test';
import { createHash } from 'node:crypto';
import { request } from 'node:http';

import { account } from '../support/packages/front.ts';
import { imageName, openPerchContainers } from '../support/packages/image.ts';
import { freePort } from '../support/ports.ts';
import { waitFor } from '../support/wait.ts';

// 5000 with PERCH_TEST_UPLOAD_MB: the bytes are made while they are sent, and hashed while they come back.
const megabytes = Number(process.env['PERCH_TEST_UPLOAD_MB'] ?? 400);
const chunk = Buffer.alloc(1_000_000, 'upload ');

const containers = await openPerchContainers();
afterAll(() => containers[Symbol.asyncDispose]());

/** Sends the file as the body of a form, as fast as it is taken. */
async function sendLarge(port: number, token: string): Promise<{ status: number; text: string }> {
  const head = `--b\r\ncontent-disposition: form-data; name="file"; filename="a.bin"\r\n\r\n`;
  const tail = '\r\n--b--\r\n';
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'multipart/form-data; boundary=b',
    'content-length': head.length + megabytes * chunk.length + tail.length,
  };
  const sending = request(
    { host: '127.0.0.1', port, path: '/api/upload', method: 'POST', headers },
    (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (part: string) => (text += part));
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    },
  );
  sending.on('error', reject);
  sending.write(head);
  for (let count = 0; count < megabytes; count += 1) {
    if (!sending.write(chunk)) await new Promise((drained) => sending.once('drain', drained));
  }
  sending.end(tail);
  return promise;
}

test(`an upload of ${megabytes} MB passes in a container of 256 MB, and comes back`, async () => {
  const { run, tryRun } = containers;
  const port = freePort();
  const env = [`--env=PORT=${port}`, '--env=MAX_FILE_SIZE=10GB', '--env=USER_QUOTA=10GB'];
  const own = ['--detach', '--name=small', '--memory=256m', '--memory-swap=256m', '--read-only'];
  await run(['podman', 'run', ...own, '--network=host', ...env, imageName]);
  const origin = `http://127.0.0.1:${port}`;
  await waitFor('Perch to answer', () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const { username, email, password } = account;
  const names = ['--username', username, '--email', email, '--admin', '--password-stdin'];
  const create = ['exec', '-i', 'small', 'perch', 'user', 'create', ...names] as const;
  expect((await tryRun(['podman', ...create], password)).exitCode).toBe(0);
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  });
  const { status, text } = await sendLarge(port, Object(await answer.json()).token);
  expect(status).toBe(201);

  const expected = createHash('sha256');
  for (let count = 0; count < megabytes; count += 1) expected.update(chunk);
  const got = createHash('sha256');
  const download = await fetch(`${origin}${new URL(JSON.parse(text).file.url).pathname}`);
  for await (const part of download.body ?? []) got.update(part);
  expect(got.digest('hex')).toBe(expected.digest('hex'));
  // The memory's limit ends a process: it is still the one of the start.
  expect(await run(['podman', 'inspect', 'small', '--format={{.State.OOMKilled}}'])).toBe('false');
  expect(await run(['podman', 'logs', 'small'])).toContain('Perch is running');
});
