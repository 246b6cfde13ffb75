import { createHash } from 'node:crypto';

import type { Db } from '../../../database/open.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/log.ts';
import { createHashStates, type HashStates } from './hash-states.ts';
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
