import { mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { createPartialFiles, removeForgotten } from './disk-partial-files.ts';
import { syncFolder, writeAll } from './disk-writing.ts';
import { type Chunks, type Storage, withCheckedKeys } from './storage.ts';

const temporaryFolder = 'incoming';
const temporaryEnding = '.part';
const folderNames = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'));

/**
 * Files under `root`, two hexadecimal digits of the key as their folder. A file appears under its
 * key by rename, after its bytes are on the disk; `root` belongs to this process alone, except when
 * it is opened beside a server, whose uploads under way are left alone.
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
      try {
        await writeDurably(temporary, chunks);
        await rename(temporary, pathOf(key));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      try {
        await syncFolder(folderOf(key));
      } catch (error) {
        // Whether the name survives a power cut is unknown now, and a failed fsync is not repeated.
        await rm(pathOf(key), { force: true });
        throw error;
      }
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
    // Of the others, opening has removed what an earlier process has left; this one removes its own.
    removeUnfinished: (begunBefore, partialKeys) =>
      removeForgotten(incoming, begunBefore, partialKeys),
    async check() {
      await statfs(incoming);
    },
  });
}

function ignoreAbsence(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
  throw error;
}

async function writeDurably(path: string, chunks: Chunks): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await writeAll(handle, chunks);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeFolders(root: string): Promise<void> {
  const present = new Set(await readdir(root));
  const missing = folderNames.filter((name) => !present.has(name));
  for (const name of missing) await mkdir(join(root, name));
  if (missing.length > 0) await syncFolder(root);
}

/** What an earlier process was writing when it ended; nobody was told that it is stored. */
async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    if (name.endsWith(temporaryEnding)) await rm(join(incoming, name), { force: true });
  }
}
