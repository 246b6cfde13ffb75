import { AppError } from '../../../lib/errors.ts';

/** One table of a source, or one kind of its objects. */
export interface SourceTable {
  name: string;
  columns: Iterable<string>;
  /** Those whose meaning this version of Perch knows. */
  known: ReadonlySet<string>;
}

// Products add ways to close something, and an import that passes over them would open it: no name of a column that only
// describes sounds so. The stems find `isPrivate`, `locked_at` and `isActivated` alike.
const closingName = /restrict|private|lock|disable|activ/i;

const namedMax = 10;
const shownLength = 60;

/**
 * Throws `invalid_request` for unknown columns that may restrict access, with their names and how to import without
 * them. `ignored` has those that the operator knows, as `column` or `table.column`.
 */
export function refuseClosingColumns(
  product: string,
  tables: readonly SourceTable[],
  ignored: readonly string[],
): void {
  const found = tables.flatMap(({ name: table, columns, known }) =>
    [...columns]
      .filter((column) => closingName.test(column) && !known.has(column))
      .filter((column) => !ignored.includes(column) && !ignored.includes(`${table}.${column}`))
      .map((column) => ({ table, column })),
  );
  if (found.length === 0) return;
  const named = found.slice(0, namedMax);
  const list = named.map(({ table, column }) => `${shown(column)} of ${shown(table)}`).join(', ');
  const options = named.map(
    ({ table, column }) => `--ignore-column ${shown(`${table}.${column}`)}`,
  );
  throw new AppError(
    'invalid_request',
    () =>
      `${product} may have closed something that an import would open, by what this version does not know: ${list}. ` +
      `See what it means there; to import without it, add ${options.join(' ')}.`,
  );
}

/** Databases of others may have any name. */
const shown = (name: string) =>
  /^[\w.-]+$/.test(name) && name.length <= shownLength
    ? name
    : JSON.stringify(name.slice(0, shownLength));
