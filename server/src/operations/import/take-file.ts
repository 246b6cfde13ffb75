import { createReadStream } from 'node:fs';
import { lstat, realpath } from 'node:fs/promises';
import { isAbsolute, join, sep } from 'node:path';

import {
  type ContentDigest,
  ContentHasher,
  countAndHash,
} from '../../modules/uploads/receive/count-and-hash.ts';
import type { Chunks } from '../../storage/chunks.ts';
import { newKey, type Storage } from '../../storage/storage.ts';

/** How bytes come into the storage; `move` removes the original once its row is written. */
export type LinkMode = 'hard' | 'copy' | 'move';

const chunkBytes = 1024 ** 2;

export interface FoundFile {
  /** Without links in it; undefined: its bytes are a text of the database. */
  path: string | undefined;
  size: number;
}

/** A file in the storage that no row refers to yet. */
export interface TakenFile extends ContentDigest {
  key: string;
  isCopied: boolean;
}

/**
 * Where the bytes of a row are, or why they cannot be taken, as a sentence. Paths come from a database of others: none
 * leads out of the folder, neither by its parts nor by links.
 */
export async function findSourceFile(
  root: string,
  path: string,
): Promise<{ path: string; size: number } | string> {
  if (isAbsolute(path) || path.includes('\0') || path.split(/[/\\]/).includes('..')) {
    return `its path ${JSON.stringify(path)} leads out of the folder`;
  }
  try {
    const real = await realpath(join(root, path));
    if (!real.startsWith(root + sep)) return `${path} leads out of the folder`;
    const found = await lstat(real);
    return found.isFile() ? { path: real, size: found.size } : `${path} is no file`;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR')
      return `its bytes are missing: there is no ${path}`;
    if (code === 'EACCES' || code === 'EPERM') return `${path} may not be read`;
    if (code === 'ENAMETOOLONG' || code === 'ELOOP') return `${path} cannot be a file`;
    throw error;
  }
}

/** Brings a file into the storage, durably, and hashes it. Throws what reading and the storage throw. */
export async function takeFile(storage: Storage, path: string, mode: LinkMode): Promise<TakenFile> {
  const key = newKey();
  if (mode !== 'copy' && (await isLinked(storage, key, path))) {
    try {
      const digest = await hashFile(path);
      await storage.settle(key);
      return { key, ...digest, isCopied: false };
    } catch (error) {
      await storage.remove(key);
      throw error;
    }
  }
  return store(storage, key, createReadStream(path, { highWaterMark: chunkBytes }));
}

/** The same for a text. */
export const takeText = (storage: Storage, text: string): Promise<TakenFile> =>
  store(storage, newKey(), new Blob([text]).stream());

async function store(storage: Storage, key: string, source: Chunks): Promise<TakenFile> {
  const { chunks, digest } = countAndHash(source, () => undefined);
  await storage.write(key, chunks);
  return { key, ...digest(), isCopied: true };
}

/** Between file systems, and where the system forbids it, files are copied. */
async function isLinked({ link }: Storage, key: string, path: string): Promise<boolean> {
  if (!link) return false;
  try {
    await link(key, path);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EXDEV' || code === 'EPERM' || code === 'EMLINK' || code === 'ENOTSUP')
      return false;
    throw error;
  }
}

async function hashFile(path: string): Promise<ContentDigest> {
  const hasher = new ContentHasher();
  const { size } = Bun.file(path);
  // Opening a stream costs more than reading a small file.
  if (size <= chunkBytes) hasher.update(await Bun.file(path).bytes());
  else
    for await (const chunk of createReadStream(path, { highWaterMark: chunkBytes }))
      hasher.update(chunk);
  return hasher.digest();
}
