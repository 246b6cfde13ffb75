import type { Transaction } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { DomainRow, Schema, UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import { isId } from '../../../lib/random.ts';
import { findDomainName } from '../domain-name.ts';

/** A domain joined with its owner. */
export interface OwnedDomain extends DomainRow {
  owner_name: string;
  owner_language: string | null;
  owner_email: string;
  owner_default_id: string | null;
  owner_status: UserRow['status'];
  owner_keep_links: number;
}

/** The owner, as the recipient of a mail. */
export const ownerOf = (domain: OwnedDomain) => ({
  username: domain.owner_name,
  email: domain.owner_email,
  language: domain.owner_language,
});

/** A query for domains joined with their owners. */
export function selectOwnedDomains(db: Db | Transaction<Schema>) {
  return db
    .selectFrom('domains')
    .innerJoin('users', 'users.id', 'domains.user_id')
    .selectAll('domains')
    .select([
      'users.username as owner_name',
      'users.language as owner_language',
      'users.email as owner_email',
      'users.default_domain_id as owner_default_id',
      'users.status as owner_status',
      'users.keep_links as owner_keep_links',
    ]);
}

interface DomainSelector {
  id: string;
  /** Restricts the look-up to this owner. */
  ownerId?: string | undefined;
}

/** The domain with this id. Throws `not_found`, also for a domain of another owner. */
export async function requireDomain(
  db: Db | Transaction<Schema>,
  { id, ownerId }: DomainSelector,
): Promise<OwnedDomain> {
  if (!isId(id)) throw noSuchDomain();
  const domain = await selectOwnedDomains(db)
    .where('domains.id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('domains.user_id', '=', ownerId ?? ''))
    .executeTakeFirst();
  if (!domain) throw noSuchDomain();
  return domain;
}

/** The owner's approved domain of this name, given in any notation. */
export async function findApprovedDomain(
  { db }: { db: Db },
  ownerId: string,
  text: string,
): Promise<DomainRow | undefined> {
  const name = findDomainName(text);
  if (name === undefined) return undefined;
  return db
    .selectFrom('domains')
    .selectAll()
    .where('name', '=', name)
    .where('user_id', '=', ownerId)
    .where('status', '=', 'approved')
    .executeTakeFirst();
}

const noSuchDomain = () => new AppError('not_found', (m) => m.errors.noSuchDomain);
