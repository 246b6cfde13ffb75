import type { Transaction } from 'kysely';

import type { Schema, UserRow } from '../../database/schema.ts';

/**
 * Locks the account's row until the transaction ends and returns its present state. Undefined if the row no
 * longer matches `expected`. Transactions lock the account before they write anything that belongs to it,
 * so that they cannot deadlock.
 */
export function lockUser(
  transaction: Transaction<Schema>,
  expected: Pick<UserRow, 'id'> & Partial<Pick<UserRow, 'email_key' | 'password_hash' | 'status'>>,
): Promise<UserRow | undefined> {
  return transaction
    .updateTable('users')
    .set(({ ref }) => ({ status: ref('status') }))
    .where((eb) => eb.and(expected))
    .returningAll()
    .executeTakeFirst();
}
