import type { Transaction } from 'kysely';

import type { Schema } from '../../database/schema.ts';
import { revokeMailedLinks } from '../users/revoke-mailed-links.ts';
import { forgetNetworksOf } from './limits/known-networks.ts';

interface Circumstances {
  /** Where the account has another hash by now, nothing is written. */
  replacedHash?: string | undefined;
  /** The session that goes on. */
  keptSessionId?: string | undefined;
  /** The API token goes on working. */
  keepsApiToken?: boolean | undefined;
}

/**
 * Writes the hash of a new password. With the old one end all sessions and the API token, but for
 * those that are to be kept, and the links that were mailed; the networks that were known may have
 * been those of a thief. False: the old one was replaced meanwhile, and nothing is written.
 */
export async function setPasswordHash(
  transaction: Transaction<Schema>,
  userId: string,
  hash: string,
  { replacedHash, keptSessionId, keepsApiToken }: Circumstances = {},
): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ eb }) => ({
      password_hash: hash,
      token_version: eb('token_version', '+', keepsApiToken ? 0 : 1),
    }))
    .where('id', '=', userId)
    .$if(replacedHash !== undefined, (query) =>
      query.where('password_hash', '=', replacedHash ?? ''),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await transaction
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keptSessionId !== undefined, (query) => query.where('id', '!=', keptSessionId ?? ''))
    .execute();
  await forgetNetworksOf(transaction, userId);
  await revokeMailedLinks(transaction, userId);
  return true;
}
