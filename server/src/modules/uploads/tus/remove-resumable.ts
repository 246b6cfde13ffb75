import type { ResumableUploadRow } from '../../../database/rows/upload-rows.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { UploadLease } from './leases/upload-lease.ts';
import { deleteResumable, idleMs, partialFileOf } from './resumable-rows.ts';

const batchSize = 100;

/**
 * Removes an upload that is not complete, with its bytes and its reservation, or the row of one that is. The
 * caller holds its lease.
 */
export async function removeResumable(services: Services, row: ResumableUploadRow): Promise<void> {
  if (row.upload_id === null) await services.storage.partial.discard(partialFileOf(row));
  await deleteResumable(services, row.id);
}

/** Removes uploads without a request for a day, unless a request holds the lease now. */
export async function removeExpiredResumables(
  services: Services,
  stopping: AbortSignal,
): Promise<void> {
  const { ages, resumables } = services;
  const expired = (row: ResumableUploadRow) => row.last_active_at <= ages.now() - idleMs;
  let after = '';
  while (!stopping.aborted) {
    const ids = await listExpired(services, after);
    for (const id of ids) {
      if (stopping.aborted) return;
      const lease = await resumables.leases.tryAcquire(id);
      if (lease) await removeIf(services, lease, expired);
    }
    after = ids.at(-1) ?? '';
    if (ids.length < batchSize) return;
  }
}

/** Removes all rows of a user who cannot send any more, those of complete uploads as well. */
export async function removeResumablesOf(services: Services, userId: string): Promise<void> {
  const rows = await services.db
    .selectFrom('resumable_uploads')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  for (const { id } of rows) await removeAtOnce(services, id);
}

/**
 * Removes the uploads to a request for files that takes no more, those of complete uploads as well. One whose request does
 * not let go of it ends with its client's next request, or as one without any for a day.
 */
export async function removeResumablesOfRequest(
  services: Services,
  requestId: string,
): Promise<void> {
  const rows = await services.db
    .selectFrom('resumable_uploads')
    .select('id')
    .where('request_id', '=', requestId)
    .orderBy('id')
    .execute();
  for (const { id } of rows) {
    try {
      await removeAtOnce(services, id);
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'upload_locked')) throw error;
    }
  }
}

/** Removes one upload to a request for files, if it came by that one. */
export async function removeResumableOfRequest(
  services: Services,
  { id, requestId }: { id: string; requestId: string },
): Promise<void> {
  const row = await services.db
    .selectFrom('resumable_uploads')
    .select('id')
    .where('id', '=', id)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (row) await removeAtOnce(services, id);
}

async function removeAtOnce(services: Services, id: string): Promise<void> {
  try {
    const lease = await services.resumables.leases.acquire(id, 'at once');
    await removeIf(services, lease, () => true);
  } catch (error) {
    // Another request has removed it.
    if (!(error instanceof AppError && error.code === 'not_found')) throw error;
  }
}

async function removeIf(
  services: Services,
  lease: UploadLease,
  isMeant: (row: ResumableUploadRow) => boolean,
): Promise<void> {
  try {
    const row = await services.db
      .selectFrom('resumable_uploads')
      .selectAll()
      .where('id', '=', lease.id)
      .executeTakeFirst();
    if (row && isMeant(row)) await removeResumable(services, row);
  } finally {
    await services.resumables.leases.release(lease);
  }
}

async function listExpired({ db, ages }: Services, after: string): Promise<string[]> {
  const rows = await db
    .selectFrom('resumable_uploads')
    .select('id')
    .where('last_active_at', '<=', ages.now() - idleMs)
    .where('id', '>', after)
    .orderBy('id')
    .limit(batchSize)
    .execute();
  return rows.map(({ id }) => id);
}
