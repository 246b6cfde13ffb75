import { constants } from 'node:fs';
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { fsyncDir } from '../../lib/disk/fsync-dir.ts';
import { type PartialFiles, rememberEveryMs } from '../partial-files.ts';
import { uploadBytesLost } from '../storage-failure.ts';
import type { KeyFolders } from './key-folders.ts';
import { writeChunks } from './write-chunks.ts';

const ending = '.resumable';

/** Files that grow in the folder of incoming files, and leave it by rename. */
export function createPartialFiles(
  incoming: string,
  { folderOf, pathOf, prepare }: KeyFolders,
): PartialFiles {
  const partialOf = (key: string) => join(incoming, `${key}${ending}`);

  return {
    async append(file, chunks, remember) {
      const handle = await openAt(partialOf(file.key), file.bytes);
      let remembered = file;
      let rememberedAt = performance.now();
      const keep = async (bytes: number) => {
        if (bytes === remembered.bytes) return;
        // A file that stays here is of no use when its name is lost.
        if (remembered.bytes === 0 && bytes !== file.length) await fsyncDir(incoming);
        await remember({ ...file, bytes });
        remembered = { ...file, bytes };
        rememberedAt = performance.now();
      };
      const keepSometimes = async (bytes: number) => {
        if (performance.now() - rememberedAt >= rememberEveryMs) await keep(bytes);
      };
      try {
        const end = await writeChunks(handle, chunks, {
          at: file.bytes,
          canFree: true,
          onFlushed: keepSometimes,
        });
        await handle.sync();
        await keep(end);
        return remembered;
      } catch (error) {
        // A full disk stops every upload and the database: an incomplete file makes room.
        if (isFull(error)) await empty(handle, () => remember({ ...file, bytes: 0 }));
        throw error;
      } finally {
        await handle.close();
      }
    },
    async finish({ key, length }) {
      const hasMoved = await isThere(pathOf(key), length);
      if (!hasMoved) {
        if (!(await isThere(partialOf(key), length))) await cutTo(partialOf(key), length);
        await prepare(key);
        await rename(partialOf(key), pathOf(key));
      }
      try {
        await fsyncDir(folderOf(key));
      } catch (error) {
        // A failed fsync is not repeated: the name has to be created again.
        await rename(pathOf(key), partialOf(key));
        throw error;
      }
    },
    async discard({ key }) {
      await rm(partialOf(key), { force: true });
      await rm(pathOf(key), { force: true });
    },
  };
}

/** A file with just these bytes; what lies behind them was never remembered. */
async function openAt(path: string, bytes: number): Promise<FileHandle> {
  const { O_CREAT, O_WRONLY } = constants;
  const handle = await open(path, bytes === 0 ? O_CREAT | O_WRONLY : O_WRONLY, 0o600).catch(
    (error: unknown) => {
      throw isAbsence(error) ? uploadBytesLost() : error;
    },
  );
  try {
    const { size } = await handle.stat();
    if (size < bytes) throw uploadBytesLost();
    if (size > bytes) await handle.truncate(bytes);
    return handle;
  } catch (error) {
    await handle.close();
    throw error;
  }
}

/** What lies behind a length that was told last was never remembered either. */
async function cutTo(path: string, bytes: number): Promise<void> {
  const handle = await openAt(path, bytes);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Records after truncating, as a database needs room as well; without the record the file counts as lost. */
async function empty(handle: FileHandle, record: () => Promise<void>): Promise<void> {
  try {
    await handle.truncate(0);
    await record();
  } catch {
    // The first failure is the one that is reported.
  }
}

async function isThere(path: string, bytes: number): Promise<boolean> {
  try {
    return (await stat(path)).size === bytes;
  } catch (error) {
    if (isAbsence(error)) return false;
    throw error;
  }
}

const isFull = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');

const isAbsence = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';
