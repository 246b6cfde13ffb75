import { type FileHandle, mkdir, open, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';

import { type Chunks, type Storage, withCheckedKeys } from './storage.ts';

const temporaryFolder = 'incoming';
const temporaryEnding = '.part';
// Dirty pages are pushed to the disk while the rest still arrives; otherwise the whole file waits
// for the disk at the end, and the kernel's own throttling hits everybody at once.
const flushEveryBytes = 32 * 1024 ** 2;
// One system call per 64 KiB chunk costs more than copying: small neighbours are written together.
const writeBytes = 256 * 1024;

/**
 * Files under `root`, two hexadecimal digits of the key as their folder. A file appears under its
 * key by rename, after its bytes are on the disk; `root` belongs to this process alone.
 */
export async function openDiskStorage(root: string): Promise<Storage> {
  const incoming = join(root, temporaryFolder);
  await mkdir(incoming, { recursive: true });
  await makeFolders(root);
  await removeLeftovers(incoming);

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
    async size(key) {
      const found = await stat(pathOf(key)).catch(ignoreAbsence);
      return found?.size;
    },
    async remove(key) {
      await rm(pathOf(key), { force: true });
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

async function writeAll(handle: FileHandle, chunks: Chunks): Promise<void> {
  let unflushedBytes = 0;
  let flush: Promise<void> | undefined;
  let flushError: unknown;
  try {
    for await (const block of gather(chunks)) {
      await writeBlock(handle, block);
      unflushedBytes += block.length;
      if (flushError) throw flushError;
      if (unflushedBytes < flushEveryBytes || flush) continue;
      unflushedBytes = 0;
      flush = handle
        .datasync()
        .catch((error: unknown) => {
          flushError = error;
        })
        .finally(() => {
          flush = undefined;
        });
    }
  } finally {
    // The handle is closed next; a flush under way would then fail on a foreign descriptor.
    await flush;
  }
  if (flushError) throw flushError;
}

async function writeBlock(handle: FileHandle, block: Uint8Array): Promise<void> {
  let offset = 0;
  while (offset < block.length) {
    const { bytesWritten } = await handle.write(block, offset, block.length - offset);
    offset += bytesWritten;
  }
}

/** Neighbouring chunks as blocks of about `writeBytes`; the last one may be smaller. */
async function* gather(chunks: Chunks): Chunks {
  let waiting: Uint8Array[] = [];
  let waitingBytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    waitingBytes += chunk.length;
    if (waitingBytes < writeBytes) continue;
    yield waiting.length === 1 ? chunk : Buffer.concat(waiting, waitingBytes);
    waiting = [];
    waitingBytes = 0;
  }
  if (waitingBytes > 0) yield Buffer.concat(waiting, waitingBytes);
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
  const missing = Array.from({ length: 256 }, (_, byte) =>
    byte.toString(16).padStart(2, '0'),
  ).filter((name) => !present.has(name));
  for (const name of missing) await mkdir(join(root, name));
  if (missing.length > 0) await syncFolder(root);
}

/** What an earlier process was writing when it ended; nobody was told that it is stored. */
async function removeLeftovers(incoming: string): Promise<void> {
  for (const name of await readdir(incoming)) {
    if (name.endsWith(temporaryEnding)) await rm(join(incoming, name), { force: true });
  }
}
