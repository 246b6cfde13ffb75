import { StorageFailure } from '../storage-failure.ts';
import type { ByteRange } from '../storage.ts';
import { timeoutFailure } from './retry-policy.ts';
import type { OpenResponse, S3Client } from './s3-client.ts';
import { sizeOf } from './write-object.ts';

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
  /** Ends a pending read at once. */
  end(reason: Error): void;
}

// An open connection buffers some megabytes. Up to this many readers request the rest of the object at
// once; with more readers, each requests ranges of `rangeBytes`.
const openReadsMax = 8;
const rangeBytes = 256 * 1024;
// A client that takes this long for a chunk is slow, and is served in smaller ranges.
const slowMs = 1000;
const slowRangeBytes = 128 * 1024;

export type ReadObject = (
  key: string,
  range: ByteRange | undefined,
) => Promise<ReadableStream<Uint8Array>>;

/**
 * Streams objects with back-pressure. After a broken or silent connection, another one resumes at the last
 * byte; if that fails too, the stream errors and never ends early. Throws StorageFailure if the first byte
 * cannot be read.
 */
export function createReader(client: S3Client): ReadObject {
  const inFlight = new Set<ObjectBytes>();
  const isCrowded = () => inFlight.size > openReadsMax;

  return async (key, range) => {
    const bytes = new ObjectBytes(client, key, isCrowded);
    inFlight.add(bytes);
    try {
      await bytes.begin(range);
    } catch (error) {
      inFlight.delete(bytes);
      throw error;
    }
    return streamOf(bytes, () => inFlight.delete(bytes));
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
  // The body of the present connection.
  #reader: Reader | undefined;
  #rangeEnd = 0;
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
      if (this.#at < this.#end) await this.#openRange();
      return;
    }
    const opened = await this.#open(undefined);
    this.#end = Number(opened.response.headers.get('content-length'));
    this.#rangeEnd = this.#end;
    this.#reader = readerOf(opened);
  }

  /** The next chunk; undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    const { attemptsMax } = this.client.retryPolicy;
    for (let failures = 0; this.#at < this.#end;) {
      try {
        return await this.#nextOfRange();
      } catch (error) {
        await this.#closeReader();
        failures += 1;
        if (failures >= attemptsMax || this.#ending.signal.aborted) throw error;
      }
    }
    return undefined;
  }

  /** Requests smaller ranges until the client reads faster. */
  async slowDown(): Promise<void> {
    this.#isSlow = true;
    if (this.#rangeEnd - this.#at > slowRangeBytes) await this.#closeReader();
  }

  async end(): Promise<void> {
    const reason = new Error('The reader has disconnected');
    this.#ending.abort(reason);
    this.#reader?.end(reason);
    await this.#closeReader();
  }

  async #nextOfRange(): Promise<Uint8Array> {
    const reader = this.#reader ?? (await this.#openRange());
    const chunk = await nextChunk(reader, this.client.retryPolicy.idleMs);
    if (this.#at + chunk.length > this.#rangeEnd) throw broken('sent too many bytes');
    this.#at += chunk.length;
    if (this.#at === this.#rangeEnd) await this.#closeReader();
    return chunk;
  }

  async #openRange(): Promise<Reader> {
    const crowdedBytes = this.isCrowded() ? rangeBytes : Infinity;
    const bytes = this.#isSlow ? slowRangeBytes : crowdedBytes;
    this.#isSlow = false;
    this.#rangeEnd = Math.min(this.#end, this.#at + bytes);
    const reader = readerOf(await this.#open({ start: this.#at, end: this.#rangeEnd }));
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
    // The signal has no listener between the response's head and here.
    if (signal.aborted) opened.end(signal.reason);
    signal.throwIfAborted();
    if (range && opened.response.status !== 206) {
      const failure = broken('ignored a range');
      opened.end(failure);
      throw failure;
    }
    return opened;
  }

  async #closeReader(): Promise<void> {
    const reader = this.#reader;
    this.#reader = undefined;
    await reader?.cancel().catch(() => {});
  }
}

function readerOf({ response: { body }, end }: OpenResponse): Reader {
  if (!body) throw broken('sent no body');
  const reader = body.getReader();
  return { read: () => reader.read(), cancel: () => reader.cancel(), end };
}

async function nextChunk(reader: Reader, idleMs: number): Promise<Uint8Array> {
  const { promise: idle, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(timeoutFailure(idleMs)), idleMs);
  try {
    const { done, value } = await Promise.race([reader.read(), idle]);
    if (done || !value) throw broken('ended early');
    return value;
  } finally {
    clearTimeout(timer);
  }
}

const broken = (what: string) => new StorageFailure('unavailable', `S3 ${what}`);
