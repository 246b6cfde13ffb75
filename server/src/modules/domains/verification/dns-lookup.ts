import { Resolver } from 'node:dns/promises';

import { secondMs } from '../../../lib/clock.ts';

const lookupMaxMs = 3 * secondMs;
const hopsMax = 5;

/** A look-up without a result; its message says why, for the domain's owner. */
export class LookupFailure extends Error {
  override readonly name = 'LookupFailure';
}

interface LookupOptions {
  /** Name servers, each perhaps with a port; empty: the system's. */
  dnsServers: readonly string[];
  /** Ends the look-up early. */
  stopping?: AbortSignal | undefined;
}

/** The strings of the TXT records of a name, in order; empty where there are none. */
export function findTexts(name: string, asking: LookupOptions): Promise<string[]> {
  return ask(asking, async (resolver) => {
    const records = await found(resolver.resolveTxt(await followAliases(resolver, name)));
    return records.flat();
  });
}

/** The IPv4 and IPv6 addresses of a name; empty where there are none. */
export function findAddresses(name: string, asking: LookupOptions): Promise<string[]> {
  return ask(asking, async (resolver) => {
    const last = await followAliases(resolver, name);
    const [v4, v6] = await Promise.all([
      found(resolver.resolve4(last)),
      found(resolver.resolve6(last)),
    ]);
    return [...v4, ...v6];
  });
}

/** The name at the end of the CNAMEs, which are followed here so that they can be counted. */
async function followAliases(resolver: Resolver, name: string): Promise<string> {
  const seen = [name];
  let last = name;
  for (;;) {
    const [next] = await found(resolver.resolveCname(last));
    if (next === undefined) return last;
    last = next.toLowerCase();
    if (seen.includes(last)) throw new LookupFailure('its CNAMEs lead in a circle');
    if (seen.length > hopsMax) throw new LookupFailure(`more than ${hopsMax} CNAMEs in a row`);
    seen.push(last);
  }
}

async function ask<T>(asking: LookupOptions, work: (resolver: Resolver) => Promise<T>): Promise<T> {
  const { dnsServers, stopping } = asking;
  // A resolver of its own, because giving up is giving up everything that it was asked.
  const resolver = new Resolver({ timeout: secondMs, tries: 3 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  const giveUp = () => resolver.cancel();
  const timer = setTimeout(giveUp, lookupMaxMs);
  stopping?.addEventListener('abort', giveUp);
  try {
    return await work(resolver);
  } catch (error) {
    throw error instanceof LookupFailure ? error : new LookupFailure(reasonOf(codeOf(error)));
  } finally {
    clearTimeout(timer);
    stopping?.removeEventListener('abort', giveUp);
  }
}

async function found<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer;
  } catch (error) {
    // Some name servers deny the whole name when it has no record of the one type.
    if (['ENODATA', 'ENOTFOUND'].includes(codeOf(error))) return [];
    throw error;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

function reasonOf(code: string): string {
  if (['ETIMEOUT', 'ECANCELLED'].includes(code)) {
    return `the name servers did not answer within ${lookupMaxMs / secondMs} seconds`;
  }
  if (code === 'ECONNREFUSED') return 'the name servers cannot be reached';
  return `the name servers answered ${code.replace(/^E/, '')}`;
}
