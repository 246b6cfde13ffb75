import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { dayMs } from '../../../lib/clock.ts';
import type { Services } from '../../../services.ts';

const soonMs = 7 * dayMs;
const shownMax = 5;

/** The owner's uploads that expire within a week, the next one first. */
export function listExpiringUploads(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  ownerId: string,
): Promise<UploadRow[]> {
  const now = clock.now();
  return db
    .selectFrom('uploads')
    .selectAll()
    .where('user_id', '=', ownerId)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + soonMs)
    .orderBy('expires_at')
    .orderBy('id')
    .limit(shownMax)
    .execute();
}
