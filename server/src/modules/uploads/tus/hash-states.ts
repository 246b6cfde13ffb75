import { createLruCache } from '../../../lib/lru-cache.ts';
import { Measurement } from '../receive/count-and-hash.ts';

const hashStatesMax = 1000;

/** Bytes are hashed while they pass; between two requests of an upload its hash state waits here. */
export interface HashStates {
  /** The state after so many bytes of an upload; undefined: another process has it, or it was evicted. */
  take(id: string, bytes: number): Measurement | undefined;
  keep(id: string, measurement: Measurement): void;
}

export function createHashStates(): HashStates {
  const waiting = createLruCache<Measurement>(hashStatesMax, () => 1);
  return {
    take(id, bytes) {
      const measurement = waiting.get(id);
      waiting.delete(id);
      if (measurement?.bytes === bytes) return measurement;
      return bytes === 0 ? new Measurement() : undefined;
    },
    keep(id, measurement) {
      waiting.set(id, measurement);
    },
  };
}
