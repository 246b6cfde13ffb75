import { randomUUID } from 'node:crypto';
import { link, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { fsyncDir } from '../../lib/disk/fsync-dir.ts';
import type { Chunks } from '../chunks.ts';
import { type ByteRange, isKey, type Storage, withCheckedKeys } from '../storage.ts';
import { openKeyFolders } from './key-folders.ts';
import { createPartialFiles } from './partial-files.ts';
import { syncWithFolder } from './sync-with-folder.ts';
import { writeChunks } from './write-chunks.ts';
import { type FileLocation, readSmall, restOf, writeSmall } from './write-small.ts';

const incomingFolder = 'incoming';
const temporarySuffix = '.part';

/**
 * Files under `root`, in folders named after the key's first two hexadecimal digits. A large file appears
 * under its key by rename; a small one that was not finished is an orphan. `root` belongs to this process alone, unless it is opened while a
 * server is running, whose uploads in progress are then left alone.
 */
export async function openDiskStorage(root: string, { isShared = false } = {}): Promise<Storage> {
  const incoming = join(root, incomingFolder);
  await mkdir(incoming, { recursive: true });
  const folders = await openKeyFolders(root);
  const { folderOf, pathOf, prepare, list } = folders;
  if (!isShared) await removeLeftovers(incoming);

  function read(key: string, range?: ByteRange): Blob {
    const file = Bun.file(pathOf(key));
    return range ? file.slice(range.start, range.end) : file;
  }

  return withCheckedKeys({
    async write(key, chunks, _bytesMax, { canFree = false } = {}) {
      const temporary = join(incoming, `${key}${temporarySuffix}`);
      const place = { path: pathOf(key), folder: folderOf(key) };
      const arrived = await readSmall(chunks);
      try {
        await prepare(key);
        const isStored = 'pieces' in arrived && (await writeSmall(place, arrived.pieces));
        if (!isStored) await writeLarge({ ...place, temporary }, restOf(arrived), canFree);
      } catch (error) {
        // A failed fsync leaves the file's state on the disk undefined, and must not be retried.
        await Promise.all([temporary, place.path].map((path) => rm(path, { force: true })));
        throw error;
      }
    },
    async link(key, path) {
      await prepare(key);
      await link(path, pathOf(key));
    },
    async settle(key) {
      const handle = await open(pathOf(key), 'r');
      try {
        await handle.sync();
      } finally {
        await handle.close();
      }
      await fsyncDir(folderOf(key));
    },
    read,
    readOnce: read,
    direct: undefined,
    async size(key) {
      const found = await stat(pathOf(key)).catch(ignoreAbsence);
      return found?.size;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async removeAll(keys) {
      for (const key of keys) await rm(pathOf(key), { force: true });
    },
    async *list() {
      for (const folder of await list()) yield await readdir(folder);
    },
    async storedAt(key) {
      const found = await stat(pathOf(key)).catch(ignoreAbsence);
      if (!found) return undefined;
      // A file with another name as well keeps the time at which it was written; its links have one of their own.
      return Math.trunc(found.nlink > 1 ? Math.max(found.mtimeMs, found.ctimeMs) : found.mtimeMs);
    },
    partial: createPartialFiles(incoming, folders),
    // Opening removed the remains of earlier processes; another one may have died since.
    async removeUnfinished(begunBefore, partialKeys) {
      for (const name of await oldIn(incoming, begunBefore)) {
        const isAbandoned = name.endsWith(temporarySuffix) || !partialKeys.has(keyOf(name));
        if (isAbandoned) await rm(join(incoming, name), { force: true });
      }
    },
    async *listUnfinished(begunBefore) {
      for (const name of await oldIn(incoming, begunBefore)) yield keyOf(name);
    },
    async space() {
      const { bavail, blocks, bsize } = await statfs(root);
      return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
    },
    check: () => checkWriting(join(incoming, `check-${randomUUID()}${temporarySuffix}`)),
  });
}

/** Stores a file durably while it comes. */
async function writeLarge(
  { temporary, path, folder }: FileLocation & { temporary: string },
  chunks: Chunks,
  canFree: boolean,
): Promise<void> {
  const handle = await open(temporary, 'wx', 0o600);
  try {
    await writeChunks(handle, chunks, { at: 0, canFree });
    // No row refers to the key yet, so data and directory entry may become durable together.
    await rename(temporary, path);
    await syncWithFolder(handle.fd, folder);
  } finally {
    await handle.close();
  }
}

/** The key of the stored file whose absence caused this error; undefined for other errors. */
export function keyOfMissingFile(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return undefined;
  const name = 'path' in error && typeof error.path === 'string' ? basename(error.path) : '';
  // The object cache names files by key and reader.
  const [key = ''] = name.split('.');
  return isKey(key) ? key : undefined;
}

function ignoreAbsence(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** A full disk can still be read and passes; one that fails to write does not. */
async function checkWriting(path: string): Promise<void> {
  try {
    const handle = await open(path, 'wx', 0o600);
    try {
      await handle.writeFile('.');
      await handle.sync();
    } finally {
      await handle.close();
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
  } finally {
    await rm(path, { force: true });
  }
}

const keyOf = (name: string) => name.split('.')[0] ?? '';

/** Names of incoming files that were last written before this time. */
async function oldIn(incoming: string, begunBefore: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(incoming)) {
    const found = isKey(keyOf(name)) && (await stat(join(incoming, name)).catch(ignoreAbsence));
    if (found && found.mtimeMs < begunBefore) old.push(name);
  }
  return old;
}

/** Removes files that an earlier process had not finished writing; no client was told that they are stored. */
async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    if (name.endsWith(temporarySuffix)) await rm(join(incoming, name), { force: true });
  }
}
