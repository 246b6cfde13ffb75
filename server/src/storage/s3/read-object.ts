import { StorageFailure } from '../storage-failure.ts';
import type { ByteRange } from '../storage.ts';
import { timeoutFailure } from './retry-policy.ts';
import type { OpenResponse, S3Client } from './s3-client.ts';
import { sizeOf } from './write-object.ts';

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
  /** At once, whether or not anything comes. */
  end(reason: Error): void;
}

// An open connection may hold some megabytes that nobody has taken yet. A few readers get all of the
// rest at once; where there are more, each gets it piece by piece,
const openReadsMax = 8;
const pieceBytes = 256 * 1024;
// and so does whoever takes this long for what has come.
const slowMs = 1000;
const slowPieceBytes = 128 * 1024;

export type ReadObject = (
  key: string,
  range: ByteRange | undefined,
) => Promise<ReadableStream<Uint8Array>>;

/**
 * Reads objects: their bytes are asked for as they are wanted. Where the connection breaks or falls
 * silent, another one goes on behind the last byte; when that does not help, the stream fails: it
 * never ends early. Reading throws StorageFailure where there is no first byte.
 */
export function createReader(client: S3Client): ReadObject {
  const underWay = new Set<ObjectBytes>();
  const isCrowded = () => underWay.size > openReadsMax;

  return async (key, range) => {
    const bytes = new ObjectBytes(client, key, isCrowded);
    underWay.add(bytes);
    try {
      await bytes.begin(range);
    } catch (error) {
      underWay.delete(bytes);
      throw error;
    }
    return streamOf(bytes, () => underWay.delete(bytes));
  };
}

function streamOf(bytes: ObjectBytes, onEnd: () => void): ReadableStream<Uint8Array> {
  let takenAt = performance.now();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (performance.now() - takenAt > slowMs) await bytes.slowDown();
        const chunk = await bytes.next().catch((error: unknown) => {
          onEnd();
          throw error;
        });
        takenAt = performance.now();
        if (chunk) {
          controller.enqueue(chunk);
          return;
        }
        onEnd();
        controller.close();
      },
      cancel() {
        onEnd();
        return bytes.end();
      },
    },
    { highWaterMark: 0 },
  );
}

class ObjectBytes {
  readonly #ending = new AbortController();
  #at = 0;
  #end = 0;
  // What the present connection gives.
  #reader: Reader | undefined;
  #pieceEnd = 0;
  #isSlow = false;

  constructor(
    private readonly client: S3Client,
    private readonly key: string,
    private readonly isCrowded: () => boolean,
  ) {}

  async begin(range: ByteRange | undefined): Promise<void> {
    if (range || this.isCrowded()) {
      this.#at = range?.start ?? 0;
      this.#end = range?.end ?? (await this.#findSize());
      if (this.#at < this.#end) await this.#openPiece();
      return;
    }
    const opened = await this.#open(undefined);
    this.#end = Number(opened.response.headers.get('content-length'));
    this.#pieceEnd = this.#end;
    this.#reader = readerOf(opened);
  }

  /** Undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    const { attemptsMax } = this.client.retryPolicy;
    for (let failures = 0; this.#at < this.#end;) {
      try {
        return await this.#nextOfPiece();
      } catch (error) {
        await this.#letGo();
        failures += 1;
        if (failures >= attemptsMax || this.#ending.signal.aborted) throw error;
      }
    }
    return undefined;
  }

  /** Gets less at once, until that is taken faster. */
  async slowDown(): Promise<void> {
    this.#isSlow = true;
    if (this.#pieceEnd - this.#at > slowPieceBytes) await this.#letGo();
  }

  async end(): Promise<void> {
    const reason = new Error('The reader has gone');
    this.#ending.abort(reason);
    this.#reader?.end(reason);
    await this.#letGo();
  }

  async #nextOfPiece(): Promise<Uint8Array> {
    const reader = this.#reader ?? (await this.#openPiece());
    const chunk = await nextChunk(reader, this.client.retryPolicy.idleMs);
    if (this.#at + chunk.length > this.#pieceEnd) throw broken('has sent too much');
    this.#at += chunk.length;
    if (this.#at === this.#pieceEnd) await this.#letGo();
    return chunk;
  }

  async #openPiece(): Promise<Reader> {
    const crowdedBytes = this.isCrowded() ? pieceBytes : Infinity;
    const bytes = this.#isSlow ? slowPieceBytes : crowdedBytes;
    this.#isSlow = false;
    this.#pieceEnd = Math.min(this.#end, this.#at + bytes);
    const reader = readerOf(await this.#open({ start: this.#at, end: this.#pieceEnd }));
    this.#reader = reader;
    return reader;
  }

  async #findSize(): Promise<number> {
    const size = await sizeOf(this.client, this.key);
    if (size === undefined) throw new StorageFailure('missing', 'S3 has no such object');
    return size;
  }

  async #open(range: ByteRange | undefined): Promise<OpenResponse> {
    const headers = range && { range: `bytes=${range.start}-${range.end - 1}` };
    const request = { method: 'GET', key: this.key, ...(headers && { headers }) } as const;
    const { signal } = this.#ending;
    const opened = await this.client.open(request, signal);
    // Nothing listens to the signal between the answer's head and here.
    if (signal.aborted) opened.end(signal.reason);
    signal.throwIfAborted();
    if (range && opened.response.status !== 206) {
      const failure = broken('has ignored a range');
      opened.end(failure);
      throw failure;
    }
    return opened;
  }

  async #letGo(): Promise<void> {
    const reader = this.#reader;
    this.#reader = undefined;
    await reader?.cancel().catch(() => {});
  }
}

function readerOf({ response: { body }, end }: OpenResponse): Reader {
  if (!body) throw broken('has sent nothing');
  const reader = body.getReader();
  return { read: () => reader.read(), cancel: () => reader.cancel(), end };
}

async function nextChunk(reader: Reader, idleMs: number): Promise<Uint8Array> {
  const { promise: idle, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(timeoutFailure(idleMs)), idleMs);
  try {
    const { done, value } = await Promise.race([reader.read(), idle]);
    if (done || !value) throw broken('has ended early');
    return value;
  } finally {
    clearTimeout(timer);
  }
}

const broken = (what: string) => new StorageFailure('unavailable', `S3 ${what}`);
