import type { DomainRow } from '../../../database/schema.ts';
import { isPublicAddress, plainAddress } from '../../../lib/public-addresses.ts';
import type { Services } from '../../../services.ts';
import { isLiveDomain, type Liveness } from '../live/domain-liveness.ts';
import { type CheckFailure, storedFailure } from './check-failure.ts';
import { findAddresses, findTexts, LookupFailure } from './dns-lookup.ts';
import { findExpectedAddresses } from './expected-addresses.ts';
import { probeHttps } from './probe-https.ts';

/** The result of each check: empty if it succeeded, otherwise the reason as it is stored. */
export interface Verification {
  owned: string;
  pointing: string;
  /** Undefined if not probed, because the domain is not live and so not served yet. */
  https: string | undefined;
}

export type DomainToVerify = Liveness & Pick<DomainRow, 'name' | 'token'>;
type VerifyServices = Pick<Services, 'config' | 'secret'>;

const shownAddressesMax = 4;
const probedAddressesMax = 4;

/** The name of the TXT record that proves ownership. */
export const proofRecordOf = (name: string) => `_perch.${name}`;

/**
 * Checks a domain from outside: the TXT record, the addresses, and whether HTTPS reaches this server. What
 * follows from the result is decided by `verificationOutcome`.
 */
export async function verifyDomain(
  services: VerifyServices,
  domain: DomainToVerify,
  stopping?: AbortSignal,
): Promise<Verification> {
  const [owned, pointing] = await Promise.all([
    domain.type === 'domain' ? verifyOwnership(services, domain, stopping) : '',
    verifyPointing(services, domain.name, stopping),
  ]);
  const https = await verifyHttps(services, domain, pointing, stopping);
  // Behind a CDN the addresses differ, but if HTTPS reaches this server, they point here.
  return { owned, pointing: https === '' ? '' : pointing.problem, https };
}

async function verifyOwnership(
  { config: { dnsServers } }: VerifyServices,
  { name, token }: DomainToVerify,
  stopping?: AbortSignal,
): Promise<string> {
  return problemOf(async () => {
    const texts = await findTexts(proofRecordOf(name), { dnsServers, stopping });
    if (texts.length === 0) return storedFailure({ key: 'txtMissing' });
    return holdsText(texts, token) ? '' : storedFailure({ key: 'txtDifferent' });
  });
}

/** One TXT record may consist of several strings, and the resolver returns those of all records flat. */
function holdsText(strings: readonly string[], wanted: string): boolean {
  return strings.some((_, first) => {
    let text = '';
    for (const string of strings.slice(first)) {
      text += string;
      if (text.trim() === wanted) return true;
      if (!wanted.startsWith(text.trim())) return false;
    }
    return false;
  });
}

interface PointingResult {
  addresses: string[];
  expected: string[];
  /** Empty if all addresses are expected ones. */
  problem: string;
}

async function verifyPointing(
  { config }: VerifyServices,
  name: string,
  stopping?: AbortSignal,
): Promise<PointingResult> {
  const result: PointingResult = { addresses: [], expected: [], problem: '' };
  const { dnsServers } = config;
  result.problem = await problemOf(async () => {
    // The expected addresses are resolved even if the name has none: they are shown to the owner.
    const [found, expected] = await Promise.allSettled([
      findAddresses(name, { dnsServers, stopping }),
      findExpectedAddresses(config, stopping),
    ]);
    result.addresses = valueOf(found).map(plainAddress);
    if (result.addresses.length === 0) return storedFailure({ key: 'addressMissing' });
    result.expected = valueOf(expected);
    const wrong = result.addresses.filter((address) => !result.expected.includes(address));
    if (wrong.length === 0) return '';
    return storedFailure(elsewhere(listed(wrong), listed(result.expected)));
  });
  return result;
}

const elsewhere = (found: string, expected: string): CheckFailure =>
  expected === ''
    ? { key: 'pointsUnexpectedly', found }
    : { key: 'pointsElsewhere', found, expected };

function valueOf<T>(settled: PromiseSettledResult<T>): T {
  if (settled.status === 'rejected') throw settled.reason;
  return settled.value;
}

const listed = (addresses: string[]) => addresses.slice(0, shownAddressesMax).join(', ');

async function verifyHttps(
  { secret }: VerifyServices,
  domain: DomainToVerify,
  { addresses, expected }: PointingResult,
  stopping?: AbortSignal,
): Promise<string | undefined> {
  if (!isLiveDomain(domain)) return undefined;
  if (addresses.length === 0) return storedFailure({ key: 'noAddress' });
  // Otherwise a domain's owner could make this server send requests into its internal network (SSRF).
  const allowed = addresses.filter((each) => expected.includes(each) || isPublicAddress(each));
  if (allowed.length === 0)
    return storedFailure({ key: 'unreachable', addresses: listed(addresses) });
  return probeHttps(
    secret,
    { name: domain.name, addresses: allowed.slice(0, probedAddressesMax) },
    stopping,
  );
}

async function problemOf(check: () => Promise<string>): Promise<string> {
  try {
    return await check();
  } catch (error) {
    if (error instanceof LookupFailure) return error.stored;
    throw error;
  }
}
