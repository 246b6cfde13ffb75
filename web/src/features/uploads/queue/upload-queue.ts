import { sentenceOf } from '../../../api/api-error.ts';
import { ServerAway } from './retry-policy.ts';
import { bytesPerSecond, type Sample, withSample } from './transfer-rate.ts';
import {
  isActive,
  isOpen,
  type NextTry,
  sentBytesOf,
  type Transfer,
  type TransferState,
} from './transfer.ts';

export interface SendOptions {
  signal: AbortSignal;
  /** Sending begins behind so many bytes that the server has. */
  onOffset: (offsetBytes: number) => void;
  onProgress: (sentBytes: number) => void;
  /** Time passes, so that the speed falls where nothing moves. */
  onStill: () => void;
  /** The server is away. */
  onWaiting: (nextTry: NextTry) => void;
}

export interface QueueDependencies {
  /** Sends one file, or what is missing of it; resolves to its public link. */
  send: (file: File, options: SendOptions) => Promise<string>;
  /** Nothing of this file is to stay at the server. */
  discard: (file: File) => void;
  /** This tab does not work on this file any more. */
  release: (file: File) => void;
  /** The sentence that refuses a file before it is sent. */
  refusal: (file: File) => string | undefined;
  onStored: (file: File) => void;
  onFailed: (file: File, reason: string) => void;
  nowMs: () => number;
}

interface Running {
  id: number;
  abort: AbortController;
  /** What becomes of the file when it has ended, where nobody wants it to go on. */
  leave?: 'discard' | 'release';
}

type Failed = Extract<TransferState, { state: 'failed' }>;

/** Sends files one by one. Knows nothing of React: subscribe to it and read `transfers`. */
export class UploadQueue {
  readonly #dependencies: QueueDependencies;
  readonly #listeners = new Set<() => void>();
  #transfers: readonly Transfer[] = [];
  #lastId = 0;
  #running: Running | undefined;
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
    const added = files.map((file): Transfer => ({
      id: ++this.#lastId,
      file,
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
    this.#wait((transfer) => transfer.id === id);
  }

  readonly retryAll = (): void =>
    this.#wait((transfer) => transfer.state === 'failed' && transfer.canRetry);

  pause(id: number): void {
    this.#halt((transfer) => transfer.id === id);
  }

  readonly pauseAll = (): void => this.#halt(() => true);

  /** It goes on where it stopped, when its turn comes. */
  resume(id: number): void {
    this.#wait((transfer) => transfer.id === id);
  }

  readonly resumeAll = (): void => this.#wait(({ state }) => state === 'paused');

  /** Cancels a transfer that is open, forgets one that is not. */
  drop(id: number): void {
    this.#remove((transfer) => transfer.id === id);
  }

  readonly dropClosed = (): void => this.#remove((transfer) => !isOpen(transfer));

  /** Cancels what is open. */
  readonly dropOpen = (): void => this.#remove(isOpen);

  /** Stops everything; what has arrived stays at the server, to go on with. */
  leaveAll(): void {
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
      const url = await this.#dependencies.send(next.file, { signal, ...this.#track(next) });
      this.#update(next.id, { state: 'stored', url });
      this.#dependencies.onStored(next.file);
    } catch (failure) {
      if (!signal.aborted) this.#failBy(next.id, failure);
    }
    this.#running = undefined;
    if (running.leave) this.#dependencies[running.leave](next.file);
    return this.#sendNext();
  }

  /** What sending tells of itself. After an abort nothing of it counts. */
  #track({ id, ...begun }: Transfer): Omit<SendOptions, 'signal'> {
    const isRunning = () => this.#running?.id === id && !this.#running.abort.signal.aborted;
    const now = (sentBytes: number): Sample => ({ atMs: this.#dependencies.nowMs(), sentBytes });
    let sentBytes = begun.state === 'stored' ? 0 : begun.sentBytes;
    let samples: Sample[] = [];
    let overallOffset = 0;
    const onProgress = (bytes: number) => {
      if (!isRunning()) return;
      sentBytes = bytes;
      samples = withSample(samples, now(bytes));
      this.#overall = withSample(this.#overall, now(overallOffset + bytes));
      this.#update(id, {
        state: 'sending',
        sentBytes,
        bytesPerSecond: bytesPerSecond(samples),
        overallBytesPerSecond: bytesPerSecond(this.#overall),
      });
    };
    const onOffset = (offset: number) => {
      // What the server had already was not sent now, so it is no speed.
      samples = [];
      overallOffset = (this.#overall.at(-1)?.sentBytes ?? 0) - offset;
      onProgress(offset);
    };
    onOffset(sentBytes);
    const onWaiting = (nextTry: NextTry) => {
      if (isRunning()) this.#update(id, { state: 'retrying', sentBytes, ...nextTry });
    };
    return { onOffset, onProgress, onWaiting, onStill: () => onProgress(sentBytes) };
  }

  #failBy(id: number, failure: unknown): void {
    const reason = sentenceOf(failure);
    const isAway = failure instanceof ServerAway;
    // Those behind it would wait as long, one after the other.
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

  /** These get their turn, again. */
  #wait(isMeant: (transfer: Transfer) => boolean): void {
    const again = (transfer: Transfer): Transfer => {
      const { id, file, state } = transfer;
      const isClosed = state === 'paused' || state === 'failed';
      if (!isClosed || !isMeant(transfer)) return transfer;
      return { id, file, state: 'waiting', sentBytes: transfer.sentBytes };
    };
    this.#change(this.#transfers.map(again));
    void this.#sendNext();
  }

  #halt(isMeant: (transfer: Transfer) => boolean): void {
    const paused = (transfer: Transfer): Transfer => {
      if (!isActive(transfer) || !isMeant(transfer)) return transfer;
      const { id, file } = transfer;
      if (id === this.#running?.id) this.#running.abort.abort();
      return { id, file, state: 'paused', sentBytes: sentBytesOf(transfer) };
    };
    this.#change(this.#transfers.map(paused));
  }

  /** Forgets these, stopping the one that is being sent. */
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
      transfer.id === id ? { id, file: transfer.file, ...state } : transfer;
    this.#change(this.#transfers.map(updated));
  }

  #change(next: readonly Transfer[]): void {
    this.#transfers = next;
    for (const listener of this.#listeners) listener();
  }
}
