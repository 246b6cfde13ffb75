import { setTimeout } from 'node:timers/promises';

/** Waits until `condition` holds; throws, naming it, when it does not within `timeoutMs`. */
export async function waitFor<T>(
  what: string,
  condition: () => T | Promise<T>,
  { timeoutMs = 20_000, everyMs = 20 } = {},
): Promise<NonNullable<T>> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    const value = await condition();
    if (value) return value;
    await setTimeout(everyMs);
  }
  throw new Error(`Waited ${timeoutMs} ms in vain for ${what}`);
}
