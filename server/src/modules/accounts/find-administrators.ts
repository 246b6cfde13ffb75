import type { Transaction } from 'kysely';

import type { Schema, UserRow } from '../../database/schema.ts';

const notifiedAdministratorsMax = 20;

/** The administrators to notify: at most 20 of those who have an email, oldest accounts first. */
export function findAdministratorsToNotify(
  transaction: Transaction<Schema>,
): Promise<Pick<UserRow, 'id' | 'username' | 'email' | 'language'>[]> {
  return transaction
    .selectFrom('users')
    .select(['id', 'username', 'email', 'language'])
    .where('role', '=', 'admin')
    .where('status', '=', 'approved')
    .where('email', '!=', '')
    .orderBy('created_at')
    .limit(notifiedAdministratorsMax)
    .execute();
}
