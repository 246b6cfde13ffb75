import type { S3Location } from '../../config/config.ts';
import { createReader } from './read-object.ts';
import { defaultRetryPolicy, type RetryPolicy } from './retry-policy.ts';
import { createS3Client } from './s3-client.ts';
import { sizeOf } from './write-object.ts';

/** Objects that other programs have written, under keys of any form. They are only read. */
export interface ForeignObjects {
  /** Size in bytes; undefined if there is no such object. Throws StorageFailure. */
  size(key: string): Promise<number | undefined>;
  /**
   * The first so many bytes, from one connection after the other where they break. Throws StorageFailure, as does the
   * stream: it never ends early.
   */
  read(key: string, bytes: number): Promise<ReadableStream<Uint8Array>>;
}

/** Opens a bucket to be read, without asking for anything yet. */
export function openForeignObjects(
  location: S3Location,
  retryPolicy: RetryPolicy = defaultRetryPolicy,
): ForeignObjects {
  const client = createS3Client(location, retryPolicy);
  const read = createReader(client);
  return {
    size: (key) => sizeOf(client, key),
    read: (key, bytes) => read(key, { start: 0, end: bytes }),
  };
}
