import type { DomainRow, UploadRow } from '../../database/schema.ts';
import type { Services } from '../../services.ts';

/** The domain that is stored with a file. */
export interface LinkDomain {
  name: string;
  /** Whether links are on it now; otherwise they are on the app's host. */
  isLive: boolean;
}

/** By the domain's id. */
export type LinkDomains = ReadonlyMap<string, LinkDomain>;

/** What has to be known of a domain to tell whether it is live. */
export type Liveness = Pick<DomainRow, 'status' | 'type' | 'owned_at' | 'disabled_at'>;

/** Whether files may be served on it: a name of the server's own needs no proof of ownership. */
export const isLiveDomain = ({ status, type, owned_at, disabled_at }: Liveness) =>
  status === 'approved' && disabled_at === null && (type === 'subdomain' || owned_at !== null);

/** The domains of these uploads: one query for a page of them, and none where nobody has any. */
export async function findLinkDomains(
  { db }: Pick<Services, 'db'>,
  uploads: readonly Pick<UploadRow, 'domain_id'>[],
): Promise<LinkDomains> {
  const ids = new Set(uploads.flatMap(({ domain_id }) => domain_id ?? []));
  if (ids.size === 0) return new Map();
  const domains = await db
    .selectFrom('domains')
    .select(['id', 'name', 'status', 'type', 'owned_at', 'disabled_at'])
    .where('id', 'in', [...ids])
    .execute();
  return new Map(
    domains.map((domain) => [domain.id, { name: domain.name, isLive: isLiveDomain(domain) }]),
  );
}
