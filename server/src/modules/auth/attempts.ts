import { isIP } from 'node:net';

import { type Clock, minuteMs, secondMs } from '../../clock.ts';
import { AppError } from '../../errors.ts';
import { createRecentlyUsed } from '../../recently-used.ts';

const keysMax = 50_000;

/** At most `max` within a window that begins with the first. */
export interface AttemptLimit {
  max: number;
  windowMs: number;
}

/** Failed sign-ins to one account from one address: its owner elsewhere still gets in. */
export const accountLimit: AttemptLimit = { max: 10, windowMs: 15 * minuteMs };
/** Failed sign-ins from one address, to whatever account. */
export const addressLimit: AttemptLimit = { max: 100, windowMs: 15 * minuteMs };
/** New accounts, and mails with links, from one address. */
export const requestLimit: AttemptLimit = { max: 100, windowMs: 60 * minuteMs };

/** The key under which what this address does is counted. */
export const attemptsFrom = (action: string, address: string) => `${action} ${networkOf(address)}`;

/** Whoever has one address of IPv6 has 2^64 of them: the first half says who it is. */
function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [left = '', right = ''] = address.split('::');
  const [head, tail] = [groupsOf(left), groupsOf(right)];
  const zeros = Array.from({ length: 8 - head.length - tail.length }, () => 0);
  return [...head, ...zeros, ...tail].slice(0, 4).join(':');
}

const groupsOf = (text: string) =>
  text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));

/** Counts what may be done only so often. In memory: a restart forgets it, which is harmless. */
export interface Attempts {
  /** Throws `too_many_attempts` with the seconds to wait when the limit has been reached. */
  check(key: string, limit: AttemptLimit): void;
  count(key: string, limit: AttemptLimit): void;
  forget(key: string): void;
}

interface Window {
  count: number;
  endsAt: number;
}

export function createAttempts(clock: Clock): Attempts {
  const windows = createRecentlyUsed<Window>(keysMax, () => 1);

  const current = (key: string): Window | undefined => {
    const window = windows.get(key);
    return window && window.endsAt > clock.now() ? window : undefined;
  };

  return {
    check(key, { max }) {
      const window = current(key);
      if (!window || window.count < max) return;
      throw new AppError('too_many_attempts', 'Too many attempts. Please try again later.', {
        retryAfterSeconds: Math.ceil((window.endsAt - clock.now()) / secondMs),
      });
    },
    count(key, { windowMs }) {
      const window = current(key);
      if (window) window.count += 1;
      else windows.set(key, { count: 1, endsAt: clock.now() + windowMs });
    },
    forget: (key) => windows.delete(key),
  };
}
