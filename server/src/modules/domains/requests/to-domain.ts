import type { Domain } from '@perch/contract/domains';
import type { Locale } from '@perch/contract/text/locales';
import { serverMessages } from '@perch/messages/server-messages';

import type { Config } from '../../../config/config.ts';
import { isServedDomain } from '../live/domain-liveness.ts';
import { checkReason } from '../verification/check-failure.ts';
import { pointingTargets } from '../verification/expected-addresses.ts';
import { proofRecordOf } from '../verification/verify-domain.ts';
import type { OwnedDomain } from './find-domain.ts';

/** The API's representation of a domain, with the reasons of failed checks in the language of the response. */
export function toDomain(
  config: Pick<Config, 'publicAddresses' | 'dnsServers'>,
  domain: OwnedDomain,
  locale: Locale,
): Domain {
  const reason = (stored: string) => checkReason(stored, serverMessages(locale));
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
    brandName: domain.brand_name,
    brandAccent: domain.brand_accent,
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
        owned: reason(domain.owned_reason),
        pointing: reason(domain.pointing_reason),
        https: reason(domain.https_reason),
      },
      checkedAt: asTime(domain.checked_at),
    },
  };
}

const asTime = (at: number | null) => (at === null ? null : new Date(at).toISOString());
