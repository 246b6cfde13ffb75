/**
 * An error of a remote storage:
 * - `unavailable`: no response, a broken one, or one that asks to retry
 * - `full`: out of space or over quota
 * - `missing`: no such object or bucket
 * - `refused`: rejected until an administrator changes credentials or permissions
 */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';

  constructor(
    readonly kind: 'unavailable' | 'full' | 'missing' | 'refused',
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What an operator checks, by the kind of failure. */
export const storageRemedies = {
  unavailable: 'check S3_ENDPOINT, and that the store is running there',
  full: 'free some space in the store',
  missing: 'create the bucket, or check S3_BUCKET',
  refused: 'check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and S3_REGION',
} as const satisfies Record<StorageFailure['kind'], string>;

/** One sentence for the log: the reason, and what to check. */
export const hintFor = ({ kind, message }: StorageFailure): string =>
  `${message}; ${storageRemedies[kind]}.`;

/** The failure of an upload whose stored bytes are fewer than its row says. */
export const uploadBytesLost = () =>
  new StorageFailure('missing', 'The bytes that had arrived are gone');
