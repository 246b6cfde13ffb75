import type { Transaction } from 'kysely';

import { takeLock } from '../../../database/lock.ts';
import type { Schema } from '../../../database/schema.ts';
import { addToTotal } from '../../../database/totals.ts';
import type { Services } from '../../../services.ts';

/**
 * Removes somebody's domains, in the transaction in which that account goes and before anything
 * else is written there: whoever asks for a domain takes this lock first and needs the account's
 * row and the totals afterwards, so in another order both could wait for each other.
 */
export async function deleteDomainsOf(
  transaction: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  userId: string,
): Promise<void> {
  await takeLock(transaction, 'domains', clock);
  const removed = await transaction
    .deleteFrom('domains')
    .where('user_id', '=', userId)
    .returning('status')
    .execute();
  const pending = removed.filter(({ status }) => status === 'pending');
  await addToTotal(transaction, 'domains', -removed.length);
  await addToTotal(transaction, 'pending_domains', -pending.length);
}
