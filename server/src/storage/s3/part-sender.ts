import { StorageFailure } from '../storage-failure.ts';
import type { S3Client } from './s3-client.ts';

// While another one is being filled.
const partsUnderWay = 2;

type Part = Uint8Array<ArrayBuffer>;

interface Target {
  key: string;
  uploadId: string;
  /** Those that earlier requests have sent. */
  sentParts: number;
}

/** Sends the parts of one upload, some of them at once. */
export class PartSender {
  readonly #ending = new AbortController();
  readonly #underWay = new Set<Promise<void>>();
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

  /** How many are stored from the first without a gap. */
  get storedParts(): number {
    while (this.#tags.has(this.#storedParts + 1)) this.#storedParts += 1;
    return this.#storedParts;
  }

  /** What S3 calls those that were sent here, in their order. */
  get tags(): string[] {
    return [...this.#tags].toSorted(([a], [b]) => a - b).map(([, tag]) => tag);
  }

  /** Begins to send the part; waits while too many are under way. Throws when an earlier one failed. */
  async send(part: Part): Promise<void> {
    this.#ending.signal.throwIfAborted();
    this.#numbers += 1;
    const sending = this.#sendOne(part, this.#numbers).finally(() => {
      this.#underWay.delete(sending);
    });
    // Whoever comes next meets the failure, through the signal.
    sending.catch(() => {});
    this.#underWay.add(sending);
    if (this.#underWay.size >= partsUnderWay) await Promise.race(this.#underWay);
  }

  /** Waits until all are stored. */
  async settle(): Promise<void> {
    await Promise.all(this.#underWay);
    this.#ending.signal.throwIfAborted();
  }

  /** Ends what is under way. */
  async abort(): Promise<void> {
    this.#ending.abort(new Error('The upload has failed'));
    await Promise.allSettled(this.#underWay);
  }

  async #sendOne(part: Part, number: number): Promise<void> {
    const { key, uploadId } = this.target;
    const query = { partNumber: String(number), uploadId };
    const { signal } = this.#ending;
    try {
      const request = { method: 'PUT', key, query, body: part, signal } as const;
      const { headers, attempts } = await this.client.call(request);
      const tag = headers.get('etag');
      if (!tag) throw new StorageFailure('unavailable', 'S3 has not said what it has stored');
      this.#tags.set(number, tag);
      // An attempt that was given up may still be reading it.
      if (attempts === 1) this.recycle(part);
    } catch (error) {
      this.#ending.abort(error);
      throw error;
    }
  }
}
