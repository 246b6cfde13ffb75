import type { Chunks } from '../../../storage/chunks.ts';
import { headBytes } from './file-type.ts';

export interface Measured {
  bytes: number;
  /** Hexadecimal. */
  sha256: string;
  /** The first bytes, enough to tell the type. */
  head: Uint8Array;
}

/** Counts and hashes bytes in their order. */
export class Measurement {
  readonly #hasher = new Bun.CryptoHasher('sha256');
  readonly #head = Buffer.alloc(headBytes);
  #bytes = 0;

  get bytes(): number {
    return this.#bytes;
  }

  add(chunk: Uint8Array): void {
    if (this.#bytes < headBytes) {
      this.#head.set(chunk.subarray(0, headBytes - this.#bytes), this.#bytes);
    }
    this.#bytes += chunk.length;
    this.#hasher.update(chunk);
  }

  /** Ends the measurement. */
  result(): Measured {
    return {
      bytes: this.#bytes,
      sha256: this.#hasher.digest('hex'),
      head: this.#head.subarray(0, Math.min(this.#bytes, headBytes)),
    };
  }
}

/**
 * Counts and hashes chunks while they pass. Before a chunk goes on, `allow` is told how many bytes
 * there are with it: it may throw, or make the chunk wait. `result()` is right once `chunks` has
 * been read to its end.
 */
export function countAndHash(
  source: Chunks,
  allow: (bytes: number) => Promise<void> | undefined,
): { chunks: Chunks; result: () => Measured } {
  const measurement = new Measurement();

  async function* pass(): Chunks {
    for await (const chunk of source) {
      const waiting = allow(measurement.bytes + chunk.length);
      if (waiting) await waiting;
      measurement.add(chunk);
      yield chunk;
    }
  }

  return { chunks: pass(), result: () => measurement.result() };
}
