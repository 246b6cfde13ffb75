import { secondMs } from '../../../../lib/clock.ts';

// After so long without the bytes that it owes, a client may have gone without its connection saying so.
const silentAfterMs = 5 * secondMs;

/** The lease of an upload, held by one request of this process. */
export class UploadLease {
  readonly #ending = new AbortController();
  readonly #released = Promise.withResolvers<void>();
  #waitingSince: number | undefined;
  /** When the row was last leased, by `performance.now()`; undefined: not yet, or no longer. */
  claimedAt: number | undefined;
  /** The lease before expired: bytes that its holder sent last may still be on their way. */
  isInherited = false;

  constructor(
    readonly id: string,
    /** The request sends bytes; HEAD and DELETE are done in a moment. */
    private readonly isSending: boolean,
  ) {}

  /** Aborted when the request has to end soon; bytes received by then are kept. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  get released(): Promise<void> {
    return this.#released.promise;
  }

  /** Waits for the client's bytes, and notes since when. */
  async waitForBytes<T>(bytes: Promise<T>): Promise<T> {
    this.#waitingSince = performance.now();
    try {
      return await bytes;
    } finally {
      this.#waitingSince = undefined;
    }
  }

  /** Bytes arrive or are being stored, and the request was not asked to end. */
  isAtWork(): boolean {
    if (!this.isSending || this.signal.aborted) return false;
    const since = this.#waitingSince;
    return since === undefined || performance.now() - since < silentAfterMs;
  }

  askToRelease(): void {
    this.#ending.abort();
  }

  setReleased(): void {
    this.#released.resolve();
  }
}
