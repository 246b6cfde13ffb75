import { isIP } from 'node:net';

import type { Config } from '../../../config/config.ts';
import { plainAddress } from '../../../lib/public-addresses.ts';
import { findAddresses, LookupFailure } from './dns-lookup.ts';

type Targets = Pick<Config, 'publicAddresses' | 'dnsServers'>;

const lastResolved = new WeakMap<Targets, string[]>();

/**
 * The addresses and names that a domain may point to: PUBLIC_ADDRESSES, and the addresses to which its
 * names resolved last.
 */
export function pointingTargets(config: Targets): string[] {
  return [...new Set([...config.publicAddresses, ...(lastResolved.get(config) ?? [])])];
}

/** Resolves PUBLIC_ADDRESSES to addresses. Throws LookupFailure. */
export async function findExpectedAddresses(
  config: Targets,
  stopping?: AbortSignal,
): Promise<string[]> {
  const { publicAddresses, dnsServers } = config;
  const found = await Promise.all(
    publicAddresses.map(async (item) => {
      if (isIP(item)) return [item];
      // `localhost` is never resolved by DNS (RFC 6761).
      if (item === 'localhost') return ['127.0.0.1', '::1'];
      try {
        return await findAddresses(item, { dnsServers, stopping });
      } catch (error) {
        if (!(error instanceof LookupFailure)) throw error;
        throw new LookupFailure({ key: 'ownNameNotFound', name: item, why: error.stored });
      }
    }),
  );
  const addresses = [...new Set(found.flat().map(plainAddress))];
  // Loopback addresses would be useless instructions for owners.
  if (!publicAddresses.includes('localhost')) lastResolved.set(config, addresses);
  return addresses;
}
