import { type Config, ConfigError } from '../config/config.ts';
import { databasePathOf, type Db, describeDatabase, openDatabase } from '../database/open.ts';
import type { Log } from '../lib/log.ts';
import { describeStorage, openSharedStorage } from '../storage/open-storage.ts';
import { hintFor, StorageFailure } from '../storage/storage-failure.ts';
import { copyBeforeUpdate, removeOldCopies, type UpdateCopy } from './update-copy.ts';

/**
 * Opens the installation's database, and copies one of SQLite before its schema is changed. Throws ConfigError where
 * there is none although files are stored: a lost or misconfigured database must not be replaced by an empty one.
 */
export async function openInstallationDatabase(config: Config, log: Log): Promise<Db> {
  let copy: UpdateCopy | undefined;
  const opening = openAfterCopying(config, log, async (schema) => {
    copy = await copyBeforeUpdate(config, schema);
  });
  // A server that fails is started again and again, and would push the useful copies out.
  const db = await opening.catch(async (error: unknown) => {
    await copy?.discard();
    throw error;
  });
  if (copy) await tellUpdate(copy, config, log);
  return db;
}

async function tellUpdate(copy: UpdateCopy, { dataDir, databaseUrl }: Config, log: Log) {
  await removeOldCopies(copy, dataDir).catch((error: unknown) =>
    log.warn('database.copy_removal_failed', { error }),
  );
  const database = databasePathOf(databaseUrl);
  log.info('database.updated', {
    copyFromBefore: copy.path,
    toGoBack: `Stop Perch, remove ${database}-wal and ${database}-shm, copy this file over ${database}, and start the previous version.`,
  });
}

function openAfterCopying(
  config: Config,
  log: Log,
  beforeUpdating: (schema: string) => Promise<void>,
): Promise<Db> {
  return openDatabase(config.databaseUrl, log, {
    beforeUpdating,
    async beforeCreating() {
      if (!(await hasFiles(config, log))) return;
      throw new ConfigError(
        `There are files in ${describeStorage(config)}, and the ${describeDatabase(config.databaseUrl)} is empty. ` +
          'Bring the database back, with "perch restore" from a backup, or set DATABASE_URL to where it is; ' +
          'to start over, move the files away.',
      );
    },
  });
}

async function hasFiles(config: Config, log: Log): Promise<boolean> {
  const storage = await openSharedStorage(config);
  try {
    for await (const keys of storage.list()) if (keys.length > 0) return true;
    return false;
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    // It may answer later, and what it has is swept in a day at the earliest.
    log.warn('storage.listing_failed', { hint: hintFor(error) });
    return false;
  }
}
