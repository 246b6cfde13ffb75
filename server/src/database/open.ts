import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

import { Kysely } from 'kysely';

import { minuteMs } from '../clock.ts';
import type { Log } from '../log.ts';
import { isPostgres } from './dialect.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;

const sqlitePrefix = 'sqlite:';

/**
 * Opens the database at `sqlite:<path>` or `postgres://…` with its schema up to date. `waitMaxMs` is
 * for work that may take longer than anything that people wait for.
 */
export async function openDatabase(url: string, log: Log, waitMaxMs?: number): Promise<Db> {
  const db = await connectDatabase(url, log, waitMaxMs);
  try {
    await (isPostgres(db) ? migratePatiently(url, log) : migrate(db));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

// A change of the schema reads every row, and whoever starts beside another waits for it.
const migrationMaxMs = 60 * minuteMs;

async function migratePatiently(url: string, log: Log): Promise<void> {
  const db = await connectDatabase(url, log, migrationMaxMs);
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** The same without changing anything: the schema may be missing, old or of a newer Perch. */
export async function connectDatabase(url: string, log: Log, waitMaxMs?: number): Promise<Db> {
  return new Kysely<Schema>({ dialect: await dialectOf(url, log, waitMaxMs) });
}

/** Where an embedded database lies; undefined for one that is not. */
export const databasePathOf = (url: string) =>
  url.startsWith(sqlitePrefix) ? url.slice(sqlitePrefix.length) : undefined;

async function dialectOf(url: string, log: Log, waitMaxMs: number | undefined) {
  const path = databasePathOf(url);
  if (path === undefined) {
    const onIdleError = (error: Error) => log.warn('database.connection_lost', { error });
    return postgresDialect(url, onIdleError, waitMaxMs);
  }
  await mkdir(dirname(path), { recursive: true });
  return sqliteDialect(path);
}
