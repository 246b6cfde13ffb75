import { Database } from 'bun:sqlite';

import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

import { isDatabaseUnavailable } from './failures.ts';

const busyTimeoutMs = 5000;

/**
 * An embedded database. Every write is on the disk before its query answers (WAL, synchronous=FULL).
 * Another process may have the same file open: writers wait for each other up to 5 s.
 */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new Database(path, { create: true, strict: true });
  database.run(`pragma busy_timeout = ${busyTimeoutMs}`);
  database.run('pragma journal_mode = wal');
  database.run('pragma synchronous = full');
  database.run('pragma foreign_keys = on');
  return new PerchSqliteDialect({ database: asKyselyDatabase(database) });
}

class PerchSqliteDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(config: { database: SqliteDatabase }) {
    super(config);
    this.#database = config.database;
  }

  override createDriver() {
    return new ImmediateDriver({ database: this.#database });
  }

  override createAdapter() {
    return new TransactionalAdapter();
  }
}

class ImmediateDriver extends SqliteDriver {
  // A transaction that reads first and writes later fails at once when another process has written
  // in between; taking the write lock at the beginning waits for it instead.
  override async beginTransaction(connection: DatabaseConnection) {
    // SQLite itself would wait with the whole process, and look only now and then.
    await connection.executeQuery(CompiledQuery.raw('pragma busy_timeout = 0'));
    try {
      await beginPatiently(connection);
    } finally {
      await connection.executeQuery(CompiledQuery.raw(`pragma busy_timeout = ${busyTimeoutMs}`));
    }
  }
}

async function beginPatiently(connection: DatabaseConnection): Promise<void> {
  const until = performance.now() + busyTimeoutMs;
  for (;;) {
    try {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
      return;
    } catch (error) {
      if (!isDatabaseUnavailable(error) || performance.now() > until) throw error;
    }
    await Bun.sleep(1 + Math.random() * 2);
  }
}

class TransactionalAdapter extends SqliteAdapter {
  // SQLite can: with it migrations run whole or not at all, and one process at a time.
  override get supportsTransactionalDdl() {
    return true;
  }
}

type Value = string | number | bigint | Uint8Array | null;

function isValue(value: unknown): value is Value {
  return (
    value === null ||
    ['string', 'number', 'bigint'].includes(typeof value) ||
    value instanceof Uint8Array
  );
}

function values(parameters: readonly unknown[]): Value[] {
  if (parameters.every(isValue)) return [...parameters];
  throw new TypeError('Only text, numbers, bytes and null can be written to the database');
}

function asKyselyDatabase(database: Database): SqliteDatabase {
  return {
    close: () => database.close(),
    prepare(sql) {
      const statement = database.query(sql);
      return {
        reader: statement.columnNames.length > 0,
        all: (parameters) => statement.all(...values(parameters)),
        run: (parameters) => statement.run(...values(parameters)),
        iterate: (parameters) => statement.iterate(...values(parameters)),
      };
    },
  };
}
