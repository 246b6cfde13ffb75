import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import type { ByteRange } from '../../storage/storage.ts';
import { parseRange } from './byte-range.ts';
import { type FileHeaders, fileHeadersOf, userBytesHeaders } from './file-headers.ts';

/** Answers a GET or HEAD for a file's bytes, and counts what was delivered. */
export function serveFile(
  { storage, deliveries, metrics }: Pick<Services, 'storage' | 'deliveries' | 'metrics'>,
  upload: UploadRow,
  request: Request,
  isDownload: boolean,
): Response | Promise<Response> {
  const headers = fileHeadersOf(upload);
  const { headers: asked } = request;
  if (isUnchanged(asked, headers, upload)) return notModified(headers);

  const sent = isDownload ? headers.downloaded : headers.shown;
  const wantsRange = asked.has('range');
  const range =
    wantsRange && isRangeValid(asked.get('if-range'), headers)
      ? parseRange(asked.get('range'), upload.size)
      : undefined;
  if (range === 'unsatisfiable') return rangeNotSatisfiable(headers, upload.size);

  if (request.method === 'HEAD') return new Response(null, answerOf(sent, upload, range));

  const began = (response: Response): Response => {
    // Later pieces of a file that is being looked at are not further looks at it.
    if (range === undefined || range.start === 0) {
      deliveries.count(upload.id, isDownload ? 'downloads' : 'views');
    }
    metrics.delivered(range ? range.end - range.start : upload.size);
    return response;
  };
  if (storage.direct) {
    const address = storage.direct.addressOf(upload.storage_key, sent);
    return address.then((url) => began(redirectTo(url)));
  }
  const content = storage.read(upload.storage_key, range);
  if (content instanceof Promise) {
    // Bun.serve leaves the length of a stream out (oven-sh/bun#10507) and sends chunks instead: one
    // that was cut lacks the last of them.
    return content.then((stream) => began(new Response(stream, answerOf(sent, upload, range))));
  }
  if (range) return began(new Response(content, answerOf(sent, upload, range)));
  return began(new Response(wantsRange ? unranged(content) : content, { headers: sent }));
}

/** Status and headers of a file or a part of it. */
function answerOf(sent: Record<string, string>, { size }: UploadRow, range: ByteRange | undefined) {
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

function isUnchanged(asked: Headers, { etag }: FileHeaders, { created_at }: UploadRow): boolean {
  const tags = asked.get('if-none-match');
  if (tags !== null) {
    return tags
      .split(',')
      .some((tag) => tag.trim() === '*' || tag.trim().replace(/^W\//, '') === etag);
  }
  const since = Date.parse(asked.get('if-modified-since') ?? '');
  return Math.floor(created_at / 1000) * 1000 <= since;
}

/** If-Range: the range counts only while the file is the one the client has a part of. */
const isRangeValid = (validator: string | null, { etag, lastModified }: FileHeaders) =>
  validator === null || validator === etag || validator === lastModified;

function notModified(headers: FileHeaders): Response {
  return new Response(null, { status: 304, headers: withoutContent(headers) });
}

function rangeNotSatisfiable(headers: FileHeaders, size: number): Response {
  const sent = { ...withoutContent(headers), 'content-range': `bytes */${size}` };
  return new Response(null, { status: 416, headers: sent });
}

const withoutContent = ({ etag, lastModified }: FileHeaders) => ({
  ...userBytesHeaders,
  etag,
  'last-modified': lastModified,
});
