import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { fsyncDir } from '../../lib/fsync-dir.ts';
import { isKey, type Storage, withCheckedKeys } from '../storage.ts';
import { createPartialFiles } from './partial-files.ts';
import { writeChunks } from './write-chunks.ts';

const temporaryFolder = 'incoming';
const temporaryEnding = '.part';
const folderNames = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Files under `root`, two hexadecimal digits of the key as their folder. A file appears under its
 * key by rename; `root` belongs to this process alone, except when it is opened beside a server,
 * whose uploads under way are left alone.
 */
export async function openDiskStorage(
  root: string,
  { isBesideServer = false } = {},
): Promise<Storage> {
  const incoming = join(root, temporaryFolder);
  await mkdir(incoming, { recursive: true });
  await makeFolders(root);
  if (!isBesideServer) await removeLeftovers(incoming);

  const folderOf = (key: string) => join(root, key.slice(0, 2));
  const pathOf = (key: string) => join(folderOf(key), key);

  return withCheckedKeys({
    async write(key, chunks) {
      const temporary = join(incoming, `${key}${temporaryEnding}`);
      let path = temporary;
      try {
        const handle = await open(temporary, 'wx', 0o600);
        try {
          await writeChunks(handle, chunks);
          // Nobody knows the key yet, and what a file is called becomes durable with its bytes.
          await rename(temporary, pathOf(key));
          path = pathOf(key);
          await allDone([handle.sync(), fsyncDir(folderOf(key))]);
        } finally {
          await handle.close();
        }
      } catch (error) {
        // What survives a power cut is unknown now, and a failed fsync is not repeated.
        await rm(path, { force: true });
        throw error;
      }
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
    read(key, range) {
      const file = Bun.file(pathOf(key));
      return range ? file.slice(range.start, range.end) : file;
    },
    direct: undefined,
    async size(key) {
      const found = await stat(pathOf(key)).catch(ignoreAbsence);
      return found?.size;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
    async *list() {
      for (const folder of folderNames) yield await readdir(join(root, folder));
    },
    async storedAt(key) {
      const found = await stat(pathOf(key)).catch(ignoreAbsence);
      return found && Math.trunc(found.mtimeMs);
    },
    partial: createPartialFiles({ incoming, folderOf, pathOf }),
    // Opening has removed what an earlier process has left; one beside this may have died since then.
    async removeUnfinished(begunBefore, partialKeys) {
      for (const name of await oldIn(incoming, begunBefore)) {
        const isForgotten = name.endsWith(temporaryEnding) || !partialKeys.has(keyOf(name));
        if (isForgotten) await rm(join(incoming, name), { force: true });
      }
    },
    async *listUnfinished(begunBefore) {
      for (const name of await oldIn(incoming, begunBefore)) yield keyOf(name);
    },
    check: () => checkWriting(join(incoming, `check-${randomUUID()}${temporaryEnding}`)),
  });
}

/** The key of a stored file that was to be read and is not there; undefined for other failures. */
export function keyOfMissingFile(error: unknown): string | undefined {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return undefined;
  const name = 'path' in error && typeof error.path === 'string' ? basename(error.path) : '';
  // A copy of an object is called by its key and its reader.
  const [key = ''] = name.split('.');
  return isKey(key) ? key : undefined;
}

function ignoreAbsence(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

/** A disk that is full still gives what it has; one that takes no writes has failed. */
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

/** Waits for all, also when one of them fails. */
async function allDone(work: Promise<void>[]): Promise<void> {
  await Promise.allSettled(work);
  await Promise.all(work);
}

async function makeFolders(root: string): Promise<void> {
  const present = new Set(await readdir(root));
  const missing = folderNames.filter((name) => !present.has(name));
  for (const name of missing) await mkdir(join(root, name));
  if (missing.length > 0) await fsyncDir(root);
}

const keyOf = (name: string) => name.split('.')[0] ?? '';

/** What is incoming and was not written to since that moment. */
async function oldIn(incoming: string, begunBefore: number): Promise<string[]> {
  const old: string[] = [];
  for (const name of await readdir(incoming)) {
    const found = isKey(keyOf(name)) && (await stat(join(incoming, name)).catch(ignoreAbsence));
    if (found && found.mtimeMs < begunBefore) old.push(name);
  }
  return old;
}

/** What an earlier process was writing when it ended; nobody was told that it is stored. */
async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    if (name.endsWith(temporaryEnding)) await rm(join(incoming, name), { force: true });
  }
}
