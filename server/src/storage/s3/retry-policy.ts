import { StorageFailure } from '../storage-failure.ts';

/** Time-outs and retries of requests to S3. */
export interface RetryPolicy {
  attemptsMax: number;
  /** Time-out of one attempt, in addition to the transfer time of its body. */
  attemptMs: number;
  /** A slower transfer times out. */
  bytesPerSecondMin: number;
  /** Time-out of one CompleteMultipartUpload request. */
  joinMs: number;
  /** Time-out of all attempts together. */
  totalMs: number;
  /** Time-out between two chunks of a download. */
  idleMs: number;
  /** Delay before the second attempt; doubles for each further one, with random jitter. */
  pauseMs: number;
}

/**
 * Proxies close connections that are silent for 60 s, so a failing upload is answered earlier: after at
 * most 40 s of attempts and a few seconds of cleanup.
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

/** Runs `work` with a signal that aborts after `timeoutMs` or with `signal`. */
async function withDeadline<T>(
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

/** The error for a request without a response. */
export const timeoutFailure = (ms: number) =>
  new StorageFailure('unavailable', `S3 did not answer within ${Math.round(ms)} ms`);

/** Errors other than StorageFailure are failures of the connection. */
function asFailure(error: unknown): StorageFailure {
  if (error instanceof StorageFailure) return error;
  return new StorageFailure('unavailable', 'S3 cannot be reached', { cause: error });
}

interface RetryOptions {
  policy: RetryPolicy;
  /** Size of the request's body. */
  bytes?: number;
  signal?: AbortSignal | undefined;
}

/**
 * Retries `work` until it succeeds, fails permanently, or exhausts the policy. Returns the number of
 * attempts as well. Throws only StorageFailure or the signal's reason.
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
      // Jitter, so that the clients of an overloaded store do not retry at the same moment.
      const delayMs = pauseMs * 2 ** (attempts - 1) * (0.5 + Math.random() / 2);
      const isOver = attempts >= attemptsMax || performance.now() + delayMs >= until;
      if (failure.kind !== 'unavailable' || isOver) throw failure;
      await Bun.sleep(delayMs);
    }
  }
}
