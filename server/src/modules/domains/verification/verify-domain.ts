import type { DomainRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { isLiveDomain, type Liveness } from '../live/domain-liveness.ts';
import { findAddresses, findTexts, LookupFailure } from './dns-lookup.ts';
import { findExpectedAddresses } from './expected-addresses.ts';
import { probeHttps } from './probe-https.ts';
import { isPublicAddress, plainAddress } from './public-addresses.ts';

/** What is wrong with each, in words for the domain's owner; empty: nothing. */
export interface Verification {
  owned: string;
  pointing: string;
  /** `undefined`: not tried, as nobody would answer on this name yet. */
  https: string | undefined;
}

export type DomainToVerify = Liveness & Pick<DomainRow, 'name' | 'token'>;
type VerifyServices = Pick<Services, 'config' | 'secret'>;

const shownAddressesMax = 4;
const probedAddressesMax = 4;

export const proofRecordOf = (name: string) => `_perch.${name}`;

/** Looks from outside: the TXT record, where the name leads, and whether HTTPS reaches this server. */
export async function verifyDomain(
  services: VerifyServices,
  domain: DomainToVerify,
  stopping?: AbortSignal,
): Promise<Verification> {
  const [owned, way] = await Promise.all([
    domain.type === 'domain' ? verifyOwnership(services, domain, stopping) : '',
    verifyPointing(services, domain.name, stopping),
  ]);
  const https = await verifyHttps(services, domain, way, stopping);
  // A proxy's addresses are not this server's, but whoever asks them gets here.
  return { owned, pointing: https === '' ? '' : way.problem, https };
}

async function verifyOwnership(
  { config: { dnsServers } }: VerifyServices,
  { name, token }: DomainToVerify,
  stopping?: AbortSignal,
): Promise<string> {
  return orReason(async () => {
    const texts = await findTexts(proofRecordOf(name), { dnsServers, stopping });
    if (texts.length === 0) return 'TXT record not found';
    return holdsText(texts, token) ? '' : 'TXT record has another value';
  });
}

/** A record may be stored in several strings, and the resolver does not say which belong together. */
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
  /** Empty: all of them are as expected. */
  problem: string;
}

async function verifyPointing(
  { config }: VerifyServices,
  name: string,
  stopping?: AbortSignal,
): Promise<PointingResult> {
  const way: PointingResult = { addresses: [], expected: [], problem: '' };
  const { dnsServers } = config;
  way.problem = await orReason(async () => {
    // Both at once, and also for a name without records: its owner is told what to enter.
    const [found, expected] = await Promise.allSettled([
      findAddresses(name, { dnsServers, stopping }),
      findExpectedAddresses(config, stopping),
    ]);
    way.addresses = valueOf(found).map(plainAddress);
    if (way.addresses.length === 0) return 'A, AAAA or CNAME record not found';
    way.expected = valueOf(expected);
    const wrong = way.addresses.filter((address) => !way.expected.includes(address));
    if (wrong.length === 0) return '';
    return `points to ${listed(wrong)}, expected ${listed(way.expected) || 'nothing that is known'}`;
  });
  return way;
}

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
  if (addresses.length === 0) return 'there is no address to ask';
  // Whoever has a domain could otherwise make this server ask the machines around it.
  const allowed = addresses.filter((each) => expected.includes(each) || isPublicAddress(each));
  if (allowed.length === 0) return `${listed(addresses)} cannot be reached from the internet`;
  return probeHttps(
    secret,
    { name: domain.name, addresses: allowed.slice(0, probedAddressesMax) },
    stopping,
  );
}

async function orReason(measure: () => Promise<string>): Promise<string> {
  try {
    return await measure();
  } catch (error) {
    if (error instanceof LookupFailure) return error.message;
    throw error;
  }
}
