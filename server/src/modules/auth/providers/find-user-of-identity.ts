import type { Transaction } from 'kysely';

import type { Schema, UserRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import type { ProviderAccount } from './provider-account.ts';

/** The account that is linked with this one of a provider. */
export function findUserOfIdentity(
  { db }: { db: Services['db'] | Transaction<Schema> },
  { issuer, subject }: Pick<ProviderAccount, 'issuer' | 'subject'>,
): Promise<UserRow | undefined> {
  return db
    .selectFrom('identities')
    .innerJoin('users', 'users.id', 'identities.user_id')
    .selectAll('users')
    .where('identities.issuer', '=', issuer)
    .where('identities.subject', '=', subject)
    .executeTakeFirst();
}
