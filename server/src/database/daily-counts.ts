import { shownDays } from '@perch/contract/limits';
import { type RawBuilder, sql, type Transaction } from 'kysely';

import { isPostgres } from './dialect.ts';
import { listed } from './listed.ts';
import type { Db } from './open.ts';
import type { DailyCountsRow } from './rows/total-rows.ts';
import type { Schema } from './schema.ts';

/** What has daily counts. */
export type CountedKind = DailyCountsRow['kind'];

/** What is added to the counts of a subject. */
export type DailyCount = readonly [id: string, views: number, downloads: number];

const removedPerTransaction = 1000;

/** Adds to the counts of a day, in one statement. The transaction holds the rows of the subjects, so that none of them is deleted meanwhile. */
export async function addToDailyCounts(
  transaction: Transaction<Schema>,
  { kind, day, counts }: { kind: CountedKind; day: number; counts: readonly DailyCount[] },
): Promise<void> {
  if (counts.length === 0) return;
  // One parameter, however many they are.
  const json = JSON.stringify(counts);
  const rows: RawBuilder<unknown> = isPostgres(transaction)
    ? sql`json_array_elements(cast(${json} as json)) as counted (value)`
    : sql`json_each(${json}) as counted`;
  await sql`insert into daily_counts (kind, subject_id, day, views, downloads)
    select cast(${kind} as text), value ->> 0, cast(${day} as integer),
      cast(value ->> 1 as bigint), cast(value ->> 2 as bigint)
    from ${rows} where true
    on conflict (kind, subject_id, day) do update set
      views = daily_counts.views + excluded.views,
      downloads = daily_counts.downloads + excluded.downloads`.execute(transaction);
}

/** Deletes the counts of subjects that the transaction deletes. */
export async function deleteDailyCounts(
  transaction: Transaction<Schema>,
  kind: CountedKind,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .deleteFrom('daily_counts')
    .where('kind', '=', kind)
    .where('subject_id', 'in', listed(transaction, ids))
    .execute();
}

/** The counts of one subject in the days until `today`, without those on which it was not opened. */
export const readDailyCounts = (
  db: Db,
  { kind, id, today }: { kind: CountedKind; id: string; today: number },
) =>
  db
    .selectFrom('daily_counts')
    .select(['day', 'views', 'downloads'])
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('day', '>', today - shownDays)
    .where('day', '<=', today)
    .execute();

/** Deletes counts of days before those that are shown, a day later. */
export async function removeOldDailyCounts(
  db: Db,
  today: number,
  stopping: AbortSignal,
): Promise<void> {
  const before = today - shownDays;
  while (!stopping.aborted) {
    const { rows } = await sql`delete from daily_counts where (kind, subject_id, day) in
      (select kind, subject_id, day from daily_counts where day < ${before} limit ${removedPerTransaction})
      returning day`.execute(db);
    if (rows.length < removedPerTransaction) return;
  }
}
