import type { FileHandle } from 'node:fs/promises';

import { freeMemory } from '../../lib/disk/free-memory.ts';
import type { Chunks } from '../chunks.ts';

// Dirty pages are flushed while the upload is still arriving. Otherwise the whole file waits for the disk
// at its end, and the kernel throttles all writers at once.
const flushEveryBytes = 32 * 1024 ** 2;
// With an `onFlushed` listener, 4 MiB are flushed once a second, and fewer bytes every ten seconds.
const reportBytes = 4 * 1024 ** 2;
const reportEveryMs = 1000;
const reportAtLeastEveryMs = 10_000;
// Chunks are about 64 KiB; writing many with one call halves the cost of writing.
const batchBytes = 1024 ** 2;

interface Batch {
  chunks: Uint8Array[];
  bytes: number;
}

interface WriteState {
  /** Offset of the first byte in the file. */
  at: number;
  /** Nothing else uses a chunk: its memory is freed when it has been written. */
  canFree: boolean;
  /** Receives the offset up to which the file is durable. */
  onFlushed?(end: number): Promise<void>;
}

/** Writes each batch while the next one arrives, flushes periodically, and returns the end offset. */
export async function writeChunks(
  handle: FileHandle,
  chunks: Chunks,
  { at, canFree, onFlushed }: WriteState,
): Promise<number> {
  let writing = Promise.resolve();
  let flushing = Promise.resolve();
  let end = at;
  let flushedEnd = at;
  let flushedAt = performance.now();

  async function flush(upTo: number): Promise<void> {
    await handle.datasync();
    await onFlushed?.(upTo);
  }

  async function write(batch: Uint8Array[], from: number): Promise<void> {
    await writeBatch(handle, batch, from);
    if (canFree) free(batch);
  }

  /** Begins to write when the batch before has been written. */
  async function begin(batch: Batch): Promise<void> {
    await writing;
    const written = end;
    writing = inBackground(write(batch.chunks, written));
    end += batch.bytes;
    const waitedMs = onFlushed ? performance.now() - flushedAt : 0;
    if (!isFlushDue(written - flushedEnd, waitedMs)) return;
    flushedEnd = written;
    flushedAt = performance.now();
    await flushing;
    flushing = inBackground(flush(written));
  }

  try {
    let batch: Batch = { chunks: [], bytes: 0 };
    for await (const chunk of chunks) {
      if (chunk.length === 0) continue;
      batch.chunks.push(chunk);
      batch.bytes += chunk.length;
      if (batch.bytes < batchBytes) continue;
      await begin(batch);
      batch = { chunks: [], bytes: 0 };
    }
    if (batch.bytes > 0) await begin(batch);
  } finally {
    // The caller closes the handle next, and its descriptor may be reused while a write is in flight.
    await Promise.allSettled([writing, flushing]);
  }
  await writing;
  await flushing;
  return end;
}

function isFlushDue(bytes: number, waitedMs: number): boolean {
  if (bytes >= flushEveryBytes || waitedMs > reportAtLeastEveryMs) return true;
  return bytes >= reportBytes && waitedMs > reportEveryMs;
}

/** Marks the promise's rejection as handled; it is thrown where the promise is awaited later. */
function inBackground(work: Promise<void>): Promise<void> {
  work.catch(() => {});
  return work;
}

async function writeBatch(handle: FileHandle, batch: Uint8Array[], at: number): Promise<void> {
  let rest = batch;
  let position = at;
  while (rest.length > 0) {
    const { bytesWritten } = await handle.writev(rest, position);
    position += bytesWritten;
    rest = unwritten(rest, bytesWritten);
  }
}

/**
 * Garbage is collected after tens of megabytes, which the processor's cache does not hold and the system takes back: memory
 * that the next chunks use again costs up to a sixth less processor time (bench/large-uploads.md).
 */
const free = (chunks: Uint8Array[]) => chunks.forEach(freeMemory);

/** `chunks` without the first `bytes`: writev may write less than it was given. */
export function unwritten(chunks: Uint8Array[], bytes: number): Uint8Array[] {
  let skip = bytes;
  for (const [index, chunk] of chunks.entries()) {
    if (skip < chunk.length) return [chunk.subarray(skip), ...chunks.slice(index + 1)];
    skip -= chunk.length;
  }
  return [];
}
