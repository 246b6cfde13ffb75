import { errorMessage } from '../../../api/api-error.ts';
import { ServerUnavailable } from './retry-policy.ts';
import { addSample, bytesPerSecond, type Sample } from './transfer-rate.ts';
import {
  inState,
  isActive,
  isOpen,
  type RetrySchedule,
  sentBytesOf,
  type StoredFile,
  type Transfer,
  type TransferState,
} from './transfer.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** The server has this many bytes already; sending starts behind them. */
  onOffset: (offsetBytes: number) => void;
  onProgress: (sentBytes: number) => void;
  /** Called every second, so that the speed falls when nothing is sent. */
  onTick: () => void;
  /** The server cannot be reached; the file waits for the next attempt. */
  onRetryScheduled: (nextTry: RetrySchedule) => void;
}

export interface QueueDependencies {
  /** Sends a file, or the rest of one that was interrupted; resolves to what is stored. */
  send: (file: File, options: SendOptions) => Promise<StoredFile>;
  /** Deletes the partial upload of this file at the server. */
  discard: (file: File) => void;
  /** Keeps the partial upload at the server, for another tab or a later visit. */
  release: (file: File) => void;
  /** Why a file cannot be uploaded, for the user; undefined when it can. */
  refusal: (file: File) => string | undefined;
  onStored: (file: File) => void;
  onFailed: (file: File, reason: string) => void;
  nowMs: () => number;
}

interface Running {
  id: number;
  abort: AbortController;
  /** Set when the user removes the transfer while it is being sent. */
  leave?: 'discard' | 'release';
}

type Failed = Extract<TransferState, { state: 'failed' }>;

