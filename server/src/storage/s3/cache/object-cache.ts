import { randomUUID } from 'node:crypto';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { type FileHandle, open, rename, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { secondMs } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/log.ts';

// What was given out a moment ago is about to be opened.
const busyMs = 10 * secondMs;
// Copies of what another server has deleted are given out by none, and go with this.
const idleMs = 3600 * secondMs;
const tidyEveryMs = 60 * secondMs;
// After a failing write, or where others need the room more.
const restMs = 60 * secondMs;
const freeBytesMin = 1024 ** 3;

interface Entry {
  path: string;
  bytes: number;
  usedAt: number;
  isWhole: boolean;
}

/** Files on the disk with copies of objects, a bounded amount of them. */
export interface ObjectCache {
  /** Larger objects are not kept. */
  readonly objectBytesMax: number;
  /** The copy of that name; undefined where there is none. */
  find(name: string): Blob | undefined;
  /**
   * Keeps a copy of `bytes` bytes. False when there is no room, when the disk does not take it, or when
   * it was forgotten meanwhile; throws when `chunks` does. Nothing is left then. `onBytes` is told how
   * many have been written.
   */
  store(
    name: string,
    bytes: number,
    chunks: AsyncIterable<Uint8Array>,
    onBytes: (written: number) => void,
  ): Promise<boolean>;
  /** Removes every copy whose name begins so, also one that is being made. */
  remove(beginning: string): void;
}

/**
 * Opens it empty: what an earlier process has left in `folder` is removed. No two processes share a
 * folder.
 */
export function openObjectCache(
  folder: string,
  bytesMax: number,
  log: Log,
  now = () => performance.now(),
): ObjectCache {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // In the order of their last use.
  const entries = new Map<string, Entry>();
  let keptBytes = 0;
  let restsUntil = Number.NEGATIVE_INFINITY;

  function drop(name: string) {
    const entry = entries.get(name);
    if (!entry) return;
    entries.delete(name);
    keptBytes -= entry.bytes;
    // One that is being made is removed by its maker.
    if (entry.isWhole) rmSync(entry.path, { force: true });
  }

  function dropUnused(sinceMs: number, isEnough: () => boolean) {
    for (const [name, { usedAt, isWhole }] of entries) {
      if (isEnough()) return;
      if (isWhole && now() - usedAt > sinceMs) drop(name);
    }
  }

  /** For an entry that is counted already. */
  async function makeRoom({ bytes }: Entry): Promise<boolean> {
    if (now() < restsUntil) return false;
    dropUnused(busyMs, () => keptBytes <= bytesMax);
    if (keptBytes > bytesMax) return false;
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize - bytes >= freeBytesMin;
  }

  setInterval(() => dropUnused(idleMs, () => false), tidyEveryMs).unref();

  return {
    objectBytesMax: Math.floor(bytesMax / 4),
    find(name) {
      const entry = entries.get(name);
      if (!entry?.isWhole) return undefined;
      // Whatever was done to it from outside, only all of it is given out.
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
      // At once, so that whatever is removed from now on is known to be wanted no more.
      const entry: Entry = { path: join(folder, name), bytes, usedAt: now(), isWhole: false };
      entries.set(name, entry);
      keptBytes += bytes;
      const isWanted = () => entries.get(name) === entry;
      const temporary = `${entry.path}.${randomUUID()}.part`;
      try {
        if (!(await makeRoom(entry).catch(() => false))) return false;
        const written = await writeFile(temporary, chunks, isWanted, onBytes);
        if (!isWanted() || written !== bytes) return false;
        await rename(temporary, entry.path);
        entry.isWhole = isWanted();
        if (!entry.isWhole) await rm(entry.path, { force: true });
        return entry.isWhole;
      } catch (error) {
        if (!(error instanceof DiskFailure)) throw error;
        restsUntil = now() + restMs;
        log.warn('cache.write_failed', { error: error.cause });
        return false;
      } finally {
        if (!entry.isWhole) {
          await rm(temporary, { force: true }).catch(() => {});
          if (isWanted()) drop(name);
        }
      }
    },
    remove(beginning) {
      for (const name of entries.keys()) if (name.startsWith(beginning)) drop(name);
    },
  };
}

class DiskFailure extends Error {}

const onDisk = <T>(work: Promise<T>): Promise<T> =>
  work.catch((cause: unknown) => {
    throw new DiskFailure('The disk has refused a copy', { cause });
  });

/** How many bytes were written; fewer than there are where they are wanted no more. */
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
