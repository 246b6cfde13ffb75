import { describe, expect, test } from 'bun:test';

import { outcomeOf } from '../../../../../../test/support/wait.ts';
import { receiveMultipart } from './multipart.ts';

const boundary = 'XyZ';

/** A request whose body arrives in pieces of `pieceBytes`. */
function requestOf(body: string | Uint8Array, pieceBytes: number): Request {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  let offset = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (offset >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(offset, offset + pieceBytes));
      offset += pieceBytes;
    },
  });
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  return new Request('http://localhost/', { method: 'POST', body: stream, headers });
}

const callOf = (request: Request) => ({ request, stayOpen: () => {} });

interface Received {
  name: string;
  fields: Record<string, string>;
  content: Buffer;
}

function receive(body: string | Uint8Array, pieceBytes = 1024): Promise<Received> {
  return receiveMultipart(callOf(requestOf(body, pieceBytes)), async ({ name, fields, chunks }) => {
    const parts: Uint8Array[] = [];
    for await (const chunk of chunks) parts.push(chunk);
    return { name, fields: Object.fromEntries(fields), content: Buffer.concat(parts) };
  });
}

const part = (header: string, content: string) =>
  `--${boundary}\r\nContent-Disposition: form-data; ${header}\r\n\r\n${content}\r\n`;
const file = (content: string, name = 'a.txt') => part(`name="file"; filename="${name}"`, content);
const end = `--${boundary}--\r\n`;

describe('a form with one file', () => {
  test.each([1, 2, 3, 7, 64, 100_000])(
    'is read alike in pieces of %d bytes',
    async (pieceBytes) => {
      const content = `\r\n--Xy\r\n--XyY--\r${'\r\n-'.repeat(40)}\r`;
      const body = part('name="domain"', 'a.example') + file(content) + end;
      const received = await receive(body, pieceBytes);
      expect(received.name).toBe('a.txt');
      expect(received.fields).toEqual({ domain: 'a.example' });
      expect(received.content.toString()).toBe(content);
    },
  );

  test('yields random bytes unchanged, however the body is chunked', async () => {
    for (let round = 0; round < 50; round += 1) {
      // Few different values, so that pieces of the delimiter come up often.
      const content = Buffer.from(
        Array.from({ length: 500 }, () => '\r\n--XyZ'.charCodeAt(Math.floor(Math.random() * 7))),
      );
      if (content.includes(`\r\n--${boundary}`)) continue;
      const body = Buffer.concat([
        Buffer.from(file('').slice(0, -2)),
        content,
        Buffer.from(`\r\n${end}`),
      ]);
      const received = await receive(body, 1 + Math.floor(Math.random() * 40));
      expect(received.content.equals(content)).toBe(true);
    }
  });

  test.each([
    ['an empty file', file('') + end, ''],
    ['a preamble and an epilogue', `preamble\r\n${file('x')}${end}epilogue`, 'x'],
    ['a preamble that begins as a delimiter', `--Xy\r\n${file('x')}${end}`, 'x'],
    ['a line break at the very beginning', `\r\n${file('x')}${end}`, 'x'],
    ['no line break at the very end', file('x') + end.trimEnd(), 'x'],
    ['white space behind a delimiter', file('x').replace('XyZ\r', 'XyZ \t\r') + end, 'x'],
    ['fields behind the file', file('x') + part('name="late"', 'ignored') + end, 'x'],
  ])('may have %s', async (_what, body, content) => {
    const received = await receive(body, 5);
    expect(received.content.toString()).toBe(content);
    expect(received.fields).toEqual({});
  });
});

test.each([
  ['filename="plain.txt"', 'plain.txt'],
  ['filename=token.txt', 'token.txt'],
  ['filename=""', ''],
  ['filename="say "hi".png"', 'say "hi".png'],
  ['filename="say %22hi%22.png"', 'say "hi".png'],
  [String.raw`filename="say \"hi\".png"`, 'say "hi".png'],
  [String.raw`filename="C:\folder\cat.gif"`, String.raw`C:\folder\cat.gif`],
  [String.raw`filename="holiday\"`, 'holiday\\'],
  [String.raw`filename="holiday\\"`, 'holiday\\'],
  [String.raw`filename="holiday\"; size="3"`, 'holiday\\'],
  [String.raw`filename="holiday\"; filename*=UTF-8''holiday%5C`, 'holiday\\'],
  [String.raw`filename="say \"hi\"; or not.png"; size="3"`, 'say "hi"; or not.png'],
  [String.raw`filename="\"hi\""`, '"hi"'],
  [String.raw`filename="a\\\"b.txt"`, 'a\\"b.txt'],
  ['filename="a.txt" ; ;', 'a.txt'],
  ['filename="semi;colon.txt"', 'semi;colon.txt'],
  ['filename="Grüße 🐦.md"', 'Grüße 🐦.md'],
  [`filename="x.txt"; filename*=UTF-8''Gr%C3%BC%C3%9Fe.txt`, 'Grüße.txt'],
  [`filename="x.txt"; filename*=UTF-8''%ZZ`, 'x.txt'],
  ['FileName="case.txt"', 'case.txt'],
])('takes the name from %s', async (parameter, name) => {
  const received = await receive(part(`name="file"; ${parameter}`, 'x') + end);
  expect(received.name).toBe(name);
});

