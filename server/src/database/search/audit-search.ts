import { type Kysely, type RawBuilder, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { AuditRow, Schema } from '../schema.ts';
import { countRows, escapedForLike, isShort, quotedForFts } from './search-parts.ts';

/** Which entries of the audit log are wanted; what is not given does not matter. */
export interface AuditFilter {
  /** Part of what an entry says, in lower case; not empty. */
  text?: string | undefined;
  action?: string | undefined;
  /** Milliseconds since 1970; `from` is included, `to` is not. */
  from?: number | undefined;
  to?: number | undefined;
}

/** An entry, in SQLite with its number in the order of arrival. */
export type FoundEntry = AuditRow & { search_id?: number };

interface AuditSlice {
  limit: number;
  offset: number;
  /** Only what stands behind this entry, which was found before. */
  behind?: FoundEntry | undefined;
}

// A text that is too short for the index is looked for in the newest entries only.
const lookedAtMax = 20_000;

/** Matching entries, newest first. */
export async function findAuditEntries(
  db: Kysely<Schema>,
  filter: AuditFilter,
  { limit, offset, behind }: AuditSlice,
): Promise<FoundEntry[]> {
  const { rows } = await sql<FoundEntry>`${matching(db, filter, behind)}
    order by ${newestFirst(db, filter)} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

function newestFirst(db: Kysely<Schema>, { text }: AuditFilter): RawBuilder<unknown> {
  if (isPostgres(db)) return sql`at desc, id desc`;
  // In its own order FTS5 ends where enough were found.
  return isIndexed(text) ? sql`audit_search.rowid desc` : sql`search_id desc`;
}

const isIndexed = (text = '') => !isShort({ text });

/** How many match; counting ends at `max`. */
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
  behind?: FoundEntry,
): RawBuilder<unknown> {
  const { text } = filter;
  const all = isPostgres(db) ? inPostgres(filter, behind) : inSqlite(filter, behind);
  if (text === undefined) return sql`select * from audit where ${all}`;
  if (!isIndexed(text)) {
    return sql`select * from (select * from audit where ${all}
      order by at desc, id desc limit ${lookedAtMax}) as newest where ${contains(db, text)}`;
  }
  if (isPostgres(db)) return sql`select * from audit where ${all} and ${contains(db, text)}`;
  return sql`select audit.* from audit_search
    cross join audit on audit.search_id = audit_search.rowid
    where audit_search match ${ftsQuery(text, filter)} and ${all}
    and ${numbered(sql`audit_search.rowid`, filter, behind)}`;
}

const inPostgres = (filter: AuditFilter, behind?: FoundEntry) =>
  behind
    ? sql`${restricted(filter)} and (at, id) < (${behind.at}, ${behind.id})`
    : restricted(filter);

const inSqlite = (filter: AuditFilter, behind?: FoundEntry) =>
  sql`${restricted(filter)} and ${numbered(sql`audit.search_id`, filter, behind)}`;

function restricted({ action, from, to }: AuditFilter): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (action !== undefined) conditions.push(sql`action = ${action}`);
  if (from !== undefined) conditions.push(sql`at >= ${from}`);
  if (to !== undefined) conditions.push(sql`at < ${to}`);
  return sql.join(conditions, sql` and `);
}

/** Between which numbers those of a time lie, so that no other entries are walked through. */
function numbered(
  number: RawBuilder<unknown>,
  { from, to }: AuditFilter,
  behind?: FoundEntry,
): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (behind) conditions.push(sql`${number} < ${behind.search_id ?? 0}`);
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

/** The action stands in the index as well: a frequent word and a rare action find little. */
const ftsQuery = (text: string, { action }: AuditFilter) =>
  [text, action]
    .filter((part) => part !== undefined)
    .map(quotedForFts)
    .join(' AND ');
