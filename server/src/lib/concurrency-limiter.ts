import type { AppError } from './errors.ts';

interface Limits {
  runningMax: number;
  waitingMax: number;
  /** What whoever comes when too many are waiting is told. */
  refusal: () => AppError;
}

/** Runs a task when it is its turn. */
export type InTurn = <T>(task: () => Promise<T>) => Promise<T>;

/** Runs tasks in order, at most `runningMax` at once; refuses when too many are waiting. */
export function createQueue({ runningMax, waitingMax, refusal }: Limits): InTurn {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (task) => {
    if (running >= runningMax) {
      if (waiting.length >= waitingMax) throw refusal();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else {
      running += 1;
    }
    try {
      return await task();
    } finally {
      // The place goes straight to the next in line, so nobody can slip in between.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
