import type { Transaction } from 'kysely';

import type { Clock } from '../lib/clock.ts';
import type { LockRow } from './internal-tables.ts';
import { announce, type Change } from './invalidation/publish.ts';
import type { Schema } from './schema.ts';
import { sharedNow } from './shared-clock.ts';

/** What every process reads again when a transaction that took the lock is committed. */
const changeBehind: Record<LockRow['name'], Change | undefined> = {
  administrators: { kind: 'owners' },
  domains: { kind: 'live-domains' },
  instances: undefined,
};

/**
 * Makes every other transaction that takes the same lock wait until this one has ended. Its time is
 * the database's where several servers have one, and only ever grows: a process that compares it with
 * what it saw last misses no change.
 */
export async function takeLock(
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
  const change = changeBehind[name];
  if (change) await announce(transaction, change);
}
