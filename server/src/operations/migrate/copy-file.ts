import type { Chunks } from '../../storage/chunks.ts';
import { StorageFailure } from '../../storage/storage-failure.ts';
import type { Storage } from '../../storage/storage.ts';

export interface FileToMigrate {
  key: string;
  /** Hexadecimal; undefined for a thumbnail, whose hash is not stored. */
  sha256: string | undefined;
  /** Undefined for a thumbnail. */
  bytes?: number | undefined;
}

/** A file that is missing in the source or does not match its SHA-256. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

interface Storages {
  from: Storage;
  to: Storage;
}

/**
 * Copies a file unless `to` has it already, and verifies the copy by reading it. With `isAbsent`, the check
 * for an existing copy is skipped. Throws DamagedFile, and leaves nothing in `to`, if the source's file is
 * missing or damaged.
 */
export async function copyFile(
  { from, to }: Storages,
  { key, sha256, bytes }: FileToMigrate,
  isAbsent: boolean,
): Promise<void> {
  if (!isAbsent && (await to.size(key)) !== undefined) {
    if (sha256 !== undefined && (await digestOf(to, key)) === sha256) return to.settle(key);
    await to.remove(key);
  }
  const hasher = new Bun.CryptoHasher('sha256');
  let sent = '';
  async function* checked(): Chunks {
    for await (const chunk of chunksOf(from, key)) {
      hasher.update(chunk);
      yield chunk;
    }
    sent = hasher.digest('hex');
    if (sha256 !== undefined && sent !== sha256) {
      throw new DamagedFile('its bytes are not those that were uploaded');
    }
  }
  await to.write(key, checked(), bytes);
  if ((await digestOf(to, key)) === sent) return;
  await to.remove(key);
  throw new Error(`The stored copy of file ${key} differs from what was written.`);
}

async function* chunksOf(storage: Storage, key: string): Chunks {
  try {
    const content = await storage.read(key);
    yield* content instanceof Blob ? content.stream() : content;
  } catch (error) {
    // An unreachable store says nothing about the file.
    if (error instanceof StorageFailure && error.kind !== 'missing') throw error;
    throw new DamagedFile('it cannot be read', { cause: error });
  }
}

async function digestOf(storage: Storage, key: string): Promise<string> {
  const hasher = new Bun.CryptoHasher('sha256');
  const content = await storage.read(key);
  const stream = content instanceof Blob ? content.stream() : content;
  for await (const chunk of stream) hasher.update(chunk);
  return hasher.digest('hex');
}
