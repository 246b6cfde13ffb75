import type { Transaction } from 'kysely';

import { publishInvalidation } from '../../database/invalidation/publish.ts';
import type { Schema } from '../../database/schema.ts';
import { revokeMailedLinks } from '../accounts/revoke-mailed-links.ts';
import { forgetNetworksOf } from './limits/known-networks.ts';

interface Options {
  /** The expected present hash; with another one nothing is written. */
  replacedHash?: string | undefined;
  /** A session that does not end. */
  keptSessionId?: string | undefined;
  /** Whether the API token stays valid. */
  keepsApiToken?: boolean | undefined;
  /** Whether tokens with a name stay valid: they do where the owner knew the old password. */
  keepsNamedTokens?: boolean | undefined;
}

/**
 * Writes the hash of a new password; ends all sessions and tokens except those to keep, revokes
 * mailed links, and forgets known networks, which may be a thief's. Returns false, and writes nothing, if
 * `replacedHash` is no longer the account's hash.
 */
export async function setPasswordHash(
  transaction: Transaction<Schema>,
  userId: string,
  hash: string,
  { replacedHash, keptSessionId, keepsApiToken, keepsNamedTokens }: Options = {},
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
  if (!keepsNamedTokens) {
    await transaction.deleteFrom('tokens').where('user_id', '=', userId).execute();
    await publishInvalidation(transaction, { kind: 'accounts' });
  }
  await forgetNetworksOf(transaction, userId);
  await revokeMailedLinks(transaction, userId);
  return true;
}
