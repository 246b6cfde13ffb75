import { secondMs } from '../../lib/clock.ts';

const everyMs = 5 * secondMs;

/** Returns a function that prints progress at most every five seconds. */
export function createProgress(print: (line: string) => void, what: string) {
  let printedAt = performance.now();
  return (count: number) => {
    if (performance.now() - printedAt < everyMs) return;
    printedAt = performance.now();
    print(`${count} ${what} so far.`);
  };
}
