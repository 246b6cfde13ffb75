import { createHash } from 'node:crypto';

import type { Db } from '../../../database/open.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/log.ts';
import { createLruCache } from '../../../lib/lru-cache.ts';
import { ContentHasher } from '../receive/count-and-hash.ts';
import { createUploadLeases, type UploadLeases } from './leases/leases.ts';

/** The state of resumable uploads in this process's memory. */
export interface Resumables {
  leases: UploadLeases;
  hashStates: HashStates;
}

/** `home` is the name of this process's data folder and number, which no other live process has. */
export function createResumables(
  services: { db: Db; clock: Clock; log: Log },
  home: string,
): Resumables {
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16);
  return {
    leases: createUploadLeases(services, name),
    hashStates: createHashStates(),
  };
}

const hashStatesMax = 1000;

/** Bytes are hashed while they pass; between two requests of an upload its hash state waits here. */
interface HashStates {
  /** The state after so many bytes of an upload; undefined: another process has it, or it was evicted. */
  take(id: string, bytes: number): ContentHasher | undefined;
  keep(id: string, hasher: ContentHasher): void;
}

function createHashStates(): HashStates {
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
