import { type UploadTable, uploadTables } from '../../../database/rows/upload-rows.ts';
import { sharedNow } from '../../../database/shared-clock.ts';
import { dayMs } from '../../../lib/clock.ts';
import type { Services } from '../../../services.ts';
import { removeRowsWhere } from '../removal/remove-rows-where.ts';

/** How long the page of a link says that it has ended. */
const endedLinksKeptMs = 30 * dayMs;

type ExpiryServices = Pick<Services, 'db' | 'clock' | 'ages'>;

/** Whether an upload has ended, in use or in the trash. */
export async function hasExpired(services: ExpiryServices): Promise<boolean> {
  for (const table of uploadTables) {
    const found = await findExpired(services, table, services.ages.now(), 1);
    if (found.length > 0) return true;
  }
  return false;
}

/** Deletes uploads that have ended, those in the trash as well, and leaves word of their links. */
export async function removeExpired(services: Services, stopping: AbortSignal): Promise<void> {
  for (const table of uploadTables) {
    const endsBy = services.ages.now();
    const find = (limit: number) => findExpired(services, table, endsBy, limit);
    await removeRowsWhere(services, stopping, { table, find, endsBy });
  }
}

/**
 * Its link ends by the clock of the process that is asked. The bytes only go when that is no further than the
 * monotonic clock and the one of the database: a clock that runs ahead deletes nothing early.
 */
const findExpired = (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  table: UploadTable,
  endsBy: number,
  limit: number,
) =>
  db
    .selectFrom(table)
    .select(['id', 'user_id'])
    .where('expires_at', '<=', endsBy)
    .where('expires_at', '<=', sharedNow(db, clock))
    .orderBy('expires_at')
    .limit(limit)
    .execute();

/** Deletes word of links that have ended 30 days ago. */
export async function removeOldEndedLinks({
  db,
  ages,
}: Pick<Services, 'db' | 'ages'>): Promise<void> {
  await db
    .deleteFrom('ended_links')
    .where('ended_at', '<=', ages.now() - endedLinksKeptMs)
    .execute();
}
