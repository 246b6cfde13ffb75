import type { DomainRow } from '../../../database/schema.ts';
import { hasWorkingLinks } from '../../users/blocked-owners.ts';
import type { OwnedDomain } from '../requests/find-domain.ts';

/** What has to be known of a domain to tell whether it is live. */
export type Liveness = Pick<DomainRow, 'status' | 'type' | 'owned_at' | 'disabled_at'>;

/** Whether its owner may have files served on it: a name of the server's own needs no proof. */
export const isLiveDomain = ({ status, type, owned_at, disabled_at }: Liveness) =>
  status === 'approved' && disabled_at === null && (type === 'subdomain' || owned_at !== null);

type Served = Liveness & Pick<OwnedDomain, 'owner_status' | 'owner_keep_links'>;

/** Whether files are served on it: it is live, and its owner's links work. */
export const isServedDomain = (domain: Served) =>
  isLiveDomain(domain) &&
  hasWorkingLinks({ status: domain.owner_status, keep_links: domain.owner_keep_links });
