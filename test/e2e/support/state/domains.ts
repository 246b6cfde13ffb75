import type { Api } from '@perch/contract/api';
import type { Domain, DomainType } from '@perch/contract/domains';
import { expect, type Page } from '@playwright/test';
import { hc, parseResponse } from 'hono/client';

import type { Perch } from '../servers/perch.ts';

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

export async function removeDomain(perch: Perch, token: string, id: string): Promise<void> {
  await parseResponse(domainsOf(perch, token)[':id'].$delete({ param: { id } }));
}

export async function findDomain(perch: Perch, token: string, name: string): Promise<Domain> {
  const { data } = await parseResponse(domainsOf(perch, token).my.$get());
  const found = data.domains.find(({ domain }) => domain === name);
  if (!found) throw new Error(`There is no domain ${name}`);
  return found;
}

export const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

/** Presses "Check now" until it is answered: a check every ten seconds is allowed. */
export async function checkUntil(page: Page, name: string, seen: string | RegExp): Promise<void> {
  const card = cardOf(page, name);
  const check = card.getByRole('button', { name: `Check now: ${name}` });
  await expect(async () => {
    await check.click();
    await expect(check).toBeEnabled();
    await expect(card).toContainText(seen, { timeout: 1000 });
  }).toPass({ timeout: 40_000, intervals: [1000] });
}
