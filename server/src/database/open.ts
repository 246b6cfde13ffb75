import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

import { Kysely } from 'kysely';

import type { Log } from '../lib/log.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { inMemory, sqliteDialect } from './sqlite/sqlite.ts';

export type Db = Kysely<Schema>;

const sqlitePrefix = 'sqlite:';

interface ConnectOptions {
  /** For work that may take longer than anything that people wait for. */
  waitMaxMs?: number | undefined;
  /** Changes the schema: nobody is waiting for an answer. */
  isMigrating?: boolean;
}

interface OpenOptions {
  waitMaxMs?: number;
  /** Is called where there is no schema yet; nothing is made when it throws. */
  beforeCreating?: () => Promise<void>;
}

/** Opens the database at `sqlite:<path>` or `postgres://…` with its schema up to date. */
export async function openDatabase(
  url: string,
  log: Log,
  { waitMaxMs, beforeCreating = async () => {} }: OpenOptions = {},
): Promise<Db> {
  const path = databasePathOf(url);
  if (path === undefined) {
    const migrating = await connectDatabase(url, log, { isMigrating: true });
    await migrate(migrating, beforeCreating).finally(() => migrating.destroy());
    return connectDatabase(url, log, { waitMaxMs });
  }
  if (path !== inMemory && !existsSync(path)) await beforeCreating();
  // One in memory is another one for every connection.
  const db = await connectDatabase(url, log);
  try {
    await migrate(db, beforeCreating);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** The same without changing anything: the schema may be missing, old or of a newer Perch. */
export async function connectDatabase(
  url: string,
  log: Log,
  options: ConnectOptions = {},
): Promise<Db> {
  return new Kysely<Schema>({ dialect: await dialectOf(url, log, options) });
}

/** Where an embedded database lies; undefined for one that is not. */
export const databasePathOf = (url: string) =>
  url.startsWith(sqlitePrefix) ? url.slice(sqlitePrefix.length) : undefined;

async function dialectOf(url: string, log: Log, options: ConnectOptions) {
  const path = databasePathOf(url);
  if (path === undefined) {
    const onIdleError = (error: Error) => log.warn('database.connection_lost', { error });
    // Its client is not loaded where nobody needs it: starting is quicker.
    const { postgresDialect } = await import('./postgres/postgres.ts');
    return postgresDialect(url, { ...options, onIdleError });
  }
  await mkdir(dirname(path), { recursive: true });
  return sqliteDialect(path);
}
