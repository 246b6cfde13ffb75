import type { Transaction } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type { Schema, UploadRow } from '../../../database/schema.ts';

type Stored = Pick<UploadRow, 'sha256' | 'size' | 'storage_key'>;

/**
 * Counts one more upload of these bytes and gives the key at which it has them: its own, freshly
 * written, or that of an object with the same bytes. Belongs into the transaction that writes the
 * upload's row: it waits for whoever drops the object's last reference, and whoever does that waits
 * for it. A key that no row refers to any more is never taken again.
 */
export async function takeObject(
  transaction: Transaction<Schema>,
  { sha256, size, storage_key: key }: Stored,
  isShared: boolean,
): Promise<string> {
  const taken = await transaction
    .insertInto('objects')
    .values({ key, content: isShared ? `${sha256}:${size}` : null, refs: 1 })
    .onConflict((conflict) =>
      conflict.column('content').doUpdateSet(({ eb }) => ({ refs: eb('objects.refs', '+', 1) })),
    )
    .returning('key')
    .executeTakeFirstOrThrow();
  return taken.key;
}

/**
 * Counts the uploads of these deleted rows no more, in the transaction that has deleted them. Gives
 * the keys that nothing refers to any more: their bytes may go once it has been committed.
 */
export async function dropObjects(
  transaction: Transaction<Schema>,
  uploads: readonly Stored[],
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

/** Whether an upload refers to this object; waits for a transaction that may still make it so. */
export function isTaken(db: Db, key: string): Promise<boolean> {
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
