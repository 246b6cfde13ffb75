import { sentenceOf } from '../../api-failure.ts';
import { bytesPerSecond, type Sample, withSample } from './transfer-rate.ts';
import { isOpen, type Transfer, type TransferState } from './transfer.ts';

export interface SendOptions {
  signal: AbortSignal;
  onProgress: (sentBytes: number) => void;
}

export interface QueueDependencies {
  /** Sends one file; resolves to its public link. */
  send: (file: File, options: SendOptions) => Promise<string>;
  /** The sentence that refuses a file before it is sent. */
  refusal: (file: File) => string | undefined;
  onStored: (file: File) => void;
  onFailed: (file: File, reason: string) => void;
  nowMs: () => number;
}

/** Sends files one by one. Knows nothing of React: subscribe to it and read `transfers`. */
export class UploadQueue {
  readonly #dependencies: QueueDependencies;
  readonly #listeners = new Set<() => void>();
  #transfers: readonly Transfer[] = [];
  #lastId = 0;
  #running: { id: number; abort: AbortController } | undefined;
  /** What has been sent of all files, since there was last nothing to send. */
  #overall: Sample[] = [];

  constructor(dependencies: QueueDependencies) {
    this.#dependencies = dependencies;
  }

  readonly transfers = (): readonly Transfer[] => this.#transfers;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  add(files: readonly File[]): void {
    const added = files.map((file): Transfer => ({ id: ++this.#lastId, file, state: 'waiting' }));
    this.#change([...this.#transfers, ...added]);
    for (const transfer of added) {
      const reason = this.#dependencies.refusal(transfer.file);
      if (reason) this.#fail(transfer, { state: 'failed', reason, canRetry: false });
    }
    void this.#sendNext();
  }

  retry(id: number): void {
    this.#update(id, { state: 'waiting' });
    void this.#sendNext();
  }

  readonly retryAll = (): void => {
    const again = (transfer: Transfer): Transfer =>
      transfer.state === 'failed' && transfer.canRetry
        ? { id: transfer.id, file: transfer.file, state: 'waiting' }
        : transfer;
    this.#change(this.#transfers.map(again));
    void this.#sendNext();
  };

  /** Cancels a transfer that is open, forgets one that is not. */
  drop(id: number): void {
    this.#remove((transfer) => transfer.id === id);
  }

  readonly dropClosed = (): void => this.#remove((transfer) => !isOpen(transfer));

  /** Cancels what is open. */
  readonly dropOpen = (): void => this.#remove(isOpen);

  dropAll(): void {
    this.#remove(() => true);
  }

  async #sendNext(): Promise<void> {
    const next = this.#transfers.find(({ state }) => state === 'waiting');
    if (this.#running) return;
    if (!next) {
      this.#overall = [];
      return;
    }
    const abort = new AbortController();
    this.#running = { id: next.id, abort };
    try {
      const onProgress = this.#trackProgress(next.id);
      const url = await this.#dependencies.send(next.file, { signal: abort.signal, onProgress });
      this.#update(next.id, { state: 'stored', url });
      this.#dependencies.onStored(next.file);
    } catch (failure) {
      const failed = { state: 'failed', reason: sentenceOf(failure), canRetry: true } as const;
      if (!abort.signal.aborted) this.#fail(next, failed);
    }
    this.#running = undefined;
    return this.#sendNext();
  }

  #trackProgress(id: number): (sentBytes: number) => void {
    let samples: Sample[] = [];
    const sentBefore = this.#overall.at(-1)?.sentBytes ?? 0;
    const track = (sentBytes: number) => {
      const atMs = this.#dependencies.nowMs();
      samples = withSample(samples, { atMs, sentBytes });
      this.#overall = withSample(this.#overall, { atMs, sentBytes: sentBefore + sentBytes });
      this.#update(id, {
        state: 'sending',
        sentBytes,
        bytesPerSecond: bytesPerSecond(samples),
        overallBytesPerSecond: bytesPerSecond(this.#overall),
      });
    };
    track(0);
    return track;
  }

  #fail({ id, file }: Transfer, failed: TransferState & { state: 'failed' }): void {
    this.#update(id, failed);
    this.#dependencies.onFailed(file, failed.reason);
  }

  /** Forgets these, stopping the one that is being sent. */
  #remove(isGone: (transfer: Transfer) => boolean): void {
    const gone = this.#transfers.filter(isGone);
    this.#change(this.#transfers.filter((transfer) => !isGone(transfer)));
    if (gone.some(({ id }) => id === this.#running?.id)) this.#running?.abort.abort();
  }

  #update(id: number, state: TransferState): void {
    const updated = (transfer: Transfer): Transfer =>
      transfer.id === id ? { id, file: transfer.file, ...state } : transfer;
    this.#change(this.#transfers.map(updated));
  }

  #change(next: readonly Transfer[]): void {
    this.#transfers = next;
    for (const listener of this.#listeners) listener();
  }
}
