import type { UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';

/** What comes after the rows have gone: their links are forgotten, then the room is freed. */
export async function removeBytes(
  { slugs, storage, log }: Services,
  uploads: readonly UploadRow[],
): Promise<void> {
  for (const { slug } of uploads) slugs.forget(slug);
  for (const { storage_key: key } of uploads) {
    try {
      await storage.remove(key);
    } catch (error) {
      // The file is deleted for everybody; only its room is not free yet.
      log.warn('upload.bytes_left_behind', { key, error });
    }
  }
}
