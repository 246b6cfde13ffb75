import type { ReceivedDays } from '@perch/contract/opened-days';
import { sql } from 'kysely';

import type { RequestRow } from '../../../database/rows/request-rows.ts';
import { dayMs, dayOf } from '../../../lib/clock.ts';
import type { Services } from '../../../services.ts';
import { dateOf, lastDays } from '../../uploads/list/opened-days.ts';

/** How many files a request received in the last days, without those that were deleted since. */
export async function readReceivedDays(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id }: Pick<RequestRow, 'id'>,
): Promise<ReceivedDays> {
  const days = lastDays(dayOf(clock.now()));
  const [first = 0] = days;
  // Both databases divide integers without a remainder.
  const dayOfRow = sql<number>`received_at / ${sql.lit(dayMs)}`;
  const rows = await db
    .selectFrom('received_uploads')
    .select(({ fn }) => [dayOfRow.as('day'), fn.countAll<number>().as('files')])
    .where('request_id', '=', id)
    .where('received_at', '>=', first * dayMs)
    .groupBy(dayOfRow)
    .execute();
  const { latest } = await db
    .selectFrom('received_uploads')
    .select(({ fn }) => fn.max('received_at').as('latest'))
    .where('request_id', '=', id)
    .executeTakeFirstOrThrow();
  const counts = new Map(rows.map(({ day, files }) => [Number(day), Number(files)]));
  return {
    days: days.map((day) => ({ day: dateOf(day), files: counts.get(day) ?? 0 })),
    lastReceivedAt: latest === null ? null : new Date(Number(latest)).toISOString(),
  };
}
