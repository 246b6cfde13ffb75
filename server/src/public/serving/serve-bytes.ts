import type { ByteRange } from '../../storage/storage.ts';
import { parseRange } from './byte-range.ts';
import {
  evaluateCached,
  evaluatePreconditions,
  isRangeApplicable,
  type Validators,
} from './preconditions.ts';

/** An upload's bytes, or its thumbnail's, and how they are answered. */
export interface ServedBytes {
  validators: Validators;
  /** The headers of every answer, whatever its status. */
  shared: Record<string, string>;
  /** The headers of 200 and 206, except those that depend on the range. */
  headers: Record<string, string>;
  /** Bytes in the whole. */
  size: number;
  /** Whether a part of them costs all that lies before it, so that requests for one get the whole. */
  isWholeOnly?: boolean;
  /** Signs the address at which the store hands the bytes out; undefined: they are read here. */
  signStoreUrl?: ((method: 'GET' | 'HEAD') => Promise<string>) | undefined;
  read(range?: ByteRange): Blob | Promise<Blob | ReadableStream<Uint8Array>>;
  /** Called when an answer with bytes begins; without a range it has all of them. */
  onDelivery?(range: ByteRange | undefined): void;
}

/**
 * Answers a GET or HEAD after RFC 9110: conditions, then a range, then the whole. Returns a promise
 * only where `read` does, or where the answer is a redirect.
 */
export function serveBytes(request: Request, served: ServedBytes): Response | Promise<Response> {
  const { signStoreUrl, validators } = served;
  const { headers: asked } = request;
  if (signStoreUrl) return redirectToStore(request, served, signStoreUrl);
  const condition = evaluatePreconditions(asked, validators);
  if (condition !== 'met') return withoutContent(condition === 'failed' ? 412 : 304, served);
  // RFC 9110 §14.2: ranges are defined for GET only.
  if (request.method === 'HEAD') return new Response(null, answerOf(served, undefined));

  const range = rangeOf(asked, served);
  if (range === 'unsatisfiable') return rangeNotSatisfiable(served);
  const answer = (content: Blob | ReadableStream<Uint8Array>): Response => {
    served.onDelivery?.(range);
    const isUnranged = !range && content instanceof Blob && asked.has('range');
    const body = isUnranged ? unranged(content) : content;
    if (body instanceof ReadableStream) return streamed(body, asked, answerOf(served, range));
    return new Response(body, range ? answerOf(served, range) : { headers: served.headers });
  };
  const content = served.read(range);
  return content instanceof Promise ? content.then(answer) : answer(content);
}

function rangeOf(asked: Headers, { validators, size, isWholeOnly }: ServedBytes) {
  if (isWholeOnly === true) return undefined;
  if (!asked.has('range') || !isRangeApplicable(asked.get('if-range'), validators))
    return undefined;
  return parseRange(asked.get('range'), size);
}

/**
 * The store has validators of its own, and a client must see only one kind: HEAD is redirected too,
 * and the store evaluates conditions and ranges (RFC 9110 §13.2.1). Only a client that has the ETag of
 * this host, from before redirects or from a preview, is told here that its copy is the present one.
 */
async function redirectToStore(
  { method, headers: asked }: Request,
  served: ServedBytes,
  signStoreUrl: NonNullable<ServedBytes['signStoreUrl']>,
): Promise<Response> {
  const isKnown =
    asked.has('if-none-match') && evaluateCached(asked, served.validators) === 'not_modified';
  if (isKnown) return withoutContent(304, served);
  if (method === 'HEAD') return redirectTo(served, await signStoreUrl('HEAD'));
  const range = rangeOf(asked, served);
  const answer = redirectTo(served, await signStoreUrl('GET'));
  if (range !== 'unsatisfiable') served.onDelivery?.(range);
  return answer;
}

/** Status and headers of all bytes or a part of them. */
function answerOf({ headers, size }: ServedBytes, range: ByteRange | undefined) {
  if (!range) return { status: 200, headers: { ...headers, 'content-length': String(size) } };
  const { start, end } = range;
  const partial = {
    'content-length': String(end - start),
    'content-range': `bytes ${start}-${end - 1}/${size}`,
  };
  return { status: 206, headers: { ...headers, ...partial } };
}

/**
 * Bun.serve leaves the length of a stream out (oven-sh/bun#10507) and sends chunks instead: one that was
 * cut lacks the last of them. A proxy that can set the length asks for it under another name.
 */
function streamed(
  body: ReadableStream<Uint8Array>,
  asked: Headers,
  { status, headers }: ReturnType<typeof answerOf>,
): Response {
  if (!asked.has('x-want-content-length')) return new Response(body, { status, headers });
  const stated = { 'x-content-length': headers['content-length'] };
  return new Response(body, { status, headers: { ...headers, ...stated } });
}

/** The signed address expires, so no cache may keep the redirect. */
function redirectTo({ shared }: ServedBytes, url: string): Response {
  const headers = { ...shared, 'cache-control': 'no-store', location: url };
  return new Response(null, { status: 302, headers });
}

/** Bun.serve applies a Range header to files on its own, even where it has to be ignored. */
function unranged(file: Blob): ReadableStream<Uint8Array> {
  return file.stream().pipeThrough(new TransformStream());
}

function rangeNotSatisfiable(served: ServedBytes): Response {
  return withoutContent(416, served, { 'content-range': `bytes */${served.size}` });
}

function withoutContent(
  status: 304 | 412 | 416,
  { shared, validators: { etag, lastModified } }: ServedBytes,
  more: Record<string, string> = {},
): Response {
  const dated = lastModified !== undefined && { 'last-modified': lastModified };
  const headers = { ...shared, etag, ...dated, ...more };
  return new Response(null, { status, headers });
}
