import { createHash } from 'node:crypto';

import type { Db } from '../../../database/open.ts';
import type { Clock } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/log.ts';
import { createUnfinishedMeasurements, type UnfinishedMeasurements } from './hash-states.ts';
import { createUploadLocks, type UploadLocks } from './leases/leases.ts';

/** What this process knows of the uploads that it works on. */
export interface Resumables {
  locks: UploadLocks;
  measurements: UnfinishedMeasurements;
}

/** `home` is where this process is at home, in which there is never another one. */
export function createResumables(
  services: { db: Db; clock: Clock; log: Log },
  home: string,
): Resumables {
  const name = createHash('sha256').update(home).digest('hex').slice(0, 16);
  return {
    locks: createUploadLocks(services, name),
    measurements: createUnfinishedMeasurements(),
  };
}
