import { createReadStream } from 'node:fs';

import type { ImportLinkMode } from '@perch/contract/imports/limits';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import {
  type ContentDigest,
  ContentHasher,
  countAndHash,
} from '../../../modules/uploads/receive/count-and-hash.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { newKey, type Storage } from '../../../storage/storage.ts';

const chunkBytes = 1024 ** 2;

/** The bytes of a row, wherever they are. */
export interface SourceBytes {
  size: number;
  /** A path on the disk without symbolic links; undefined: they are elsewhere. */
  path: string | undefined;
  /** Stores them durably, and hashes them. Throws UnreadableBytes, and what the storage throws. */
  store(storage: Storage, mode: ImportLinkMode): Promise<StoredBytes>;
}

/** A file in the storage that no row refers to yet. */
export interface StoredBytes extends ContentDigest {
  key: string;
  isCopied: boolean;
  /** What it was to lose, and what became of that; undefined: nothing. */
  stripped?: UploadRow['stripped'] | undefined;
}

/** The bytes of a row cannot be read from the source; the message is a sentence. */
export class UnreadableBytes extends Error {
  override readonly name = 'UnreadableBytes';
}

/** Stores a file of the disk; error messages contain its name. */
export async function storeFile(
  storage: Storage,
  { path, name }: { path: string; name: string },
  mode: ImportLinkMode,
): Promise<StoredBytes> {
  const key = newKey();
  if (mode !== 'copy' && (await isLinked(storage, key, path))) {
    try {
      const digest = await hashFile(readFile(path, name));
      await storage.settle(key);
      return { key, ...digest, isCopied: false };
    } catch (error) {
      await storage.remove(key);
      throw error;
    }
  }
  return write(storage, key, readFile(path, name), Bun.file(path).size);
}

/** Distinguishes failures of the source's disk from those of the storage. */
async function* readFile(path: string, name: string): Chunks {
  try {
    // Opening a stream costs more than reading a small file.
    if (Bun.file(path).size <= chunkBytes) yield await Bun.file(path).bytes();
    else yield* createReadStream(path, { highWaterMark: chunkBytes });
  } catch (cause) {
    const code = cause instanceof Error && 'code' in cause ? ` (${String(cause.code)})` : '';
    throw new UnreadableBytes(`${name} could not be read${code}`, { cause });
  }
}

/** The same for a text of the database. */
export const storeText = (storage: Storage, text: string): Promise<StoredBytes> =>
  storeChunks(storage, new Blob([text]).stream(), Buffer.byteLength(text));

/** The same for bytes that arrive. */
export const storeChunks = (
  storage: Storage,
  source: Chunks,
  bytes: number,
): Promise<StoredBytes> => write(storage, newKey(), source, bytes);

async function write(
  storage: Storage,
  key: string,
  source: Chunks,
  bytes: number,
): Promise<StoredBytes> {
  const { chunks, digest } = countAndHash(source, () => undefined);
  await storage.write(key, chunks, bytes);
  return { key, ...digest(), isCopied: true };
}

// If even reading fails, that error says why.
const unlinkable = new Set([
  'EXDEV',
  'EPERM',
  'EMLINK',
  'ENOTSUP',
  'EOPNOTSUPP',
  'EACCES',
  'ENOENT',
]);

/** Files are copied across file systems, and where the system forbids links. */
async function isLinked({ link }: Storage, key: string, path: string): Promise<boolean> {
  if (!link) return false;
  try {
    await link(key, path);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (typeof code === 'string' && unlinkable.has(code)) return false;
    throw error;
  }
}

async function hashFile(chunks: Chunks): Promise<ContentDigest> {
  const hasher = new ContentHasher();
  for await (const chunk of chunks) hasher.update(chunk);
  return hasher.digest();
}
