import { isIP } from 'node:net';

import type { Config } from '../../../config/config.ts';
import { findAddresses, LookupFailure } from './dns-lookup.ts';
import { plainAddress } from './public-addresses.ts';

type Targets = Pick<Config, 'publicAddresses' | 'dnsServers'>;

const lastFound = new WeakMap<Targets, string[]>();

/**
 * What a domain's records should lead to: what is configured, and the addresses that the names among
 * it had when they were last looked up.
 */
export function pointingTargets(config: Targets): string[] {
  return [...new Set([...config.publicAddresses, ...(lastFound.get(config) ?? [])])];
}

/** The addresses that domains should lead to. Throws LookupFailure. */
export async function findExpectedAddresses(
  config: Targets,
  stopping?: AbortSignal,
): Promise<string[]> {
  const { publicAddresses, dnsServers } = config;
  const found = await Promise.all(
    publicAddresses.map(async (item) => {
      if (isIP(item)) return [item];
      // Never asked of a name server, which would not know which machine is meant.
      if (item === 'localhost') return ['127.0.0.1', '::1'];
      try {
        return await findAddresses(item, { dnsServers, stopping });
      } catch (error) {
        if (!(error instanceof LookupFailure)) throw error;
        throw new LookupFailure(`this server’s own name ${item} is not found: ${error.message}`);
      }
    }),
  );
  const addresses = [...new Set(found.flat().map(plainAddress))];
  // Nobody outside would get here by what this machine calls itself.
  if (!publicAddresses.includes('localhost')) lastFound.set(config, addresses);
  return addresses;
}
