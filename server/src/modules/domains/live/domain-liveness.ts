import type { DomainRow } from '../../../database/schema.ts';
import type { DomainNameEvent } from '../../../events/domain-events.ts';
import { hasWorkingLinks } from '../../accounts/blocked-owners.ts';
import type { OwnedDomain } from '../requests/find-domain.ts';

/*
 * How a domain becomes live, and ceases to be. `status` is an administrator's decision (reviewDomain);
 * the other columns are results of checks (verificationOutcome). Neither changes the other's columns, with
 * the exceptions named here.
 *
 *   event                               effect
 *   requestDomain                       status = pending; nothing is proven
 *   reviewDomain: approved              status = approved; disabled_at = null
 *   reviewDomain: rejected              status = rejected; owned_at = disabled_at = null
 *   check: TXT record found             owned_at = now (type `domain`; a `subdomain` needs no proof)
 *   check: failing for 7 days           disabled_at = now; owned_at = null
 *   check: TXT and addresses right      disabled_at = null
 *
 *   live   = approved, not disabled, and owned if of type `domain`   (isLiveDomain)
 *   served = live, and its owner's links work                        (isServedDomain)
 *
 * Served domains get a certificate (certificates.routes.ts) and appear in links (public-url.ts). Every
 * change is published, upon which each process reloads live-domains.ts. checkDueDomains runs the checks.
 */

/** The columns that decide whether a domain is live. */
export type Liveness = Pick<DomainRow, 'status' | 'type' | 'owned_at' | 'disabled_at'>;

/** Whether the domain is approved, proven and not disabled; subdomains of a base domain need no proof. */
export const isLiveDomain = ({ status, type, owned_at, disabled_at }: Liveness) =>
  status === 'approved' && disabled_at === null && (type === 'subdomain' || owned_at !== null);

type DomainWithOwner = Liveness & Pick<OwnedDomain, 'owner_status' | 'owner_keep_links'>;

/** Whether files are served on the domain: it is live, and its owner's links work. */
export const isServedDomain = (domain: DomainWithOwner) =>
  isLiveDomain(domain) &&
  hasWorkingLinks({ status: domain.owner_status, keep_links: domain.owner_keep_links });

/** The event of a domain that has become live, or is no longer; undefined: there is no such domain. */
export function livenessEvents(
  before: DomainRow | undefined,
  after: DomainRow | undefined,
): DomainNameEvent[] {
  const wasLive = before !== undefined && isLiveDomain(before);
  const isLive = after !== undefined && isLiveDomain(after);
  const domain = after ?? before;
  if (wasLive === isLive || !domain) return [];
  return [{ kind: isLive ? 'domain.live' : 'domain.offline', domain }];
}
