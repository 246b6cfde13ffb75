import type { ResumableUploadRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import type { Measurement } from '../receive/count-and-hash.ts';
import type { HeldLock } from './leases/upload-lease.ts';
import { noteProgress, partialFileOf, withFile } from './resumable-rows.ts';

/** What a request sends; `stayOpen` is called for each piece. */
export interface IncomingBytes {
  body: ReadableStream<Uint8Array> | null;
  stayOpen: () => void;
}

/** What has come, and what is wrong with how it came; it is kept all the same. */
interface Received {
  row: ResumableUploadRow;
  /** Undefined where earlier bytes were hashed elsewhere. */
  measurement: Measurement | undefined;
  failure: AppError | undefined;
}

/**
 * Stores bytes behind those that are there, as many as come before the sender goes, the lock is
 * wanted elsewhere or more comes than was announced.
 */
export async function receiveBytes(
  services: Services,
  row: ResumableUploadRow,
  lock: HeldLock,
  source: IncomingBytes | null,
): Promise<Received> {
  const { storage, resumables } = services;
  const known = resumables.measurements.take(row.id, row.offset_bytes);
  const measurement = lock.isInherited ? undefined : known;
  const incoming = new Incoming(row.length - row.offset_bytes, measurement);
  if (!source?.body) return { row, measurement, failure: undefined };
  const file = await storage.partial.append(
    partialFileOf(row),
    incoming.read(source.body, source.stayOpen, lock),
    (stored) => noteProgress(services, resumables.locks.holder, row.id, stored),
  );
  if (measurement && file.bytes < row.length) resumables.measurements.keep(row.id, measurement);
  return { row: withFile(row, file), measurement, failure: incoming.failure };
}

class Incoming {
  failure: AppError | undefined;

  constructor(
    private leftBytes: number,
    private readonly measurement: Measurement | undefined,
  ) {}

  /** Never throws: what has come is worth keeping. */
  async *read(body: ReadableStream<Uint8Array>, onChunk: () => void, lock: HeldLock): Chunks {
    const ending = lock.signal;
    const reader = body.getReader();
    const stop = () => void reader.cancel().catch(() => {});
    if (ending.aborted) stop();
    ending.addEventListener('abort', stop, { once: true });
    try {
      for (;;) {
        const { done, value } = await lock.waitForBytes(reader.read());
        if (done) return;
        onChunk();
        if (value.length > this.leftBytes) {
          this.failure = new AppError('body_too_large', 'More has come than was announced.');
          return;
        }
        this.leftBytes -= value.length;
        this.measurement?.add(value);
        yield value;
      }
    } catch (cause) {
      this.failure = new AppError('upload_incomplete', 'The connection was lost.', { cause });
    } finally {
      ending.removeEventListener('abort', stop);
      // Who has sent too much reads the answer when everything is sent; whoever answers reads the
      // rest. Where storing has failed, the client is to hear of it at once.
      if (this.failure) reader.releaseLock();
      else stop();
    }
  }
}
