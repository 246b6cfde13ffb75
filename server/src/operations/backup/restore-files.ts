import type { Db } from '../../database/open.ts';
import { forEachLimited } from '../../lib/concurrency-limiter.ts';
import { readChunks } from '../../storage/read-chunks.ts';
import type { Storage } from '../../storage/storage.ts';
import {
  type BackupFiles,
  DamagedBytes,
  matchesContent,
  openBackupFiles,
  verified,
} from './backup-files.ts';
import type { LostUpload } from './copy-files.ts';
import { type StoredUpload, uploadsIn } from './uploads-in.ts';

const concurrency = 4;

interface RestoreSource {
  snapshot: Db;
  storage: Storage;
}

interface Options {
  folder: string;
  onProgress(uploads: number): void;
}

/** Stores every upload's file under its key, verified. Returns those missing or damaged in the backup. */
export async function restoreFiles(
  { snapshot, storage }: RestoreSource,
  { folder, onProgress }: Options,
) {
  const files = openBackupFiles(folder);
  const done = { uploads: 0, bytes: 0, damaged: new Array<LostUpload>() };
  for await (const page of uploadsIn(snapshot)) {
    const groups = Map.groupBy(page, ({ storage_key: key }) => key);
    await forEachLimited(groups.values(), { concurrency }, async (group) => {
      const [first] = group;
      const reason = first && (await restoreFile(storage, files, first));
      if (reason) done.damaged.push(...group.map((upload) => ({ ...upload, reason })));
      else {
        done.uploads += group.length;
        done.bytes += group.reduce((sum, { size }) => sum + size, 0);
      }
    });
    onProgress(done.uploads + done.damaged.length);
  }
  return done;
}

/** Undefined on success, otherwise why the backup's file cannot be used. */
async function restoreFile(
  storage: Storage,
  files: BackupFiles,
  upload: StoredUpload,
): Promise<string | undefined> {
  const { storage_key: key, size } = upload;
  const stored = await storage.size(key);
  // An interrupted run may have stored the file already; it is verified again.
  if (stored === size && (await matchesContent(readChunks(storage, key), upload))) {
    await storage.settle(key);
    return undefined;
  }
  const chunks = await files.open(upload);
  if (!chunks) return 'the file is missing';
  if (stored !== undefined) await storage.remove(key);
  try {
    await storage.write(key, verified(chunks, upload), size);
    return undefined;
  } catch (error) {
    if (error instanceof DamagedBytes) return error.message;
    throw error;
  }
}
