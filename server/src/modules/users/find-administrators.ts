import type { Transaction } from 'kysely';

import type { Schema, UserRow } from '../../database/schema.ts';

const toldAdministratorsMax = 20;

/** The administrators who are told about something, the longest there first. */
export function findAdministratorsToNotify(
  transaction: Transaction<Schema>,
): Promise<Pick<UserRow, 'id' | 'username' | 'email'>[]> {
  return transaction
    .selectFrom('users')
    .select(['id', 'username', 'email'])
    .where('role', '=', 'admin')
    .where('status', '=', 'approved')
    .orderBy('created_at')
    .limit(toldAdministratorsMax)
    .execute();
}
