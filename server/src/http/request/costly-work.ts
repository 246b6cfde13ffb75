import { secondMs } from '../../lib/clock.ts';
import { OverloadError } from '../../lib/errors.ts';
import { createFairQueue } from '../../lib/fair-queue.ts';
import { createLruCache } from '../../lib/lru-cache.ts';
import { networkFlows } from './client-networks.ts';

/** Each holds the event loop for some milliseconds, up to a hundred for the largest archives. */
const atOnceMax = 2;
const waitingMax = 128;
const retryAfterSeconds = 2;
const keptMs = 5 * secondMs;
const keptCharactersMax = 4 * 1024 ** 2;

/** What one network may have waiting: at least half of the places are left to all others. */
const flowLimits = {
  machine: { queuedMax: 32, penaltyTurns: 2 },
  connection: { queuedMax: 48, penaltyTurns: 1 },
  site: { queuedMax: 64, penaltyTurns: 1 },
};

/** Renders, plans and parses for requests: a few at once, and everything else the server does between them. */
export interface CostlyWork {
  /**
   * Runs a task for the client at this address in its turn. Throws `busy` where the client's network, or all networks
   * together, have too much waiting.
   */
  run<T>(address: string, task: () => Promise<T>): Promise<T>;
  /** As `run`, for a result that is the same for every client, told from all others by `key`, and kept for five seconds. */
  runJoined(key: string, address: string, task: () => Promise<string>): Promise<string>;
}

export function createCostlyWork(): CostlyWork {
  const enqueue = createFairQueue({
    concurrencyMax: atOnceMax,
    queuedMax: waitingMax,
    isPaced: true,
    overloaded: () => new OverloadError((m) => m.errors.serverOverloaded, { retryAfterSeconds }),
  });
  const underWay = new Map<string, Promise<string>>();
  const kept = createLruCache<{ result: string; until: number }>(
    keptCharactersMax,
    ({ result }) => result.length,
  );

  function run<T>(address: string, task: () => Promise<T>): Promise<T> {
    return enqueue({ flows: networkFlows(address, flowLimits), headStartTurns: 0 }, task);
  }

  return {
    run,
    async runJoined(key, address, task) {
      const recent = kept.get(key);
      if (recent && performance.now() < recent.until) return recent.result;
      const known = underWay.get(key);
      if (known) return known;
      const begun = run(address, task);
      underWay.set(key, begun);
      try {
        const result = await begun;
        kept.set(key, { result, until: performance.now() + keptMs });
        return result;
      } finally {
        underWay.delete(key);
      }
    },
  };
}
