import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

import { Kysely } from 'kysely';

import type { Log } from '../log.ts';
import { migrate } from './migrate.ts';
import { postgresDialect } from './postgres.ts';
import type { Schema } from './schema.ts';
import { sqliteDialect } from './sqlite.ts';

export type Db = Kysely<Schema>;

const sqlitePrefix = 'sqlite:';

/** Opens the database at `sqlite:<path>` or `postgres://…` with its schema up to date. */
export async function openDatabase(url: string, log: Log): Promise<Db> {
  const db = new Kysely<Schema>({ dialect: await dialectOf(url, log) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

async function dialectOf(url: string, log: Log) {
  if (!url.startsWith(sqlitePrefix)) {
    return postgresDialect(url, (error) => log.warn('database.connection_lost', { error }));
  }
  const path = url.slice(sqlitePrefix.length);
  await mkdir(dirname(path), { recursive: true });
  return sqliteDialect(path);
}
