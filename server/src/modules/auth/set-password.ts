import type { Transaction } from 'kysely';

import type { Schema } from '../../database/schema.ts';
import type { Services } from '../../services.ts';

/** Sets a password and ends every session but `keptSessionId`. */
export async function setPassword(
  { db, passwords }: Pick<Services, 'db' | 'passwords'>,
  userId: string,
  password: string,
  keptSessionId?: string,
): Promise<void> {
  const hash = await passwords.hash(password);
  await db
    .transaction()
    .execute((transaction) => writePasswordHash(transaction, userId, hash, keptSessionId));
}

/** The same for a password that has been hashed. Links that were mailed for another one die. */
export async function writePasswordHash(
  transaction: Transaction<Schema>,
  userId: string,
  hash: string,
  keptSessionId?: string,
): Promise<void> {
  await transaction
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .execute();
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptSessionId !== undefined, (query) => query.where('id', '!=', keptSessionId ?? ''))
    .execute();
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
