import { linksMax } from '@perch/contract/links/limits';
import type { Transaction } from 'kysely';

import { isForeignKeyViolation } from '../../database/failures.ts';
import { publishInvalidation } from '../../database/invalidation/publish.ts';
import { addToLinkTotals } from '../../database/link-totals.ts';
import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import type { Schema, UserRow } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import { minuteMs } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { chooseUploadDomain } from '../domains/live/choose-upload-domain.ts';
import { chooseOptions, linkOptionsAt } from '../uploads/options/chosen-options.ts';
import { invalidOption } from '../uploads/options/requested-options.ts';
import { chooseRandomSlug, proposeFreeSlug } from '../uploads/slugs/choose-slug.ts';
import { lockSlugs, requireFree, writeName } from '../uploads/slugs/claim-slug.ts';
import { lockUser } from '../users/lock-user.ts';
import type { RequestedLink } from './link-fields.ts';
import { linkSearchKey } from './search-key.ts';

// Of an account, so that a token in wrong hands makes no spam of its links by the thousand.
const creations = { max: 120, windowMs: minuteMs };
// Of a slug that the server proposes and another link gets first.
const proposalsMax = 3;

/**
 * Makes a short link. Throws `invalid_option` without a target or with an end beyond `MAX_EXPIRY`, `unknown_domain`,
 * `taken`, `link_limit`, `too_many_attempts` and `busy`.
 */
export async function createLink(
  services: Services,
  owner: UserRow,
  requested: RequestedLink,
): Promise<ShortLinkRow> {
  const { target, title = '', domain } = requested;
  if (target === undefined) throw invalidOption('url', (m) => m.links.options.url);
  await services.rateLimits.consume([`link-creation ${owner.id}`, creations]);
  const domainId = domain === null ? null : await chooseUploadDomain(services, owner, domain);
  if (typeof requested.slug === 'string') {
    await requireFree(services.db, services, { space: domainId ?? '', slug: requested.slug }, '');
  }
  const now = services.clock.now();
  const { slug: customSlug, ...options } = linkOptionsAt(await optionsOf(services, requested), now);
  const link: ShortLinkRow = {
    id: newId(),
    user_id: owner.id,
    slug: await chooseRandomSlug(services),
    domain_id: domainId,
    slug_until: null,
    custom_slug: null,
    custom_space: null,
    target,
    title,
    search_key: '',
    clicks: 0,
    clicks_left: options.downloads_left,
    expires_at: options.expires_at,
    password_hash: options.password_hash,
    created_at: now,
  };
  if (customSlug === undefined) return insertProposed(services, link, proposalsMax);
  return insertLink(services, named(link, customSlug));
}

/** The same as an upload's, without the defaults that an account gives its uploads. */
const optionsOf = (
  services: Services,
  { expiry, password, slug, maxClicks: maxDownloads }: RequestedLink,
) =>
  chooseOptions(
    services,
    { upload_defaults: null },
    {
      ...(expiry !== undefined && { expiry }),
      ...(password !== undefined && { password }),
      ...(slug !== undefined && { slug }),
      ...(maxDownloads !== undefined && { maxDownloads }),
    },
  );

/** Where the custom slug is the address from the beginning, the random one never was. */
const named = (link: ShortLinkRow, slug: string): ShortLinkRow => ({
  ...link,
  slug_until: link.created_at,
  custom_slug: slug,
  custom_space: link.domain_id ?? '',
});

/** With a readable slug where the installation's scheme has one that is free, else with the random one. */
async function insertProposed(
  services: Services,
  link: ShortLinkRow,
  proposalsLeft: number,
): Promise<ShortLinkRow> {
  const name = link.title === '' ? new URL(link.target).hostname : link.title;
  const subject = { id: link.id, domain_id: link.domain_id, original_name: name };
  const slug = proposalsLeft > 0 ? await proposeFreeSlug(services, subject) : undefined;
  if (slug === undefined) return insertLink(services, link);
  try {
    return await insertLink(services, named(link, slug));
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'taken') throw error;
    return insertProposed(services, link, proposalsLeft - 1);
  }
}

async function insertLink(services: Services, link: ShortLinkRow): Promise<ShortLinkRow> {
  try {
    return await insert(services, link);
  } catch (error) {
    if (link.domain_id === null || !isForeignKeyViolation(error)) throw error;
    // The domain was deleted meanwhile: like the domain's other links, it moves to the app's host.
    const moved = { ...link, domain_id: null };
    return insert(services, link.custom_slug === null ? moved : { ...moved, custom_space: '' });
  }
}

const insert = (services: Services, link: ShortLinkRow): Promise<ShortLinkRow> =>
  transact(services, async (transaction, note) => {
    const names = await claimName(transaction, services, link);
    // So that none comes behind the deletion of the account's links.
    const owner = await lockUser(transaction, { id: link.user_id, status: 'approved' });
    if (!owner) throw new AppError('account_pending', (m) => m.errors.notApproved);
    const row = { ...link, search_key: linkSearchKey(link) };
    await transaction.insertInto('short_links').values(row).execute();
    const added = new Map([[link.user_id, { links: 1, clicks: 0 }]]);
    const [totals] = await addToLinkTotals(transaction, added);
    if ((totals?.links ?? 0) > linksMax) {
      throw new AppError('link_limit', (m) => m.links.tooMany({ max: linksMax }));
    }
    if (names.length > 0) note({ kind: 'link_names.changed', names });
    return row;
  });

/** Claims the link's custom slug, where it has one. Returns the keys of names to be forgotten. */
async function claimName(
  transaction: Transaction<Schema>,
  services: Services,
  { id, custom_space: space, custom_slug: slug }: ShortLinkRow,
): Promise<string[]> {
  if (space === null || slug === null) return [];
  await lockSlugs(transaction, services);
  await requireFree(transaction, services, { space, slug }, id);
  const names = await writeName(transaction, { space, slug }, id);
  await publishInvalidation(transaction, { kind: 'link-names', names });
  return names;
}
