import { createHash } from 'node:crypto';

import { AppError } from '../../../lib/errors.ts';
import type { Source } from '../source.ts';
import type { SourceRow } from './source-database.ts';

/** How many of the oldest accounts an installation is known by. */
export const knownAccounts = 10;

/**
 * Tells an installation from others of its product, by values that each of its oldest accounts was given once. Throws
 * `invalid_request` where there are no accounts.
 */
export function originsOf(
  product: string,
  accounts: readonly string[],
): Pick<Source, 'origin' | 'otherOrigins'> {
  const [origin, ...otherOrigins] = accounts.map((value) => originOf(product, value));
  if (origin === undefined) {
    throw new AppError('invalid_request', () => 'This database has no accounts.');
  }
  return { origin, otherOrigins };
}

/** One of the values by which an installation is known, so that none can be read in the database of Perch. */
export const originOf = (product: string, value: string): string =>
  createHash('sha256').update(`${product} ${value}`).digest('hex');

/** A column of rows, as text; rows without a value are left out, as they would be alike everywhere. */
export const columnOf = (rows: readonly SourceRow[], column: string): string[] =>
  rows.flatMap((row) => {
    const value = row[column];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : [];
  });
