import type { Transaction } from 'kysely';

import type { Config } from '../../../config/config.ts';
import type { Schema } from '../../../database/schema.ts';

/** What an account can sign in with; an authenticator app alone is no way in. */
export interface WaysIn {
  /** A password, where passwords sign in. */
  hasPassword: boolean;
  hasPasskeys: boolean;
  hasIdentities: boolean;
}

/** The ways into an account, in a transaction that has locked its row. */
export async function findWaysIn(
  transaction: Transaction<Schema>,
  { config }: { config: Pick<Config, 'passwordLogin'> },
  userId: string,
): Promise<WaysIn> {
  const found = await transaction
    .selectFrom('users')
    .select(({ exists, selectFrom }) => [
      'password_hash',
      exists(selectFrom('passkeys').select('id').where('user_id', '=', userId)).as('passkeys'),
      exists(selectFrom('identities').select('id').where('user_id', '=', userId)).as('identities'),
    ])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    hasPassword: config.passwordLogin && found.password_hash !== '',
    hasPasskeys: Boolean(found.passkeys),
    hasIdentities: Boolean(found.identities),
  };
}

/** Whether passkeys alone lead into the account. */
export const hasPasskeysAlone = ({ hasPassword, hasPasskeys, hasIdentities }: WaysIn): boolean =>
  hasPasskeys && !hasPassword && !hasIdentities;
