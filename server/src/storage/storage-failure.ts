/**
 * What a storage elsewhere has to say when it does not do what it should:
 * - `unavailable`: no answer, a broken one, or one that asks to come again
 * - `full`: it takes no more bytes
 * - `missing`: there is nothing under the key
 * - `refused`: it will go on refusing until somebody changes something
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
