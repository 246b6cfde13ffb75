import type { Db } from '../../database/open.ts';
import { eachAtOnce } from '../../lib/each-at-once.ts';
import { readChunks } from '../../storage/read-chunks.ts';
import type { Storage } from '../../storage/storage.ts';
import { type BackupFiles, DamagedBytes } from './backup-files.ts';
import { type StoredUpload, uploadsIn } from './uploads-in.ts';

// S3 answers several as fast as one; a disk is as fast as its slowest sync.
const atOnceMax = 4;

/** An upload whose bytes are not what its row says. */
export interface LostUpload extends StoredUpload {
  reason: string;
}

export interface CopiedFiles {
  uploads: number;
  bytes: number;
  copiedFiles: number;
  copiedBytes: number;
  /** Deleted since the snapshot was taken; their bytes went with them. */
  deleted: StoredUpload[];
  lost: LostUpload[];
}

interface Copying {
  /** Whose files. */
  snapshot: Db;
  /** The installation's own database. */
  db: Db;
  storage: Storage;
  files: BackupFiles;
  /** What is in the backup already is read, and copied again where it is damaged. */
  isVerifying: boolean;
  onProgress(uploads: number): void;
}

/** Copies every file of the snapshot that the backup does not have yet. */
export async function copyFiles(copying: Copying): Promise<CopiedFiles> {
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
    // Uploads of the same bytes need them once.
    const groups = Map.groupBy(page, ({ sha256, size }) => `${sha256} ${size}`);
    await eachAtOnce([...groups.values()], atOnceMax, async (group) => {
      for (const upload of group) await copyOne(copying, upload, done);
    });
    onProgress(done.uploads);
  }
  await files.sync();
  return done;
}

async function copyOne(
  { db, storage, files, isVerifying }: Copying,
  upload: StoredUpload,
  done: CopiedFiles,
): Promise<void> {
  const isThere = isVerifying ? await files.hasIntact(upload) : await files.has(upload);
  if (!isThere) {
    try {
      await files.write(upload, readChunks(storage, upload.storage_key));
      done.copiedFiles += 1;
      done.copiedBytes += upload.size;
    } catch (error) {
      const isAbsent = (await storage.size(upload.storage_key)) === undefined;
      if (isAbsent && !(await isStillThere(db, upload))) {
        done.deleted.push(upload);
        return;
      }
      if (!isAbsent && !(error instanceof DamagedBytes)) throw error;
      const reason = error instanceof DamagedBytes && !isAbsent ? error.message : 'no bytes';
      done.lost.push({ ...upload, reason });
    }
  }
  done.uploads += 1;
  done.bytes += upload.size;
}

async function isStillThere(db: Db, { id }: StoredUpload): Promise<boolean> {
  const row = await db.selectFrom('uploads').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}
