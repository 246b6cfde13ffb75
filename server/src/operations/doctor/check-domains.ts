import { isIP } from 'node:net';

import { serverMessages } from '@perch/messages/server-messages';

import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/open.ts';
import { forEachLimited } from '../../lib/concurrency-limiter.ts';
import { isPublicAddress, plainAddress } from '../../lib/public-addresses.ts';
import { isServedDomain } from '../../modules/domains/live/domain-liveness.ts';
import { selectOwnedDomains } from '../../modules/domains/requests/find-domain.ts';
import { checkReason } from '../../modules/domains/verification/check-failure.ts';
import { findAddresses, LookupFailure } from '../../modules/domains/verification/dns-lookup.ts';
import { findExpectedAddresses } from '../../modules/domains/verification/expected-addresses.ts';
import {
  type DomainToVerify,
  verifyDomain,
} from '../../modules/domains/verification/verify-domain.ts';
import { findSecret } from './checks.ts';
import { type Finding, ok, warning } from './finding.ts';

const concurrency = 8;
const shownMax = 50;
const anyLabel = 'any-name';

/** Where domains must point, and whether names under the base domains do so. */
export async function checkAddresses(config: Config): Promise<Finding[]> {
  const about = 'public addresses';
  let expected: string[];
  try {
    expected = await findExpectedAddresses(config);
  } catch (error) {
    if (!(error instanceof LookupFailure)) throw error;
    return [warning(about, `${error.message}; set PUBLIC_ADDRESSES or DNS_SERVERS`)];
  }
  const isReachable = expected.some(isPublicAddress);
  const addresses = isReachable
    ? ok(about, `domain records should point to ${expected.join(', ')}`)
    : warning(
        about,
        `the internet cannot reach ${expected.join(', ') || 'this server'}; set PUBLIC_ADDRESSES where domains are used`,
      );
  const bases = config.baseDomains.filter((base) => isIP(base) === 0 && base.includes('.'));
  return [
    addresses,
    ...(await Promise.all(bases.map((base) => checkBase(config, base, expected)))),
  ];
}

async function checkBase(
  { dnsServers }: Config,
  base: string,
  expected: string[],
): Promise<Finding> {
  const about = `base domain ${base}`;
  const advice = `add a record for *.${base}, or its users' subdomains cannot be reached`;
  try {
    const found = await findAddresses(`${anyLabel}.${base}`, { dnsServers });
    const addresses = found.map(plainAddress);
    if (addresses.length === 0) return warning(about, `names under it are not found; ${advice}`);
    if (addresses.some((address) => expected.includes(address))) {
      return ok(about, 'names under it point here');
    }
    return warning(about, `names under it point to ${addresses.join(', ')}; ${advice}`);
  } catch (error) {
    if (!(error instanceof LookupFailure)) throw error;
    return warning(about, `names under it are not found (${error.message}); ${advice}`);
  }
}

/** Verifies every served domain from outside; each failing one has a line of its own. */
export async function checkDomains(db: Db, config: Config): Promise<Finding[]> {
  const approved = await selectOwnedDomains(db)
    .where('domains.status', '=', 'approved')
    .orderBy('name')
    .execute();
  const live = approved.filter(isServedDomain);
  if (live.length === 0) return [ok('domains', 'there are no live domains to check')];
  const secret = await findSecret(config);
  if (!secret) return [warning('domains', 'not checked: this machine has no secret key yet')];
  const failing = await findFailing(live, (domain) => verifyDomain({ config, secret }, domain));
  const works = live.length - failing.length;
  const sentence = `${works} of ${live.length} live domains are verified, point here and respond over HTTPS`;
  const summary = (failing.length === 0 ? ok : warning)('domains', sentence);
  return [summary, ...failing.slice(0, shownMax)];
}

async function findFailing(
  domains: DomainToVerify[],
  verify: (domain: DomainToVerify) => ReturnType<typeof verifyDomain>,
): Promise<Finding[]> {
  const failing: Finding[] = [];
  await forEachLimited(domains, { concurrency }, async (domain) => {
    const { owned, pointing, https } = await verify(domain);
    const english = serverMessages('en');
    const reasons = [owned, pointing, https]
      .map((stored) => checkReason(stored ?? '', english))
      .filter(Boolean);
    if (reasons.length > 0) failing.push(warning(`domain ${domain.name}`, reasons.join('; ')));
  });
  return failing.toSorted((a, b) => (a.about < b.about ? -1 : 1));
}
