import type { Domain } from '@perch/contract/domains';

import type { OwnedDomain } from './find-domain.ts';

/** A domain as the API shows it. */
export function presentDomain(domain: OwnedDomain): Domain {
  return {
    _id: domain.id,
    domain: domain.name,
    type: domain.type,
    status: domain.status,
    reason: domain.reason,
    isDefault: domain.owner_default_id === domain.id,
    createdAt: new Date(domain.created_at).toISOString(),
    user: { _id: domain.user_id, username: domain.owner_name },
    verification: {
      record: `_perch.${domain.name}`,
      value: domain.token,
      owned: domain.owned_at !== null,
      pointing: domain.pointing_at !== null,
      https: domain.https_at !== null,
      checkedAt: domain.checked_at === null ? null : new Date(domain.checked_at).toISOString(),
    },
  };
}
