import type { FileHandle } from 'node:fs/promises';

import type { Chunks } from '../chunks.ts';

// Dirty pages are pushed to the disk while the rest still arrives; otherwise the whole file waits
// for the disk at the end, and the kernel's own throttling hits everybody at once.
const flushEveryBytes = 32 * 1024 ** 2;
// Where somebody waits to hear of it, some bytes are worth a flush once a second, and any later on.
const heardBytes = 4 * 1024 ** 2;
const heardEveryMs = 1000;
const heardAnywayMs = 10_000;
// Chunks arrive in some 64 KiB; writing many with one call halves what writing costs.
const batchBytes = 1024 ** 2;

interface Writing {
  /** Where in the file the first byte goes. */
  at: number;
  /** Is told up to where the file is on the disk. */
  onFlushed?(end: number): Promise<void>;
}

/** Writes while the next batch arrives, and pushes dirty pages to the disk now and then. */
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
    // The handle is closed next: work under way would go on with somebody else's descriptor.
    await Promise.allSettled([writing, flushing]);
  }
  await writing;
  await flushing;
  return end;
}

function isFlushDue(bytes: number, waitedMs: number): boolean {
  if (bytes >= flushEveryBytes || waitedMs > heardAnywayMs) return true;
  return bytes >= heardBytes && waitedMs > heardEveryMs;
}

/** A failure waits for whoever awaits the promise, instead of counting as unhandled until then. */
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
    rest = after(rest, bytesWritten);
  }
}

/** What is left of `chunks` behind their first `bytes`; a disk may take less than it was given. */
function after(chunks: Uint8Array[], bytes: number): Uint8Array[] {
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
