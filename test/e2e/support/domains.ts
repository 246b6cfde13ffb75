import type { Api } from '@perch/contract/api';
import type { DomainType } from '@perch/contract/domains';
import { hc, parseResponse } from 'hono/client';

import type { Perch } from './perch.ts';

function domainsOf(perch: Perch, token: string) {
  return hc<Api>(perch.origin, { headers: { authorization: `Bearer ${token}` } }).api.domains;
}

/** Asks for a domain past the browser; gives its id. */
export async function requestDomain(
  perch: Perch,
  token: string,
  domain: string,
  type: DomainType = 'domain',
): Promise<string> {
  const json = { domain, type };
  const { data } = await parseResponse(domainsOf(perch, token).$post({ json }));
  return data.domain._id;
}

export async function approveDomain(perch: Perch, token: string, id: string): Promise<void> {
  await parseResponse(domainsOf(perch, token).approve[':id'].$put({ param: { id } }));
}

export async function rejectDomain(
  perch: Perch,
  token: string,
  id: string,
  reason: string,
): Promise<void> {
  const call = domainsOf(perch, token).reject[':id'].$put({ param: { id }, json: { reason } });
  await parseResponse(call);
}
