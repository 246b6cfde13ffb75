import { CompiledQuery, type Transaction } from 'kysely';

import { cachePlan } from '../../../database/postgres/cached-plans.ts';
import { uploadColumns, type UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { dayMs } from '../../../lib/clock.ts';
import { shardCount } from '../totals/total-statements.ts';

/** A new upload, and what its statement writes as well. */
export interface GroupedUpload {
  upload: UploadRow;
  /** By which other uploads find its bytes; null: they are not shared. */
  content: string | null;
  /** Of its bytes. */
  crc32: number;
  /** The row of its reservation; null: nothing is reserved. */
  reservation: string | null;
}

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

// What `quota/`, `blobs/` and `totals/` do for one upload, and in their order: each step needs the one before it, so that
// rows are locked in the order in which every other transaction locks them.
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
 * Writes the rows of one owner's new uploads, with all that counts them, in one round trip of PostgreSQL. Returns the keys
 * of their blobs by upload; undefined where the account may have no more uploads or a reservation has gone: then roll
 * the transaction back.
 */
export async function insertTogether(
  transaction: Transaction<Schema>,
  ownerId: string,
  group: readonly GroupedUpload[],
): Promise<Map<string, string> | undefined> {
  const rows = group.map(({ upload, ...beside }) => ({ ...upload, ...beside }));
  const query = CompiledQuery.raw(statement, [JSON.stringify(rows), ownerId]);
  const inserted = await transaction.executeQuery<Written>({ ...query });
  const reserved = group.filter(({ reservation }) => reservation !== null).length;
  const isWhole = inserted.rows.every(({ ended }) => ended === reserved);
  if (inserted.rows.length < group.length || !isWhole) return undefined;
  return new Map(inserted.rows.map(({ id, storage_key: key }) => [id, key]));
}
