import type { Factor } from '@perch/contract/accounts/second-factors';
import type { Transaction } from 'kysely';

import type { Schema } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';

/**
 * What the account's owner can prove a second time with, the usual one first: without an authenticator app codes are
 * recovery codes, which come after a passkey.
 */
export async function findFactors(
  db: Services['db'] | Transaction<Schema>,
  userId: string,
): Promise<Factor[]> {
  const found = await db
    .selectFrom('users')
    .select(({ exists, selectFrom }) => [
      exists(
        selectFrom('totp')
          .select('user_id')
          .where('user_id', '=', userId)
          .where('confirmed_at', 'is not', null),
      ).as('totp'),
      exists(selectFrom('passkeys').select('id').where('user_id', '=', userId)).as('passkeys'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst();
  if (!found?.passkeys) return found?.totp ? ['code'] : [];
  return found.totp ? ['code', 'passkey'] : ['passkey', 'code'];
}
