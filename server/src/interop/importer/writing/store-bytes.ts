import { createReadStream } from 'node:fs';

import type { ImportLinkMode } from '@perch/contract/imports/limits';

import {
  type ContentDigest,
  ContentHasher,
  countAndHash,
} from '../../../modules/uploads/receive/count-and-hash.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { newKey, type Storage } from '../../../storage/storage.ts';

const chunkBytes = 1024 ** 2;

/** The bytes of a row, wherever they are. */
export interface FoundFile {
  size: number;
  /** On the disk, without links in it; undefined: they are elsewhere. */
  path: string | undefined;
  /** Brings them into the storage, durably, and hashes them. Throws UnreadableBytes, and what the storage throws. */
  take(storage: Storage, mode: ImportLinkMode): Promise<TakenFile>;
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

/** Brings a file of the disk into the storage; sentences call it by its name. */
export async function takeFile(
  storage: Storage,
  { path, name }: { path: string; name: string },
  mode: ImportLinkMode,
): Promise<TakenFile> {
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
  return store(storage, key, readFile(path, name), Bun.file(path).size);
}

/** So that a failure of the source's disk is told from one of the storage. */
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

// Reading says why, where even that fails.
const unlinkable = new Set([
  'EXDEV',
  'EPERM',
  'EMLINK',
  'ENOTSUP',
  'EOPNOTSUPP',
  'EACCES',
  'ENOENT',
]);

/** Between file systems, and where the system forbids it, files are copied. */
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
