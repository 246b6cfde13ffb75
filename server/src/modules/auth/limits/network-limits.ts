import { clientNetworks } from '../../../http/request/client-networks.ts';
import { hourMs, minuteMs } from '../../../lib/clock.ts';
import type { LimitedKey, RateLimit } from './rate-limits.ts';

interface NetworkLimits {
  /** Of one IPv4 address, or one /64. */
  machine: RateLimit;
  /** Of a /24: a mobile provider has thousands of people there. */
  ipv4Network: RateLimit;
  /** Of a /56: one connection. */
  connection: RateLimit;
  /** Of a /48: one site, or the connections of a few hundred homes. */
  site: RateLimit;
}

const limitsIn = (windowMs: number): NetworkLimits => ({
  machine: { max: 100, windowMs },
  ipv4Network: { max: 500, windowMs },
  connection: { max: 200, windowMs },
  site: { max: 500, windowMs },
});

/** Wrong passwords, and links that are not valid, from one network. */
export const failureLimits = limitsIn(15 * minuteMs);
/** New accounts, and mails with links, from one network. */
export const requestLimits = limitsIn(hourMs);

/** What an address does counts for each of its networks. */
export function networkKeys(action: string, address: string, limits: NetworkLimits): LimitedKey[] {
  const { machine, connection, site } = clientNetworks(address);
  const counted: LimitedKey[] = [[`${action} ${machine}`, limits.machine]];
  if (machine === site) return counted;
  if (connection === site) return [...counted, [`${action} ${site}`, limits.ipv4Network]];
  return [
    ...counted,
    [`${action} ${connection}`, limits.connection],
    [`${action} ${site}`, limits.site],
  ];
}
