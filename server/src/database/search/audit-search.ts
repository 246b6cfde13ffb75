import { type Kysely, type RawBuilder, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { AuditRow, Schema } from '../schema.ts';
import { countRows, escapedForLike, isShort, quotedForFts } from './search-parts.ts';

/** A filter of audit entries; absent fields match all of them. */
export interface AuditFilter {
  /** A substring of an entry's text, in lower case; not empty. */
  text?: string | undefined;
  action?: string | undefined;
  /** Milliseconds since 1970; `from` is inclusive, `to` exclusive. */
  from?: number | undefined;
  to?: number | undefined;
}

/** A matching entry; in SQLite with its FTS5 row number, which ascends with time. */
export type AuditMatch = AuditRow & { search_id?: number };

interface AuditSlice {
  limit: number;
  offset: number;
  /** Continues after this entry of an earlier result. */
  after?: AuditMatch | undefined;
}

// A text shorter than a trigram cannot use the index, and is searched in the newest entries only.
const scannedMax = 20_000;

/** Matching entries, newest first. */
export async function findAuditEntries(
  db: Kysely<Schema>,
  filter: AuditFilter,
  { limit, offset, after }: AuditSlice,
): Promise<AuditMatch[]> {
  const { rows } = await sql<AuditMatch>`${matching(db, filter, after)}
    order by ${newestFirst(db, filter)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

function newestFirst(db: Kysely<Schema>, { text }: AuditFilter): RawBuilder<unknown> {
  if (isPostgres(db)) return sql`at desc, id desc`;
  // In rowid order FTS5 stops at the limit instead of sorting all matches.
  return isIndexed(text) ? sql`audit_search.rowid desc` : sql`search_id desc`;
}

const isIndexed = (text = '') => !isShort({ text });

/** The number of matching entries, up to `max`. */
export function countAuditEntries(
  db: Kysely<Schema>,
  filter: AuditFilter,
  max: number,
): Promise<number> {
  return countRows(db, matching(db, filter), max);
}

function matching(
  db: Kysely<Schema>,
  filter: AuditFilter,
  after?: AuditMatch,
): RawBuilder<unknown> {
  const { text } = filter;
  const all = isPostgres(db) ? inPostgres(filter, after) : inSqlite(filter, after);
  if (text === undefined) return sql`select * from audit where ${all}`;
  if (!isIndexed(text)) {
    return sql`select * from (select * from audit where ${all}
      order by at desc, id desc limit ${scannedMax}) as newest where ${contains(db, text)}`;
  }
  if (isPostgres(db)) return sql`select * from audit where ${all} and ${contains(db, text)}`;
  return sql`select audit.* from audit_search
    cross join audit on audit.search_id = audit_search.rowid
    where audit_search match ${ftsQuery(text, filter)} and ${all}
    and ${numbered(sql`audit_search.rowid`, filter, after)}`;
}

const inPostgres = (filter: AuditFilter, after?: AuditMatch) =>
  after ? sql`${restricted(filter)} and (at, id) < (${after.at}, ${after.id})` : restricted(filter);

const inSqlite = (filter: AuditFilter, after?: AuditMatch) =>
  sql`${restricted(filter)} and ${numbered(sql`audit.search_id`, filter, after)}`;

function restricted({ action, from, to }: AuditFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (action !== undefined) conditions.push(sql`action = ${action}`);
  if (from !== undefined) conditions.push(sql`at >= ${from}`);
  if (to !== undefined) conditions.push(sql`at < ${to}`);
  return sql.join(conditions, sql` and `);
}

/** Translates the time range into one of row numbers, so that only that range is scanned. */
function numbered(
  number: RawBuilder<unknown>,
  { from, to }: AuditFilter,
  after?: AuditMatch,
): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (after) conditions.push(sql`${number} < ${after.search_id ?? 0}`);
  if (from !== undefined) {
    conditions.push(sql`${number} >= (select min(search_id) from audit where at >= ${from})`);
  }
  if (to !== undefined) {
    conditions.push(sql`${number} <= (select max(search_id) from audit where at < ${to})`);
  }
  return sql.join(conditions, sql` and `);
}

const contains = (db: Kysely<Schema>, text: string) =>
  isPostgres(db)
    ? sql`search_key like ${`%${escapedForLike(text)}%`}`
    : sql`instr(search_key, ${text}) > 0`;

/** The action is indexed too, so that a frequent word with a rare action stays cheap. */
const ftsQuery = (text: string, { action }: AuditFilter) =>
  [text, action]
    .filter((part) => part !== undefined)
    .map(quotedForFts)
    .join(' AND ');
