import type { Transaction } from 'kysely';

import type { Schema } from '../../database/schema.ts';
import type { Asker } from '../../password-places.ts';
import type { Services } from '../../services.ts';
import { forgetNetworksOf, rememberNetwork } from './known-networks.ts';

/** Sets a password and ends every session but `keptSessionId`. */
export async function setPassword(
  services: Pick<Services, 'db' | 'passwords' | 'secret' | 'clock'>,
  userId: string,
  password: string,
  { asker, keptSessionId }: { asker: Asker; keptSessionId: string | undefined },
): Promise<void> {
  const hash = await services.passwords.hash(password, asker);
  await services.db.transaction().execute(async (transaction) => {
    await writePasswordHash(transaction, userId, hash, keptSessionId);
    await rememberNetwork(transaction, services, userId, asker.address);
  });
}

/**
 * The same for a password that has been hashed. Links that were mailed for another one die, and the
 * networks that were known may have been those of a thief.
 */
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
  await forgetNetworksOf(transaction, userId);
  await transaction.deleteFrom('password_resets').where('user_id', '=', userId).execute();
}