test.each([
  ['nothing', '', 'upload_incomplete'],
  ['text', 'no form at all', 'upload_incomplete'],
  ['no last delimiter', file('x'), 'upload_incomplete'],
  ['half a last delimiter', `${file('x')}--${boundary}`, 'upload_incomplete'],
  ['a cut header', `--${boundary}\r\nContent-Dispo`, 'upload_incomplete'],
  ['no part', end, 'file_missing'],
  ['only fields', part('name="file"', 'x') + end, 'file_missing'],
  ['a file by another name', part('name="f"; filename="a"', 'x') + end, 'file_missing'],
  ['two files', file('x') + file('y') + end, 'too_many_files'],
  ['a quote that never closes', part('name="file"; filename="a', 'x') + end, 'invalid_request'],
  ['a line break in a name', file('x', 'a\r\nb.txt') + end, 'invalid_request'],
  ['a parameter without a value', part('name="file"; filename', 'x') + end, 'invalid_request'],
  ['a parameter without a name', part('name="file"; ="a"', 'x') + end, 'invalid_request'],
  ['a part without a header', `--${boundary}\r\n\r\nx\r\n${end}`, 'invalid_request'],
  ['another disposition', file('x').replace('form-data', 'attachment') + end, 'invalid_request'],
  ['a delimiter that goes on', `--${boundary}x\r\n\r\n\r\n${end}`, 'invalid_request'],
  ['a huge header', part(`name="${'x'.repeat(17_000)}"`, 'x') + end, 'invalid_request'],
  ['a huge preamble', 'x'.repeat(20_000) + file('x') + end, 'invalid_request'],
  ['a huge epilogue', file('x') + end + 'x'.repeat(20_000), 'invalid_request'],
  ['a huge field', part('name="a"', 'x'.repeat(17_000)) + file('x') + end, 'invalid_request'],
  [
    'many fields',
    Array.from({ length: 11 }, (_, at) => part(`name="f${at}"`, 'x')).join('') + file('x') + end,
    'invalid_request',
  ],
  ['many parts', part('name="f"', 'x').repeat(21) + file('x') + end, 'invalid_request'],
  [
    'many parts behind the file',
    file('x') + part('name="f"', 'x').repeat(21) + end,
    'invalid_request',
  ],
])('refuses a form with %s', async (_what, body, code) => {
  for (const pieceBytes of [3, 50_000]) {
    expect(await outcomeOf(receive(body, pieceBytes))).toThrow(expect.objectContaining({ code }));
  }
});

test.each([
  ['text/plain', 'unsupported_media_type'],
  ['multipart/form-data', 'invalid_request'],
  ['multipart/form-data; boundary=', 'invalid_request'],
  [`multipart/form-data; boundary=${'x'.repeat(71)}`, 'invalid_request'],
])('refuses the content type %s', async (type, code) => {
  const request = new Request('http://localhost/', {
    method: 'POST',
    body: file('x') + end,
    headers: { 'content-type': type },
  });
  expect(await outcomeOf(receiveMultipart(callOf(request), async () => 'kept'))).toThrow(
    expect.objectContaining({ code }),
  );
});

test('reads the rest of a refused body, so that its sender sees the answer', async () => {
  let pieces = 0;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      pieces += 1;
      controller.enqueue(Buffer.from(pieces === 1 ? file('x') : 'y'.repeat(1000)));
      if (pieces === 50) controller.close();
    },
  });
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
  const request = new Request('http://localhost/', { method: 'POST', body: stream, headers });
  const refusal = receiveMultipart(callOf(request), async () => {
    throw new Error('refused');
  });
  expect(await outcomeOf(refusal)).toThrow('refused');
  expect(pieces).toBe(50);
});

test.each([true, false])(
  'frees the memory of a small body when its file is kept (%p)',
  async (isKept) => {
    const body = Buffer.from(file('x'.repeat(5000)) + end);
    const sent = [body.subarray(0, 3000), body.subarray(3000)].map((piece) =>
      Uint8Array.from(piece),
    );
    const pieces = [...sent];
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        const piece = pieces.shift();
        if (piece) controller.enqueue(piece);
        else controller.close();
      },
    });
    const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
    const request = new Request('http://localhost/', { method: 'POST', body: stream, headers });
    const receiving = receiveMultipart(callOf(request), async ({ chunks }) => {
      for await (const chunk of chunks) expect(chunk.length).toBeGreaterThan(0);
      if (!isKept) throw new Error('not kept');
      return 'kept';
    });
    await receiving.catch(() => {});
    expect(sent.every(({ length }) => (length === 0) === isKept)).toBe(true);
  },
);
