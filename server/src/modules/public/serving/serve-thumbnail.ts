import { createHash } from 'node:crypto';

import type { Services } from '../../../services.ts';
import type { ReadableUpload } from '../gate/may-read.ts';
import { noSuchThumbnail } from '../gate/refusals.ts';
import { userBytesHeaders } from './file-headers.ts';
import { answerMissingBlob } from './missing-blob.ts';
import { serveBytes } from './serve-bytes.ts';

/** Answers a GET or HEAD for a thumbnail, which counts as no view. Throws `not_found` where there is none. */
export async function serveThumbnail(
  services: Services,
  upload: ReadableUpload,
  request: Request,
): Promise<Response> {
  let thumbnail: Uint8Array<ArrayBuffer> | undefined;
  try {
    thumbnail = await services.thumbnails.open(upload);
  } catch (error) {
    const answered = await answerMissingBlob(services, error, upload.storage_key);
    if (answered) return answered;
    throw error;
  }
  if (!thumbnail) throw noSuchThumbnail();
  const content = new Blob([thumbnail]);
  const etag = `"${createHash('sha256').update(thumbnail).digest('hex')}"`;
  const lastModified = new Date(upload.created_at).toUTCString();
  return serveBytes(request, {
    validators: { etag, lastModified },
    headers: {
      ...userBytesHeaders,
      'content-disposition': 'inline',
      'content-type': 'image/webp',
      etag,
      'last-modified': lastModified,
    },
    size: content.size,
    read: (range) => (range ? content.slice(range.start, range.end) : content),
  });
}
