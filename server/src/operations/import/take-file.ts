import { createReadStream } from 'node:fs';

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

/** The bytes of a row, wherever they are. */
export interface FoundFile {
  size: number;
  /** On the disk, without links in it; undefined: they are elsewhere. */
  path: string | undefined;
  /** Brings them into the storage, durably, and hashes them. Throws UnreadableBytes, and what the storage throws. */
  take(storage: Storage, mode: LinkMode): Promise<TakenFile>;
}

/** A file in the storage that no row refers to yet. */
export interface TakenFile extends ContentDigest {
  key: string;
  isCopied: boolean;
}

/** The source does not give the bytes of a row; the message is a sentence. */
export class UnreadableBytes extends Error {
  override readonly name = 'UnreadableBytes';
}

/** Brings a file of the disk into the storage. */
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
  const chunks = createReadStream(path, { highWaterMark: chunkBytes });
  return store(storage, key, chunks, Bun.file(path).size);
}

/** The same for a text of the database. */
export const takeText = (storage: Storage, text: string): Promise<TakenFile> =>
  takeChunks(storage, new Blob([text]).stream(), Buffer.byteLength(text));

/** The same for bytes that arrive. */
export const takeChunks = (storage: Storage, source: Chunks, bytes: number): Promise<TakenFile> =>
  store(storage, newKey(), source, bytes);

async function store(
  storage: Storage,
  key: string,
  source: Chunks,
  bytes: number,
): Promise<TakenFile> {
  const { chunks, digest } = countAndHash(source, () => undefined);
  await storage.write(key, chunks, bytes);
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
