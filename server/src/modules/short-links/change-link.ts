import type { Transaction } from 'kysely';

import { isForeignKeyViolation } from '../../database/failures.ts';
import { publishInvalidation } from '../../database/invalidation/publish.ts';
import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { findApprovedDomain } from '../domains/requests/find-domain.ts';
import { endOf, requireAllowedExpiry } from '../uploads/options/options.ts';
import { changeName } from '../uploads/slugs/change-name.ts';
import { lockSlugs } from '../uploads/slugs/claim-slug.ts';
import type { RequestedLink } from './link-fields.ts';
import { noSuchLink } from './link-scope.ts';
import { linkSearchKey } from './search-key.ts';

/** One of an owner's short links. */
interface OwnLink {
  id: string;
  ownerId: string;
}

/**
 * Changes one of the owner's short links, all or nothing. Throws `not_found`, also for one that has ended,
 * `invalid_option`, `unknown_domain`, `taken` and `busy`.
 */
export async function changeLink(
  services: Services,
  wanted: OwnLink,
  change: RequestedLink,
): Promise<ShortLinkRow> {
  const { clock } = services;
  requireAllowedExpiry(services, change.expiry, clock.now());
  await requireOwnLink(services, wanted);
  const domainId = await findDomainId(services, wanted.ownerId, change.domain);
  const { password, slug } = change;
  const passwordHash =
    typeof password === 'string' ? await services.passwords.links.hash(password) : password;
  const isAddressed = slug !== undefined || domainId !== undefined;
  try {
    return await transact(services, async (transaction, emit) => {
      if (isAddressed) await lockSlugs(transaction, services);
      const link = await lockLink(transaction, wanted, clock.now());
      const { columns, names } = isAddressed
        ? await changeName(transaction, services, link, { slug, domainId })
        : { columns: {}, names: [] };
      const changed: ShortLinkRow = {
        ...link,
        ...changedColumns(change, clock.now()),
        ...(passwordHash !== undefined && { password_hash: passwordHash }),
        ...columns,
      };
      const row = { ...changed, search_key: linkSearchKey(changed) };
      await transaction.updateTable('short_links').set(row).where('id', '=', link.id).execute();
      await publishInvalidation(transaction, { kind: 'link-names', names });
      if (names.length > 0) emit({ kind: 'link_names.changed', names });
      return row;
    });
  } catch (error) {
    // The domain was deleted since it was looked up.
    if (isAddressed && isForeignKeyViolation(error)) throw unknownDomain(error);
    throw error;
  }
}

/** Throws `not_found` before anything that takes long. */
async function requireOwnLink({ db }: Pick<Services, 'db'>, { id, ownerId }: OwnLink) {
  const link = await db
    .selectFrom('short_links')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
    .executeTakeFirst();
  if (!link) throw noSuchLink();
}

/** Locks the row until the transaction ends, and returns it as it is now: no click is counted meanwhile. */
async function lockLink(
  transaction: Transaction<Schema>,
  { id, ownerId }: OwnLink,
  now: number,
): Promise<ShortLinkRow> {
  const link = await transaction
    .updateTable('short_links')
    .set(({ ref }) => ({ title: ref('title') }))
    .where('id', '=', id)
    .where('user_id', '=', ownerId)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .returningAll()
    .executeTakeFirst();
  if (!link) throw noSuchLink();
  return link;
}

const changedColumns = (
  { target, title, maxClicks, expiry }: RequestedLink,
  now: number,
): Partial<ShortLinkRow> => ({
  ...(target !== undefined && { target }),
  ...(title !== undefined && { title }),
  ...(maxClicks !== undefined && { clicks_left: maxClicks }),
  ...(expiry !== undefined && { expires_at: endOf(expiry, now) }),
});

async function findDomainId(
  services: Services,
  ownerId: string,
  name: string | null | undefined,
): Promise<string | null | undefined> {
  if (name === null || name === undefined) return name;
  const domain = await findApprovedDomain(services, ownerId, name);
  if (!domain) throw unknownDomain();
  return domain.id;
}

const unknownDomain = (cause?: unknown) =>
  new AppError('unknown_domain', (m) => m.errors.notApprovedDomain, { cause });
