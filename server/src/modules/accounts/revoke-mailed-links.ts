import type { Transaction } from 'kysely';

import type { Schema } from '../../database/schema.ts';

/** Revokes an account's mailed links for password resets and email changes. */
export async function revokeMailedLinks(
  transaction: Transaction<Schema>,
  userId: string,
): Promise<void> {
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}
