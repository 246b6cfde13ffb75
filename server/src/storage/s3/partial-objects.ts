import type { PartialFiles } from '../partial-files.ts';
import { StorageFailure } from '../storage-failure.ts';

export function createS3PartialFiles(): PartialFiles {
  const fail = () => Promise.reject(new StorageFailure('unavailable', 'Not yet'));
  return { append: fail, finish: fail, discard: fail };
}
