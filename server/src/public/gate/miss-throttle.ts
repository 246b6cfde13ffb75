import { type Clock, minuteMs, secondMs } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { createLruCache } from '../../lib/lru-cache.ts';

const missesMax = 100;
const windowMs = minuteMs;
const networksMax = 10_000;

interface Window {
  misses: number;
  endsAt: number;
}

/**
 * Counts failed link look-ups by network, so that custom slugs, which people can guess, cannot be enumerated. In memory: a
 * miss must not cost a write, and each process may have its own limit.
 */
export interface MissThrottle {
  /** Whether any network may be refused now; checked first, as it makes further look-ups unnecessary. */
  isInForce(): boolean;
  /** Throws `too_many_attempts` where this network has missed too often within a minute. */
  check(network: string): void;
  add(network: string): void;
}

export function createMissThrottle(clock: Clock): MissThrottle {
  const windows = createLruCache<Window>(networksMax, () => 1);
  let inForceUntil = 0;

  const current = (network: string) => {
    const window = windows.get(network);
    return window && window.endsAt > clock.now() ? window : undefined;
  };

  return {
    isInForce: () => inForceUntil > clock.now(),
    check(network) {
      const window = current(network);
      if (!window || window.misses < missesMax) return;
      const seconds = Math.max(1, Math.ceil((window.endsAt - clock.now()) / secondMs));
      throw new AppError(
        'too_many_attempts',
        (m) => m.errors.tooManyAttempts.seconds({ seconds }),
        { retryAfterSeconds: seconds },
      );
    },
    add(network) {
      const { misses, endsAt } = current(network) ?? { misses: 0, endsAt: clock.now() + windowMs };
      windows.set(network, { misses: misses + 1, endsAt });
      if (misses + 1 >= missesMax) inForceUntil = Math.max(inForceUntil, endsAt);
    },
  };
}
