import { Resolver } from 'node:dns/promises';

import { serverMessages } from '@perch/messages/server-messages';

import { secondMs } from '../../../lib/clock.ts';
import { type CheckFailure, checkReason, storedFailure } from './check-failure.ts';

const lookupMaxMs = 3 * secondMs;
const cnamesMax = 5;

/** A failed look-up; its message, for the command line, states the reason in English. */
export class LookupFailure extends Error {
  override readonly name = 'LookupFailure';
  /** The reason, as a domain's row has it. */
  readonly stored: string;

  constructor(failure: CheckFailure) {
    const stored = storedFailure(failure);
    super(checkReason(stored, serverMessages('en')));
    this.stored = stored;
  }
}

interface LookupOptions {
  /** Name servers with optional ports; empty for the system's. */
  dnsServers: readonly string[];
  /** Cancels the look-up. */
  stopping?: AbortSignal | undefined;
}

/** The strings of a name's TXT records, in order; empty if there are none. Throws LookupFailure. */
export function findTexts(name: string, options: LookupOptions): Promise<string[]> {
  return withResolver(options, async (resolver) => {
    const records = await orEmpty(resolver.resolveTxt(await followAliases(resolver, name)));
    return records.flat();
  });
}

/** The IPv4 and IPv6 addresses of a name; empty if there are none. Throws LookupFailure. */
export function findAddresses(name: string, options: LookupOptions): Promise<string[]> {
  return withResolver(options, async (resolver) => {
    const last = await followAliases(resolver, name);
    const [v4, v6] = await Promise.all([
      orEmpty(resolver.resolve4(last)),
      orEmpty(resolver.resolve6(last)),
    ]);
    return [...v4, ...v6];
  });
}

/** Resolves CNAMEs one by one, so that their number can be limited and loops detected. */
async function followAliases(resolver: Resolver, name: string): Promise<string> {
  const seen = [name];
  let last = name;
  for (;;) {
    const [next] = await orEmpty(resolver.resolveCname(last));
    if (next === undefined) return last;
    last = next.toLowerCase();
    if (seen.includes(last)) throw new LookupFailure({ key: 'cnameLoop' });
    if (seen.length > cnamesMax) {
      throw new LookupFailure({ key: 'tooManyCnames', max: cnamesMax });
    }
    seen.push(last);
  }
}

async function withResolver<T>(
  options: LookupOptions,
  work: (resolver: Resolver) => Promise<T>,
): Promise<T> {
  const { dnsServers, stopping } = options;
  // One resolver per look-up, because `cancel` cancels all queries of a resolver.
  const resolver = new Resolver({ timeout: secondMs, tries: 3 });
  if (dnsServers.length > 0) resolver.setServers(dnsServers);
  const cancel = () => resolver.cancel();
  const timer = setTimeout(cancel, lookupMaxMs);
  stopping?.addEventListener('abort', cancel);
  try {
    return await work(resolver);
  } catch (error) {
    throw error instanceof LookupFailure ? error : new LookupFailure(reasonOf(codeOf(error)));
  } finally {
    clearTimeout(timer);
    stopping?.removeEventListener('abort', cancel);
  }
}

async function orEmpty<T>(answer: Promise<T[]>): Promise<T[]> {
  try {
    return await answer;
  } catch (error) {
    // Some name servers answer NXDOMAIN for a name without records of this type.
    if (['ENODATA', 'ENOTFOUND'].includes(codeOf(error))) return [];
    throw error;
  }
}

const codeOf = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

function reasonOf(code: string): CheckFailure {
  if (['ETIMEOUT', 'ECANCELLED'].includes(code)) {
    return { key: 'nameServersSilent', seconds: lookupMaxMs / secondMs };
  }
  if (code === 'ECONNREFUSED') return { key: 'nameServersUnreachable' };
  return { key: 'nameServersAnswered', code: code.replace(/^E/, '') };
}
