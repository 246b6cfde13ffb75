import { type Kysely, type RawBuilder, sql } from 'kysely';

import { isPostgres } from './dialect.ts';
import type { AuditRow, Schema } from './schema.ts';
import { trigramLength } from './search-parts.ts';

/** Which entries of the audit log are wanted; what is not given does not matter. */
export interface AuditFilter {
  /** Part of what an entry says, in lower case; not empty. */
  text?: string | undefined;
  action?: string | undefined;
  /** Milliseconds since 1970; `from` is included, `to` is not. */
  from?: number | undefined;
  to?: number | undefined;
}

interface AuditSlice {
  limit: number;
  offset: number;
  /** Only entries that are older than this one. */
  behind?: Pick<AuditRow, 'at' | 'id'> | undefined;
}

// A text that is too short for the index is looked for in the newest entries only.
const lookedAtMax = 20_000;

/** Matching entries, newest first. */
export async function findAuditEntries(
  db: Kysely<Schema>,
  filter: AuditFilter,
  slice: AuditSlice,
): Promise<AuditRow[]> {
  const { rows } = await sql<AuditRow>`select * from ${matching(db, filter)}
    where ${restricted(filter, slice.behind)} order by at desc, id desc
    limit ${slice.limit} offset ${slice.offset}`.execute(db);
  return rows;
}

/** How many match; counting ends at `max`. */
export async function countAuditEntries(
  db: Kysely<Schema>,
  filter: AuditFilter,
  max: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from ${matching(db, filter)} where ${restricted(filter)} limit ${max}
  ) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

function restricted(
  { action, from, to }: AuditFilter,
  behind?: AuditSlice['behind'],
): RawBuilder<unknown> {
  const conditions = [sql`true`];
  if (action !== undefined) conditions.push(sql`action = ${action}`);
  if (from !== undefined) conditions.push(sql`at >= ${from}`);
  if (to !== undefined) conditions.push(sql`at < ${to}`);
  if (behind) conditions.push(sql`(at, id) < (${behind.at}, ${behind.id})`);
  return sql.join(conditions, sql` and `);
}

/** The entries that the text is in, by index; all of them without a text. */
function matching(db: Kysely<Schema>, filter: AuditFilter): RawBuilder<unknown> {
  const { text } = filter;
  if (text === undefined) return sql`audit`;
  if ([...text].length < trigramLength) {
    return sql`(select * from (select * from audit where ${restricted(filter)}
      order by at desc, id desc limit ${lookedAtMax}) as newest where ${contains(db, text)}) as found`;
  }
  if (isPostgres(db)) return sql`(select * from audit where ${contains(db, text)}) as found`;
  return sql`(select audit.* from audit_search
    cross join audit on audit.search_id = audit_search.rowid
    where audit_search match ${ftsQuery(text, filter)}) as found`;
}

const contains = (db: Kysely<Schema>, text: string) =>
  isPostgres(db)
    ? sql`search_key like ${`%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
    : sql`instr(search_key, ${text}) > 0`;

/** The action stands in the index as well: a frequent word and a rare action find little. */
const ftsQuery = (text: string, { action }: AuditFilter) =>
  [text, action]
    .filter((part) => part !== undefined)
    .map(phrase)
    .join(' AND ');

/** In quotation marks nothing has a meaning but the mark itself, which is doubled (FTS5, 3.1). */
const phrase = (text: string) => `"${text.replaceAll('"', '""')}"`;
