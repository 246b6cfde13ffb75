import { isIP } from 'node:net';

import type { Config } from '../../config.ts';
import { findAddresses, LookupFailure } from './dns-lookup.ts';
import { plainAddress } from './public-addresses.ts';

/** The addresses that domains should lead to. Throws LookupFailure. */
export async function findExpectedAddresses(
  { publicAddresses, dnsServers }: Pick<Config, 'publicAddresses' | 'dnsServers'>,
  stopping?: AbortSignal,
): Promise<string[]> {
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
  return [...new Set(found.flat().map(plainAddress))];
}
