import { unknownType } from '../../uploads/receive/file-type.ts';

/** What a browser is told about a file's type, and whether it may show the file. */
export interface ContentPolicy {
  /** The value of Content-Type. */
  contentType: string;
  disposition: 'inline' | 'attachment';
}

export const plainText = 'text/plain; charset=utf-8';

// Measured: in at least one browser each of these can run script on the origin that serves it.
const markupTypes = new Set([
  'text/html',
  'application/xhtml+xml',
  'application/xml',
  'application/rss+xml',
  'application/atom+xml',
  'application/mathml+xml',
  'multipart/related',
]);

const inlineTypes = new Set([
  'image/png',
  'image/jpeg',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'video/mp4',
  'video/webm',
  'video/ogg',
  'video/quicktime',
  'audio/mpeg',
  'audio/mp4',
  'audio/wav',
  'audio/ogg',
  'audio/flac',
  'application/pdf',
]);

/**
 * The policy for a stored type. Nothing uploaded may act on the app's origin: a type that is not known
 * to be harmless is downloaded.
 */
export function contentPolicyOf(mimeType: string): ContentPolicy {
  if (inlineTypes.has(mimeType)) return { contentType: mimeType, disposition: 'inline' };
  if (markupTypes.has(mimeType)) return { contentType: plainText, disposition: 'attachment' };
  if (mimeType === 'image/svg+xml') return { contentType: mimeType, disposition: 'attachment' };
  // A script served as such would satisfy script-src 'self' and could become a service worker.
  if (mimeType.startsWith('text/') || mimeType === 'application/json') {
    return { contentType: plainText, disposition: 'inline' };
  }
  return { contentType: unknownType, disposition: 'attachment' };
}
