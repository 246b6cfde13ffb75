import { createLimiter } from '../../../lib/concurrency-limiter.ts';
import { Spool } from '../../../lib/disk/spool.ts';
import { AppError } from '../../../lib/errors.ts';
import {
  isPicture,
  kindBytes,
  metadataKind,
  openVideoStripper,
  type PictureKind,
  type StripMode,
  type StripOutcome,
  stripPicture,
} from '../../../lib/media/strip/strip-metadata.ts';
import type { Services } from '../../../services.ts';
import type { Chunks } from '../../../storage/chunks.ts';

/** What a new file is to lose before it is hashed and stored. */
export interface StripChoice {
  mode: StripMode;
  /** The request asks for it, so that a file that cannot lose it is refused. */
  isRequired: boolean;
}

/** How the row of an upload says what its file was to lose, and what became of that; null: nothing. */
export type StrippedColumn = `${StripMode} ${StripOutcome}` | null;

/** `cannot_strip` */
export const cannotStrip = () => new AppError('cannot_strip', (m) => m.errors.cannotStrip);

/** Larger pictures are not changed. */
export const pictureBytesMax = 64 * 1024 ** 2;
// Of a picture that still arrives; the rest of a larger one waits in a file without a name.
const inMemoryMax = 1024 ** 2;

// Of all pictures together for which the disk has no room: one of the largest.
const unspooledBytesMax = pictureBytesMax;
let unspooledBytes = 0;

// A picture is in memory as a whole while it is changed and stored.
const picturesAtOnce = createLimiter({ concurrency: 2 });

interface StrippedChunks {
  /** They throw `cannot_strip` at the end where that is required. */
  chunks: Chunks;
  /** To be read when all chunks have been. */
  column(): StrippedColumn;
}

/**
 * The bytes of a file without what it is to lose. A picture is given out when it has come as a whole, and until then it is in
 * memory or in a file that has no name; a film passes. `maxBytes` is the limit of files, so that no more of one that is
 * too large is kept.
 */
export function stripChunks(
  { config }: Pick<Services, 'config'>,
  choice: StripChoice | undefined,
  source: Chunks,
  maxBytes = Infinity,
): StrippedChunks {
  if (!choice) return { chunks: source, column: () => null };
  const { mode, isRequired } = choice;
  let outcome: StripOutcome = 'none';

  async function* pass(): Chunks {
    const first: Uint8Array[] = [];
    let bytes = 0;
    const iterator = source[Symbol.asyncIterator]();
    try {
      while (bytes < kindBytes) {
        const { done, value } = await iterator.next();
        if (done) break;
        first.push(value);
        bytes += value.length;
      }
      const head = first.length === 1 ? first[0] : Buffer.concat(first);
      const kind = metadataKind(head ?? new Uint8Array());
      if (kind === 'unknown') outcome = 'impossible';
      if (kind === undefined || kind === 'unknown') {
        // Most files: no further generator hands on their chunks.
        yield* first;
        for (let next = await iterator.next(); !next.done; next = await iterator.next())
          yield next.value;
      } else {
        yield* strip(kind, joined(first, iterator));
      }
      if (outcome === 'impossible' && isRequired) throw cannotStrip();
    } finally {
      await iterator.return?.();
    }
  }

  async function* strip(kind: PictureKind | 'video', chunks: Chunks): Chunks {
    if (isPicture(kind)) {
      yield* stripArrivingPicture(kind, chunks);
      return;
    }
    const stripper = openVideoStripper(mode);
    for await (const chunk of chunks) yield* stripper.push(chunk);
    yield stripper.finish();
    ({ outcome } = stripper);
  }

  async function* stripArrivingPicture(kind: PictureKind, chunks: Chunks): Chunks {
    await using picture = new ArrivingPicture(config.dataDir);
    const largest = Math.min(maxBytes, pictureBytesMax);
    for await (const chunk of chunks) {
      if (picture.bytes <= largest) {
        picture.push(chunk);
        continue;
      }
      if (outcome !== 'impossible') {
        outcome = 'impossible';
        yield picture.take();
      }
      yield chunk;
    }
    if (outcome === 'impossible') return;
    if (picture.bytes > largest) {
      outcome = 'impossible';
      yield picture.take();
      return;
    }
    await picture.waitForMemory();
    const stripped = stripPicture(kind, picture.take(), mode);
    ({ outcome } = stripped);
    yield* stripped.parts.filter(({ length }) => length > 0);
  }

  return { chunks: pass(), column: () => `${mode} ${outcome}` };
}

async function* joined(first: readonly Uint8Array[], rest: AsyncIterator<Uint8Array>): Chunks {
  yield* first;
  for (;;) {
    const { done, value } = await rest.next();
    if (done) return;
    yield value;
  }
}

/** A picture that has not come as a whole. */
class ArrivingPicture implements AsyncDisposable {
  bytes = 0;
  readonly #spool: Spool;
  #chunks: Uint8Array[] = [];
  readonly #places: number[] = [];
  #isSpooled = false;
  #unspooledBytes = 0;
  /** Ends the time that it has in memory. */
  #leave: (() => void) | undefined;

  constructor(folder: string) {
    this.#spool = new Spool(folder);
  }

  /** Throws `disk_full` where neither the disk nor the memory has room. */
  push(chunk: Uint8Array): void {
    this.bytes += chunk.length;
    this.#chunks.push(chunk);
    if (this.#isSpooled || this.bytes > inMemoryMax) this.#moveToSpool(chunk.length);
  }

  /** A disk that has little room leaves it in memory. */
  #moveToSpool(newBytes: number): void {
    try {
      if (!this.#isSpooled) this.#spool.retain();
    } catch (error) {
      if (unspooledBytes + newBytes > unspooledBytesMax) {
        this.#forgetUnspooled();
        throw new AppError('disk_full', (m) => m.errors.serverFull, { cause: error });
      }
      unspooledBytes += newBytes;
      this.#unspooledBytes += newBytes;
      return;
    }
    this.#isSpooled = true;
    for (const chunk of this.#chunks) this.#places.push(this.#spool.write(chunk));
    this.#chunks = [];
  }

  #forgetUnspooled(): void {
    unspooledBytes -= this.#unspooledBytes;
    this.#unspooledBytes = 0;
  }

  async waitForMemory(): Promise<void> {
    if (!this.#isSpooled) return;
    this.#leave = await enterMemory();
  }

  /** All of it, once. */
  take(): Buffer {
    const { buffer, byteOffset, length } = this.#isSpooled
      ? this.#spool.read(this.#places)
      : Buffer.concat(this.#chunks);
    this.#chunks = [];
    return Buffer.from(buffer, byteOffset, length);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    this.#leave?.();
    if (this.#isSpooled) this.#spool.release();
    this.#forgetUnspooled();
  }
}

/** Resolves when there is room for a whole picture, with what gives it back. */
export function enterMemory(): Promise<() => void> {
  return new Promise((enter) => {
    void picturesAtOnce.run(() => new Promise<void>((leave) => enter(leave)));
  });
}
