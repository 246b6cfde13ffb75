import type { Db } from '../../database/open.ts';
import { forEachLimited } from '../../lib/concurrency-limiter.ts';
import { readChunks } from '../../storage/read-chunks.ts';
import type { Storage } from '../../storage/storage.ts';
import { type BackupFiles, DamagedBytes } from './backup-files.ts';
import { isKept, type StoredUpload, uploadsIn } from './uploads-in.ts';

// S3 serves several requests as fast as one; a disk is bound by its syncs.
const concurrency = 4;

/** An upload whose file is missing or does not match its row. */
export interface LostUpload extends StoredUpload {
  reason: string;
}

export interface CopiedFiles {
  uploads: number;
  bytes: number;
  copiedFiles: number;
  copiedBytes: number;
  /** Uploads that were deleted, with their files, after the snapshot was taken. */
  deleted: StoredUpload[];
  lost: LostUpload[];
}

interface CopyContext {
  /** The database whose files are copied. */
  snapshot: Db;
  /** The installation's live database. */
  db: Db;
  storage: Storage;
  files: BackupFiles;
  /** Whether existing files are read and, if damaged, copied again. */
  isVerifying: boolean;
  onProgress(uploads: number): void;
}

/** Copies all files of the snapshot that the backup lacks. */
export async function copyFiles(copying: CopyContext): Promise<CopiedFiles> {
  const { snapshot, files, onProgress } = copying;
  const done: CopiedFiles = {
    uploads: 0,
    bytes: 0,
    copiedFiles: 0,
    copiedBytes: 0,
    deleted: [],
    lost: [],
  };
  for await (const page of uploadsIn(snapshot)) {
    // Uploads with the same content share one file.
    const groups = Map.groupBy(page, ({ sha256, size }) => `${sha256} ${size}`);
    await forEachLimited(groups.values(), { concurrency }, async (group) => {
      for (const upload of group) await copyOne(copying, upload, done);
    });
    onProgress(done.uploads);
  }
  await files.sync();
  return done;
}

async function copyOne(
  { db, storage, files, isVerifying }: CopyContext,
  upload: StoredUpload,
  done: CopiedFiles,
): Promise<void> {
  const isPresent = isVerifying ? await files.hasIntact(upload) : await files.has(upload);
  if (!isPresent) {
    try {
      await files.write(upload, readChunks(storage, upload.storage_key));
      done.copiedFiles += 1;
      done.copiedBytes += upload.size;
    } catch (error) {
      const isMissing = (await storage.size(upload.storage_key)) === undefined;
      if (isMissing && !(await isKept(db, upload))) {
        done.deleted.push(upload);
        return;
      }
      if (!isMissing && !(error instanceof DamagedBytes)) throw error;
      const reason =
        error instanceof DamagedBytes && !isMissing ? error.message : 'the file is missing';
      done.lost.push({ ...upload, reason });
    }
  }
  done.uploads += 1;
  done.bytes += upload.size;
}
