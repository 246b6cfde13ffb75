import type { UploadRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';

/**
 * What comes after the rows have gone: their links are forgotten, then the room is freed, that of
 * their thumbnails and of the objects that nothing refers to any more.
 */
export function removeBytes(
  { slugs, blobDeletions }: Services,
  uploads: readonly UploadRow[],
  unreferenced: readonly string[],
): void {
  for (const { slug } of uploads) slugs.forget(slug);
  const thumbnails = uploads.map(({ thumbnail_key: key }) => key ?? '');
  blobDeletions.remove([...unreferenced, ...thumbnails].filter((key) => key !== ''));
}
