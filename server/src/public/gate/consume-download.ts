import { sql } from 'kysely';

import { publishInvalidation } from '../../database/invalidation/publish.ts';
import type { UploadRow } from '../../database/rows/upload-rows.ts';
import type { Services } from '../../services.ts';
import { grantLifetimeMs } from './passes.ts';

/**
 * Consumes a download of a limited upload; false if none is left, even under concurrency. That of a file
 * which is to be deleted then also sets its end: nothing outlives the grant.
 */
export async function consumeDownload(
  { db, clock, slugs }: Pick<Services, 'db' | 'clock' | 'slugs'>,
  { id, slug }: Pick<UploadRow, 'id' | 'slug'>,
): Promise<boolean> {
  const now = clock.now();
  const end = now + grantLifetimeMs;
  const hadOne = await db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('uploads')
      .set(({ eb }) => ({
        downloads_left: eb('downloads_left', '-', 1),
        expires_at: sql<number | null>`case
          when burn = 1 and (expires_at is null or expires_at > ${end}) then ${end}
          else expires_at end`,
      }))
      .where('id', '=', id)
      .where('downloads_left', '>', 0)
      .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await publishInvalidation(transaction, { kind: 'uploads', slugs: [slug] });
    return true;
  });
  slugs.forget(slug);
  return hadOne;
}

/** Whether an upload that goes with its one download is opened; other processes may have spent it. */
export async function isSpent({ db }: Pick<Services, 'db'>, id: string): Promise<boolean> {
  const spent = await db
    .selectFrom('uploads')
    .select('id')
    .where('id', '=', id)
    .where('burn', '=', 1)
    .where('downloads_left', '=', 0)
    .executeTakeFirst();
  return spent !== undefined;
}
