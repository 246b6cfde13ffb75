import { clientNetworks } from '../../../http/request/client-networks.ts';
import { hourMs, minuteMs } from '../../../lib/clock.ts';
import type { LimitedKey, RateLimit } from './rate-limits.ts';

interface NetworkLimits {
  /** For an IPv4 address or IPv6 /64. */
  machine: RateLimit;
  /** For an IPv4 /24; behind a mobile provider's there are thousands of people. */
  ipv4Network: RateLimit;
  /** For an IPv6 /56: one subscriber. */
  connection: RateLimit;
  /** For an IPv6 /48: one site, or some hundred subscribers. */
  site: RateLimit;
}

const limitsIn = (windowMs: number, times = 1): NetworkLimits => ({
  machine: { max: 100 * times, windowMs },
  ipv4Network: { max: 500 * times, windowMs },
  connection: { max: 200 * times, windowMs },
  site: { max: 500 * times, windowMs },
});

/** Limits of wrong passwords and invalid links. */
export const failureLimits = limitsIn(15 * minuteMs);
/** Limits of sign-ins that begin: each visit of the sign-in page is one, and each leaves a row for minutes. */
export const beginningLimits = limitsIn(15 * minuteMs, 5);
/** Limits of registrations and mails with links. */
export const requestLimits = limitsIn(hourMs);

/** The rate-limit keys of an action, one for each network of the address. */
export function networkKeys(action: string, address: string, limits: NetworkLimits): LimitedKey[] {
  const { machine, connection, site } = clientNetworks(address);
  const keys: LimitedKey[] = [[`${action} ${machine}`, limits.machine]];
  if (machine === site) return keys;
  if (connection === site) return [...keys, [`${action} ${site}`, limits.ipv4Network]];
  return [
    ...keys,
    [`${action} ${connection}`, limits.connection],
    [`${action} ${site}`, limits.site],
  ];
}
