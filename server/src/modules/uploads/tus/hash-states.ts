import { createLruCache } from '../../../lib/lru-cache.ts';
import { Measurement } from '../receive/count-and-hash.ts';

const measurementsMax = 1000;

/** Bytes are hashed while they pass; between two requests, what was hashed so far waits here. */
export interface UnfinishedMeasurements {
  /** What was measured of these bytes of an upload; undefined: not here, or no longer. */
  take(id: string, bytes: number): Measurement | undefined;
  keep(id: string, measurement: Measurement): void;
}

export function createUnfinishedMeasurements(): UnfinishedMeasurements {
  const waiting = createLruCache<Measurement>(measurementsMax, () => 1);
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
