import { AppError } from '../../lib/errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { openBackupFiles, verified } from '../backup/backup-files.ts';
import { listSnapshots } from '../backup/backup-folder.ts';
import type { FaultyUpload } from './check-files.ts';

/**
 * Returns a function that replaces an upload's damaged file by the one with the same SHA-256 in any
 * snapshot of a backup. Throws `invalid_request` for a folder without a complete backup.
 */
export async function createBlobRestorer(storage: Storage, folder: string) {
  if ((await listSnapshots(folder)).length === 0) {
    throw new AppError('invalid_request', () => `There is no complete backup in ${folder}.`);
  }
  const files = openBackupFiles(folder);
  const restored = new Set<string>();

  return async (upload: FaultyUpload): Promise<boolean> => {
    const { storage_key: key } = upload;
    // Several uploads may share the file.
    if (restored.has(key)) return true;
    // Verified before the damaged file is removed, parts of which may still be of use.
    if (!(await files.hasIntact(upload))) return false;
    const chunks = await files.open(upload);
    if (!chunks) return false;
    await storage.remove(key);
    await storage.write(key, verified(chunks, upload), upload.size);
    restored.add(key);
    return true;
  };
}
