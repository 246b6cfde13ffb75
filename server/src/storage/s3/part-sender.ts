import { StorageFailure } from '../storage-failure.ts';
import type { S3Client } from './s3-client.ts';
import type { Part } from './split-into-parts.ts';

// Concurrent requests; one more part is being filled meanwhile.
const concurrencyMax = 2;

interface Target {
  key: string;
  uploadId: string;
  /** Parts that were stored by earlier requests. */
  sentParts: number;
}

/** Sends the parts of one multipart upload, two at a time. */
export class PartSender {
  readonly #ending = new AbortController();
  readonly #inFlight = new Set<Promise<void>>();
  readonly #tags = new Map<number, string>();
  #numbers: number;
  #storedParts: number;

  constructor(
    private readonly client: S3Client,
    private readonly target: Target,
    private readonly recycle: (part: Part) => void,
  ) {
    this.#numbers = target.sentParts;
    this.#storedParts = target.sentParts;
  }

  /** Number of parts stored from the first without a gap. */
  get storedParts(): number {
    while (this.#tags.has(this.#storedParts + 1)) this.#storedParts += 1;
    return this.#storedParts;
  }

  /** Numbers and ETags of the parts sent by this sender, in order. */
  get parts(): { number: number; tag: string }[] {
    const parts = [...this.#tags].map(([number, tag]) => ({ number, tag }));
    return parts.toSorted((a, b) => a.number - b.number);
  }

  /** Starts sending a part; waits while too many are in flight. Throws if an earlier part failed. */
  async send(part: Part): Promise<void> {
    this.#ending.signal.throwIfAborted();
    this.#numbers += 1;
    const sending = this.#sendOne(part, this.#numbers).finally(() => {
      this.#inFlight.delete(sending);
    });
    // The next call throws this failure, through the signal.
    sending.catch(() => {});
    this.#inFlight.add(sending);
    if (this.#inFlight.size >= concurrencyMax) await Promise.race(this.#inFlight);
  }

  /** Waits until all parts are stored. */
  async settle(): Promise<void> {
    await Promise.all(this.#inFlight);
    this.#ending.signal.throwIfAborted();
  }

  /** Aborts the requests in flight. */
  async abort(): Promise<void> {
    this.#ending.abort(new Error('The upload has failed'));
    await Promise.allSettled(this.#inFlight);
  }

  async #sendOne(part: Part, number: number): Promise<void> {
    const { key, uploadId } = this.target;
    const query = { partNumber: String(number), uploadId };
    const { signal } = this.#ending;
    try {
      const request = { method: 'PUT', key, query, body: part, signal } as const;
      const { headers, attempts } = await this.client.call(request);
      const tag = headers.get('etag');
      if (!tag) throw new StorageFailure('unavailable', 'S3 returned no ETag for a part');
      this.#tags.set(number, tag);
      // A timed-out attempt may still be reading the buffer.
      if (attempts === 1) this.recycle(part);
    } catch (error) {
      this.#ending.abort(error);
      throw error;
    }
  }
}
