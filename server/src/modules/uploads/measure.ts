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
 * Counts and hashes chunks while they pass. Before a chunk goes on, `allow` is told how many bytes
 * there are with it: it may throw, or make the chunk wait. `result()` is right once `chunks` has
 * been read to its end.
 */
export function measure(
  source: Chunks,
  allow: (bytes: number) => Promise<void> | undefined,
): { chunks: Chunks; result: () => Measured } {
  const hasher = new Bun.CryptoHasher('sha256');
  const head = Buffer.alloc(headBytes);
  let bytes = 0;

  async function* pass(): Chunks {
    for await (const chunk of source) {
      if (bytes < headBytes) head.set(chunk.subarray(0, headBytes - bytes), bytes);
      bytes += chunk.length;
      const waiting = allow(bytes);
      if (waiting) await waiting;
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
