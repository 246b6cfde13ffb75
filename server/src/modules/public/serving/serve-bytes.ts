import type { ByteRange } from '../../../storage/storage.ts';
import { parseRange } from './byte-range.ts';
import { userBytesHeaders } from './file-headers.ts';
import {
  evaluateCached,
  evaluatePreconditions,
  isRangeWanted,
  type Validators,
} from './preconditions.ts';

/** Bytes that somebody has uploaded, or that are made of such, as they are to be answered. */
export interface Served {
  headers: Validators;
  /** Everything but what depends on the range. */
  sent: Record<string, string>;
  size: number;
  /** Where the store hands the bytes out by itself, which then need not be read here. */
  findAddress?: ((method: 'GET' | 'HEAD') => Promise<string>) | undefined;
  read(range?: ByteRange): Blob | Promise<Blob | ReadableStream<Uint8Array>>;
  /** Called where bytes begin to go out; without a range it is all of them. */
  onDelivery?(range: ByteRange | undefined): void;
}

/**
 * Answers a GET or HEAD after RFC 9110: conditions, then a range, then the whole. At once where
 * reading is.
 */
export function serveBytes(request: Request, served: Served): Response | Promise<Response> {
  const { headers, findAddress } = served;
  const { headers: asked } = request;
  if (findAddress) return redirectToStore(request, served, findAddress);
  const condition = evaluatePreconditions(asked, headers);
  if (condition !== 'met') return withoutContent(condition === 'failed' ? 412 : 304, headers);
  // RFC 9110 §14.2: ranges are defined for GET only.
  if (request.method === 'HEAD') return new Response(null, answerOf(served, undefined));

  const range = rangeOf(asked, served);
  if (range === 'unsatisfiable') return rangeNotSatisfiable(served);
  const answer = (content: Blob | ReadableStream<Uint8Array>): Response => {
    served.onDelivery?.(range);
    // Bun.serve leaves the length of a stream out (oven-sh/bun#10507) and sends chunks instead: one
    // that was cut lacks the last of them.
    if (range || content instanceof ReadableStream) {
      return new Response(content, answerOf(served, range));
    }
    const whole = asked.has('range') ? unranged(content) : content;
    return new Response(whole, { headers: served.sent });
  };
  const content = served.read(range);
  return content instanceof Promise ? content.then(answer) : answer(content);
}

function rangeOf(asked: Headers, { headers, size }: Served) {
  if (!asked.has('range') || !isRangeWanted(asked.get('if-range'), headers)) return undefined;
  return parseRange(asked.get('range'), size);
}

/**
 * The store has validators of its own, and a client is to see only one kind: HEAD is redirected too,
 * and the store evaluates conditions and ranges (RFC 9110 §13.2.1). Only a client that has the ETag of
 * this host, from before redirects or from a preview, hears here that its copy is the present one.
 */
async function redirectToStore(
  { method, headers: asked }: Request,
  served: Served,
  findAddress: NonNullable<Served['findAddress']>,
): Promise<Response> {
  const isKnown =
    asked.has('if-none-match') && evaluateCached(asked, served.headers) === 'not_modified';
  if (isKnown) return withoutContent(304, served.headers);
  if (method === 'HEAD') return redirectTo(await findAddress('HEAD'));
  const range = rangeOf(asked, served);
  const answer = redirectTo(await findAddress('GET'));
  if (range !== 'unsatisfiable') served.onDelivery?.(range);
  return answer;
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

function rangeNotSatisfiable({ headers, size }: Served): Response {
  return withoutContent(416, headers, { 'content-range': `bytes */${size}` });
}

function withoutContent(
  status: 304 | 412 | 416,
  { etag, lastModified }: Validators,
  more: Record<string, string> = {},
): Response {
  const headers = { ...userBytesHeaders, etag, 'last-modified': lastModified, ...more };
  return new Response(null, { status, headers });
}
