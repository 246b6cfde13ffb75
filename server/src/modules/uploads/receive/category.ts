import type { Category } from '@perch/contract/limits';

const textTypes = new Set([
  'application/json',
  'application/xml',
  'application/xhtml+xml',
  'application/rss+xml',
  'application/atom+xml',
  'application/mathml+xml',
  'message/rfc822',
]);

const archiveTypes = new Set([
  'application/zip',
  'application/gzip',
  'application/x-tar',
  'application/x-7z-compressed',
  'application/vnd.rar',
  'application/x-bzip2',
  'application/x-xz',
  'application/zstd',
]);

/** A type without its parameters, such as the charset of a text. */
export const essenceOf = (mimeType: string): string => mimeType.split(';', 1)[0] ?? '';

/** The category that lists of uploads are filtered by. */
export function categoryOf(mimeType: string): Category {
  const type = essenceOf(mimeType);
  const [group] = type.split('/');
  if (group === 'image' || group === 'video' || group === 'audio' || group === 'text') return group;
  if (textTypes.has(type)) return 'text';
  return archiveTypes.has(type) ? 'archive' : 'other';
}
