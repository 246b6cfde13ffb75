import { secondMs } from '../../../../lib/clock.ts';

// A client that owes bytes for so long may have gone without its connection saying so.
const silentAfterMs = 5 * secondMs;

/** An upload that this process works on, in the name of one request. */
export class HeldLock {
  readonly #ending = new AbortController();
  readonly #released = Promise.withResolvers<void>();
  #waitingSince: number | undefined;
  /** Since when the database says so; undefined: not yet, or no longer. */
  claimedAt: number | undefined;
  /** The one before has not said that it has ended: what it sent last may still be on its way. */
  isInherited = false;

  constructor(
    readonly id: string,
    /** The request brings bytes; others only look, and are done in a moment. */
    private readonly isSending: boolean,
  ) {}

  /** Aborted when the work has to end soon: what has come by then is kept. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  get released(): Promise<void> {
    return this.#released.promise;
  }

  /** Waits for bytes of the client, and notes since when. */
  async waitForBytes<T>(bytes: Promise<T>): Promise<T> {
    this.#waitingSince = performance.now();
    try {
      return await bytes;
    } finally {
      this.#waitingSince = undefined;
    }
  }

  /** Bytes come, or are being stored, and it has not been asked to end. */
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
