import { dayMs } from '../../../lib/clock.ts';
import type { Services } from '../../../services.ts';
import { removeRowsWhere } from '../removal/remove-rows-where.ts';

type TrashServices = Pick<Services, 'db' | 'ages' | 'settings'>;

// By `ages`: a clock that is moved forward must not empty the trash.
const keptSince = ({ ages, settings }: Omit<TrashServices, 'db'>) =>
  ages.now() - settings.current().trashDays * dayMs;

/** Whether something has been in the trash for `TRASH_DAYS`. */
export async function hasOldTrash(services: TrashServices): Promise<boolean> {
  const old = await services.db
    .selectFrom('trashed_uploads')
    .select('id')
    .where('trashed_at', '<=', keptSince(services))
    .limit(1)
    .executeTakeFirst();
  return old !== undefined;
}

/** Deletes uploads that have been in the trash for `TRASH_DAYS`, in batches. */
export async function removeOldTrash(services: Services, stopping: AbortSignal): Promise<void> {
  const since = keptSince(services);
  await removeRowsWhere(services, stopping, {
    table: 'trashed_uploads',
    trashedBy: since,
    find: (limit) =>
      services.db
        .selectFrom('trashed_uploads')
        .select(['id', 'user_id'])
        .where('trashed_at', '<=', since)
        .orderBy('trashed_at')
        .limit(limit)
        .execute(),
  });
}
