import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { fsyncDir } from '../../lib/disk/fsync-dir.ts';
import type { Chunks } from '../../storage/chunks.ts';
import { filesIn } from './backup-folder.ts';

const unfinished = 'incoming';

/** The expected content of a file. */
export interface Content {
  /** Hexadecimal. */
  sha256: string;
  size: number;
}

/** A file's content does not match its row. */
export class DamagedBytes extends Error {
  override readonly name = 'DamagedBytes';
}

/** Passes chunks on and throws DamagedBytes at the end if they do not match the content. */
export async function* verified(chunks: Chunks, { sha256, size }: Content): Chunks {
  const hasher = new Bun.CryptoHasher('sha256');
  let bytes = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    hasher.update(chunk);
    yield chunk;
  }
  if (bytes !== size) throw new DamagedBytes(`${bytes} bytes instead of ${size}`);
  if (hasher.digest('hex') !== sha256) throw new DamagedBytes('SHA-256 mismatch');
}

/** Reads all chunks and compares them with the content. */
export async function matchesContent(chunks: Chunks, content: Content): Promise<boolean> {
  try {
    for await (const _ of verified(chunks, content)) continue;
    return true;
  } catch (error) {
    if (error instanceof DamagedBytes) return false;
    throw error;
  }
}

/** The files of all snapshots in a backup, named by their SHA-256. */
export interface BackupFiles {
  has(content: Content): Promise<boolean>;
  /** Throws DamagedBytes, and what `chunks` throws; then nothing is written. */
  write(content: Content, chunks: Chunks): Promise<void>;
  /** Opens a file without verifying it; undefined if there is none. */
  open(content: Content): Promise<Chunks | undefined>;
  /** Whether the file exists and matches its SHA-256. */
  hasIntact(content: Content): Promise<boolean>;
  /** Makes all files durable, including those of interrupted backups. */
  sync(): Promise<void>;
  /** Deletes all files but the referenced ones and returns the number of deleted files. */
  prune(isReferenced: (sha256: string) => Promise<boolean>): Promise<number>;
}

/** Opens a backup's files. Changes nothing until the first write, so read-only media can be restored. */
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
      // An interrupted backup may have renamed files without syncing their folders.
      for (const name of await readdir(root)) await fsyncDir(join(root, name));
      await fsyncDir(root);
    },
    async prune(isReferenced) {
      let removed = 0;
      for (const name of await readdir(root)) {
        if (name === unfinished) continue;
        for (const sha256 of await readdir(join(root, name))) {
          if (await isReferenced(sha256)) continue;
          await rm(join(root, name, sha256), { force: true });
          removed += 1;
        }
      }
      return removed;
    },
  };
}

/** Creates the folders, and removes incomplete files of an interrupted backup. */
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
