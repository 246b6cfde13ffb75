import { networksOf } from '../../../http/request/client-network.ts';
import { hourMs, minuteMs, secondMs } from '../../../lib/clock.ts';
import type { Asker } from '../../../passwords/password-places.ts';
import { emailKey } from '../../users/account-key.ts';
import { type FindServices, isKnownNetwork } from './known-networks.ts';
import { countedFrom, failureLimits } from './network-limits.ts';
import {
  type AttemptLimit,
  type Counted,
  type RateLimits,
  TooManyAttempts,
} from './rate-limits.ts';

const windowMs = 15 * minuteMs;
/** Wrong passwords for one account from one machine. */
const machineLimit: AttemptLimit = { max: 10, windowMs };
/** The same from one /24 or /56. */
const connectionLimit: AttemptLimit = { max: 50, windowMs };
/** Wrong passwords for one account from everywhere but the networks that its owner has used. */
const strangersLimit: AttemptLimit = { max: 30, windowMs: hourMs };

// When that is reached, another network gets one try after this time, and four times as much after
// each wrong password: what others guess never keeps the owner out for longer.
const firstDelayMs = 10 * secondMs;
const delayMaxMs = 15 * minuteMs;

interface GuessServices extends FindServices {
  rateLimits: RateLimits;
}

/** A password that may be tried now; it counts as wrong until the caller says otherwise. */
export interface Guess {
  asker: Asker;
  wasRight(): Promise<void>;
  /** Nothing was tried. */
  withdraw(): Promise<void>;
}

/** Counts before the answer is known, so that guesses at once cannot slip through together. */
export async function beginGuess(
  services: GuessServices,
  email: string,
  address: string,
): Promise<Guess> {
  const { rateLimits } = services;
  const account = emailKey(email);
  const { machine, connection, site } = networksOf(address);
  const own: Counted[] = [
    [`sign-in ${account} ${machine}`, machineLimit],
    ...(connection === machine
      ? []
      : [[`sign-in ${account} ${connection}`, connectionLimit] satisfies Counted]),
  ];
  const networks = countedFrom('sign-in', address, failureLimits);
  const isKnown = await isKnownNetwork(services, email, address);
  const begin = (counted: Counted[], forgotten: Counted[]): Guess => ({
    asker: { address, account, isKnown },
    wasRight: () => rateLimits.undo({ all: forgotten.map(keyOf), one: counted.map(keyOf) }),
    withdraw: () => rateLimits.undo({ one: [...counted, ...forgotten].map(keyOf) }),
  });
  if (isKnown) {
    await rateLimits.take(...networks, ...own);
    return begin(networks, own);
  }
  const strangers: Counted = [`sign-in ${account}`, strangersLimit];
  try {
    await rateLimits.take(...networks, ...own, strangers);
    return begin([...networks, strangers], own);
  } catch (error) {
    if (!(error instanceof TooManyAttempts) || error.key !== keyOf(strangers)) throw error;
  }
  const delay = await waitFirst(services, `${account} ${site}`);
  await rateLimits.take(...networks, ...own, delay.turn);
  await rateLimits.count(delay.seen);
  return begin(networks, [...own, delay.turn, delay.seen]);
}

const keyOf = ([key]: Counted) => key;

/** Sends a network that comes for the first time away for a while; later it has to keep its turn. */
async function waitFirst({ rateLimits, clock }: GuessServices, who: string) {
  const [seenKey, turnKey] = [`sign-in-seen ${who}`, `sign-in-turn ${who}`];
  const seen: Counted = [seenKey, { max: Infinity, windowMs: hourMs }];
  const turnAfter = (ms: number): Counted => [turnKey, { max: 1, windowMs: ms }];
  const tries = await rateLimits.countOf(seenKey);
  if (tries > 0) {
    return { seen, turn: turnAfter(Math.min(firstDelayMs * 4 ** tries, delayMaxMs)) };
  }
  await rateLimits.count(seen, turnAfter(firstDelayMs));
  throw new TooManyAttempts(turnKey, { ends_at: clock.now() + firstDelayMs }, clock);
}
