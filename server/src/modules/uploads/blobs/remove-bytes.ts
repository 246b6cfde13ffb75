import type { UploadRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';

/**
 * Queues the thumbnails of deleted uploads and the blobs that `releaseBlobs` returned for deletion. Call it
 * after the commit.
 */
export function removeBytes(
  { blobDeletions }: Pick<Services, 'blobDeletions'>,
  uploads: readonly UploadRow[],
  unreferenced: readonly string[],
): void {
  const thumbnails = uploads.map(({ thumbnail_key: key }) => key ?? '');
  blobDeletions.remove([...unreferenced, ...thumbnails].filter((key) => key !== ''));
}
