import { StorageFailure } from '../storage-failure.ts';

/** How long a storage elsewhere is waited for, and how often it is asked. */
export interface RetryPolicy {
  attemptsMax: number;
  /** One attempt, beside the time that its bytes may take. */
  attemptMs: number;
  /** Slower than this, sending a part counts as hanging. */
  bytesPerSecondMin: number;
  /** One attempt to put the parts of an upload together. */
  joinMs: number;
  /** All attempts together. */
  totalMs: number;
  /** Between two chunks of a file that is being read. */
  idleMs: number;
  /** Before the second attempt; it doubles, and is shortened at random. */
  pauseMs: number;
}

/**
 * A failing upload is answered before its sender's connection has been silent for 60 s: 40 s at the
 * most for what fails, and a little for cleaning up.
 */
export const defaultRetryPolicy: RetryPolicy = {
  attemptsMax: 3,
  attemptMs: 8000,
  bytesPerSecondMin: 512 * 1024,
  joinMs: 16_000,
  totalMs: 40_000,
  idleMs: 20_000,
  pauseMs: 200,
};

/** Gives the work a signal that ends it after `timeoutMs` or with `signal`. */
export async function withDeadline<T>(
  timeoutMs: number,
  signal: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ending = new AbortController();
  const end = () => ending.abort(signal?.reason);
  const timer = setTimeout(() => ending.abort(timeoutFailure(timeoutMs)), timeoutMs);
  if (signal?.aborted) end();
  signal?.addEventListener('abort', end, { once: true });
  try {
    return await work(ending.signal);
  } catch (error) {
    throw ending.signal.aborted ? ending.signal.reason : error;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
}

/** What a storage that says nothing for so long has done. */
export const timeoutFailure = (ms: number) =>
  new StorageFailure('unavailable', `S3 did not answer within ${Math.round(ms)} ms`);

/** Everything that is not an answer is a connection that failed. */
function asFailure(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error;
  return new StorageFailure('unavailable', 'S3 cannot be reached', { cause: error });
}

interface RetryOptions {
  policy: RetryPolicy;
  /** How many bytes an attempt sends. */
  bytes?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Attempts the work until it succeeds, fails for good, or the policy is exhausted; all that is thrown
 * is a StorageFailure, or the signal's reason. Gives also how many attempts it took.
 */
export async function withRetries<T>(
  { policy, bytes = 0, signal }: RetryOptions,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<{ result: T; attempts: number }> {
  const { attemptsMax, attemptMs, bytesPerSecondMin, totalMs, pauseMs } = policy;
  const until = performance.now() + totalMs;
  const longestMs = attemptMs + (bytes / bytesPerSecondMin) * 1000;
  for (let attempts = 1; ; attempts += 1) {
    try {
      const leftMs = until - performance.now();
      const result = await withDeadline(Math.min(longestMs, leftMs), signal, work);
      return { result, attempts };
    } catch (error) {
      if (signal?.aborted) throw signal.reason;
      const failure = asFailure(error);
      // Not all at the same moment: whoever is overloaded would be so again.
      const restMs = pauseMs * 2 ** (attempts - 1) * (0.5 + Math.random() / 2);
      const isOver = attempts >= attemptsMax || performance.now() + restMs >= until;
      if (failure.kind !== 'unavailable' || isOver) throw failure;
      await Bun.sleep(restMs);
    }
  }
}
