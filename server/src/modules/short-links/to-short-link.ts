import type { ShortLink } from '@perch/contract/short-links/short-links';

import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import type { Services } from '../../services.ts';
import { findLinkDomains, type LinkDomain } from '../domains/live/find-link-domains.ts';
import { linkSlugOf } from '../domains/live/public-url.ts';

/** Short links as the API shows them. */
export async function toShortLinks(
  services: Services,
  links: readonly ShortLinkRow[],
): Promise<ShortLink[]> {
  const domains = await findLinkDomains(services, links);
  return links.map((link) => asShortLink(services, link, domains.get(link.domain_id ?? '')));
}

/** Short links with their owners' ids and usernames, for administrators. */
export async function toShortLinksWithOwners(
  services: Services,
  links: readonly ShortLinkRow[],
): Promise<ShortLink[]> {
  const items = await toShortLinks(services, links);
  const ids = [...new Set(links.map(({ user_id }) => user_id))];
  if (ids.length === 0) return items;
  const users = await services.db
    .selectFrom('users')
    .select(['id', 'username'])
    .where('id', 'in', ids)
    .execute();
  const names = new Map(users.map(({ id, username }) => [id, username]));
  return items.map((link, index) => {
    const ownerId = links[index]?.user_id ?? '';
    return { ...link, userId: { _id: ownerId, username: names.get(ownerId) ?? '' } };
  });
}

/** A short link as the API shows it. */
export async function toShortLink(services: Services, link: ShortLinkRow): Promise<ShortLink> {
  const domains = await findLinkDomains(services, [link]);
  return asShortLink(services, link, domains.get(link.domain_id ?? ''));
}

function asShortLink(
  { config }: Pick<Services, 'config'>,
  link: ShortLinkRow,
  domain: LinkDomain | undefined,
): ShortLink {
  const slug = linkSlugOf(link, domain);
  const { expires_at: end } = link;
  return {
    _id: link.id,
    slug,
    url: domain?.isLive ? `https://${domain.name}/${slug}` : `${config.publicUrl}/to/${slug}`,
    viewUrl: `${domain?.isLive ? `https://${domain.name}` : config.publicUrl}/v/${slug}`,
    target: link.target,
    title: link.title,
    clicks: link.clicks,
    clicksLeft: link.clicks_left,
    expiresAt: end === null ? null : new Date(end).toISOString(),
    hasPassword: link.password_hash !== null,
    domain: domain?.name ?? null,
    createdAt: new Date(link.created_at).toISOString(),
  };
}
