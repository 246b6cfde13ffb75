import { CompiledQuery, type Kysely } from 'kysely';

import { dayMs } from '../../lib/clock.ts';
import { isPostgres } from '../dialect.ts';
import { cachePlan } from '../postgres/cached-plans.ts';
import { uploadColumns, type UploadToInsert } from '../rows/upload-rows.ts';
import type { Schema } from '../schema.ts';
import { shardCount } from './totals.ts';

/** Whether one statement may write several tables. */
export const canWriteAtOnce = (db: Kysely<Schema>): boolean => isPostgres(db);

interface Written {
  id: string;
  storage_key: string;
  /** Reservations that were there. */
  ended: number;
}

const columns = uploadColumns.map((column) => `"${column}"`);
const written = columns.map((column) =>
  column === '"storage_key"' ? 'blob.key' : `input.${column}`,
);
const adding = (table: string) =>
  `set uploads = ${table}.uploads + excluded.uploads, bytes = ${table}.bytes + excluded.bytes`;
const shard = `pg_backend_pid() % ${shardCount}`;
const day = `written.created_at / ${dayMs}`;

// What `usage.ts`, `blobs.ts` and `totals.ts` do for one upload, and in their order: each step needs the one before it, so
// that rows are locked in the order in which every other transaction locks them.
const statement = cachePlan(
  `with input as materialized (
  select ${columns.map((column) => `upload.${column}`).join()}, beside.content, beside.crc32, beside.reservation
  from json_populate_recordset(null::uploads, $1) as upload
  join json_to_recordset($1) as beside (id text, content text, crc32 bigint, reservation text)
    on beside.id = upload.id
), ended as (
  delete from quota_reservations where id in (
    select id from quota_reservations where id in (select reservation from input) order by id for update
  ) returning bytes
), owner as (
  update users set upload_count = upload_count + (select count(*) from input),
    storage_bytes = storage_bytes + (select sum(size) from input),
    reserved_bytes = reserved_bytes - (select coalesce(sum(bytes), 0) from ended)
  where id = $2 and status = 'approved' returning id
), blob as (
  insert into "objects" (key, content, refs, crc32)
  select min(storage_key), content, count(*), min(crc32) from input, owner
  group by content, case when content is null then storage_key end
  on conflict (content) do update set refs = objects.refs + excluded.refs, crc32 = excluded.crc32
  returning key, content
), written as (
  insert into "uploads" (${columns.join()}) select ${written.join()}
  from input join blob
    on blob.content = input.content or (input.content is null and blob.key = input.storage_key)
  returning id, storage_key, user_id, category, size, created_at
), owners_category as (
  insert into upload_totals (user_id, category, uploads, bytes)
  select user_id, category, count(*), sum(size) from written group by user_id, category order by category
  on conflict (user_id, category) do update ${adding('upload_totals')} returning 1
), owners_day as (
  insert into daily_totals (user_id, day, uploads, bytes)
  select user_id, ${day}, count(*), sum(size) from written, (select count(*) from owners_category) as before
  group by user_id, ${day} order by ${day}
  on conflict (user_id, day) do update ${adding('daily_totals')} returning 1
), category as (
  insert into category_total_shards (category, shard, uploads, bytes)
  select category, ${shard}, count(*), sum(size) from written, (select count(*) from owners_day) as before
  group by category order by category
  on conflict (category, shard) do update ${adding('category_total_shards')} returning 1
), day as (
  insert into daily_total_shards (day, shard, uploads, bytes)
  select ${day}, ${shard}, count(*), sum(size) from written, (select count(*) from category) as before
  group by ${day} order by ${day}
  on conflict (day, shard) do update ${adding('daily_total_shards')} returning 1
)
select written.id, written.storage_key, (select count(*) from ended) as ended
from written, (select count(*) from day) as counted`,
  { isForTransactions: true },
);

/**
 * As `insertUploads` for uploads with reservations: on PostgreSQL one round trip for each owner, with all that counts the
 * uploads.
 */
export async function insertAtOnce(
  transaction: Kysely<Schema>,
  uploads: readonly UploadToInsert[],
): Promise<Map<string, string> | undefined> {
  const keys = new Map<string, string>();
  const owners = [...Map.groupBy(uploads, ({ upload }) => upload.user_id)];
  // In the order of ids, as every transaction that changes several users, so that none deadlock.
  for (const [ownerId, own] of owners.toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const rows = own.map(({ upload, ...beside }) => ({ ...upload, ...beside }));
    const query = CompiledQuery.raw(statement, [JSON.stringify(rows), ownerId]);
    const inserted = await transaction.executeQuery<Written>({ ...query });
    const reserved = own.filter(({ reservation }) => reservation !== null).length;
    const isWhole = inserted.rows.every(({ ended }) => ended === reserved);
    if (inserted.rows.length < own.length || !isWhole) return undefined;
    for (const { id, storage_key: key } of inserted.rows) keys.set(id, key);
  }
  return keys;
}
