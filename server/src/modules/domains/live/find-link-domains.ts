import type { UploadRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { type OwnedDomain, selectOwnedDomains } from '../requests/find-domain.ts';
import { isServedDomain } from './domain-liveness.ts';

/** The domain that is stored with a file. */
export interface LinkDomain {
  name: string;
  /** Whether links are on it now; otherwise they are on the app's host. */
  isLive: boolean;
}

/** By the domain's id. */
export type LinkDomains = ReadonlyMap<string, LinkDomain>;

/**
 * The domains of these uploads: one query for a page of them, and none where none has one. Live are
 * those that this process itself serves by now, so that a link that it gives out works there.
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
  // Another process may have opened it a moment ago.
  if (!served.every(serves)) await liveDomains.refresh();
  return new Map(
    domains.map((domain) => [
      domain.id,
      { name: domain.name, isLive: isServedDomain(domain) && serves(domain) },
    ]),
  );
}
