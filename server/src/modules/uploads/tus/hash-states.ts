import { createLruCache } from '../../../lib/lru-cache.ts';
import { ContentHasher } from '../receive/count-and-hash.ts';

const hashStatesMax = 1000;

/** Bytes are hashed while they pass; between two requests of an upload its hash state waits here. */
export interface HashStates {
  /** The state after so many bytes of an upload; undefined: another process has it, or it was evicted. */
  take(id: string, bytes: number): ContentHasher | undefined;
  keep(id: string, hasher: ContentHasher): void;
}

export function createHashStates(): HashStates {
  const waiting = createLruCache<ContentHasher>(hashStatesMax, () => 1);
  return {
    take(id, bytes) {
      const hasher = waiting.get(id);
      waiting.delete(id);
      if (hasher?.bytes === bytes) return hasher;
      return bytes === 0 ? new ContentHasher() : undefined;
    },
    keep(id, hasher) {
      waiting.set(id, hasher);
    },
  };
}
