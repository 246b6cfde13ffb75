import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import { canBeCustomSlug } from '../../modules/uploads/slugs/slug-grammar.ts';
import type { Services } from '../../services.ts';
import { refuseGuessing, spaceOf } from '../gate/find-link.ts';
import type { Visit } from '../visit.ts';

/** An address on the app's host or on a domain, and its visitor. */
export interface ShortLinkAddress extends Visit {
  slug: string;
}

type LookupServices = Pick<Services, 'db' | 'linkMisses' | 'clock' | 'config' | 'clientAddresses'>;

/**
 * The short link that an address leads to: by its random slug, or by a custom one of the host's namespace. Nothing of
 * it is kept in memory, so each process has it as it is. Throws `too_many_attempts` where a visitor who has tried too
 * many custom ones in vain asks for another.
 */
export async function findShortLink(
  services: LookupServices,
  address: ShortLinkAddress,
): Promise<ShortLinkRow | undefined> {
  const { slug, domain } = address;
  if (!canBeCustomSlug(slug)) return undefined;
  const found = await rowsAt(services, slug, spaceOf(address));
  // A domain shows its owner's links only.
  const links = found.filter(({ user_id }) => !domain || user_id === domain.ownerId);
  const random = links.find((link) => link.slug === slug && isRandomInForce(services, link));
  if (random) return random;
  const named = links.find((link) => link.slug !== slug);
  if (named) refuseGuessing(services, address);
  return named;
}

function rowsAt({ db, clock }: LookupServices, slug: string, space: string) {
  const byName = db
    .selectFrom('link_names')
    .innerJoin('short_links', 'short_links.id', 'link_names.upload_id')
    .selectAll('short_links')
    .where('link_names.space', '=', space)
    .where('link_names.slug', '=', slug)
    .where(({ or, eb }) =>
      or([eb('link_names.until', 'is', null), eb('link_names.until', '>', clock.now())]),
    );
  return db
    .selectFrom('short_links')
    .selectAll('short_links')
    .where('short_links.slug', '=', slug)
    .unionAll(byName)
    .execute();
}

/** Whether the random slug is still an address; elsewhere than on the custom one's host it always is. */
function isRandomInForce({ clock }: LookupServices, link: ShortLinkRow): boolean {
  if (link.slug_until === null) return true;
  const isReplaced = link.custom_space === '' && link.domain_id === null;
  return !isReplaced || link.slug_until > clock.now();
}
