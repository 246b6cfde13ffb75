import type { DomainType } from '@perch/contract/domains';

export interface DomainForm {
  type: DomainType;
  subdomain: string;
  baseDomain: string;
  domain: string;
}

/** A message for each empty required field; the server validates the names. */
export function validateDomainRequest(form: DomainForm): Partial<Record<keyof DomainForm, string>> {
  if (form.type === 'domain') {
    return form.domain.trim() === '' ? { domain: 'Domain name is required' } : {};
  }
  return {
    ...(form.subdomain.trim() === '' && { subdomain: 'Subdomain name is required' }),
    ...(form.baseDomain === '' && { baseDomain: 'Base domain is required' }),
  };
}

/** The full name of the requested domain. */
export function requestedDomain(form: DomainForm): string {
  return form.type === 'domain'
    ? form.domain.trim()
    : `${form.subdomain.trim()}.${form.baseDomain}`;
}
