import { AppError } from '../../../lib/errors.ts';
import type { SourceSettings } from '../source.ts';
import { refuseClosingColumns, type SourceTable } from './closing-columns.ts';

/** A row as the database gives it, before it was checked. */
export type SourceRow = Record<string, unknown>;

/** The database of another installation, which is only read. */
export interface SourceDatabase {
  /** The columns of each table. */
  columns: ReadonlyMap<string, ReadonlySet<string>>;
  /** Values of a column as one text, to be read as a `list`. */
  joined(column: string): string;
  query(statement: string, parameters?: readonly (string | number)[]): Promise<SourceRow[]>;
  close(): Promise<void>;
}

/**
 * Every table that a source reads, and the names of its columns in one text: those that an import needs, and with `?` those
 * that it can do without. One that sounds as if it closed something has to be named.
 */
type Tables = Readonly<Record<string, string>>;

/**
 * Throws `invalid_request`, and names the column, for a database of another product or version, and for one that may close
 * what nothing is known of.
 */
export function requireTables(
  { columns }: SourceDatabase,
  product: string,
  tables: Tables,
  { ignoredColumns }: Pick<SourceSettings, 'ignoredColumns'>,
): void {
  const read = Object.entries(tables).map(([name, names]): SourceTable => {
    const present = columns.get(name);
    const missing = present
      ? names.split(' ').find((column) => !column.endsWith('?') && !present.has(column))
      : 'the whole table';
    if (present && missing === undefined) {
      return { name, columns: present, known: new Set(names.replaceAll('?', '').split(' ')) };
    }
    throw new AppError(
      'invalid_request',
      () => `This is not a database of ${product}: ${missing} of ${name} is missing.`,
    );
  });
  refuseClosingColumns(product, read, ignoredColumns);
}

/** A column that came with a later version, as a statement names it; the value that it had before where it is missing. */
export const optionalColumn = (
  { columns }: Pick<SourceDatabase, 'columns'>,
  { table, column, before }: { table: string; column: string; before: string },
): string => (columns.get(table)?.has(column) ? `${table}.${column}` : before);

const rowsPerPage = 500;

/**
 * All rows of a statement with `> ?` for the key and without an order, in pages in the order of the key. Throws
 * `invalid_request` where the database is lost in between.
 */
export async function* readInPages(
  database: SourceDatabase,
  statement: string,
  { key, first }: { key: string; first: string | number },
): AsyncIterable<SourceRow[]> {
  let after = first;
  while (true) {
    const ordered = `${statement} order by ${key} limit ${rowsPerPage}`;
    const page = await queryFurther(database, ordered, after);
    if (page.length > 0) yield page;
    const last = page.at(-1)?.['page_key'];
    if (page.length < rowsPerPage || (typeof last !== 'string' && typeof last !== 'number')) return;
    after = last;
  }
}

async function queryFurther(database: SourceDatabase, statement: string, after: string | number) {
  try {
    return await database.query(statement, [after]);
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError(
      'invalid_request',
      () =>
        `The source's database can no longer be read: ${why}. Run the import again to continue.`,
      { cause },
    );
  }
}
