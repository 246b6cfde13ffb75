import { shownImages } from '@perch/contract/uploads/shown-images';

import { categoryOf, essenceOf, unknownType } from '../../modules/uploads/receive/file-type.ts';

/** What a browser is told about a file's type, and whether it may show the file. */
export interface ContentPolicy {
  /** The value of Content-Type. */
  contentType: string;
  disposition: 'inline' | 'attachment';
}

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
  ...shownImages,
  // Safari shows these. Other browsers download them.
  'image/heic',
  'image/heif',
  'image/tiff',
  'image/jxl',
  'image/jp2',
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
  const type = essenceOf(mimeType);
  // Of the images it alone can run script.
  if (type === 'image/svg+xml') return { contentType: type, disposition: 'attachment' };
  if (inlineTypes.has(type)) return { contentType: type, disposition: 'inline' };
  // A script served as such would satisfy script-src 'self' and could become a service worker.
  const contentType = `text/plain; charset=${charsetIn(mimeType)}`;
  if (markupTypes.has(type)) return { contentType, disposition: 'attachment' };
  if (categoryOf(type) === 'text') return { contentType, disposition: 'inline' };
  return { contentType: unknownType, disposition: 'attachment' };
}

/** The charset of a text that is stored under this type, by its label. */
export const charsetIn = (mimeType: string): string =>
  /; charset=([\w-]+)$/.exec(mimeType)?.[1] ?? 'utf-8';
