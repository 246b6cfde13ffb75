import type { UserRow } from '../../../database/schema.ts';
import { clientNetworks } from '../../../http/request/client-networks.ts';
import { hourMs, minuteMs, secondMs } from '../../../lib/clock.ts';
import type { PasswordClient } from '../../../passwords/hashing-flows.ts';
import { emailKey } from '../../accounts/account-key.ts';
import { isKnownNetwork, type KnownNetworkServices } from './known-networks.ts';
import { failureLimits, networkKeys } from './network-limits.ts';
import {
  type LimitedKey,
  type RateLimit,
  RateLimitExceeded,
  type RateLimits,
} from './rate-limits.ts';

const windowMs = 15 * minuteMs;
/** Wrong passwords for one name or account from one machine: an IPv4 address or an IPv6 /64. */
const machineLimit: RateLimit = { max: 10, windowMs };
/** Wrong passwords for one name or account from one /24 or /56. */
const connectionLimit: RateLimit = { max: 50, windowMs };
/** Wrong passwords for one name or account from all networks that its owner has not used. */
const unknownNetworksLimit: RateLimit = { max: 30, windowMs: hourMs };

// Beyond that limit every further network gets one attempt after this delay, which quadruples with each
// wrong password. An attacker who exhausts the limit therefore never locks the owner out for longer.
const firstDelayMs = 10 * secondMs;
const delayMaxMs = 15 * minuteMs;

interface LoginThrottleServices extends KnownNetworkServices {
  rateLimits: RateLimits;
}

/** Whose password a client gives. */
interface LoginNames {
  /** The account's `limitedName`; the typed name where it is no account's. */
  account: string;
  /** The name that was typed, by a client that may not learn whose it is. */
  typed?: string;
}

/** An attempt that has been counted as a failure in advance; `succeed` takes that back. */
interface LoginAttempt {
  client: PasswordClient;
  /**
   * Not when the account was tried too often and the typed name was not. The answer is that of a wrong password
   * then: a refusal would tell which names are one account's.
   */
  mayCompare: boolean;
  succeed(): Promise<void>;
  /** The password was not compared, so the attempt does not count. */
  cancel(): Promise<void>;
}

/** The name under which attempts on an account are counted, whichever name was typed. */
export const limitedName = ({ id, email }: Pick<UserRow, 'id' | 'email'>): string => email || id;

/**
 * Runs `attempt`, which compares a password if it may, and counts an `undefined` result as a failure. Hash
 * passwords for the client that it is given, which decides their place in the queue. Throws `too_many_attempts`.
 */
export async function withLoginThrottle<T>(
  services: LoginThrottleServices,
  tried: LoginNames,
  address: string,
  attempt: (client: PasswordClient, mayCompare: boolean) => Promise<T | undefined>,
): Promise<T | undefined> {
  const begun = await beginLoginAttempt(services, tried, address);
  let result: T | undefined;
  try {
    result = await attempt(begun.client, begun.mayCompare);
  } catch (error) {
    await begun.cancel();
    throw error;
  }
  if (result !== undefined) await begun.succeed();
  return result;
}

/**
 * Counts the attempt before its outcome is known, so that parallel guesses cannot exceed a limit: for the typed
 * name, whose limits the client is told of, and for the account. A name that is no account's counts as much, so
 * neither the answer nor the work tells whether it is.
 */
