import type { Transaction } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { Schema, UploadRow } from '../../../database/schema.ts';

type Stored = Pick<UploadRow, 'user_id' | 'sha256' | 'size' | 'storage_key'>;

/**
 * Counts a reference to the bytes of a new upload and gives their key: its own, freshly written, or that of
 * a blob with the same bytes of the same owner. Owners never share: neither the time nor the form of any
 * answer can tell one what another has. Call it in the transaction that writes the upload's row; it waits
 * for one that releases the blob's last reference, and the other way round. A key without references is
 * never used again.
 */
export async function retainBlob(
  transaction: Transaction<Schema>,
  { user_id: ownerId, sha256, size, storage_key: key }: Stored,
  isShared: boolean,
): Promise<string> {
  // Rows from before owners were told apart have no owner here: they stay, and no upload joins them.
  const content = isShared ? `${ownerId}:${sha256}:${size}` : null;
  const retained = await transaction
    .insertInto('objects')
    .values({ key, content, refs: 1 })
    .onConflict((conflict) =>
      conflict.column('content').doUpdateSet(({ eb }) => ({ refs: eb('objects.refs', '+', 1) })),
    )
    .returning('key')
    .executeTakeFirstOrThrow();
  return retained.key;
}

/**
 * Takes back the references of deleted uploads, in the transaction that has deleted their rows. Gives the
 * keys without references: their bytes may be removed once it has been committed.
 */
export async function releaseBlobs(
  transaction: Transaction<Schema>,
  uploads: readonly Pick<UploadRow, 'storage_key'>[],
): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { storage_key: key } of uploads) counts.set(key, (counts.get(key) ?? 0) + 1);
  const unreferenced: string[] = [];
  // Always in the same order, so that two transactions cannot wait for each other.
  for (const [key, count] of [...counts].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    const left = await transaction
      .updateTable('objects')
      .set(({ eb }) => ({ refs: eb('refs', '-', count) }))
      .where('key', '=', key)
      .returning('refs')
      .executeTakeFirst();
    if (left?.refs !== 0) continue;
    await transaction.deleteFrom('objects').where('key', '=', key).execute();
    unreferenced.push(key);
  }
  return unreferenced;
}

/** Whether an upload refers to this blob; waits for a transaction that may still make it so. */
export function isRetained(db: Db, key: string): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const free = await transaction
      .insertInto('objects')
      .values({ key, content: null, refs: 0 })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .returning('key')
      .executeTakeFirst();
    if (!free) return true;
    await transaction.deleteFrom('objects').where('key', '=', key).execute();
    return false;
  });
}
