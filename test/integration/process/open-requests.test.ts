// @one-stack @long

import { afterAll, describe, expect, test } from 'bun:test';
import { once } from 'node:events';
import { connect } from 'node:net';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { beginUpload, visibleUploadBytes } from '../../support/api/slow-upload.ts';
import { upload } from '../../support/api/uploads.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

// More than the system takes over for a reader that does not read.
const fileBytes = 48 * 1024 ** 2;
const answered = 'perch_requests_total{route="/f/{name}",method="GET",status="200"}';
/** The request for the metrics is one itself. */
const onlyThisOne = 1;

/** The samples of these names; undefined where there is none yet. */
async function scrape({ origin }: TestServer, name: string): Promise<number | undefined> {
  const text = await (await fetch(`${origin}/metrics`)).text();
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return line === undefined ? undefined : Number(line.slice(name.length));
}

// A worker that does not answer within a second is left out, so one scrape may tell too few.
const untilOpen = (server: TestServer, count: number) =>
  waitFor(`${count} open requests`, async () => {
    return (await scrape(server, 'perch_open_requests')) === count;
  });

/** Asks for a file and reads its beginning only. */
async function beginReading({ port }: TestServer, url: string) {
  const socket = connect({ host: '127.0.0.1', port });
  socket.on('error', () => {});
  let received = 0;
  socket.on('data', (chunk) => (received += chunk.length));
  await once(socket, 'connect');
  socket.write(`GET ${new URL(url).pathname} HTTP/1.1\r\nHost: localhost:${port}\r\n\r\n`);
  await once(socket, 'data');
  socket.pause();
  return {
    received: () => received,
    finish: () => socket.resume(),
    [Symbol.dispose]: () => socket.destroy(),
  };
}

describe.each([
  ['one process', '1'],
  ['two workers', '2'],
])('perch_open_requests of %s', (_, WORKERS) => {
  let server: TestServer;
  const started = startServer({ WORKERS }).then(async (each) => {
    server = each;
    const admin = await becomeAdministrator(each);
    const content = new Uint8Array(fileBytes).fill(7);
    return { admin, file: await upload(each, admin.token, 'large.bin', content) };
  });
  afterAll(async () => {
    await started;
    await server[Symbol.asyncDispose]();
  });

  test('counts a slow reader until the last byte was sent', async () => {
    const { file } = await started;
    await untilOpen(server, onlyThisOne);
    const before = (await scrape(server, answered)) ?? 0;
    using slow = await beginReading(server, file.publicUrl);
    using other = await beginReading(server, file.publicUrl);
    await untilOpen(server, onlyThisOne + 2);
    await waitFor('both answers to have begun', async () => {
      return (await scrape(server, answered)) === before + 2;
    });
    expect(slow.received()).toBeLessThan(fileBytes);
    await untilOpen(server, onlyThisOne + 2);
    slow.finish();
    await waitFor('the whole file', () => slow.received() > fileBytes);
    await untilOpen(server, onlyThisOne + 1);
    other.finish();
    await waitFor('the whole file', () => other.received() > fileBytes);
    await untilOpen(server, onlyThisOne);
  });

  test('counts a reader until it goes away', async () => {
    const { file } = await started;
    const readers = await Promise.all(
      Array.from({ length: 5 }, () => beginReading(server, file.publicUrl)),
    );
    await untilOpen(server, onlyThisOne + readers.length);
    for (const reader of readers) reader[Symbol.dispose]();
    await untilOpen(server, onlyThisOne);
  });

  test('counts an upload while it comes in, whether it ends or is cut', async () => {
    const { admin } = await started;
    using cut = await beginUpload(server, admin.token, new Uint8Array(visibleUploadBytes));
    using whole = await beginUpload(server, admin.token, new Uint8Array(visibleUploadBytes));
    await untilOpen(server, onlyThisOne + 2);
    cut.connection.cut();
    await untilOpen(server, onlyThisOne + 1);
    expect((await whole.finish()).status).toBe(201);
    await untilOpen(server, onlyThisOne);
  });

  test('counts no connection that waits for its next request', async () => {
    await started;
    const idle = connect({ host: '127.0.0.1', port: server.port });
    idle.write(`GET /healthz HTTP/1.1\r\nHost: localhost:${server.port}\r\n\r\n`);
    await once(idle, 'data');
    await untilOpen(server, onlyThisOne);
    idle.destroy();
  });
});
