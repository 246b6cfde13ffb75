import { Database } from 'bun:sqlite';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { readKey } from '../../installation/secret-key.ts';
import { isDiskFull } from '../../lib/disk/disk-full.ts';
import { AppError } from '../../lib/errors.ts';
import { version } from '../../lib/version.ts';
import type { CommandServices } from '../../services.ts';
import type { Storage } from '../../storage/storage.ts';
import { openBackupFiles, prepareBackupFiles } from './backup-files.ts';
import {
  beginSnapshot,
  claimBackupFolder,
  databaseName,
  filesIn,
  listSnapshots,
  removeSnapshot,
  secretName,
  snapshotIn,
  writePrivate,
} from './backup-folder.ts';
import { type CopiedFiles, copyFiles } from './copy-files.ts';
import { sha256Of } from './sha256-of.ts';
import { closeSnapshot, removeUploads, takeSnapshot } from './take-snapshot.ts';

type BackupServices = Pick<CommandServices, 'config' | 'db' | 'clock' | 'log'> & {
  storage: Storage;
};

interface BackupOptions {
  folder: string;
  /** Number of snapshots to keep; undefined for all. */
  keep: number | undefined;
  /** Whether existing files of the backup are read and, if damaged, copied again. */
  isVerifying: boolean;
  onProgress(uploads: number): void;
}

export interface Backup extends CopiedFiles {
  /** The snapshot's name. */
  name: string;
  removedSnapshots: number;
  removedFiles: number;
}

/**
 * Adds a snapshot to a backup, also of a running installation: a consistent copy of all rows, then the files
 * that the backup lacks. Until it is complete, the backup consists of the earlier snapshots. Throws
 * `invalid_request` for a folder that is no backup, `busy`, `disk_full`.
 */
export async function backUp(services: BackupServices, options: BackupOptions): Promise<Backup> {
  try {
    const claim = await claimBackupFolder(options.folder);
    try {
      const { name, done } = await addSnapshot(services, options);
      const removed = await removeOldSnapshots(options);
      return { ...done, ...removed, name };
    } finally {
      claim.release();
    }
  } catch (error) {
    throw isDiskFull(error) ? diskFull(options.folder, error) : error;
  }
}

const diskFull = (folder: string, cause: unknown) =>
  new AppError(
    'disk_full',
    () => `There is no space left in ${folder}; its existing snapshots are unchanged.`,
    { cause },
  );

async function addSnapshot(services: BackupServices, options: BackupOptions) {
  const { db, storage, clock, log } = services;
  const { folder, isVerifying, onProgress } = options;
  await prepareBackupFiles(folder);
  const unfinished = await beginSnapshot(folder);
  const takenAt = new Date(clock.now()).toISOString();
  const snapshot = await takeSnapshot(db, unfinished.path, log);
  const files = openBackupFiles(folder);
  let done: CopiedFiles;
  try {
    done = await copyFiles({ snapshot, db, storage, files, isVerifying, onProgress });
    await removeUploads(
      snapshot,
      done.deleted.map(({ id }) => id),
    );
  } finally {
    await closeSnapshot(snapshot, unfinished.path);
  }
  const key = await readKey(services.config);
  if (key !== undefined) await writePrivate(join(unfinished.path, secretName), `${key}\n`);
  const name = takenAt.replaceAll(':', '-');
  await unfinished.complete(name, {
    format: 1,
    perch: version,
    takenAt,
    completedAt: new Date(clock.now()).toISOString(),
    uploads: done.uploads,
    bytes: done.bytes,
    lost: done.lost.length,
    databaseSha256: await sha256Of(join(unfinished.path, databaseName)),
  });
  return { name, done };
}

async function removeOldSnapshots({ folder, keep }: BackupOptions) {
  if (keep === undefined) return { removedSnapshots: 0, removedFiles: 0 };
  const old = (await listSnapshots(folder)).slice(0, -keep);
  for (const name of old) await removeSnapshot(folder, name);
  return { removedSnapshots: old.length, removedFiles: await removeUnreferencedFiles(folder) };
}

/** Deletes files that no snapshot refers to and returns their number. */
async function removeUnreferencedFiles(folder: string): Promise<number> {
  // On the disk, because there may be millions of hashes.
  const path = join(filesIn(folder), 'incoming', 'referenced.db');
  const referenced = new Database(path, { create: true, strict: true });
  try {
    referenced.run('pragma journal_mode = off');
    referenced.run('create table referenced (sha256 text primary key) without rowid');
    for (const name of await listSnapshots(folder)) {
      referenced.run('attach ? as snapshot', [join(snapshotIn(folder, name), databaseName)]);
      referenced.run('insert or ignore into referenced select sha256 from snapshot.uploads');
      // Snapshots of versions before the trash have none.
      const trash = "select 1 from snapshot.sqlite_master where name = 'trashed_uploads'";
      if (referenced.query(trash).get() !== null) {
        referenced.run(
          'insert or ignore into referenced select sha256 from snapshot.trashed_uploads',
        );
      }
      referenced.run('detach snapshot');
    }
    const find = referenced.query('select 1 from referenced where sha256 = ?');
    return await openBackupFiles(folder).prune(async (sha256) => find.get(sha256) !== null);
  } finally {
    referenced.close();
    await rm(path, { force: true });
  }
}
