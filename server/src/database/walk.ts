import { type RawBuilder, sql } from 'kysely';

import type { Position } from '../lib/cursor.ts';
import { isPostgres } from './dialect.ts';
import type { Db } from './open.ts';

/** Rows in the order of an index, of which a list has those that match. */
export interface Walk {
  /** What the rows are read from, with `indexed` where that is a table. */
  from: RawBuilder<unknown>;
  /** Conditions that the index begins with. */
  within: readonly RawBuilder<unknown>[];
  /** Conditions that each row must meet. */
  filters: readonly RawBuilder<unknown>[];
  sortedBy: RawBuilder<unknown>;
  order: 'asc' | 'desc';
  after: Position | undefined;
}

/** Ids in their order, each with the key that it is sorted by. */
export type SortedIds = RawBuilder<{ id: string; sort_key: Position['key'] }>;

// Rows that a page examines, in the table if the index does not cover the conditions: a few milliseconds.
const scannedMax = 2000;

/** A table that SQLite reads by this index or not at all: it knows no figures, and might sort all rows instead. */
export const indexed = (db: Db, table: string, index: string, as: string): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`${sql.table(table)} as ${sql.ref(as)}`
    : sql`${sql.table(table)} as ${sql.ref(as)} indexed by ${sql.ref(index)}`;

/** Rows of a table, each with the row of `table` that has its `id`, as `rows`: these are looked up one by one. */
export const lookedUp = (db: Db, from: string, table: string, id: string): RawBuilder<unknown> =>
  isPostgres(db)
    ? sql`${sql.table(from)} cross join lateral
        (select * from ${sql.table(table)} as found where found.id = ${sql.ref(id)} limit 1) as rows`
    : sql`${sql.table(from)} cross join ${sql.table(table)} as rows`;

export const where = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  conditions.length === 0 ? sql`` : sql`where ${sql.join(conditions, sql` and `)}`;

/** The condition on rows that come after a position. */
export function beyond(
  { sortedBy, order }: Pick<Walk, 'sortedBy' | 'order'>,
  after: Position | undefined,
): RawBuilder<unknown>[] {
  if (!after) return [];
  const sign = sql.raw(order === 'asc' ? '>' : '<');
  return [sql`(${sortedBy}, id) ${sign} (${after.key}, ${after.id})`];
}

/**
 * The first `count` ids behind the cursor, among a bounded number of rows. Where there may be more behind those rows, `end` is
 * the position of the last one.
 */
export async function walk(
  db: Db,
  { from, within, filters, sortedBy, order, after }: Walk,
  count: number,
): Promise<{ ids: SortedIds; end: Position | undefined }> {
  const direction = sql.raw(order);
  const inOrder = sql`order by ${sortedBy} ${direction}, id ${direction}`;
  const conditions = [...within, ...beyond({ sortedBy, order }, after)];
  const end =
    filters.length === 0
      ? undefined
      : await readPosition(
          db,
          sql`select ${sortedBy} as key, id from ${from} ${where(conditions)} ${inOrder}
            limit 1 offset ${scannedMax - 1}`,
        );
  // Rows that come or go meanwhile do so on either side of the end, of which none is passed over.
  const sign = sql.raw(order === 'asc' ? '<=' : '>=');
  const upToEnd = end ? [sql`(${sortedBy}, id) ${sign} (${end.key}, ${end.id})`] : [];
  const ids: SortedIds = sql`select id, ${sortedBy} as sort_key from ${from}
    ${where([...conditions, ...upToEnd, ...filters])} ${inOrder} limit ${count}`;
  return { ids, end };
}

/** Where the next page begins, given `limit` rows and one more; undefined at the end of the list. */
export const nextOf = (
  rows: readonly Position[],
  limit: number,
  end: Position | undefined,
): Position | undefined => (rows.length > limit ? rows[limit - 1] : end);

async function readPosition(db: Db, query: RawBuilder<unknown>): Promise<Position | undefined> {
  const { rows } = await sql<Position>`${query}`.execute(db);
  return rows[0];
}
