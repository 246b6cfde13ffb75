import type { Transaction } from 'kysely';

import type { Schema } from '../../database/schema.ts';

/** Ends the links that were mailed to an account: to set a new password, to confirm a new email. */
export async function revokeMailedLinks(
  transaction: Transaction<Schema>,
  userId: string,
): Promise<void> {
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
  await transaction.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}
