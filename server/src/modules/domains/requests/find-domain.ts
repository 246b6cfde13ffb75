import type { Transaction } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { DomainRow, Schema, UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import { isId } from '../../../lib/random.ts';
import { findDomainName } from '../domain-name.ts';

/** A domain with what is shown of its owner. */
export interface OwnedDomain extends DomainRow {
  owner_name: string;
  owner_email: string;
  owner_default_id: string | null;
  owner_status: UserRow['status'];
  owner_keep_links: number;
}

/** Domains beside their owners, for more conditions. */
export function selectOwnedDomains(db: Db | Transaction<Schema>) {
  return db
    .selectFrom('domains')
    .innerJoin('users', 'users.id', 'domains.user_id')
    .selectAll('domains')
    .select([
      'users.username as owner_name',
      'users.email as owner_email',
      'users.default_domain_id as owner_default_id',
      'users.status as owner_status',
      'users.keep_links as owner_keep_links',
    ]);
}

interface Which {
  id: string;
  /** Only if it is this person's. */
  ownerId?: string | undefined;
}

/** The domain with this id; what belongs to somebody else does not exist. Throws `not_found`. */
export async function requireDomain(
  db: Db | Transaction<Schema>,
  { id, ownerId }: Which,
): Promise<OwnedDomain> {
  if (!isId(id)) throw noSuchDomain();
  const domain = await selectOwnedDomains(db)
    .where('domains.id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('domains.user_id', '=', ownerId ?? ''))
    .executeTakeFirst();
  if (!domain) throw noSuchDomain();
  return domain;
}

/** The owner's approved domain of this name, in whatever notation it is given. */
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

const noSuchDomain = () => new AppError('not_found', 'There is no such domain.');
