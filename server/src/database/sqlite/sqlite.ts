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

// Opening has nothing else to do; queries wait without holding up the process.
const openingTimeoutMs = 5000;
const busyTimeoutMs = 0;

/** The path of one that ends with its connection. */
export const inMemory = ':memory:';

/**
 * An embedded database. Every write is on the disk before its query answers (WAL, synchronous=FULL).
 * Another process may have the same file open: writers wait for each other up to 5 s.
 */
export function sqliteDialect(path: string): Dialect {
  const writing = open(path);
  const reading = path === inMemory ? undefined : open(path);
  return {
    createDriver: () => new SqliteDriver({ writing, reading }),
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
  // What a savepoint needs to be undone; in a file it would cost more than what is written itself.
  database.run('pragma temp_store = memory');
  database.run(`pragma busy_timeout = ${busyTimeoutMs}`);
  return new SqliteConnection(database);
}

class PerchSqliteAdapter extends SqliteAdapter {
  // The driver sees to it that they write in turn.
  override get supportsMultipleConnections() {
    return true;
  }

  // SQLite can: with it migrations run whole or not at all, and one process at a time.
  override get supportsTransactionalDdl() {
    return true;
  }
}
