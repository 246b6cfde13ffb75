import { secondMs } from '../../lib/clock.ts';

const everyMs = 5 * secondMs;

/** Prints how far a long work has come, now and then. */
export function createProgress(print: (line: string) => void, what: string) {
  let printedAt = performance.now();
  return (count: number) => {
    if (performance.now() - printedAt < everyMs) return;
    printedAt = performance.now();
    print(`${count} ${what} so far.`);
  };
}
