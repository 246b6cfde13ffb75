import { StorageFailure } from '../storage-failure.ts';
import type { ByteRange } from '../storage.ts';
import { withDeadline } from './patience.ts';
import type { S3Client } from './s3-client.ts';

interface Reader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  cancel(): Promise<void>;
}

// Who takes so long for what has come is slow, and is fetched this little ahead: a connection that is
// open and full holds some megabytes.
const slowMs = 1000;
const windowBytesMin = 256 * 1024;

/**
 * The bytes of an object, asked for as they are wanted. Where the connection breaks or falls silent,
 * another one goes on behind the last byte; when that does not help, the stream fails: it never ends
 * early. Throws StorageFailure where there is no first byte.
 */
export async function readObject(
  client: S3Client,
  key: string,
  range: ByteRange | undefined,
): Promise<ReadableStream<Uint8Array>> {
  const bytes = new ObjectBytes(client, key);
  await bytes.begin(range);
  let takenAt = performance.now();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (performance.now() - takenAt > slowMs) await bytes.slowDown();
        const chunk = await bytes.next();
        takenAt = performance.now();
        if (chunk) controller.enqueue(chunk);
        else controller.close();
      },
      cancel: () => bytes.end(),
    },
    { highWaterMark: 0 },
  );
}

class ObjectBytes {
  readonly #ending = new AbortController();
  #at = 0;
  #end = 0;
  // The present connection gives what is before `windowEnd`; the next one gives `windowBytes`.
  #reader: Reader | undefined;
  #windowEnd = 0;
  #windowBytes = Infinity;

  constructor(
    private readonly client: S3Client,
    private readonly key: string,
  ) {}

  async begin(range: ByteRange | undefined): Promise<void> {
    const answer = await this.#open(range);
    this.#at = range?.start ?? 0;
    this.#end = range?.end ?? Number(answer.headers.get('content-length'));
    this.#windowEnd = this.#end;
    this.#reader = readerOf(answer);
  }

  /** Undefined at the end. */
  async next(): Promise<Uint8Array | undefined> {
    const { attemptsMax } = this.client.patience;
    for (let failures = 0; this.#at < this.#end;) {
      try {
        return await this.#nextOfWindow();
      } catch (error) {
        await this.#letGo();
        failures += 1;
        if (failures >= attemptsMax || this.#ending.signal.aborted) throw error;
      }
    }
    return undefined;
  }

  /** Gets less at once, until it has been fetched faster again. */
  async slowDown(): Promise<void> {
    this.#windowBytes = windowBytesMin;
    if (this.#windowEnd - this.#at > windowBytesMin) await this.#letGo();
  }

  async end(): Promise<void> {
    this.#ending.abort(new Error('The reader has gone'));
    await this.#letGo();
  }

  async #nextOfWindow(): Promise<Uint8Array> {
    const reader = this.#reader ?? (await this.#openWindow());
    const chunk = await nextChunk(reader, this.client.patience.idleMs);
    if (this.#at + chunk.length > this.#windowEnd) throw broken('has sent too much');
    this.#at += chunk.length;
    if (this.#at === this.#windowEnd) await this.#letGo();
    return chunk;
  }

  async #openWindow(): Promise<Reader> {
    this.#windowEnd = Math.min(this.#end, this.#at + this.#windowBytes);
    this.#windowBytes *= 4;
    const answer = await this.#open({ start: this.#at, end: this.#windowEnd });
    this.#reader = readerOf(answer);
    return this.#reader;
  }

  async #open(range: ByteRange | undefined): Promise<Response> {
    const headers = range && { range: `bytes=${range.start}-${range.end - 1}` };
    const request = { method: 'GET', key: this.key, ...(headers && { headers }) } as const;
    const answer = await this.client.open(request, this.#ending.signal);
    if (range && answer.status !== 206) throw broken('has ignored a range');
    return answer;
  }

  async #letGo(): Promise<void> {
    const reader = this.#reader;
    this.#reader = undefined;
    await reader?.cancel().catch(() => {});
  }
}

function readerOf({ body }: Response): Reader {
  if (!body) throw broken('has sent nothing');
  return body.getReader();
}

async function nextChunk(reader: Reader, idleMs: number): Promise<Uint8Array> {
  const { done, value } = await withDeadline(idleMs, undefined, (signal) =>
    Promise.race([reader.read(), failing(signal)]),
  );
  if (done || !value) throw broken('has ended early');
  return value;
}

function failing(signal: AbortSignal): Promise<never> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return promise;
}

const broken = (what: string) => new StorageFailure('unavailable', `S3 ${what}`);
