import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { type Chunks, isKey, type Storage, withCheckedKeys } from './storage.ts';

const temporaryFolder = 'incoming';
const temporaryEnding = '.part';
// Dirty pages are pushed to the disk while the rest still arrives; otherwise the whole file waits
// for the disk at the end, and the kernel's own throttling hits everybody at once.
const flushEveryBytes = 32 * 1024 ** 2;
// Chunks arrive in some 64 KiB; writing many with one call halves what writing costs.
const batchBytes = 1024 ** 2;
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
    // Opening for a server has removed what an earlier process has left; a server removes its own.
    async removeUnfinished(begunBefore) {
      for (const name of await oldIn(incoming, begunBefore)) {
        if (name.endsWith(temporaryEnding)) await rm(join(incoming, name), { force: true });
      }
    },
    async *listUnfinished(begunBefore) {
      for (const name of await oldIn(incoming, begunBefore)) yield keyOf(name);
    },
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

/** Writes while the next batch arrives, and pushes dirty pages to the disk now and then. */
async function writeAll(handle: FileHandle, chunks: Chunks): Promise<void> {
  let writing = Promise.resolve();
  let flushing = Promise.resolve();
  let unflushedBytes = 0;
  try {
    for await (const batch of inBatches(chunks)) {
      await writing;
      writing = inBackground(writeBatch(handle, batch.chunks));
      unflushedBytes += batch.bytes;
      if (unflushedBytes < flushEveryBytes) continue;
      unflushedBytes = 0;
      await flushing;
      flushing = inBackground(handle.datasync());
    }
  } finally {
    // The handle is closed next: work under way would go on with somebody else's descriptor.
    await Promise.allSettled([writing, flushing]);
  }
  await writing;
  await flushing;
}

/** A failure waits for whoever awaits the promise, instead of counting as unhandled until then. */
function inBackground(work: Promise<void>): Promise<void> {
  work.catch(() => {});
  return work;
}

async function writeBatch(handle: FileHandle, batch: Uint8Array[]): Promise<void> {
  let rest = batch;
  while (rest.length > 0) {
    const { bytesWritten } = await handle.writev(rest);
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

async function syncFolder(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
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
