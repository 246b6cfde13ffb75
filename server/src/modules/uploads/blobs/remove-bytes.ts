import type { UploadRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';

/**
 * Queues what deleted uploads have left in the storage for deletion: their thumbnails, and the blobs that no
 * row refers to any more.
 */
export function removeBytes(
  { blobDeletions }: Pick<Services, 'blobDeletions'>,
  uploads: readonly UploadRow[],
  unreferenced: readonly string[],
): void {
  const thumbnails = uploads.map(({ thumbnail_key: key }) => key ?? '');
  blobDeletions.remove([...unreferenced, ...thumbnails].filter((key) => key !== ''));
}
