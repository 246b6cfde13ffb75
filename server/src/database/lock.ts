import type { Kysely, Transaction } from 'kysely';

import type { Clock } from '../lib/clock.ts';
import { isPostgres } from './dialect.ts';
import type { LockRow } from './internal-tables.ts';
import { type Invalidation, publishInvalidation } from './invalidation/publish.ts';
import type { Schema } from './schema.ts';
import { sharedNow } from './shared-clock.ts';

/** The caches that every process refreshes after a transaction that took the lock. */
const invalidations: Record<LockRow['name'], Invalidation | undefined> = {
  administrators: { kind: 'owners' },
  domains: { kind: 'live-domains' },
  instances: undefined,
  settings: { kind: 'settings' },
  slugs: undefined,
};

/**
 * Blocks other transactions that take the same lock until this one ends. `taken_at` is strictly
 * increasing, on PostgreSQL by the database's clock, so that a process that compares it with the value
 * it saw last misses no change.
 */
export async function acquireLock(
  transaction: Transaction<Schema>,
  name: LockRow['name'],
  clock: Clock,
): Promise<void> {
  const now = sharedNow(transaction, clock);
  await transaction
    .updateTable('locks')
    .set(({ eb }) => ({
      taken_at: eb
        .case()
        .when('taken_at', '<', now)
        .then(now)
        .else(eb('taken_at', '+', 1))
        .end(),
    }))
    .where('name', '=', name)
    .execute();
  const invalidation = invalidations[name];
  if (invalidation) await publishInvalidation(transaction, invalidation);
}

interface Lockable<Query> {
  forUpdate(): Query;
  forKeyShare(): Query;
}

/**
 * For `$call`: holds the rows that a query finds until the transaction ends. SQLite has one writer at a time, which holds
 * all rows.
 */
export const lockRows =
  (transaction: Kysely<Schema>, strength: keyof Lockable<unknown> = 'forUpdate') =>
  <Query extends Lockable<Query>>(query: Query): Query =>
    isPostgres(transaction) ? query[strength]() : query;
