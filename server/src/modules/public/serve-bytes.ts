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
  read(range?: ByteRange): Blob;
  /** Called where bytes go out; without a range it is all of them. */
  onDelivery?(range: ByteRange | undefined): void;
}

/** Answers a GET or HEAD after RFC 9110: conditions, then a range, then the whole. */
export function serveBytes(request: Request, served: Served): Response {
  const { headers, sent, size } = served;
  const { headers: asked } = request;
  if (isUnchanged(asked, served)) return notModified(headers);

  const wantsRange = asked.has('range');
  const range =
    wantsRange && isRangeValid(asked.get('if-range'), headers)
      ? parseRange(asked.get('range'), size)
      : undefined;
  if (range === 'unsatisfiable') return rangeNotSatisfiable(headers, size);

  const isHead = request.method === 'HEAD';
  if (!isHead) served.onDelivery?.(range);
  if (range) {
    const partial = {
      ...sent,
      'content-length': String(range.end - range.start),
      'content-range': `bytes ${range.start}-${range.end - 1}/${size}`,
    };
    return new Response(isHead ? null : served.read(range), { status: 206, headers: partial });
  }
  if (isHead) return new Response(null, { headers: { ...sent, 'content-length': String(size) } });
  const whole = served.read();
  return new Response(wantsRange ? unranged(whole) : whole, { headers: sent });
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
