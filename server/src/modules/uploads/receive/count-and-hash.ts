import { isAscii } from 'node:buffer';

import type { Chunks } from '../../../storage/chunks.ts';
import { headBytes } from './file-type.ts';

/** Size, SHA-256 and CRC-32 of a file's content, and the bytes that determine its type. */
export interface ContentDigest {
  bytes: number;
  /** Lower-case hexadecimal. */
  sha256: string;
  /** An unsigned number. */
  crc32: number;
  /** Up to `headBytes` from the beginning, for `decideType`. */
  head: Uint8Array;
  /** As many from the first byte that is not ASCII, by which the charset of a text is found. */
  sample: Uint8Array;
}

/** Incremental count, SHA-256, CRC-32 and head of a file's content; chunks are added in file order. */
export class ContentHasher {
  readonly #hasher = new Bun.CryptoHasher('sha256');
  #head = Buffer.alloc(0);
  #sample = Buffer.alloc(0);
  #bytes = 0;
  #crc32 = 0;

  /** Bytes hashed so far. */
  get bytes(): number {
    return this.#bytes;
  }

  /** As many of the first bytes as have come, up to `headBytes`. */
  get head(): Uint8Array {
    return this.#head;
  }

  update(chunk: Uint8Array): void {
    if (this.#bytes < headBytes) {
      // A copy: the chunk's memory is freed when it has been written.
      this.#head = Buffer.concat([this.#head, chunk.subarray(0, headBytes - this.#bytes)]);
    }
    if (this.#sample.length < headBytes) this.#takeSample(chunk);
    this.#bytes += chunk.length;
    this.#hasher.update(chunk);
    this.#crc32 = Bun.hash.crc32(chunk, this.#crc32);
  }

  #takeSample(chunk: Uint8Array): void {
    const isBegun = this.#sample.length > 0;
    if (!isBegun && isAscii(chunk)) return;
    const start = isBegun ? 0 : chunk.findIndex((byte) => byte > 0x7f);
    const part = chunk.subarray(start, start + headBytes - this.#sample.length);
    this.#sample = Buffer.concat([this.#sample, part]);
  }

  /** Finalizes the hash: callable once, and no `update` may follow. */
  digest(): ContentDigest {
    return {
      bytes: this.#bytes,
      sha256: this.#hasher.digest('hex'),
      crc32: this.#crc32,
      head: this.head,
      sample: this.#sample,
    };
  }
}

/**
 * Counts and hashes chunks while they stream through. `allow` is called before each chunk with the total
 * that includes it, in bytes: it may throw, or hold the chunk back with a promise. Call `digest` once
 * `chunks` has been read to its end.
 */
export function countAndHash(
  source: Chunks,
  allow: (bytes: number) => Promise<void> | undefined,
): { chunks: Chunks; digest: () => ContentDigest } {
  const hasher = new ContentHasher();

  async function* pass(): Chunks {
    for await (const chunk of source) {
      const waiting = allow(hasher.bytes + chunk.length);
      if (waiting) await waiting;
      hasher.update(chunk);
      yield chunk;
    }
  }

  return { chunks: pass(), digest: () => hasher.digest() };
}
