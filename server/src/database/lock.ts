import type { Transaction } from 'kysely';

import { announce } from './announce.ts';
import type { LockRow } from './own-rows.ts';
import type { Schema } from './schema.ts';

/**
 * Makes every other transaction that takes the same lock wait until this one has ended. Its time
 * only ever grows, also between servers whose clocks differ: who looks at it misses no change.
 */
export async function takeLock(
  transaction: Transaction<Schema>,
  name: LockRow['name'],
  now: number,
): Promise<void> {
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
  if (name === 'domains') await announce(transaction, { kind: 'live-domains' });
}
