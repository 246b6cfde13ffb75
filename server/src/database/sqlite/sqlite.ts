import { Database } from 'bun:sqlite';

import {
  type Dialect,
  type Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';

import { SqliteConnection } from './connection.ts';
import { SqliteDriver } from './driver.ts';

// Opening may block; queries are retried without blocking the event loop (see busy-retry.ts).
const openingTimeoutMs = 5000;
const busyTimeoutMs = 0;

/** Path of a database that exists only as long as its connection. */
export const inMemory = ':memory:';

/**
 * A SQLite database in WAL mode with synchronous=FULL: a write is on the disk before its query resolves.
 * Several processes may have the file open; their writers wait for each other for up to 5 s.
 */
export function sqliteDialect(path: string): Dialect & { driver: SqliteDriver } {
  const writing = open(path);
  const reading = path === inMemory ? undefined : open(path);
  const driver = new SqliteDriver({ writing, reading });
  return {
    driver,
    createDriver: () => driver,
    createAdapter: () => new PerchSqliteAdapter(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
  };
}

function open(path: string): SqliteConnection {
  const database = new Database(path, { create: true, strict: true });
  database.run(`pragma busy_timeout = ${openingTimeoutMs}`);
  database.run('pragma journal_mode = wal');
  database.run('pragma synchronous = full');
  database.run('pragma foreign_keys = on');
  // Savepoint journals in a file would cost more than the writes themselves.
  database.run('pragma temp_store = memory');
  database.run(`pragma busy_timeout = ${busyTimeoutMs}`);
  return new SqliteConnection(database);
}

class PerchSqliteAdapter extends SqliteAdapter {
  // The driver serializes the writers.
  override get supportsMultipleConnections() {
    return true;
  }

  // SQLite supports it, unlike Kysely's default: migrations are atomic, and run in one process at a time.
  override get supportsTransactionalDdl() {
    return true;
  }
}
