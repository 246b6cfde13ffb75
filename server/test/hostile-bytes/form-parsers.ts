import * as fc from 'fast-check';

import { hostileBytes } from '../../../test/support/hostile/bytes.ts';
import { AppError } from '../../src/lib/errors.ts';
import { cleanFileName } from '../../src/modules/uploads/receive/file-name.ts';
import { FormReader } from '../../src/modules/uploads/receive/form/form-reader.ts';
import { refuseChunkFields } from '../../src/modules/uploads/receive/form/multipart.ts';
import {
  parsePartHeader,
  readBoundary,
} from '../../src/modules/uploads/receive/form/part-header.ts';
import type { Parser } from './parser.ts';

const agents = fc.constantFrom(
  '',
  'curl/7.74.0',
  'curl/8.14.1',
  'Python/3.11 aiohttp/3.9.1',
  'ShareX',
);

/** Undefined for a refusal in a sentence; everything else that is thrown is a fault. */
export async function unlessRefused<T>(read: () => T | Promise<T>): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

const disposition = '\r\nContent-Disposition: form-data; name="file"; filename=';

const partHeader: Parser = {
  inputs: fc.tuple(
    hostileBytes(
      [
        disposition,
        '; filename*=',
        "UTF-8''",
        '%F0%9F',
        '=?utf-8?B?',
        '?=',
        'name="',
        '; a="',
        '\\"',
      ],
      [
        `${disposition}"a.txt"\r\nContent-Type: text/plain`,
        `${disposition}a; filename*=utf-8''%41`,
      ],
    ),
    agents,
  ),
  steps: { each: 2000, perByte: 40 },
  async read(bytes, agent) {
    const header = await unlessRefused(() => parsePartHeader(bytes.toString('utf8'), agent));
    if (header?.fileName !== undefined) cleanFileName(header.fileName, 'fallback');
  },
};

/** Gives the bytes in pieces of this size. */
function sourceOf(bytes: Buffer, pieceBytes: number) {
  let at = 0;
  return {
    async next(): Promise<IteratorResult<Uint8Array, undefined>> {
      if (at >= bytes.length) return { done: true, value: undefined };
      const value = new Uint8Array(bytes.subarray(at, at + pieceBytes));
      at += pieceBytes;
      return { done: false, value };
    },
  };
}

const form = (boundary: string) =>
  `--${boundary}${disposition}"a.txt"\r\n\r\ncontent\r\n--${boundary}--\r\n`;

function formReader(boundary: string): Parser {
  const delimiter = `\r\n--${boundary}`;
  return {
    inputs: fc.tuple(
      hostileBytes(
        [
          delimiter,
          delimiter.slice(0, -1),
          `${delimiter}--`,
          `${delimiter}${disposition}"`,
          '\r\n--',
          '-',
        ],
        [form(boundary), `x${form(boundary)}y`],
      ),
      fc.constantFrom('1', '2', '7', '100', '100000'),
    ),
    // In pieces of one byte each comes with the held-back bytes of a delimiter, 74 bytes of it.
    steps: { each: 4000, perByte: 600 },
    async read(bytes, pieceBytes) {
      const reader = new FormReader(sourceOf(bytes, Number(pieceBytes)), boundary);
      let read = 0;
      await unlessRefused(async () => {
        while ((await reader.nextPart()) !== undefined) {
          for (let chunk = await reader.readChunk(); chunk; chunk = await reader.readChunk()) {
            read += chunk.length;
          }
        }
        await reader.finish();
      });
      if (read > bytes.length) throw new Error(`${read} bytes were read of ${bytes.length}.`);
    },
  };
}

export const formParsers: Record<string, Parser> = {
  'part header': partHeader,
  form: formReader('XyZ'),
  'form with the longest boundary': formReader(`-${'a'.repeat(68)}-`),
  'Content-Type': {
    inputs: fc.tuple(
      hostileBytes(
        ['multipart/form-data', '; boundary=', 'boundary="', ';boundary='],
        ['multipart/form-data; boundary=XyZ', 'multipart/form-data; charset=x; boundary="a b"'],
      ),
      fc.constant(''),
    ),
    steps: { each: 200, perByte: 10 },
    async read(bytes) {
      const boundary = await unlessRefused(() => readBoundary(bytes.toString('latin1')));
      if (boundary === '' || (boundary ?? '').length > 70) throw new Error('No such boundary.');
    },
  },
  'chunk fields': {
    inputs: fc.tuple(
      hostileBytes(
        [
          'resumableTotalChunks',
          '3',
          '"totalChunks":',
          '"totalCount" :',
          '_totalSize',
          '__proto__',
        ],
        ['metadata={"totalChunks":3}', 'dztotalchunkcount=1'],
      ),
      fc.constantFrom(
        'metadata',
        'chunks',
        'dztotalchunkcount',
        'resumableChunkNumber',
        '__proto__',
      ),
    ),
    steps: { each: 300, perByte: 20 },
    async read(bytes, name) {
      const text = bytes.toString('utf8');
      await unlessRefused(() =>
        refuseChunkFields([
          [name, text],
          [text, text],
        ]),
      );
    },
  },
};
