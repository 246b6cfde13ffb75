import { randomBytes } from 'node:crypto';

import type { Domain } from '@perch/contract/domains';
import type { ErrorBody } from '@perch/contract/errors';
import type { Pagination } from '@perch/contract/pagination';

import type { TestServer } from '../servers/server.ts';
import type { NameServer } from '../services/name-server.ts';
import { waitFor } from '../wait.ts';
import type { Person } from './accounts.ts';
import { send } from './client.ts';

type DomainAnswer = { success: true; message: string; data: { domain: Domain } } | ErrorBody;

/** A domain that no other test of a shared server has. */
export const newDomain = (label: string, base: string) =>
  `${label}-${randomBytes(4).toString('hex')}.${base}`;

/** Asks for a domain; the answer may be any. */
export function askFor(server: TestServer, { token }: Person, domain: string, type = 'domain') {
  return send(server.origin, 'POST', '/api/domains', { token, body: { domain, type } });
}

async function domainOf(answer: Response, status: number): Promise<Domain> {
  const body = (await answer.json()) as DomainAnswer;
  if (answer.status === status && body.success) return body.data.domain;
  throw new Error(`Expected ${status}, got ${answer.status}: ${JSON.stringify(body)}`);
}

/** A domain that waits for approval. */
export async function requestDomain(
  server: TestServer,
  owner: Person,
  domain: string,
  type: 'domain' | 'subdomain' = 'domain',
): Promise<Domain> {
  return domainOf(await askFor(server, owner, domain, type), 201);
}

export async function approveDomain(server: TestServer, admin: Person, id: string) {
  const { token } = admin;
  return domainOf(await send(server.origin, 'PUT', `/api/domains/approve/${id}`, { token }), 200);
}

export async function rejectDomain(server: TestServer, admin: Person, id: string, reason = '') {
  const { token } = admin;
  const path = `/api/domains/reject/${id}`;
  return domainOf(await send(server.origin, 'PUT', path, { token, body: { reason } }), 200);
}

/** Makes it the default, or no longer where it is. */
export async function toggleDefault(server: TestServer, { token }: Person, id: string) {
  return domainOf(await send(server.origin, 'PUT', `/api/domains/${id}/default`, { token }), 200);
}

export async function removeDomain(server: TestServer, { token }: Person, id: string) {
  const answer = await send(server.origin, 'DELETE', `/api/domains/${id}`, { token });
  if (answer.status !== 200) throw new Error(`Expected 200, got ${answer.status}`);
}

interface DomainList {
  data: { domains: Domain[] };
  total: number;
  pagination: Pagination;
}

/** One of the lists of domains: `my`, or an administrator's with a query. */
export async function listDomains(server: TestServer, { token }: Person, list: string) {
  const answer = await send(server.origin, 'GET', `/api/domains/${list}`, { token });
  if (answer.status !== 200) throw new Error(`Expected 200, got ${answer.status}`);
  const { data, total, pagination } = (await answer.json()) as DomainList;
  const { domains } = data;
  return { domains, names: domains.map(({ domain }) => domain), total, pagination };
}

// A check every ten seconds; one under way may wait for name servers.
const checkTurn = { timeoutMs: 40_000, everyMs: 100 };

/** Checks a domain as soon as it may be checked again. */
export async function checkDomain(server: TestServer, { token }: Person, id: string) {
  const answer = await waitFor(
    'a turn to check',
    async () => {
      const path = `/api/domains/${id}/check`;
      const checked = await send(server.origin, 'POST', path, { token });
      return checked.status === 429 ? undefined : checked;
    },
    checkTurn,
  );
  return domainOf(answer, 200);
}

/** Makes the owner's record, or takes it away, and has it looked at. */
export async function setOwned(
  server: TestServer,
  dns: NameServer,
  owner: Person,
  { _id, verification: { record, value } }: Domain,
  isOwned: boolean,
) {
  await dns.set({ [record]: isOwned ? [`TXT "${value}"`] : [] });
  const { verification } = await checkDomain(server, owner, _id);
  if (verification.owned !== isOwned) throw new Error(verification.reasons.owned);
}
