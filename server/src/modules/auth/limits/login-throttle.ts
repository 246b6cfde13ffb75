import type { UserRow } from '../../../database/schema.ts';
import { clientNetworks } from '../../../http/request/client-networks.ts';
import { hourMs, minuteMs, secondMs } from '../../../lib/clock.ts';
import type { PasswordClient } from '../../../passwords/hashing-flows.ts';
import { emailKey } from '../../users/account-key.ts';
import { isKnownNetwork, type KnownNetworkServices } from './known-networks.ts';
import { failureLimits, networkKeys } from './network-limits.ts';
import {
  type LimitedKey,
  type RateLimit,
  RateLimitExceeded,
  type RateLimits,
} from './rate-limits.ts';

const windowMs = 15 * minuteMs;
/** Wrong passwords for one account from one machine: an IPv4 address or an IPv6 /64. */
const machineLimit: RateLimit = { max: 10, windowMs };
/** Wrong passwords for one account from one /24 or /56. */
const connectionLimit: RateLimit = { max: 50, windowMs };
/** Wrong passwords for one account from all networks that its owner has not used. */
const unknownNetworksLimit: RateLimit = { max: 30, windowMs: hourMs };

// Beyond that limit every further network gets one attempt after this delay, which quadruples with each
// wrong password. An attacker who exhausts the limit therefore never locks the owner out for longer.
const firstDelayMs = 10 * secondMs;
const delayMaxMs = 15 * minuteMs;

interface LoginThrottleServices extends KnownNetworkServices {
  rateLimits: RateLimits;
}

/** An attempt that has been counted as a failure in advance; `succeed` takes that back. */
interface LoginAttempt {
  client: PasswordClient;
  succeed(): Promise<void>;
  /** The password was not compared, so the attempt does not count. */
  cancel(): Promise<void>;
}

/** The name under which attempts on an account are counted, whichever name was typed. */
export const limitedName = ({ id, email }: Pick<UserRow, 'id' | 'email'>): string => email || id;

/**
 * Runs `attempt`, which compares a password for the account with this email, and counts an `undefined`
 * result as a failure. Hash passwords for the client that it is given, which decides their place in the
 * queue. Throws `too_many_attempts`.
 */
export async function withLoginThrottle<T>(
  services: LoginThrottleServices,
  email: string,
  address: string,
  attempt: (client: PasswordClient) => Promise<T | undefined>,
): Promise<T | undefined> {
  const begun = await beginLoginAttempt(services, email, address);
  let result: T | undefined;
  try {
    result = await attempt(begun.client);
  } catch (error) {
    await begun.cancel();
    throw error;
  }
  if (result !== undefined) await begun.succeed();
  return result;
}

/** Counts the attempt before its outcome is known, so that parallel guesses cannot exceed a limit. */
export async function beginLoginAttempt(
  services: LoginThrottleServices,
  email: string,
  address: string,
): Promise<LoginAttempt> {
  const { rateLimits } = services;
  const account = emailKey(email);
  const { machine, connection, site } = clientNetworks(address);
  const own: LimitedKey[] = [
    [`sign-in ${account} ${machine}`, machineLimit],
    ...(connection === machine
      ? []
      : [[`sign-in ${account} ${connection}`, connectionLimit] satisfies LimitedKey]),
  ];
  const networks = networkKeys('sign-in', address, failureLimits);
  const isKnown = await isKnownNetwork(services, email, address);
  const begin = (keys: LimitedKey[], resetKeys: LimitedKey[]): LoginAttempt => ({
    client: { address, account, isKnown },
    succeed: () => rateLimits.refund({ all: resetKeys.map(keyOf), one: keys.map(keyOf) }),
    cancel: () => rateLimits.refund({ one: [...keys, ...resetKeys].map(keyOf) }),
  });
  if (isKnown) {
    await rateLimits.consume(...networks, ...own);
    return begin(networks, own);
  }
  const unknownNetworks: LimitedKey = [`sign-in ${account}`, unknownNetworksLimit];
  try {
    await rateLimits.consume(...networks, ...own, unknownNetworks);
    return begin([...networks, unknownNetworks], own);
  } catch (error) {
    if (!(error instanceof RateLimitExceeded) || error.key !== keyOf(unknownNetworks)) throw error;
  }
  const delay = await delayNetwork(services, `${account} ${site}`);
  await rateLimits.consume(...networks, ...own, delay.turn);
  await rateLimits.record(delay.seen);
  return begin(networks, [...own, delay.turn, delay.seen]);
}

const keyOf = ([key]: LimitedKey) => key;

/** The first attempt of a network is refused for a while; each later one has to wait for its turn. */
async function delayNetwork({ rateLimits, clock }: LoginThrottleServices, network: string) {
  const [seenKey, turnKey] = [`sign-in-seen ${network}`, `sign-in-turn ${network}`];
  const seen: LimitedKey = [seenKey, { max: Infinity, windowMs: hourMs }];
  const turnAfter = (ms: number): LimitedKey => [turnKey, { max: 1, windowMs: ms }];
  const tries = await rateLimits.count(seenKey);
  if (tries > 0) {
    return { seen, turn: turnAfter(Math.min(firstDelayMs * 4 ** tries, delayMaxMs)) };
  }
  await rateLimits.record(seen, turnAfter(firstDelayMs));
  throw new RateLimitExceeded(turnKey, { ends_at: clock.now() + firstDelayMs }, clock);
}
