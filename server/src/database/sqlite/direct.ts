import type { CompiledQuery, Kysely, QueryResult } from 'kysely';

import type { AtOnce, BusyRetryConnection } from './busy-retry.ts';
import { isReading, SqliteLease } from './lease.ts';

// Kysely hands a statement through ten promises, which takes several times as long as SQLite needs for a short one.

const readers = new WeakMap<object, BusyRetryConnection>();
const leases = new WeakMap<object, SqliteLease>();

/** Lets `executeDirectly` read committed rows of this database, which is neither a transaction nor one connection. */
export function readDirectly(db: object, reader: BusyRetryConnection): void {
  readers.set(db, reader);
}

/**
 * Executes a statement in SQLite without Kysely where that is the same: in a transaction, and for reading. Kysely's plugins
 * and its log are passed over.
 */
export function executeDirectly<Schema, R>(
  db: Kysely<Schema>,
  query: CompiledQuery<R>,
): AtOnce<QueryResult<R>> {
  const reader = readers.get(db);
  if (reader && isReading(query)) return reader.executeQuery<R>(query);
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
