import type { ByteRange } from '../../storage/storage.ts';
import { parseRange } from './byte-range.ts';
import { type FileHeaders, userBytesHeaders } from './file-headers.ts';

type Validators = Pick<FileHeaders, 'etag' | 'lastModified'>;

/** Bytes that somebody has uploaded, or that are made of such, as they are to be answered. */
export interface Served {
  headers: Validators;
  /** Everything but what depends on the range. */
  sent: Record<string, string>;
  size: number;
  createdAt: number;
  /** Where somebody else hands the bytes out, which then need not be read here. */
  findAddress?: (() => Promise<string>) | undefined;
  read(range?: ByteRange): Blob | Promise<ReadableStream<Uint8Array>>;
  /** Called where bytes begin to go out; without a range it is all of them. */
  onDelivery?(range: ByteRange | undefined): void;
}

/**
 * Answers a GET or HEAD after RFC 9110: conditions, then a range, then the whole. At once where
 * reading is.
 */
export function serveBytes(request: Request, served: Served): Response | Promise<Response> {
  const { headers, size } = served;
  const { headers: asked } = request;
  if (isUnchanged(asked, served)) return notModified(headers);

  const wantsRange = asked.has('range');
  const range =
    wantsRange && isRangeValid(asked.get('if-range'), headers)
      ? parseRange(asked.get('range'), size)
      : undefined;
  if (range === 'unsatisfiable') return rangeNotSatisfiable(headers, size);

  if (request.method === 'HEAD') return new Response(null, answerOf(served, range));

  const began = (response: Response): Response => {
    served.onDelivery?.(range);
    return response;
  };
  if (served.findAddress) return served.findAddress().then((url) => began(redirectTo(url)));
  const content = served.read(range);
  if (content instanceof Promise) {
    // Bun.serve leaves the length of a stream out (oven-sh/bun#10507) and sends chunks instead: one
    // that was cut lacks the last of them.
    return content.then((stream) => began(new Response(stream, answerOf(served, range))));
  }
  if (range) return began(new Response(content, answerOf(served, range)));
  return began(new Response(wantsRange ? unranged(content) : content, { headers: served.sent }));
}

/** Status and headers of all bytes or a part of them. */
function answerOf({ sent, size }: Served, range: ByteRange | undefined) {
  if (!range) return { status: 200, headers: { ...sent, 'content-length': String(size) } };
  const { start, end } = range;
  const partial = {
    'content-length': String(end - start),
    'content-range': `bytes ${start}-${end - 1}/${size}`,
  };
  return { status: 206, headers: { ...sent, ...partial } };
}

/** The address holds for a while, so nobody may keep it for longer. */
function redirectTo(url: string): Response {
  const headers = { ...userBytesHeaders, 'cache-control': 'no-store', location: url };
  return new Response(null, { status: 302, headers });
}

/** Bun.serve applies a Range header to files by itself, also where it is to be ignored. */
function unranged(file: Blob): ReadableStream {
  return file.stream().pipeThrough(new TransformStream());
}

function isUnchanged(asked: Headers, { headers: { etag }, createdAt }: Served): boolean {
  const tags = asked.get('if-none-match');
  if (tags !== null) {
    return tags
      .split(',')
      .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(asked.get('if-modified-since') ?? '');
  return Math.floor(createdAt / 1000) * 1000 <= since;
}

/** If-Range: the range counts only while the file is the one the client has a part of. */
const isRangeValid = (validator: string | null, { etag, lastModified }: Validators) =>
  validator === null || validator === etag || validator === lastModified;

function notModified(headers: Validators): Response {
  return new Response(null, { status: 304, headers: withoutContent(headers) });
}

function rangeNotSatisfiable(headers: Validators, size: number): Response {
  const sent = { ...withoutContent(headers), 'content-range': `bytes */${size}` };
  return new Response(null, { status: 416, headers: sent });
}

const withoutContent = ({ etag, lastModified }: Validators) => ({
  ...userBytesHeaders,
  etag,
  'last-modified': lastModified,
});
