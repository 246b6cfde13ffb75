import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { UploadRow } from '../rows/upload-rows.ts';
import type { Schema } from '../schema.ts';

/** A search for uploads. */
export interface UploadSearch {
  /** A substring of the name, folded like `name_key`. Not empty. */
  text: string;
  /** Owners whose uploads match regardless of their names. */
  uploaderIds: readonly string[];
  /** Restricts the search to one owner. */
  ownerId?: string | undefined;
  /** Whether that owner has so few uploads that scanning them is cheaper than the index. */
  isOfFew?: boolean;
  /** Restricts the search to one category. */
  category?: UploadRow['category'] | undefined;
  /** In SQLite the rows whose names have a text that is too short for the index; see `prepareSearch`. */
  rowNumbers?: readonly number[];
}

/** Part of a list that is sorted by upload time. */
export interface Slice {
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export type Matches = RawBuilder<Pick<UploadRow, 'id' | 'created_at'>>;

// Both databases index trigrams, which cannot find shorter texts.
export const trigramLength = 3;

/** Whether the text is too short for the trigram index. */
export const isShort = ({ text }: Pick<UploadSearch, 'text'>) => [...text].length < trigramLength;

/** Escapes the wildcards of `like`. */
export const escapedForLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** An FTS5 string, in which only the quotation mark is special and is doubled (FTS5 §3.1). */
export const quotedForFts = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The conditions on owner and category, to be appended to a `where` clause. */
export function restricted({ ownerId, category }: UploadSearch): RawBuilder<unknown> {
  const isOwners = ownerId === undefined ? sql`` : sql` and user_id = ${ownerId}`;
  return category === undefined ? isOwners : sql`${isOwners} and category = ${category}`;
}

/** The `order by`, `limit` and `offset` clauses of a slice. */
export function sliced({ order, limit, offset }: Slice): RawBuilder<unknown> {
  const direction = sql.raw(order);
  return sql`order by created_at ${direction}, id ${direction} limit ${limit} offset ${offset}`;
}

/** The number of rows of a query, up to `max`. */
export async function countRows(
  db: Kysely<Schema>,
  rows: RawBuilder<unknown>,
  max: number,
): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*) as count from (select 1 from (${rows}) as matches limit ${max}) as counted
  `.execute(db);
  return counted.rows[0]?.count ?? 0;
}
