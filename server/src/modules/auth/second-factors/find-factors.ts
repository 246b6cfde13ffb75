import type { Factor } from '@perch/contract/accounts/second-factors';
import type { Transaction } from 'kysely';

import type { Schema } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';

/** What the account's owner can prove a second time with; a recovery code counts as a code. */
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
  const factors: Factor[] = [];
  // With a passkey alone, recovery codes are the codes.
  if (found?.totp || found?.passkeys) factors.push('code');
  if (found?.passkeys) factors.push('passkey');
  return factors;
}
