import type { Transaction } from 'kysely';

import { acquireLock } from '../../../database/lock.ts';
import type { DomainRow, Schema } from '../../../database/schema.ts';
import { addToTotal } from '../../../database/totals.ts';
import type { Services } from '../../../services.ts';

/**
 * Deletes a user's domains, in the transaction that deletes the account and before any other write in it:
 * requestDomain takes the domains lock first and the account's row and totals afterwards, so another order
 * could deadlock.
 */
export async function deleteDomainsOf(
  transaction: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  userId: string,
): Promise<DomainRow[]> {
  await acquireLock(transaction, 'domains', clock);
  const removed = await transaction
    .deleteFrom('domains')
    .where('user_id', '=', userId)
    .returningAll()
    .execute();
  const pending = removed.filter(({ status }) => status === 'pending');
  await addToTotal(transaction, 'domains', -removed.length);
  await addToTotal(transaction, 'pending_domains', -pending.length);
  return removed;
}
