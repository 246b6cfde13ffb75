import type { Transaction } from 'kysely';

import type { LockRow, Schema } from './schema.ts';

/** Makes every other transaction that takes the same lock wait until this one has ended. */
export async function takeLock(
  transaction: Transaction<Schema>,
  name: LockRow['name'],
  now: number,
): Promise<void> {
  await transaction.updateTable('locks').set({ taken_at: now }).where('name', '=', name).execute();
}
