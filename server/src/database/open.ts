import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';

import { Kysely } from 'kysely';

import type { Log } from '../lib/log.ts';
import { DatabaseFailure, explainFailure } from './explain-failure.ts';
import { listMissing, migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { registerDriver } from './sqlite/direct.ts';
import { inMemory, sqliteDialect } from './sqlite/sqlite.ts';

export type Db = Kysely<Schema>;

const sqlitePrefix = 'sqlite:';

interface ConnectOptions {
  /** Raises the statement time-out for maintenance that takes longer than requests may. */
  waitMaxMs?: number | undefined;
  /** Lifts the statement time-out for schema changes. */
  isMigrating?: boolean;
}

interface OpenOptions {
  waitMaxMs?: number;
  /** Called before the schema is created; nothing is created if it throws. */
  beforeCreating?: () => Promise<void>;
  /** Called before a SQLite database is changed, as `migrate` says. */
  beforeUpdating?: (schema: string) => Promise<void>;
  /** Refuses the schema of every newer Perch: for copying all rows elsewhere. */
  isExact?: boolean;
}

/** Opens the database at `sqlite:<path>` or `postgres://…` and migrates its schema. Throws with a sentence for the operator. */
export async function openDatabase(
  url: string,
  log: Log,
  { waitMaxMs, ...options }: OpenOptions = {},
): Promise<Db> {
  const path = databasePathOf(url);
  if (path !== undefined && path !== inMemory && !existsSync(path))
    await options.beforeCreating?.();
  const explain = (cause: unknown) => {
    const sentence = `The ${describeDatabase(url)} cannot be used: ${explainFailure(cause)}.`;
    throw new Error(sentence, { cause });
  };
  const db = await connectDatabase(url, log, { waitMaxMs }).catch(explain);
  try {
    // Every connection to an in-memory database is a database of its own, so it is opened once.
    if (path !== undefined) await migrate(db, options);
    else if ((await listMissing(db, options)).length > 0) await migrateApart(url, log, options);
  } catch (error) {
    await db.destroy();
    if (error instanceof DatabaseFailure) return explain(error.cause);
    throw error;
  }
  return db;
}

/** By a connection without a statement time-out. */
async function migrateApart(url: string, log: Log, { beforeCreating, isExact }: OpenOptions) {
  const migrating = await connectDatabase(url, log, { isMigrating: true });
  await migrate(migrating, { beforeCreating, isExact }).finally(() => migrating.destroy());
}

/** Connects without migrating: the schema may be missing, old, or of a newer Perch. */
export async function connectDatabase(
  url: string,
  log: Log,
  options: ConnectOptions = {},
): Promise<Db> {
  const path = databasePathOf(url);
  if (path === undefined) return connectPostgres(url, log, options);
  await mkdir(dirname(path), { recursive: true });
  const dialect = sqliteDialect(path);
  const db = new Kysely<Schema>({ dialect });
  registerDriver(db, dialect.driver);
  return db;
}

/** Names a database by its file, or by name and host, without the password. */
export function describeDatabase(url: string): string {
  const path = databasePathOf(url);
  if (path !== undefined) return `database at ${path}`;
  // A socket's address may have a user and no host.
  const parsed = URL.parse(url.replace('@/', '@localhost/'));
  if (!parsed) return 'database of DATABASE_URL';
  const { searchParams, hostname, port, pathname, username } = parsed;
  const place = searchParams.get('host') ?? `${hostname}:${port || '5432'}`;
  return `database ${pathname.slice(1) || username} at ${place}`;
}

/** The file of a SQLite database; undefined for PostgreSQL. */
export const databasePathOf = (url: string) =>
  url.startsWith(sqlitePrefix) ? url.slice(sqlitePrefix.length) : undefined;

async function connectPostgres(url: string, log: Log, options: ConnectOptions): Promise<Db> {
  const onIdleError = (error: Error) => log.warn('database.connection_lost', { error });
  // Imported on demand: starting with SQLite is quicker without the client.
  const { postgresDialect } = await import('./postgres/postgres.ts');
  return new Kysely<Schema>({ dialect: postgresDialect(url, { ...options, onIdleError }) });
}
