import type { z } from 'zod';

import type { Read } from '../source.ts';
import { problemsOf } from './row-fields.ts';
import { readInPages, type SourceDatabase, type SourceRow } from './source-database.ts';

interface Rows<Row, T> {
  /** With the key as `page_key`, and `> ?` for it at its end. */
  statement: string;
  /** The column of the key. */
  key: string;
  first: string | number;
  schema: z.ZodType<Row>;
  map(row: Row): T;
}

/** Reads all rows of a statement in the order of their key, and maps each that has the shape it should have. */
export async function* readRows<Row, T extends object>(
  database: SourceDatabase,
  { statement, key, first, schema, map }: Rows<Row, T>,
): AsyncIterable<Read<T>> {
  for await (const page of readInPages(database, statement, { key, first })) {
    for (const row of page) yield readRow(row, schema, map);
  }
}

function readRow<Row, T extends object>(
  row: SourceRow,
  schema: z.ZodType<Row>,
  map: (row: Row) => T,
): Read<T> {
  const parsed = schema.safeParse(row);
  if (parsed.success) return map(parsed.data);
  return { key: String(row['page_key']), problem: problemsOf(parsed.error) };
}
