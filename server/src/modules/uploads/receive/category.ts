import type { Category } from '@perch/contract/limits';

const textTypes = new Set([
  'application/json',
  'application/xml',
  'application/xhtml+xml',
  'application/rss+xml',
  'application/atom+xml',
  'application/mathml+xml',
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

/** The category that lists of uploads are filtered by. */
export function categoryOf(mimeType: string): Category {
  const [group] = mimeType.split('/');
  if (group === 'image' || group === 'video' || group === 'audio' || group === 'text') return group;
  if (textTypes.has(mimeType)) return 'text';
  return archiveTypes.has(mimeType) ? 'archive' : 'other';
}
