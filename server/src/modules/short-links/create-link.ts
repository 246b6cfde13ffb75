import { linksMax } from '@perch/contract/short-links/limits';

import { addToLinkTotals } from '../../database/link-totals.ts';
import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import type { UserRow } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import { minuteMs } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { chooseUploadDomain } from '../domains/live/choose-upload-domain.ts';
import { chooseOptions, invalidOption, linkOptionsAt } from '../uploads/options/options.ts';
import {
  chooseRandomSlug,
  claimName,
  insertOnDomain,
  insertProposed,
  named,
  requireFree,
} from '../uploads/slugs/claim-slug.ts';
import type { RequestedLink } from './link-fields.ts';
import { linkSearchKey } from './search-key.ts';

// Of an account, so that a token in wrong hands makes no spam of its links by the thousand.
const creations = { max: 120, windowMs: minuteMs };

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
  const { slug: customSlug, ...options } = linkOptionsAt(
    await optionsOf(services, owner.id, requested),
    now,
  );
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
    last_opened_at: 0,
    clicks_left: options.downloads_left,
    expires_at: options.expires_at,
    password_hash: options.password_hash,
    created_at: now,
  };
  const insertLink = (row: ShortLinkRow) => insertOnDomain(row, (moved) => insert(services, moved));
  if (customSlug !== undefined) return insertLink(named(link, customSlug));
  const name = title === '' ? new URL(target).hostname : title;
  return insertProposed(services, { row: link, name }, insertLink);
}

/** The same as an upload's, without the defaults that an account gives its uploads. */
const optionsOf = (
  services: Services,
  ownerId: string,
  { expiry, password, slug, maxClicks: maxDownloads }: RequestedLink,
) =>
  chooseOptions(
    services,
    { id: ownerId, upload_defaults: null },
    {
      ...(expiry !== undefined && { expiry }),
      ...(password !== undefined && { password }),
      ...(slug !== undefined && { slug }),
      ...(maxDownloads !== undefined && { maxDownloads }),
    },
  );

const insert = (services: Services, link: ShortLinkRow): Promise<ShortLinkRow> =>
  transact(services, async (transaction, emit) => {
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
    if (names.length > 0) emit({ kind: 'link_names.changed', names });
    return row;
  });
