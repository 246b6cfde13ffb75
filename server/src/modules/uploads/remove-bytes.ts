import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';

/** What comes after the rows have gone: their links are forgotten, then the room is freed. */
export async function removeBytes(
  { slugs, storage, log }: Services,
  uploads: readonly UploadRow[],
): Promise<void> {
  for (const { slug } of uploads) slugs.forget(slug);
  const keys = uploads.flatMap((upload) => [upload.storage_key, upload.thumbnail_key ?? '']);
  for (const key of keys.filter((each) => each !== '')) {
    try {
      await storage.remove(key);
    } catch (error) {
      // The file is deleted for everybody; only its room is not free yet.
      log.warn('upload.bytes_left_behind', { key, error });
    }
  }
}
