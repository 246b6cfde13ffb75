import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { fsyncDir } from '../../lib/fsync-dir.ts';
import type { Chunks } from '../../storage/chunks.ts';
import { filesIn } from './backup-folder.ts';

const unfinished = 'incoming';

/** What bytes have to be. */
export interface Content {
  /** Hexadecimal. */
  sha256: string;
  size: number;
}

/** Bytes are not what their row says. */
export class DamagedBytes extends Error {
  override readonly name = 'DamagedBytes';
}

/** Passes chunks on, and throws DamagedBytes at their end where they are not this content. */
export async function* verified(chunks: Chunks, { sha256, size }: Content): Chunks {
  const hasher = new Bun.CryptoHasher('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    hasher.update(chunk);
    yield chunk;
  }
  if (bytes !== size) throw new DamagedBytes(`${bytes} bytes instead of ${size}`);
  if (hasher.digest('hex') !== sha256) throw new DamagedBytes('another SHA-256');
}

/** Reads them to the end. */
export async function matchesContent(chunks: Chunks, content: Content): Promise<boolean> {
  try {
    for await (const _ of verified(chunks, content)) continue;
    return true;
  } catch (error) {
    if (error instanceof DamagedBytes) return false;
    throw error;
  }
}

/** The bytes of every snapshot in a backup, under their SHA-256. */
export interface BackupFiles {
  has(content: Content): Promise<boolean>;
  /** Throws DamagedBytes, and whatever `chunks` throws; nothing is kept then. */
  write(content: Content, chunks: Chunks): Promise<void>;
  /** Undefined: there are none. They are not verified. */
  open(content: Content): Promise<Chunks | undefined>;
  /** Whether they are there and still what they were. */
  hasIntact(content: Content): Promise<boolean>;
  /** From here on everything that is there survives a power cut, whoever has written it. */
  sync(): Promise<void>;
  /** Keeps what `isNeeded` and gives how many files it has removed. */
  prune(isNeeded: (sha256: string) => Promise<boolean>): Promise<number>;
}

/** Opens them for reading alone: nothing is changed until something is written. */
export function openBackupFiles(folder: string): BackupFiles {
  const root = filesIn(folder);
  const folderOf = (sha256: string) => join(root, sha256.slice(0, 2));
  const pathOf = ({ sha256 }: Content) => join(folderOf(sha256), sha256);

  async function openCopy(content: Content): Promise<Chunks | undefined> {
    if ((await sizeAt(pathOf(content))) === undefined) return undefined;
    return Bun.file(pathOf(content)).stream();
  }

  async function sizeAt(path: string): Promise<number | undefined> {
    try {
      return (await stat(path)).size;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  }

  return {
    async has(content) {
      return (await sizeAt(pathOf(content))) === content.size;
    },
    async write(content, chunks) {
      const temporary = join(root, unfinished, `${content.sha256}-${crypto.randomUUID()}`);
      try {
        await writeDurably(temporary, verified(chunks, content));
        await mkdir(folderOf(content.sha256), { recursive: true, mode: 0o700 });
        await rename(temporary, pathOf(content));
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
    },
    open: openCopy,
    async hasIntact(content) {
      const chunks = await openCopy(content);
      return chunks !== undefined && matchesContent(chunks, content);
    },
    async sync() {
      // An interrupted backup may have renamed files and not come to this.
      for (const name of await readdir(root)) await fsyncDir(join(root, name));
      await fsyncDir(root);
    },
    async prune(isNeeded) {
      let removed = 0;
      for (const name of await readdir(root)) {
        if (name === unfinished) continue;
        for (const sha256 of await readdir(join(root, name))) {
          if (await isNeeded(sha256)) continue;
          await rm(join(root, name, sha256), { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}

/** Makes the folders, and removes what an interrupted backup was writing. */
export async function prepareBackupFiles(folder: string): Promise<void> {
  const incoming = join(filesIn(folder), unfinished);
  await rm(incoming, { recursive: true, force: true });
  await mkdir(incoming, { recursive: true, mode: 0o700 });
}

async function writeDurably(path: string, chunks: Chunks): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    for await (const chunk of chunks) await handle.writeFile(chunk);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
