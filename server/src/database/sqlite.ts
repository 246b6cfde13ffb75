import { Database } from 'bun:sqlite';

import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely';

import { PatientConnection } from './patient-connection.ts';

// Opening has nothing else to do; queries wait without holding up the process.
const openingTimeoutMs = 5000;
const busyTimeoutMs = 0;

/**
 * An embedded database. Every write is on the disk before its query answers (WAL, synchronous=FULL).
 * Another process may have the same file open: writers wait for each other up to 5 s.
 */
export function sqliteDialect(path: string): SqliteDialect {
  const database = new Database(path, { create: true, strict: true });
  database.run(`pragma busy_timeout = ${openingTimeoutMs}`);
  database.run('pragma journal_mode = wal');
  database.run('pragma synchronous = full');
  database.run('pragma foreign_keys = on');
  database.run(`pragma busy_timeout = ${busyTimeoutMs}`);
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
  #connection: Promise<DatabaseConnection> | undefined;

  override acquireConnection(): Promise<DatabaseConnection> {
    this.#connection ??= super.acquireConnection().then((own) => new PatientConnection(own));
    return this.#connection;
  }

  // A transaction that reads first and writes later fails at once when another process has written
  // in between; taking the write lock at the beginning waits for it instead.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
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
