import type { DomainType } from '@perch/contract/domains';

import { m } from '../../../language/messages.ts';

export interface DomainForm {
  type: DomainType;
  subdomain: string;
  baseDomain: string;
  domain: string;
}

/** A message for each empty required field; the server validates the names. */
export function validateDomainRequest(form: DomainForm): Partial<Record<keyof DomainForm, string>> {
  if (form.type === 'domain') {
    return form.domain.trim() === '' ? { domain: m.domains.add.domainNeeded } : {};
  }
  return {
    ...(form.subdomain.trim() === '' && { subdomain: m.domains.add.subdomainNeeded }),
    ...(form.baseDomain === '' && { baseDomain: m.domains.add.baseNeeded }),
  };
}

/** The full name of the requested domain. */
export function requestedDomain(form: DomainForm): string {
  return form.type === 'domain'
    ? form.domain.trim()
    : `${form.subdomain.trim()}.${form.baseDomain}`;
}
