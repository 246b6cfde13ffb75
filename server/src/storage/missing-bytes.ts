import { keyOfMissingFile } from './disk/disk.ts';
import { StorageFailure } from './storage-failure.ts';

/** Whether reading has failed because the bytes are not in the storage, be it the disk or S3. */
export const areBytesMissing = (error: unknown): boolean =>
  error instanceof StorageFailure
    ? error.kind === 'missing'
    : keyOfMissingFile(error) !== undefined;
