import type { Chunks } from '../chunks.ts';

/** Bytes of a file that one request sends. */
export type Part = Uint8Array<ArrayBuffer>;

const firstBytes = 64 * 1024;

/**
 * Reuses the buffers of sent parts. Left to the garbage collector, a large file would take several times
 * as much memory.
 */
export interface PartPool {
  recycle(part: Part): void;
}

/** Splits a stream into parts of exactly `partBytes`; only the last is smaller, and none is empty. */
export function splitIntoParts(
  source: Chunks,
  partBytes: number,
): { parts: AsyncIterable<Part>; memory: PartPool } {
  const free: Part[] = [];

  // Most files are small, so the first part's buffer grows on demand.
  function grown(part: Part, bytes: number): Part {
    if (bytes <= part.length) return part;
    const larger = new Uint8Array(Math.min(partBytes, Math.max(bytes, part.length * 4)));
    larger.set(part);
    return larger;
  }

  async function* cut(): AsyncIterable<Part> {
    let part: Part = new Uint8Array(firstBytes);
    let bytes = 0;
    for await (const chunk of source) {
      let rest = chunk;
      while (rest.length > 0) {
        const taken = rest.subarray(0, partBytes - bytes);
        part = grown(part, bytes + taken.length);
        part.set(taken, bytes);
        bytes += taken.length;
        rest = rest.subarray(taken.length);
        if (bytes < partBytes) continue;
        yield part;
        part = free.pop() ?? new Uint8Array(partBytes);
        bytes = 0;
      }
    }
    if (bytes > 0) yield part.subarray(0, bytes);
  }

  return {
    parts: cut(),
    memory: {
      recycle(part) {
        if (part.length === partBytes) free.push(part);
      },
    },
  };
}
