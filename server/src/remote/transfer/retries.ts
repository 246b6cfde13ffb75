import { setTimeout as sleep } from 'node:timers/promises';

import { RemoteFailure } from '../remote-failure.ts';

const firstWaitMs = 500;
const longestWaitMs = 30_000;
/** An address that has never answered is more likely wrong than restarting. */
const unansweredMs = 15_000;

interface RetryPolicy {
  /** How long failures may last without any progress. */
  retryMs: number;
  signal: AbortSignal;
}

export interface Retries {
  /** There was progress: restarts the time. */
  progressed(): void;
  /** Waits until it is time to try again. Throws the failure where that makes no sense, or took too long. */
  wait(failure: unknown): Promise<void>;
}

/** Waits longer each time, until nothing has come further for too long. */
export function createRetries({ retryMs, signal }: RetryPolicy): Retries {
  let attempts = 0;
  let since = performance.now();
  let hasProgressed = false;
  return {
    progressed() {
      attempts = 0;
      hasProgressed = true;
      since = performance.now();
    },
    async wait(failure) {
      if (signal.aborted) throw signal.reason;
      if (!(failure instanceof RemoteFailure) || !failure.isTemporary) throw failure;
      // With a status, the server is there and says when it is ready again.
      const isUnanswered = !hasProgressed && failure.status === undefined;
      const budgetMs = isUnanswered ? Math.min(retryMs, unansweredMs) : retryMs;
      const backOffMs = Math.min(firstWaitMs * 2 ** attempts, longestWaitMs);
      // So that many clients that lost the same server do not return at the same moment.
      const waitMs = Math.max(failure.retryAfterMs ?? 0, backOffMs * (0.75 + Math.random() / 2));
      if (performance.now() - since + waitMs > budgetMs) throw failure;
      attempts += 1;
      await sleep(waitMs, undefined, { signal }).catch(() => signal.throwIfAborted());
    },
  };
}
