import { sql } from 'kysely';

import type { Db } from '../../database/open.ts';
import type { Schema } from '../../database/schema.ts';
import { type Row, unmigratedColumns, type Value } from './migrate-tables.ts';

const rowsPerBatch = 500;

interface TableToRead {
  name: keyof Schema;
  key: readonly string[];
  columns: readonly string[];
}

/** The migrated columns of every table, in a fixed order. */
export async function columnsOf(db: Db): Promise<Map<string, string[]>> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      columns
        .map((column) => column.name)
        .filter((column) => !unmigratedColumns.includes(column))
        .toSorted(),
    ]),
  );
}

/** All rows in key order and in batches, starting after the row with these key values. */
export async function* readRows(
  db: Db,
  { name, key, columns }: TableToRead,
  after?: readonly Value[],
): AsyncIterable<Row[]> {
  const ordered = sql.join(key.map((column) => sql.ref(column)));
  let last = after;
  for (;;) {
    const isAfter = last ? sql`where (${ordered}) > (${sql.join(last)})` : sql``;
    const { rows } = await sql<Row>`select ${sql.join(columns.map((column) => sql.ref(column)))}
      from ${sql.table(name)} ${isAfter} order by ${ordered} limit ${rowsPerBatch}`.execute(db);
    const final = rows.at(-1);
    if (!final) return;
    yield rows;
    last = keyOf(final, key);
  }
}

export const keyOf = (row: Row, key: readonly string[]): Value[] =>
  key.map((column) => row[column] ?? null);
