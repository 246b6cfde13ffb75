import { randomBase62 } from '../../../random.ts';
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

export const createResumables = (
  services: Parameters<typeof createUploadLocks>[0],
): Resumables => ({
  locks: createUploadLocks(services, randomBase62(22)),
  measurements: createUnfinishedMeasurements(),
});
