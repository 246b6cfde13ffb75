import { AppError } from '../../lib/errors.ts';
import type { Storage } from '../../storage/storage.ts';
import { openBackupFiles, verified } from '../backup/backup-files.ts';
import { listSnapshots } from '../backup/backup-folder.ts';
import type { FaultyUpload } from './check-files.ts';

/** Puts bytes back from a backup of any age: they are known by their SHA-256. */
export async function createBlobRestorer(storage: Storage, folder: string) {
  if ((await listSnapshots(folder)).length === 0) {
    throw new AppError('invalid_request', `There is no complete backup in ${folder}.`);
  }
  const files = openBackupFiles(folder);
  const mended = new Set<string>();

  return async (upload: FaultyUpload): Promise<boolean> => {
    const { storage_key: key } = upload;
    // Several uploads may have the same bytes.
    if (mended.has(key)) return true;
    // Looked at before what is there is removed: it may still be good for something.
    if (!(await files.hasIntact(upload))) return false;
    const chunks = await files.open(upload);
    if (!chunks) return false;
    await storage.remove(key);
    await storage.write(key, verified(chunks, upload));
    mended.add(key);
    return true;
  };
}
