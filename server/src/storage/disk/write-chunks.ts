import type { FileHandle } from 'node:fs/promises';

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

interface Writing {
  /** Offset of the first byte in the file. */
  at: number;
  /** Receives the offset up to which the file is durable. */
  onFlushed?(end: number): Promise<void>;
}

/** Writes each batch while the next one arrives, flushes periodically, and returns the end offset. */
export async function writeChunks(
  handle: FileHandle,
  chunks: Chunks,
  { at, onFlushed }: Writing = { at: 0 },
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

  try {
    for await (const batch of inBatches(chunks)) {
      await writing;
      const written = end;
      writing = inBackground(writeBatch(handle, batch.chunks, written));
      end += batch.bytes;
      const waitedMs = onFlushed ? performance.now() - flushedAt : 0;
      if (!isFlushDue(written - flushedEnd, waitedMs)) continue;
      flushedEnd = written;
      flushedAt = performance.now();
      await flushing;
      flushing = inBackground(flush(written));
    }
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

/** `chunks` without the first `bytes`: writev may write less than it was given. */
export function unwritten(chunks: Uint8Array[], bytes: number): Uint8Array[] {
  let skip = bytes;
  for (const [index, chunk] of chunks.entries()) {
    if (skip < chunk.length) return [chunk.subarray(skip), ...chunks.slice(index + 1)];
    skip -= chunk.length;
  }
  return [];
}

async function* inBatches(source: Chunks): AsyncIterable<{ chunks: Uint8Array[]; bytes: number }> {
  let chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    if (chunk.length === 0) continue;
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes < batchBytes) continue;
    yield { chunks, bytes };
    chunks = [];
    bytes = 0;
  }
  if (bytes > 0) yield { chunks, bytes };
}
