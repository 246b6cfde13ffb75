import type { CompiledQuery, Kysely, QueryResult } from 'kysely';

import type { AtOnce } from './busy-retry.ts';
import type { SqliteDriver } from './driver.ts';
import { isReading, SqliteLease } from './lease.ts';

// Kysely hands a statement through ten promises, which takes several times as long as SQLite needs for a short one.

const drivers = new WeakMap<object, SqliteDriver>();
const leases = new WeakMap<object, SqliteLease>();

/** Tells the driver of this database, which is neither a transaction nor one connection. */
export function registerDriver(db: object, driver: SqliteDriver): void {
  drivers.set(db, driver);
}

/**
 * Executes a statement in SQLite without Kysely where that is the same: in a transaction, and for reading. Kysely's plugins
 * and its log are passed over.
 */
export function executeDirectly<Schema, R>(
  db: Kysely<Schema>,
  query: CompiledQuery<R>,
): AtOnce<QueryResult<R>> {
  const committed = drivers.get(db)?.committed;
  if (committed && isReading(query)) return committed.executeQuery<R>(query);
  if (!db.isTransaction) return db.executeQuery(query);
  const lease = leases.get(db);
  return lease ? lease.execute<R>(query) : executeFirst(db, query);
}

/** The first of a transaction finds its lease. */
function executeFirst<Schema, R>(
  db: Kysely<Schema>,
  query: CompiledQuery<R>,
): Promise<QueryResult<R>> {
  return db.getExecutor().provideConnection(async (lease) => {
    if (lease instanceof SqliteLease) leases.set(db, lease);
    return lease.executeQuery<R>(query);
  });
}

/** A transaction of SQLite for prepared statements alone. */
export class DirectTransaction<Schema> {
  constructor(
    /** By which its statements are built. */
    readonly db: Kysely<Schema>,
    private readonly lease: SqliteLease,
  ) {}

  execute<R>(query: CompiledQuery<R>): AtOnce<QueryResult<R>> {
    return this.lease.execute<R>(query);
  }
}

/**
 * Runs the work in a transaction of SQLite without Kysely, and commits it at once, with those that wait for their commit.
 * Throws what `work` and the database throw; then nothing of it is written.
 */
export async function transactDirectly<Schema, T>(
  db: Kysely<Schema>,
  work: (transaction: DirectTransaction<Schema>) => Promise<T>,
): Promise<T> {
  const driver = drivers.get(db);
  if (!driver) throw new TypeError('Not a database of SQLite');
  const lease = await driver.acquireConnection();
  try {
    await lease.begin();
    const result = await work(new DirectTransaction(db, lease));
    await lease.commit({ isAtOnce: true });
    return result;
  } catch (error) {
    await lease.rollback();
    throw error;
  }
}
