import { createHash } from 'node:crypto';
import { hostname } from 'node:os';

import type { Services } from '../../../services.ts';
import {
  createUnfinishedMeasurements,
  type UnfinishedMeasurements,
} from './unfinished-measurements.ts';
import { createUploadLocks, type UploadLocks } from './upload-locks.ts';

/** What this process knows of the uploads that it works on. */
export interface Resumables {
  locks: UploadLocks;
  measurements: UnfinishedMeasurements;
}

export function createResumables(
  services: Pick<Services, 'config' | 'db' | 'clock' | 'log'>,
): Resumables {
  // One process at a time has a data folder.
  const place = `${hostname()} ${services.config.dataDir}`;
  const home = createHash('sha256').update(place).digest('hex').slice(0, 16);
  return {
    locks: createUploadLocks(services, home),
    measurements: createUnfinishedMeasurements(),
  };
}