export async function beginLoginAttempt(
  services: LoginThrottleServices,
  tried: LoginNames,
  address: string,
): Promise<LoginAttempt> {
  const { rateLimits, clock } = services;
  const { account, typed } = tried;
  const isKnown = await isKnownNetwork(services, account, address);
  const networks = networkKeys('sign-in', address, failureLimits);
  const ofAccount = countersOf('account', account, address);
  const ofName = typed === undefined ? ofAccount : countersOf('name', typed, address);
  const own = [...keysNearby(ofName), ...keysNearby(ofAccount)];
  const counts = await rateLimits.counts([
    ...own,
    keyOf(ofName.anywhere),
    keyOf(ofAccount.anywhere),
  ]);
  const told = passageBy(ofName, counts, isKnown);
  const untold = typed === undefined ? undefined : passageBy(ofAccount, counts, isKnown);

  if (told.mustWait) {
    await rateLimits.check(...networks, ...ofName.nearby);
    // Both waits begin together, so that the owner has one.
    await rateLimits.record(...told.firstWait, ...(untold?.firstWait ?? []));
    throw new RateLimitExceeded(ofName.turn, { ends_at: clock.now() + firstDelayMs }, clock);
  }
  if (told.isRefused) {
    await rateLimits.check(...networks, ...told.limits);
    // The wait has ended meanwhile, and so has the account's: one that is over must not be silent.
    return beginLoginAttempt(services, tried, address);
  }
  const mayCompare = !untold?.isRefused;
  // A silent refusal counts as well, beyond the limit: so it takes as long as an attempt.
  const refusal = [...ofAccount.nearby, ...(untold?.mustWait ? untold.firstWait : [])];
  const silent = mayCompare ? (untold?.limits ?? []) : refusal.map(uncapped);
  const counted = [...networks, ...told.limits, ...silent];
  try {
    await rateLimits.consume(...counted);
  } catch (error) {
    // Another attempt has reached a limit meanwhile that does not refuse this one, but makes it silent or wait.
    const others = [ofName.anywhere, ...silent].map(keyOf);
    if (!(error instanceof RateLimitExceeded) || !others.includes(error.key)) throw error;
    return beginLoginAttempt(services, tried, address);
  }
  return {
    client: { address, name: emailKey(typed ?? account), isKnown },
    mayCompare,
    succeed: () => rateLimits.refund({ all: own, one: counted.map(keyOf) }),
    cancel: () => rateLimits.refund({ one: counted.map(keyOf) }),
  };
}

/** The counters of a typed name, or of an account, for attempts from one address. */
interface Counters {
  nearby: LimitedKey[];
  /** For all networks that the owner has not used. */
  anywhere: LimitedKey;
  /** Of the address's site, when that limit has been reached: its attempts, and until when it waits for the next. */
  seen: LimitedKey;
  turn: string;
}

function countersOf(kind: 'name' | 'account', name: string, address: string): Counters {
  const { machine, connection, site } = clientNetworks(address);
  // The name comes last: with a network in it, it counts nowhere else.
  const keyAt = (what: string, network: string) =>
    `sign-in-${kind} ${what} ${network} ${emailKey(name)}`;
  return {
    nearby: [
      [keyAt('nearby', machine), machineLimit],
      ...(connection === machine
        ? []
        : [[keyAt('nearby', connection), connectionLimit] satisfies LimitedKey]),
    ],
    anywhere: [keyAt('anywhere', ''), unknownNetworksLimit],
    seen: [keyAt('seen', site), { max: Infinity, windowMs: hourMs }],
    turn: keyAt('turn', site),
  };
}

const keyOf = ([key]: LimitedKey) => key;

/** The keys that belong to the address. */
const keysNearby = ({ nearby, seen, turn }: Counters) => [...nearby.map(keyOf), keyOf(seen), turn];

/** How the next attempt counts. */
interface ThrottleDecision {
  /** What it counts in, and where it is refused. */
  limits: LimitedKey[];
  isRefused: boolean;
  /** Whether its site has to wait before its first attempt. */
  mustWait: boolean;
  /** What begins that waiting; empty for a site that has begun it. */
  firstWait: LimitedKey[];
}

function passageBy(
  { nearby, anywhere, seen, turn }: Counters,
  counts: ReadonlyMap<string, number>,
  isKnown: boolean,
): ThrottleDecision {
  const isReached = ([key, { max }]: LimitedKey) => (counts.get(key) ?? 0) >= max;
  const tries = counts.get(keyOf(seen)) ?? 0;
  const delayMs = Math.min(firstDelayMs * 4 ** tries, delayMaxMs);
  const delay: LimitedKey[] = [[turn, { max: 1, windowMs: delayMs }], seen];
  const isDelayed = !isKnown && isReached(anywhere);
  const elsewhere = isDelayed ? delay : [anywhere];
  const limits = isKnown ? nearby : [...nearby, ...elsewhere];
  const mustWait = isDelayed && tries === 0;
  return {
    limits,
    isRefused: mustWait || limits.some(isReached),
    mustWait,
    firstWait: tries === 0 ? delay : [],
  };
}

const uncapped = ([key, { windowMs: length }]: LimitedKey): LimitedKey => [
  key,
  { max: Infinity, windowMs: length },
];