/** Sends files one by one. Knows nothing of React: subscribe to it and read `transfers`. */
export class UploadQueue {
  readonly #dependencies: QueueDependencies;
  readonly #listeners = new Set<() => void>();
  #transfers: readonly Transfer[] = [];
  #lastId = 0;
  #lastBatch = 0;
  #running: Running | undefined;
  /** Samples over all files since the queue was last empty. */
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
    const batch = ++this.#lastBatch;
    const added = files.map((file): Transfer => ({
      id: ++this.#lastId,
      file,
      batch,
      state: 'waiting',
      sentBytes: 0,
    }));
    this.#change([...this.#transfers, ...added]);
    for (const transfer of added) {
      const reason = this.#dependencies.refusal(transfer.file);
      if (reason) this.#fail(transfer, { state: 'failed', reason, canRetry: false, sentBytes: 0 });
    }
    void this.#sendNext();
  }

  retry(id: number): void {
    this.#requeue((transfer) => transfer.id === id);
  }

  readonly retryAll = (): void =>
    this.#requeue((transfer) => transfer.state === 'failed' && transfer.canRetry);

  pause(id: number): void {
    this.#pause((transfer) => transfer.id === id);
  }

  readonly pauseAll = (): void => this.#pause(() => true);

  /** Continues a paused transfer when its turn comes. */
  resume(id: number): void {
    this.#requeue((transfer) => transfer.id === id);
  }

  readonly resumeAll = (): void => this.#requeue(({ state }) => state === 'paused');

  /** Cancels an open transfer; removes a closed one from the list. */
  drop(id: number): void {
    this.#remove((transfer) => transfer.id === id);
  }

  readonly dropClosed = (): void => this.#remove((transfer) => !isOpen(transfer));

  /** Cancels every open transfer. */
  readonly dropOpen = (): void => this.#remove(isOpen);

  /** Stops every transfer; partial uploads stay at the server and can be resumed. */
  releaseAll(): void {
    this.#remove(() => true, 'release');
  }

  async #sendNext(): Promise<void> {
    const next = this.#transfers.find(({ state }) => state === 'waiting');
    if (this.#running) return;
    if (!next) {
      this.#overall = [];
      return;
    }
    const running: Running = { id: next.id, abort: new AbortController() };
    this.#running = running;
    const { signal } = running.abort;
    try {
      const stored = await this.#dependencies.send(next.file, { signal, ...this.#track(next) });
      this.#update(next.id, { state: 'stored', ...stored });
      this.#dependencies.onStored(next.file);
    } catch (failure) {
      if (!signal.aborted) this.#failBy(next.id, failure);
    }
    this.#running = undefined;
    if (running.leave) this.#dependencies[running.leave](next.file);
    return this.#sendNext();
  }

  /** The callbacks of one transfer. They do nothing after it was aborted. */
  #track({ id, ...transfer }: Transfer): Omit<SendOptions, 'signal'> {
    const isRunning = () => this.#running?.id === id && !this.#running.abort.signal.aborted;
    const now = (sentBytes: number): Sample => ({ atMs: this.#dependencies.nowMs(), sentBytes });
    let sentBytes = transfer.state === 'stored' ? 0 : transfer.sentBytes;
    let samples: Sample[] = [];
    let overallOffset = 0;
    const onProgress = (bytes: number) => {
      if (!isRunning()) return;
      sentBytes = bytes;
      samples = addSample(samples, now(bytes));
      this.#overall = addSample(this.#overall, now(overallOffset + bytes));
      this.#update(id, {
        state: 'sending',
        sentBytes,
        bytesPerSecond: bytesPerSecond(samples),
        overallBytesPerSecond: bytesPerSecond(this.#overall),
      });
    };
    const onOffset = (offset: number) => {
      // Bytes that the server had already do not count towards the speed.
      samples = [];
      overallOffset = (this.#overall.at(-1)?.sentBytes ?? 0) - offset;
      onProgress(offset);
    };
    onOffset(sentBytes);
    const onRetryScheduled = (nextTry: RetrySchedule) => {
      if (isRunning()) this.#update(id, { state: 'retrying', sentBytes, ...nextTry });
    };
    return { onOffset, onProgress, onRetryScheduled, onTick: () => onProgress(sentBytes) };
  }

  #failBy(id: number, failure: unknown): void {
    const reason = errorMessage(failure);
    const isAway = failure instanceof ServerUnavailable;
    // The transfers behind it would wait as long, one after the other: they fail with it.
    for (const transfer of this.#transfers) {
      if (transfer.id !== id && !(isAway && transfer.state === 'waiting')) continue;
      const sentBytes = sentBytesOf(transfer);
      this.#fail(transfer, { state: 'failed', reason, canRetry: true, sentBytes });
    }
  }

  #fail({ id, file }: Transfer, failed: Failed): void {
    this.#update(id, failed);
    this.#dependencies.onFailed(file, failed.reason);
  }

  /** Puts paused and failed transfers back into the queue. */
  #requeue(isChosen: (transfer: Transfer) => boolean): void {
    const again = (transfer: Transfer): Transfer => {
      const isClosed = transfer.state === 'paused' || transfer.state === 'failed';
      if (!isClosed || !isChosen(transfer)) return transfer;
      return inState(transfer, { state: 'waiting', sentBytes: transfer.sentBytes });
    };
    this.#change(this.#transfers.map(again));
    void this.#sendNext();
  }

  #pause(isChosen: (transfer: Transfer) => boolean): void {
    const paused = (transfer: Transfer): Transfer => {
      if (!isActive(transfer) || !isChosen(transfer)) return transfer;
      if (transfer.id === this.#running?.id) this.#running.abort.abort();
      return inState(transfer, { state: 'paused', sentBytes: sentBytesOf(transfer) });
    };
    this.#change(this.#transfers.map(paused));
  }

  /** Removes transfers, and aborts the one that is being sent. */
  #remove(isGone: (transfer: Transfer) => boolean, leave?: 'release'): void {
    const gone = this.#transfers.filter(isGone);
    this.#change(this.#transfers.filter((transfer) => !isGone(transfer)));
    for (const transfer of gone) {
      const how = leave ?? (isOpen(transfer) ? 'discard' : 'release');
      if (transfer.id === this.#running?.id) {
        this.#running.leave = how;
        this.#running.abort.abort();
      } else {
        this.#dependencies[how](transfer.file);
      }
    }
  }

  #update(id: number, state: TransferState): void {
    const updated = (transfer: Transfer): Transfer =>
      transfer.id === id ? inState(transfer, state) : transfer;
    this.#change(this.#transfers.map(updated));
  }

  #change(next: readonly Transfer[]): void {
    this.#transfers = next;
    for (const listener of this.#listeners) listener();
  }
}
