import { type Config, ConfigError } from '../config/config.ts';
import { databasePathOf, type Db, openDatabase } from '../database/open.ts';
import type { Log } from '../lib/log.ts';
import { describeStorage, openStorageBesideServer } from '../storage/open-storage.ts';
import { StorageFailure } from '../storage/storage-failure.ts';

/**
 * Opens the installation's database. Throws ConfigError where there is none and files are stored: a
 * database that is lost, or that the settings do not lead to, must not be begun anew over them.
 */
export function openInstallationDatabase(config: Config, log: Log): Promise<Db> {
  return openDatabase(config.databaseUrl, log, {
    async beforeCreating() {
      if (!(await hasFiles(config, log))) return;
      throw new ConfigError(
        `There are files in ${describeStorage(config)}, and ${describeDatabase(config)} is empty. ` +
          'Bring the database back, with "perch restore" from a backup, or set DATABASE_URL to where it is; ' +
          'to begin anew, move the files away.',
      );
    },
  });
}

async function hasFiles(config: Config, log: Log): Promise<boolean> {
  const storage = await openStorageBesideServer(config);
  try {
    for await (const keys of storage.list()) if (keys.length > 0) return true;
    return false;
  } catch (error) {
    if (!(error instanceof StorageFailure)) throw error;
    // It may answer later, and what it has is swept in a day at the earliest.
    log.warn('storage.not_listed', { error });
    return false;
  }
}

function describeDatabase({ databaseUrl }: Config): string {
  const path = databasePathOf(databaseUrl);
  if (path !== undefined) return `the database at ${path}`;
  const { host, pathname } = new URL(databaseUrl);
  return `the database ${pathname.slice(1)} at ${host}`;
}
