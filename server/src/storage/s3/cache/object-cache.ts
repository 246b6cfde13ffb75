import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { secondMs } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/log.ts';

// A file returned by `find` so recently may not have been opened yet, and is not evicted.
const busyMs = 10 * secondMs;
// Copies of objects that another server has deleted are never requested again; they expire.
const idleMs = 3600 * secondMs;
const expireEveryMs = 60 * secondMs;
// Pause after a failed write.
const pauseMs = 60 * secondMs;
const freeBytesMin = 1024 ** 3;

interface Entry {
  path: string;
  bytes: number;
  usedAt: number;
  isWhole: boolean;
}

/** A size-bounded cache of object copies on the local disk. */
export interface ObjectCache {
  /** Larger objects are not cached. */
  readonly objectBytesMax: number;
  /** A cached copy, or undefined. */
  find(name: string): Blob | undefined;
  /**
   * Stores a copy of `bytes` bytes. False without leaving anything if there is no space, writing fails, or
   * the name is removed meanwhile; throws what `chunks` throws. `onBytes` receives the bytes written so far.
   */
  store(
    name: string,
    bytes: number,
    chunks: AsyncIterable<Uint8Array>,
    onBytes: (written: number) => void,
  ): Promise<boolean>;
  /** Removes every copy whose name starts with the prefix, including copies in progress. */
  remove(prefix: string): void;
}

/** Opens an empty cache: removes all files of an earlier process. Processes must not share a folder. */
export function openObjectCache(
  folder: string,
  bytesMax: number,
  log: Log,
  now = () => performance.now(),
): ObjectCache {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // Least recently used first.
  const entries = new Map<string, Entry>();
  let cachedBytes = 0;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  function drop(name: string) {
    const entry = entries.get(name);
    if (!entry) return;
    entries.delete(name);
    cachedBytes -= entry.bytes;
    // An incomplete copy is removed by `store`.
    if (entry.isWhole) rmSync(entry.path, { force: true });
  }

  function evictUnused(sinceMs: number, isEnough: () => boolean) {
    for (const [name, { usedAt, isWhole }] of entries) {
      if (isEnough()) return;
      if (isWhole && now() - usedAt > sinceMs) drop(name);
    }
  }

  /** Evicts until the entry, which is already counted, fits; false if it does not. */
  async function makeSpace({ bytes }: Entry): Promise<boolean> {
    if (now() < pausedUntil) return false;
    evictUnused(busyMs, () => cachedBytes <= bytesMax);
    if (cachedBytes > bytesMax) return false;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize - bytes >= freeBytesMin;
  }

  setInterval(() => evictUnused(idleMs, () => false), expireEveryMs).unref();

  return {
    objectBytesMax: Math.floor(bytesMax / 4),
    find(name) {
      const entry = entries.get(name);
      if (!entry?.isWhole) return undefined;
      // A truncated or deleted file is not served, whatever happened to it from outside.
      if (statSync(entry.path, { throwIfNoEntry: false })?.size !== entry.bytes) {
        drop(name);
        return undefined;
      }
      entry.usedAt = now();
      entries.delete(name);
      entries.set(name, entry);
      return Bun.file(entry.path);
    },
    async store(name, bytes, chunks, onBytes) {
      if (entries.has(name)) return false;
      // Registered before any await, so that `remove` cancels this copy from now on.
      const entry: Entry = { path: join(folder, name), bytes, usedAt: now(), isWhole: false };
      entries.set(name, entry);
      cachedBytes += bytes;
      const isWanted = () => entries.get(name) === entry;
      const temporary = `${entry.path}.${randomUUID()}.part`;
      try {
        if (!(await makeSpace(entry).catch(() => false))) return false;
        const written = await writeFile(temporary, chunks, isWanted, onBytes);
        if (!isWanted() || written !== bytes) return false;
        await rename(temporary, entry.path);
        entry.isWhole = isWanted();
        if (!entry.isWhole) await rm(entry.path, { force: true });
        return entry.isWhole;
      } catch (error) {
        if (!(error instanceof DiskFailure)) throw error;
        pausedUntil = now() + pauseMs;
        log.warn('cache.write_failed', { error: error.cause });
        return false;
      } finally {
        if (!entry.isWhole) {
          await rm(temporary, { force: true }).catch(() => {});
          if (isWanted()) drop(name);
        }
      }
    },
    remove(prefix) {
      for (const name of entries.keys()) if (name.startsWith(prefix)) drop(name);
    },
  };
}

class DiskFailure extends Error {}

const onDisk = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new DiskFailure('The disk has refused a copy', { cause });
  });

/** Returns the number of bytes written, which is short if the copy was cancelled. */
async function writeFile(
  path: string,
  chunks: AsyncIterable<Uint8Array>,
  isWanted: () => boolean,
  onBytes: (written: number) => void,
): Promise<number> {
  const handle: FileHandle = await onDisk(open(path, 'wx', 0o600));
  let written = 0;
  try {
    for await (const chunk of chunks) {
      if (!isWanted()) break;
      for (let at = 0; at < chunk.length;) {
        at += (await onDisk(handle.write(chunk, at))).bytesWritten;
      }
      written += chunk.length;
      onBytes(written);
    }
  } finally {
    await handle.close();
  }
  return written;
}
