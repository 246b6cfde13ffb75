import { afterAll, expect, test } from 'bun:test';
import { connect } from 'node:net';

import { letPass } from './support/wait.ts';

// What docs/runtime-notes.md says of the runtime. One that fails after an update is good news: what Perch does
// without, or works around, can be had now; but for the test of pieces, on which archives rely.

const pieces = 256;
const pieceBytes = 256 * 1024;

// What comes at once is sent as a whole, with its length.
async function sendInParts(controller: Pick<ReadableStreamDefaultController, 'enqueue' | 'close'>) {
  controller.enqueue(Buffer.from('first'));
  await letPass(50);
  controller.enqueue(Buffer.from('last'));
  controller.close();
}

/** Bodies of nine bytes. */
const streams: Record<string, () => ReadableStream<Uint8Array>> = {
  stream: () => new ReadableStream({ start: sendInParts }),
  'byte-stream': () => new ReadableStream({ type: 'bytes', start: sendInParts }),
  'transformed-stream': () =>
    new ReadableStream({ start: sendInParts }).pipeThrough(new TransformStream()),
};

const server = Bun.serve({
  port: 0,
  hostname: '127.0.0.1',
  async fetch(request) {
    const path = new URL(request.url).pathname;
    if (path === '/pieces') return new Response(inOneBuffer());
    if (path === '/refuse') return new Response('no', { status: 401 });
    const stream = streams[path.slice(1)];
    if (stream) return new Response(stream(), { headers: { 'Content-Length': '9' } });
    return new Response(`got ${(await request.text()).length}`);
  },
});
afterAll(() => server.stop(true));

/** Pieces of one byte each, repeated, which all are written to the same memory. */
function inOneBuffer(): ReadableStream<Uint8Array> {
  const buffer = new Uint8Array(pieceBytes);
  let count = 0;
  return new ReadableStream(
    {
      async pull(controller) {
        // As where a piece is read from a file.
        await Bun.sleep(0);
        if (count === pieces) {
          controller.close();
          return;
        }
        controller.enqueue(buffer.fill(count % 256));
        count += 1;
      },
    },
    { highWaterMark: 0 },
  );
}

/** Takes an answer that is chunked, with pauses, and returns its content. */
function takeSlowly(path: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(server.port) }, () =>
      socket.write(head(`GET ${path} HTTP/1.1`, 'Connection: close')),
    );
    const received: Buffer[] = [];
    socket.on('data', (chunk) => {
      received.push(typeof chunk === 'string' ? Buffer.from(chunk) : chunk);
      if (received.length % 50 !== 0) return;
      socket.pause();
      setTimeout(() => socket.resume(), 20);
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(withoutChunks(Buffer.concat(received))));
  });
}

function withoutChunks(answer: Buffer): Buffer {
  const contents: Buffer[] = [];
  for (let at = answer.indexOf('\r\n\r\n') + 4; ;) {
    const start = answer.indexOf('\r\n', at) + 2;
    const bytes = Number.parseInt(answer.toString('latin1', at, start), 16);
    if (!(bytes > 0)) return Buffer.concat(contents);
    contents.push(answer.subarray(start, start + bytes));
    at = start + bytes + 2;
  }
}

/** Everything that comes back for these bytes until `isEnough` or the connection's end. */
function exchange(bytes: string, isEnough: (received: string) => boolean): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: '127.0.0.1', port: Number(server.port) }, () =>
      socket.write(bytes),
    );
    let received = '';
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
      if (isEnough(received)) socket.destroy();
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
  });
}

const head = (line: string, ...fields: string[]) =>
  `${[line, 'Host: 127.0.0.1', ...fields].join('\r\n')}\r\n\r\n`;
const isContinued = (received: string) => received.includes('100 Continue');
const isAnswered = (received: string) => /HTTP\/1\.1 [2-5]\d\d/.test(received);

test('the runtime writes 100 Continue before a handler that refuses', async () => {
  const request = head('POST /refuse HTTP/1.1', 'Content-Length: 5', 'Expect: 100-continue');
  expect(await exchange(request, isAnswered)).toStartWith('HTTP/1.1 100 Continue');
});

test('the runtime writes 100 Continue to HTTP/1.0', async () => {
  const request = head('POST /take HTTP/1.0', 'Content-Length: 5', 'Expect: 100-continue');
  expect(await exchange(request, isContinued)).toStartWith('HTTP/1.1 100 Continue');
});

test('the runtime does not take 100-Continue for an expectation', async () => {
  const request = head('POST /take HTTP/1.1', 'Content-Length: 5', 'Expect: 100-Continue');
  const received = await exchange(`${request}hello`, isAnswered);
  expect(received).toStartWith('HTTP/1.1 200 OK');
  expect(received).not.toContain('100 Continue');
});

test('the runtime closes a connection with an unknown method without an answer', async () => {
  expect(await exchange(head('FOO / HTTP/1.1'), isAnswered)).toBe('');
});

test.each(Object.keys(streams))('the runtime drops the Content-Length of a %s', async (path) => {
  const received = await exchange(head(`GET /${path} HTTP/1.1`), (text) =>
    text.endsWith('0\r\n\r\n'),
  );
  expect(received.toLowerCase()).toContain('transfer-encoding: chunked');
  expect(received.toLowerCase()).not.toContain('content-length');
});

test('the runtime has sent or copied a piece of a stream when it asks for the next one', async () => {
  const received = await takeSlowly('/pieces');
  expect(received.length).toBe(pieces * pieceBytes);
  const wrong = Array.from({ length: pieces }, (_, piece) => piece).filter((piece) => {
    const bytes = received.subarray(piece * pieceBytes, (piece + 1) * pieceBytes);
    return bytes.some((byte) => byte !== piece % 256);
  });
  expect(wrong).toEqual([]);
});
