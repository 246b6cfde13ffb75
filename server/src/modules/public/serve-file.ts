import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { parseRange } from './byte-range.ts';
import { type FileHeaders, fileHeadersOf, userBytesHeaders } from './file-headers.ts';

/** Answers a GET or HEAD for a file's bytes, and counts what was delivered. */
export function serveFile(
  { storage, deliveries, metrics }: Pick<Services, 'storage' | 'deliveries' | 'metrics'>,
  upload: UploadRow,
  request: Request,
  isDownload: boolean,
): Response {
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

  const isHead = request.method === 'HEAD';
  // Later pieces of a file that is being looked at are not further looks at it.
  if (!isHead && (range === undefined || range.start === 0)) {
    deliveries.count(upload.id, isDownload ? 'downloads' : 'views');
  }
  if (!isHead) metrics.delivered(range ? range.end - range.start : upload.size);
  if (range) {
    const partial = {
      ...sent,
      'content-length': String(range.end - range.start),
      'content-range': `bytes ${range.start}-${range.end - 1}/${upload.size}`,
    };
    return new Response(isHead ? null : storage.read(upload.storage_key, range), {
      status: 206,
      headers: partial,
    });
  }
  if (isHead) {
    return new Response(null, { headers: { ...sent, 'content-length': String(upload.size) } });
  }
  const whole = storage.read(upload.storage_key);
  return new Response(wantsRange ? unranged(whole) : whole, { headers: sent });
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
