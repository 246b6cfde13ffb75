import { chmod, copyFile, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { Config } from '../../config/config.ts';
import { type Db, openDatabase } from '../../database/open.ts';
import { lockDataDir } from '../../installation/data-dir-lock.ts';
import { refuseHalfMigrated } from '../../installation/migration-mark.ts';
import { openPrivateFolder } from '../../installation/private-folder.ts';
import { writeKey } from '../../installation/secret-key.ts';
import { minuteMs } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import type { Log } from '../../lib/log.ts';
import { openUncachedStorage } from '../../storage/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { isEmpty } from '../migrate/copy-rows.ts';
import {
  databaseName,
  listSnapshots,
  type Manifest,
  readManifest,
  secretName,
  snapshotIn,
} from './backup-folder.ts';
import { copyAllRows } from './copy-all-rows.ts';
import type { LostUpload } from './copy-files.ts';
import { restoreFiles } from './restore-files.ts';
import { sha256Of } from './sha256-of.ts';
import { removeUploads } from './take-snapshot.ts';

// Emptying tables and committing a million rows takes longer than the usual statement time-out.
const rowsMaxMs = 10 * minuteMs;

export interface RestoreOptions {
  folder: string;
  /** Name of the snapshot; undefined for the newest. */
  snapshot: string | undefined;
  /** Whether uploads with missing or damaged files are left out, instead of refusing the restore. */
  isLeavingOutDamaged: boolean;
  onDamaged(upload: LostUpload): void;
  onProgress(uploads: number): void;
}

export interface RestoreResult {
  name: string;
  takenAt: string;
  uploads: number;
  bytes: number;
  leftOut: number;
  /** Whether the secret key matches the backup, on which API tokens, deletion links and authenticator apps depend. */
  secret: 'restored' | 'same as configured' | 'not in the backup' | 'another is configured';
}

/**
 * Restores a snapshot into an empty installation, with any database and storage: first the files, each
 * verified, then all rows in one transaction. After an interruption, the same command resumes. Throws
 * `invalid_request` and ConfigError.
 */
export async function restore(
  config: Config,
  log: Log,
  options: RestoreOptions,
): Promise<RestoreResult> {
  const { folder } = options;
  const { name, manifest } = await findSnapshot(options);
  await openPrivateFolder(config);
  const dataDirLock = lockDataDir(config.dataDir);
  const copy = join(config.dataDir, 'restore.db');
  try {
    await copyDatabase(snapshotIn(folder, name), copy, manifest);
    const snapshot = await openDatabase(`sqlite:${copy}`, log, { isExact: true });
    try {
      const db = await openDatabase(config.databaseUrl, log, { waitMaxMs: rowsMaxMs });
      try {
        await refuseHalfMigrated(db, config);
        const storage = await openUncachedStorage(config, log);
        const counts = await restoreInto({ db, storage, snapshot }, options);
        const secret = await restoreSecret(config, snapshotIn(folder, name));
        await copyAllRows(snapshot, db);
        return { ...counts, name, takenAt: manifest.takenAt, secret };
      } finally {
        await db.destroy();
      }
    } finally {
      await snapshot.destroy();
    }
  } finally {
    await removeDatabase(copy);
    dataDirLock.release();
  }
}

async function findSnapshot({ folder, snapshot }: RestoreOptions) {
  const names = await listSnapshots(folder);
  const name = snapshot ?? names.at(-1);
  if (name === undefined) {
    throw new AppError('invalid_request', () => `There is no complete backup in ${folder}.`);
  }
  if (!names.includes(name)) {
    throw new AppError(
      'invalid_request',
      () => `${folder} has ${names.join(', ')}, but no ${name}.`,
    );
  }
  return { name, manifest: await readManifest(folder, name) };
}

/** Works on a copy, because opening migrates the schema and the backup may be read-only. */
async function copyDatabase(from: string, to: string, manifest: Manifest): Promise<void> {
  const path = join(from, databaseName);
  await removeDatabase(to);
  await copyFile(path, to);
  await chmod(to, 0o600);
  if ((await sha256Of(to)) === manifest.databaseSha256) return;
  throw new AppError('invalid_request', () => `${path} is damaged; choose another snapshot.`);
}

async function removeDatabase(path: string): Promise<void> {
  for (const ending of ['', '-wal', '-shm', '-journal']) {
    await rm(`${path}${ending}`, { force: true });
  }
}

interface RestoreContext {
  db: Db;
  storage: Storage;
  /** A copy of the snapshot's database with the current schema. */
  snapshot: Db;
}

async function restoreInto(places: RestoreContext, options: RestoreOptions) {
  await refuseUnlessEmpty(places);
  const { uploads, bytes, damaged } = await restoreFiles(places, options);
  for (const upload of damaged) options.onDamaged(upload);
  if (damaged.length > 0 && !options.isLeavingOutDamaged) {
    throw new AppError(
      'invalid_request',
      () =>
        `Nothing was restored: ${damaged.length} files are missing or damaged in the backup. Use --without-damaged to leave out their uploads.`,
    );
  }
  await removeUploads(
    places.snapshot,
    damaged.map(({ id }) => id),
  );
  return { uploads, bytes, leftOut: damaged.length };
}

async function refuseUnlessEmpty({ db, storage, snapshot }: RestoreContext): Promise<void> {
  const refuse = (what: string) =>
    new AppError(
      'invalid_request',
      () => `A backup can only be restored to an empty installation: ${what}.`,
    );
  if (!(await isEmpty(db))) throw refuse('the database is not empty');
  // Files of this snapshot are from an interrupted run; any other file is foreign.
  for await (const keys of storage.list()) {
    for (let start = 0; start < keys.length; start += 500) {
      const part = keys.slice(start, start + 500);
      const known = await snapshot
        .selectFrom('objects')
        .select('key')
        .where('key', 'in', part)
        .execute();
      if (known.length < part.length) throw refuse('the storage contains other files');
    }
  }
}

async function restoreSecret(
  { secretKey, dataDir }: Config,
  snapshot: string,
): Promise<RestoreResult['secret']> {
  const key = await readFile(join(snapshot, secretName), 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  });
  if (key === undefined) return 'not in the backup';
  if (secretKey !== undefined) {
    return secretKey === key.trim() ? 'same as configured' : 'another is configured';
  }
  await writeKey(dataDir, key.trim());
  return 'restored';
}
