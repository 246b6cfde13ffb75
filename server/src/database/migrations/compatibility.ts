import { ConfigError } from '../../config/config.ts';

// A process may find migrations that it does not know: a newer Perch ran them, and the previous version was restored
// or still runs next to it. The migration's name, which the database keeps, says whether that process can continue.
// See docs/decisions/0058-the-version-before-goes-on.md.
const nameForm = /^\d{4}-[\da-z]+(?:-[\da-z]+)*$/;
const breakingForm = /^\d{4}-breaking-/;

/** Whether processes that do not know this migration can use the database all the same. */
export const isAdditive = (name: string): boolean =>
  nameForm.test(name) && !breakingForm.test(name);

/** A database's schema compared with that of this program. */
export interface SchemaDifference {
  /** Migrations that the database lacks. */
  missing: string[];
  /** Migrations that this program does not know. */
  unknown: string[];
}

/** The migration by which this program cannot use the database, undefined where it can. */
export function findObstacle({ missing, unknown }: SchemaDifference): string | undefined {
  const breaking = unknown.find((name) => !isAdditive(name));
  // Behind in one and ahead in another: of two lines of versions, which no test has seen together.
  return breaking ?? (missing.length > 0 ? unknown[0] : undefined);
}

/**
 * Throws ConfigError where this program cannot use the database. Whatever copies all rows elsewhere must know every
 * table and column, and calls it with `isExact`.
 */
export function refuseNewer(difference: SchemaDifference, { isExact }: { isExact: boolean }): void {
  const newer = findObstacle(difference) ?? (isExact ? difference.unknown[0] : undefined);
  if (newer === undefined) return;
  throw new ConfigError(
    `A newer Perch has changed the database (${newer}); this version cannot use it.`,
  );
}
