import type { Chunks } from '../../storage/storage.ts';
import { headBytes } from './file-type.ts';

interface Measured {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** The first bytes, enough to tell the type. */
  head: Uint8Array;
}

/**
 * Counts and hashes chunks while they pass; `chunks` throws `tooLarge()` at the first byte over
 * `maxBytes`. `result()` is right once `chunks` has been read to its end.
 */
export function measure(
  source: Chunks,
  maxBytes: number,
  tooLarge: () => Error,
): { chunks: Chunks; result: () => Measured } {
  const hasher = new Bun.CryptoHasher('sha256');
  const head = Buffer.alloc(headBytes);
  let bytes = 0;

  async function* pass(): Chunks {
    for await (const chunk of source) {
      if (bytes < headBytes) head.set(chunk.subarray(0, headBytes - bytes), bytes);
      bytes += chunk.length;
      if (bytes > maxBytes) throw tooLarge();
      hasher.update(chunk);
      yield chunk;
    }
  }

  return {
    chunks: pass(),
    result: () => ({
      bytes,
      sha256: hasher.digest('hex'),
      head: head.subarray(0, Math.min(bytes, headBytes)),
    }),
  };
}
