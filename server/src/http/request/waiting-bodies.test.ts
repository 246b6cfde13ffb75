import { afterEach, beforeEach, expect, test } from 'bun:test';
import { mkdtemp, readdir, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { waitFor } from '../../../../test/support/wait.ts';
import { createWaitingBodies } from './waiting-bodies.ts';

const crowd = 40;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'perch-waiting-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const contentOf = (number: number) => Buffer.alloc(100_000, `${number} `);

/** Whether a file of the folder is open, which has no name any more. */
async function isSpoolOpen(): Promise<boolean> {
  const open = await readdir('/proc/self/fd');
  const paths = await Promise.all(
    open.map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => '')),
  );
  return paths.some((path) => path.startsWith(`${folder}/waiting-`));
}

/** A server of which every request waits until `begin` is called, and the bodies that it has read. */
function startServer(place = folder) {
  const turn = Promise.withResolvers<void>();
  const spoolBody = createWaitingBodies(place);
  const lengths: number[] = [];
  let waiting = 0;
  const server = Bun.serve({
    port: 0,
    async fetch(request) {
      waiting += 1;
      const { body: untouched } = request;
      await spoolBody(request, turn.promise);
      const { body } = request;
      if (request.headers.has('drops')) return new Response('dropped');
      const bytes = await new Response(body).bytes();
      lengths.push(bytes.length);
      const hash = Bun.hash(bytes);
      return new Response(`${hash} ${body === untouched ? 'memory' : 'disk'}`);
    },
  });
  return {
    url: server.url,
    begin: turn.resolve,
    lengths,
    waiting: () => waiting,
    [Symbol.asyncDispose]: () => server.stop(true),
  };
}

async function sendCrowd({ url, begin, waiting }: ReturnType<typeof startServer>) {
  const answers = Array.from({ length: crowd }, async (_, number) => {
    const answer = await fetch(url, { method: 'POST', body: contentOf(number) });
    const [hash, place] = (await answer.text()).split(' ');
    expect(hash).toBe(String(Bun.hash(contentOf(number))));
    return place;
  });
  await waitFor('the crowd', () => waiting() >= crowd);
  return { answers: () => (begin(), Promise.all(answers)) };
}

test('of a crowd all but a few wait on the disk, whole, in a file that ends with the crowd', async () => {
  await using server = startServer();
  const { answers } = await sendCrowd(server);
  await waitFor('the spool', isSpoolOpen);
  expect(await readdir(folder)).toEqual([]);
  const places = await answers();
  expect(places.filter((place) => place === 'disk')).toHaveLength(crowd - 32);
  expect(await isSpoolOpen()).toBe(false);
  expect(server.lengths).toEqual(Array.from({ length: crowd }, () => 100_000));
});

test('where the folder cannot be written they wait in memory, whole', async () => {
  await using server = startServer(join(folder, 'absent'));
  const { answers } = await sendCrowd(server);
  expect(await answers()).toEqual(Array.from({ length: crowd }, () => 'memory'));
});

test('a body that is long, and one that comes in parts, go on after their turn; one that is dropped ends', async () => {
  await using server = startServer();
  const { answers } = await sendCrowd(server);
  const long = Buffer.alloc(3_000_000, 'long ');
  const parts = Promise.withResolvers<void>();
  const inParts = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(contentOf(1));
      await parts.promise;
      controller.enqueue(contentOf(2));
      controller.close();
    },
  });
  const late = [long, inParts].map((body) => fetch(server.url, { method: 'POST', body }));
  const dropped = fetch(server.url, { method: 'POST', body: long, headers: { drops: 'yes' } });
  await waitFor('three more', () => server.waiting() >= crowd + 3);
  await answers();
  parts.resolve();
  const [first, second] = await Promise.all(late.map(async (each) => (await each).text()));
  expect(first).toBe(`${Bun.hash(long)} disk`);
  expect(second).toBe(`${Bun.hash(Buffer.concat([contentOf(1), contentOf(2)]))} disk`);
  expect(await (await dropped).text()).toBe('dropped');
  expect(await isSpoolOpen()).toBe(false);
});

test('a client that leaves while it waits ends its body with a failure, not the server', async () => {
  await using server = startServer();
  const { answers } = await sendCrowd(server);
  const leaving = await Bun.connect({
    hostname: '127.0.0.1',
    port: Number(server.url.port),
    socket: { data() {} },
  });
  leaving.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\nhalf');
  await waitFor('one more', () => server.waiting() >= crowd + 1);
  leaving.end();
  expect(await answers()).toHaveLength(crowd);
  expect(server.lengths).not.toContain(1000);
  await waitFor('the spool to close', async () => !(await isSpoolOpen()));
});
