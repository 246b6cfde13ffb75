import { createHash } from 'node:crypto';

import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findUploadBySlug } from '../../uploads/find-upload.ts';
import { mayRead } from '../may-read.ts';
import { userBytesHeaders } from './file-headers.ts';
import { answerMissing } from './missing-blob.ts';
import { serveBytes } from './serve-bytes.ts';

export const noSuchThumbnail = () => new AppError('not_found', 'There is no such thumbnail.');

/** Answers a GET or HEAD for a thumbnail. Looking at one is not looking at the file. */
export async function serveThumbnail(
  services: Services,
  slug: string,
  request: Request,
): Promise<Response> {
  const upload = await findUploadBySlug(services, slug);
  if (!upload || !mayRead(services, upload).allowed) throw noSuchThumbnail();
  let thumbnail: Uint8Array<ArrayBuffer> | undefined;
  try {
    thumbnail = await services.thumbnails.open(upload);
  } catch (error) {
    const answered = await answerMissing(services, error, upload.storage_key);
    if (answered) return answered;
    throw error;
  }
  if (!thumbnail) throw noSuchThumbnail();
  const content = new Blob([thumbnail]);
  const etag = `"${createHash('sha256').update(thumbnail).digest('hex')}"`;
  const lastModified = new Date(upload.created_at).toUTCString();
  return serveBytes(request, {
    headers: { etag, lastModified },
    sent: {
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
