import { createHash } from 'node:crypto';

import type { Services } from '../../services.ts';
import type { ReadableUpload } from '../gate/decide-read.ts';
import { bytesHeadersOf } from './file-headers.ts';
import { respondMissingBlob } from './missing-blob.ts';
import { serveBytes } from './serve-bytes.ts';

interface PictureOfUpload {
  mimeType: string;
  /** Makes or reads the picture; undefined where there can be none. */
  open(upload: ReadableUpload): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Answers where there is none; may throw. */
  answerNone(): Response | Promise<Response>;
}

/** Answers a GET or HEAD for a picture that was made of an upload, which counts as no view. */
export async function servePicture(
  services: Services,
  upload: ReadableUpload,
  request: Request,
  { mimeType, open, answerNone }: PictureOfUpload,
): Promise<Response> {
  let picture: Uint8Array<ArrayBuffer> | undefined;
  try {
    picture = await open(upload);
  } catch (error) {
    const answered = await respondMissingBlob(services, error, request, upload.storage_key);
    if (answered) return answered;
    throw error;
  }
  if (!picture) return answerNone();
  const content = new Blob([picture]);
  const etag = `"${createHash('sha256').update(picture).digest('hex')}"`;
  const lastModified = new Date(upload.content_at ?? upload.created_at).toUTCString();
  const shared = bytesHeadersOf(upload);
  return serveBytes(request, {
    validators: { etag, lastModified },
    shared,
    headers: {
      ...shared,
      'content-disposition': 'inline',
      'content-type': mimeType,
      etag,
      'last-modified': lastModified,
    },
    size: content.size,
    read: (range) => (range ? content.slice(range.start, range.end) : content),
  });
}
