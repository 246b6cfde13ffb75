/** The current time as an explicit dependency, so that tests can set it. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * A clock for expiry. It advances at most as fast as the monotonic clock, so that moving the system
 * clock forward deletes nothing early.
 */
export function createAgeClock(clock: Clock): Clock {
  const createdAt = clock.now();
  const beganAt = performance.now();
  // Whole milliseconds, as the database columns hold them.
  return { now: () => Math.min(clock.now(), createdAt + Math.floor(performance.now() - beganAt)) };
}

export const systemClock: Clock = { now: () => Date.now() };

/** `work`, skipping calls within `ms` of the last one that ran. */
export function throttleCalls(ms: number, work: () => void): () => void {
  let doneAt = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - doneAt < ms) return;
    doneAt = now;
    work();
  };
}

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;

/** Days since 1970-01-01 (UTC) of a time in milliseconds. */
export const dayOf = (time: number): number => Math.floor(time / dayMs);
