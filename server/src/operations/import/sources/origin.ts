import { createHash } from 'node:crypto';

import { AppError } from '../../../lib/errors.ts';

/**
 * Tells an installation from others of its product by what its oldest account was given once. Throws `invalid_request`
 * where there are no accounts.
 */
export function originOf(product: string, account: string | undefined): string {
  if (account === undefined) {
    throw new AppError('invalid_request', () => 'This database has no accounts.');
  }
  return createHash('sha256').update(`${product} ${account}`).digest('hex');
}

/** The column of the oldest account, as text. */
export const firstOf = (
  [row]: readonly Record<string, unknown>[],
  column: string,
): string | undefined => row && String(row[column]);
