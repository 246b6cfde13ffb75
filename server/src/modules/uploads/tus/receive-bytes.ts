import type { ResumableUploadRow } from '../../../database/rows/upload-rows.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { requireAcceptedHead } from '../receive/accepted-types.ts';
import type { ContentHasher } from '../receive/count-and-hash.ts';
import { headBytes } from '../receive/file-type.ts';
import { DeferredLimit } from './deferred-length.ts';
import type { UploadLease } from './leases/upload-lease.ts';
import { fileNameOf } from './resumable-metadata.ts';
import { partialFileOf, saveProgress, withFile } from './resumable-rows.ts';

/** What a request sends; `stayOpen` is called for each piece. */
export interface IncomingBytes {
  body: ReadableStream<Uint8Array> | null;
  /** How many bytes it is, where the request says so. */
  announcedBytes: number | undefined;
  stayOpen: () => void;
}

/** The upload after a request, and why the request failed; its bytes are kept all the same. */
interface Received {
  row: ResumableUploadRow;
  /** Undefined where another process has hashed earlier bytes. */
  hasher: ContentHasher | undefined;
  failure: Error | undefined;
}

/** How many bytes of an upload may be stored; `announce` and `allow` throw the refusal. */
interface Limit {
  /** Told before any byte is read, in all, where the request says how many come. */
  announce(bytes: number): Promise<void>;
  /** Told before each piece is stored, in all. */
  allow(bytes: number): Promise<void> | undefined;
  /** How many are stored in the end. */
  end(storedBytes: number): Promise<void>;
}

/**
 * Stores bytes behind those that are there, as many as come before the client goes, the lease is
 * wanted elsewhere or more comes than may.
 */
export async function receiveBytes(
  services: Services,
  row: ResumableUploadRow,
  lease: UploadLease,
  source: IncomingBytes | null,
  requireAcceptedType: (mimeType: string) => void,
): Promise<Received> {
  const { storage, resumables } = services;
  const limit = row.length === null ? new DeferredLimit(services, row) : announcedLimit(row.length);
  const comingBytes = source?.announcedBytes;
  if (comingBytes !== undefined) {
    const failure = await failureOf(() => limit.announce(row.offset_bytes + comingBytes));
    if (failure) return { row, hasher: undefined, failure };
  }
  const known = resumables.hashStates.take(row.id, row.offset_bytes);
  const hasher = lease.isInherited ? undefined : known;
  const name = fileNameOf(row);
  const incoming = new Incoming(row.offset_bytes, limit, hasher, (head) =>
    requireAcceptedHead(services, { name, head }, requireAcceptedType),
  );
  if (!source?.body) return { row, hasher, failure: undefined };
  let stored = row;
  try {
    await storage.partial.append(
      partialFileOf(row),
      incoming.read(source.body, source.stayOpen, lease),
      async (file) => {
        await saveProgress(services, resumables.leases.holder, row.id, file);
        stored = withFile(row, file);
      },
    );
  } finally {
    await limit.end(stored.offset_bytes);
  }
  const isComplete = stored.offset_bytes === row.length;
  if (hasher && !isComplete) resumables.hashStates.keep(row.id, hasher);
  return { row: stored, hasher, failure: incoming.failure };
}

async function failureOf(check: () => Promise<void> | undefined): Promise<Error | undefined> {
  try {
    await check();
    return undefined;
  } catch (error) {
    return asError(error);
  }
}

const asError = (error: unknown) =>
  error instanceof Error ? error : new Error('A check has failed', { cause: error });

const announcedLimit = (length: number): Limit => ({
  async announce(bytes) {
    if (bytes > length) throw tooManyBytes();
  },
  allow(bytes) {
    if (bytes > length) throw tooManyBytes();
    return undefined;
  },
  async end() {},
});

export const tooManyBytes = () => new AppError('body_too_large', (m) => m.errors.moreThanAnnounced);

class Incoming {
  failure: Error | undefined;

  constructor(
    private bytes: number,
    private readonly limit: Limit,
    private readonly hasher: ContentHasher | undefined,
    /** Throws where the first bytes are of a type that is not accepted. */
    private readonly requireAccepted: (head: Uint8Array) => void,
  ) {}

  /** Throws the refusal; a promise only if the limit has to be looked up. */
  #take(chunk: Uint8Array): Promise<void> | undefined {
    const waiting = this.limit.allow(this.bytes + chunk.length);
    if (waiting) return waiting.then(() => this.#hash(chunk));
    this.#hash(chunk);
    return undefined;
  }

  #hash(chunk: Uint8Array): void {
    const isHead = this.bytes < headBytes;
    this.bytes += chunk.length;
    this.hasher?.update(chunk);
    if (isHead && this.hasher) this.requireAccepted(this.hasher.head);
  }

  /** Never throws: the bytes before a failure are kept. */
  async *read(body: ReadableStream<Uint8Array>, onChunk: () => void, lease: UploadLease): Chunks {
    const ending = lease.signal;
    const reader = body.getReader();
    const stop = () => void reader.cancel().catch(() => {});
    if (ending.aborted) stop();
    ending.addEventListener('abort', stop, { once: true });
    try {
      for (;;) {
        const { done, value } = await lease.waitForBytes(reader.read());
        if (done) return;
        onChunk();
        try {
          const waiting = this.#take(value);
          if (waiting) await waiting;
        } catch (error) {
          this.failure = asError(error);
          return;
        }
        yield value;
      }
    } catch (cause) {
      this.failure = new AppError('upload_incomplete', (m) => m.errors.connectionLost, { cause });
    } finally {
      ending.removeEventListener('abort', stop);
      // A client that sends too much reads the answer when it has sent everything: the rest is read by the
      // caller. If storing has failed, the client should learn of it immediately.
      if (this.failure) reader.releaseLock();
      else stop();
    }
  }
}
