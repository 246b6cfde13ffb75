import type { Transaction } from 'kysely';

import type { Schema, UserRow } from '../../database/schema.ts';

/**
 * Holds the account's row until the transaction ends, and gives it as it is now: what changes the
 * account at the same time waits, or is seen here. Undefined where one of `expected` is another by now.
 * What belongs to an account is written after this, never before, so that no two wait for each other.
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
