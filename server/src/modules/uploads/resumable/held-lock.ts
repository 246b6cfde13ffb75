/** An upload that this process works on, in the name of one request. */
export class HeldLock {
  readonly #ending = new AbortController();
  readonly #released = Promise.withResolvers<void>();
  /** Since when the database says so; undefined: not yet, or no longer. */
  claimedAt: number | undefined;
  /** The one before has not said that it has ended: what it sent last may still be on its way. */
  isInherited = false;

  constructor(readonly id: string) {}

  /** Aborted when the work has to end soon: what has come by then is kept. */
  get signal(): AbortSignal {
    return this.#ending.signal;
  }

  get released(): Promise<void> {
    return this.#released.promise;
  }

  askToRelease(): void {
    this.#ending.abort();
  }

  setReleased(): void {
    this.#released.resolve();
  }
}
