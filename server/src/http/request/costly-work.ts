import { secondMs } from '../../lib/clock.ts';
import { queueFull } from '../../lib/errors.ts';
import { createFairQueue } from '../../lib/fair-queue.ts';
import { createLruCache } from '../../lib/lru-cache.ts';
import { networkFlows } from './client-networks.ts';

/** Each holds the event loop for some milliseconds at a time. */
const atOnceDefault = 2;
const waitingMax = 128;
const keptMs = 5 * secondMs;
const keptCharactersMax = 4 * 1024 ** 2;

/** What one network may have waiting: at least half of the places are left to all others. */
const flowLimits = (room: number) => ({
  machine: { queuedMax: 32 * room, penaltyTurns: 2 },
  connection: { queuedMax: 48 * room, penaltyTurns: 1 },
  site: { queuedMax: 64 * room, penaltyTurns: 1 },
});

/** Runs a task for the client at `address`, unless one with the same `key` is under way or its result is cached. */
export type RunJoined<T> = (key: string, address: string, task: () => Promise<T>) => Promise<T>;

/** Renders, plans and parses for requests: a few tasks at once, and other work of the server in between. */
export interface CostlyWork {
  /**
   * Runs a task for the client at this address in its turn. Throws `busy` where the client's network, or all networks
   * together, have too much waiting.
   */
  run<T>(address: string, task: () => Promise<T>): Promise<T>;
  /** Makes a `run` for one kind of work whose results are the same for every client. With `lengthOf`, in characters, they are kept for five seconds. */
  joined<T>(lengthOf?: (result: T) => number): RunJoined<T>;
}

/** The more tasks run at once, the more may wait. */
export function createCostlyWork({ atOnceMax = atOnceDefault } = {}): CostlyWork {
  const room = Math.max(1, atOnceMax / atOnceDefault);
  const enqueue = createFairQueue({
    concurrencyMax: atOnceMax,
    queuedMax: waitingMax * room,
    isPaced: true,
    overloaded: queueFull,
  });

  function run<T>(address: string, task: () => Promise<T>): Promise<T> {
    return enqueue({ flows: networkFlows(address, flowLimits(room)), headStartTurns: 0 }, task);
  }

  function joined<T>(lengthOf?: (result: T) => number): RunJoined<T> {
    const underWay = new Map<string, Promise<T>>();
    const kept =
      lengthOf &&
      createLruCache<{ result: T; until: number }>(keptCharactersMax, ({ result }) =>
        lengthOf(result),
      );

    async function runAndKeep(key: string, address: string, task: () => Promise<T>): Promise<T> {
      const begun = run(address, task);
      underWay.set(key, begun);
      try {
        const result = await begun;
        kept?.set(key, { result, until: performance.now() + keptMs });
        return result;
      } finally {
        underWay.delete(key);
      }
    }

    return async (key, address, task) => {
      const recent = kept?.get(key);
      if (recent && performance.now() < recent.until) return recent.result;
      return underWay.get(key) ?? runAndKeep(key, address, task);
    };
  }

  return { run, joined };
}
