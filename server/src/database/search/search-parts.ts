import { type Kysely, type RawBuilder, sql } from 'kysely';

import type { Schema, UploadRow } from '../schema.ts';

/** Which uploads are wanted. */
export interface UploadSearch {
  /** Part of the name, folded as `name_key` is; not empty. Shorter than three, its beginning. */
  text: string;
  /** Theirs count as well, whatever their names. */
  uploaderIds: readonly string[];
  /** Nobody else's, where given. */
  ownerId?: string | undefined;
  /** That one has few enough to look at all of them. */
  isOfFew?: boolean;
  /** No other, where given. */
  category?: UploadRow['category'] | undefined;
}

/** Part of a list in the order of arrival. */
export interface Slice {
  order: 'asc' | 'desc';
  limit: number;
  offset: number;
}

export type Matches = RawBuilder<Pick<UploadRow, 'id' | 'created_at'>>;

// Both databases keep sequences of three characters, and have nothing for shorter texts.
export const trigramLength = 3;

export const isShort = ({ text }: Pick<UploadSearch, 'text'>) => [...text].length < trigramLength;

/** The text for `like`, where it stands for itself alone. */
export const escapedForLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);

/** In quotation marks nothing has a meaning but the mark itself, which is doubled (FTS5, 3.1). */
export const quotedForFts = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** The part of a condition that holds for every match, however it was found. */
export function restricted({ ownerId, category }: UploadSearch): RawBuilder<unknown> {
  const isOwners = ownerId === undefined ? sql`` : sql` and user_id = ${ownerId}`;
  return category === undefined ? isOwners : sql`${isOwners} and category = ${category}`;
}

/** `order by` and `limit` of a slice. */
export function sliced({ order, limit, offset }: Slice): RawBuilder<unknown> {
  const direction = sql.raw(order);
  return sql`order by created_at ${direction}, id ${direction} limit ${limit} offset ${offset}`;
}

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
