import { setTimeout } from 'node:timers/promises';

/**
 * Waits until `condition` holds; throws, naming it, when it does not within `timeoutMs`. A pause of the whole
 * machine counts as one second, and the condition is looked at after it.
 */
export async function waitFor<T>(
  what: string,
  condition: () => T | Promise<T>,
  { timeoutMs = 60_000, everyMs = 20 } = {},
): Promise<NonNullable<T>> {
  const clock = startClock();
  for (;;) {
    const value = await condition();
    if (value) return value;
    if (clock() >= timeoutMs) throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
    await setTimeout(everyMs);
  }
}

/**
 * Lets time pass where that is what a test is about: how long something is away, how fast a sender sends. Never
 * to wait for something to happen, which waitFor does.
 */
export const letPass = (ms: number): Promise<void> => setTimeout(ms);

/**
 * What a promise comes to, as a function that returns it or throws it. Stands for `rejects` and `resolves` of Bun's
 * `expect`, which run the event loop within the matcher: there a test's time limit does not apply, and events that wait
 * to be dispatched can be lost, so that a run hangs.
 */
export async function outcomeOf<T>(promise: T | PromiseLike<T>): Promise<() => T> {
  try {
    const value = await promise;
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

const tickMs = 250;
const pauseCountsMs = 1000;

let ticks: { awakeMs: number; at: number } | undefined;

/**
 * Milliseconds since this call in which this process was able to run: the longest pause, of this process or
 * of the machine, counts as a second.
 */
export function startClock(): () => number {
  if (!ticks) {
    ticks = { awakeMs: 0, at: performance.now() };
    setInterval(awakeNow, tickMs).unref();
  }
  const beganAt = awakeNow();
  return () => awakeNow() - beganAt;
}

function awakeNow(): number {
  const now = performance.now();
  ticks ??= { awakeMs: 0, at: now };
  ticks.awakeMs += Math.min(now - ticks.at, pauseCountsMs);
  ticks.at = now;
  return ticks.awakeMs;
}
