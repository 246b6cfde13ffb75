import type { Domain } from '@perch/contract/domains';

import type { Config } from '../../../config/config.ts';
import { isServedDomain } from '../live/domain-liveness.ts';
import { pointingTargets } from '../verification/expected-addresses.ts';
import { proofRecordOf } from '../verification/verify-domain.ts';
import type { OwnedDomain } from './find-domain.ts';

/** A domain as the API presents it. */
export function presentDomain(
  config: Pick<Config, 'publicAddresses' | 'dnsServers'>,
  domain: OwnedDomain,
): Domain {
  return {
    _id: domain.id,
    domain: domain.name,
    type: domain.type,
    status: domain.status,
    reason: domain.reason,
    isDefault: domain.owner_default_id === domain.id,
    isLive: isServedDomain(domain),
    disabledAt: asTime(domain.disabled_at),
    redirectUrl: domain.redirect_url,
    createdAt: new Date(domain.created_at).toISOString(),
    user: { _id: domain.user_id, username: domain.owner_name },
    verification: {
      record: proofRecordOf(domain.name),
      value: domain.token,
      pointTo: pointingTargets(config),
      owned: domain.owned_at !== null && domain.owned_reason === '',
      pointing: domain.pointing_at !== null,
      https: domain.https_at !== null,
      reasons: {
        owned: domain.owned_reason,
        pointing: domain.pointing_reason,
        https: domain.https_reason,
      },
      checkedAt: asTime(domain.checked_at),
    },
  };
}

const asTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());
