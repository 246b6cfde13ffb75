import { isIP } from 'node:net';

import { createNetworkCheck } from '../../../http/request/client-address.ts';
import { clientNetworks } from '../../../http/request/client-networks.ts';
import { AppError } from '../../../lib/errors.ts';

const bitsMax = { ipv4: 32, ipv6: 128 };

/** Whether a text is an address or a range. */
function isRange(text: string): boolean {
  const [address = '', prefix, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || address.includes('%') || more.length > 0) return false;
  const max = version === 6 ? bitsMax.ipv6 : bitsMax.ipv4;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= max);
}

/** The ranges as they are stored, each once. Throws `invalid_request` for anything else. */
export function storedRanges(ranges: readonly string[]): string {
  const trimmed = ranges.map((range) => range.trim().toLowerCase());
  for (const range of trimmed) {
    if (isRange(range)) continue;
    throw new AppError('invalid_request', (m) => m.tokens.rangeInvalid({ range }), {
      field: 'cidrs',
    });
  }
  return [...new Set(trimmed)].join(' ');
}

/** The stored ranges one by one. */
export const rangesIn = (stored: string): string[] => (stored === '' ? [] : stored.split(' '));

/** Tells whether an address is in one of the stored ranges; without ranges every address is. */
export function createRangeCheck(stored: string): (address: string) => boolean {
  return stored === '' ? () => true : createNetworkCheck(rangesIn(stored));
}

/** The network of an address, /24 or /48: shows where a token is used, but not by which machine. */
export const networkOf = (address: string): string =>
  isIP(address) === 0 ? '' : clientNetworks(address).site.replace(/:0\/48$/, '::/48');
