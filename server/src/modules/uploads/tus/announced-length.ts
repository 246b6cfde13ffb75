import { sql, type Transaction } from 'kysely';

import type { ResumableUploadRow, Schema } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';

// The announced length of an upload counts in its owner's row for as long as it is not complete,
// whatever becomes of the process that has begun it.

type Announced = Pick<ResumableUploadRow, 'user_id' | 'length'>;

/** False where the quota has no room for it, or the account may have no more files. */
export async function setRoomAside(
  transaction: Transaction<Schema>,
  { userQuotaBytes }: Services['config'],
  { user_id: ownerId, length }: Announced,
): Promise<boolean> {
  const quota = sql`coalesce(quota_bytes, ${userQuotaBytes})`;
  const { numUpdatedRows } = await transaction
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '+', length) }))
    .where('id', '=', ownerId)
    .where('status', '=', 'approved')
    .where(
      sql<boolean>`(${quota} is null or storage_bytes + reserved_bytes + ${length} <= ${quota})`,
    )
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function giveRoomBack(
  transaction: Transaction<Schema>,
  { user_id: ownerId, length }: Announced,
): Promise<void> {
  if (length === 0) return;
  await transaction
    .updateTable('users')
    .set(({ eb }) => ({ reserved_bytes: eb('reserved_bytes', '-', length) }))
    .where('id', '=', ownerId)
    .execute();
}
