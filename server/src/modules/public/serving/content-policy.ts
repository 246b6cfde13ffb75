import { unknownType } from '../../uploads/receive/file-type.ts';

/** How bytes of a type go out: what the browser is told, and whether it may show them. */
export interface Delivery {
  contentType: string;
  disposition: 'inline' | 'attachment';
}

const plainText = 'text/plain; charset=utf-8';

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

/** Nothing uploaded may act on the app's origin: what is not known to be harmless is downloaded. */
export function deliveryOf(mimeType: string): Delivery {
  if (inlineTypes.has(mimeType)) return { contentType: mimeType, disposition: 'inline' };
  if (markupTypes.has(mimeType)) return { contentType: plainText, disposition: 'attachment' };
  if (mimeType === 'image/svg+xml') return { contentType: mimeType, disposition: 'attachment' };
  // A script served as such would satisfy script-src 'self' and could become a service worker.
  if (mimeType.startsWith('text/') || mimeType === 'application/json') {
    return { contentType: plainText, disposition: 'inline' };
  }
  return { contentType: unknownType, disposition: 'attachment' };
}
