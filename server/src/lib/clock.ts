/** The time, so that everything that depends on it names that dependency. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/**
 * The time by which something is too old to be kept: never ahead of what has really passed since
 * this was made, so that a clock which is moved forward makes nothing older.
 */
export function createAgeClock(clock: Clock): Clock {
  const madeAt = clock.now();
  const beganAt = performance.now();
  // Whole milliseconds, as databases keep them.
  return { now: () => Math.min(clock.now(), madeAt + Math.floor(performance.now() - beganAt)) };
}

export const systemClock: Clock = { now: () => Date.now() };

export const secondMs = 1000;
export const minuteMs = 60 * secondMs;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
