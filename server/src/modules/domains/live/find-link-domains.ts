import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Services } from '../../../services.ts';
import { type OwnedDomain, selectOwnedDomains } from '../requests/find-domain.ts';
import { isServedDomain } from './domain-liveness.ts';

/** The domain that is stored with an upload. */
export interface LinkDomain {
  name: string;
  /** Whether the upload's link is on this domain now; otherwise it is on the app's host. */
  isLive: boolean;
}

/** Keyed by the domain's id. */
export type LinkDomains = ReadonlyMap<string, LinkDomain>;

/**
 * The domains of a page of uploads, with at most one query. A domain counts as live only once this process
 * serves it, so that a link in a response works at once.
 */
export async function findLinkDomains(
  { db, liveDomains }: Pick<Services, 'db' | 'liveDomains'>,
  uploads: readonly Pick<UploadRow, 'domain_id'>[],
): Promise<LinkDomains> {
  const ids = new Set(uploads.flatMap(({ domain_id }) => domain_id ?? []));
  if (ids.size === 0) return new Map();
  const domains = await selectOwnedDomains(db)
    .where('domains.id', 'in', [...ids])
    .execute();
  const serves = ({ name, user_id }: OwnedDomain) => liveDomains.find(name)?.ownerId === user_id;
  const served = domains.filter(isServedDomain);
  // Another process may have made it live a moment ago.
  if (!served.every(serves)) await liveDomains.refresh();
  return new Map(
    domains.map((domain) => [
      domain.id,
      { name: domain.name, isLive: isServedDomain(domain) && serves(domain) },
    ]),
  );
}
