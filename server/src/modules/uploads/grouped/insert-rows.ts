import type { Schema } from '../../../database/schema.ts';
import type { DirectTransaction } from '../../../database/sqlite/direct.ts';
import { insertWithBlob } from '../blobs/blobs.ts';
import { commitUsage, deleteReservation } from '../quota/usage.ts';
import { addToTotals } from '../totals/add-to-totals.ts';
import type { GroupedUpload } from './insert-statement.ts';

/**
 * Writes the rows of new uploads in SQLite, where each total of theirs is changed once. Returns the keys of their blobs by
 * upload; undefined where an account may have no more uploads or a reservation has gone: then roll the transaction back.
 */
export async function insertRows(
  transaction: DirectTransaction<Schema>,
  group: readonly GroupedUpload[],
): Promise<Map<string, string> | undefined> {
  for (const [ownerId, own] of Map.groupBy(group, ({ upload }) => upload.user_id)) {
    const reserved = await endReservations(transaction, own);
    if (reserved === undefined) return undefined;
    const bytes = own.reduce((sum, { upload }) => sum + upload.size, 0);
    const usage = { ownerId, uploads: own.length, bytes, reserved };
    if (!(await commitUsage(transaction, usage))) return undefined;
  }
  const keys = new Map<string, string>();
  for (const { upload, ...beside } of group) {
    const { id, storage_key: key } = await insertWithBlob(transaction, upload, beside);
    keys.set(id, key);
  }
  const rows = group.map(({ upload }) => upload);
  await addToTotals(transaction, rows, 1);
  return keys;
}

/** The bytes that were reserved; undefined where one of the reservations has gone. */
async function endReservations(
  transaction: DirectTransaction<Schema>,
  group: readonly GroupedUpload[],
): Promise<number | undefined> {
  let bytes = 0;
  for (const { reservation: id } of group) {
    if (id === null) continue;
    const ended = await deleteReservation(transaction, id);
    if (!ended) return undefined;
    bytes += ended.bytes;
  }
  return bytes;
}
