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

/** The failure of an upload whose stored bytes are fewer than its row says. */
export const arrivedBytesLost = () =>
  new StorageFailure('missing', 'The bytes that had arrived are gone');
