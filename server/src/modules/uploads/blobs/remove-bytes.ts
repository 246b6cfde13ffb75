import { pictureColumns, type UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Services } from '../../../services.ts';

/**
 * Queues the thumbnails and previews of deleted uploads, and the blobs that `releaseBlobs` returned, for
 * deletion. Call it after the commit.
 */
export function removeBytes(
  { blobDeletions }: Pick<Services, 'blobDeletions'>,
  uploads: readonly UploadRow[],
  unreferenced: readonly string[],
): void {
  blobDeletions.remove([...unreferenced, ...uploads.flatMap(pictureKeysOf)]);
}

/** The same for an upload that has other bytes now. */
export function removeReplacedBytes(
  { blobDeletions }: Pick<Services, 'blobDeletions'>,
  before: UploadRow,
  unreferenced: readonly string[],
): void {
  blobDeletions.removeSoon([...unreferenced, ...pictureKeysOf(before)]);
}

/** The keys of the pictures that were made of an upload. */
export const pictureKeysOf = (upload: UploadRow): string[] =>
  pictureColumns.flatMap((column) => upload[column] || []);
