import type { QueryCreator, Transaction } from 'kysely';

import { isPostgres } from '../dialect.ts';
import { listed } from '../listed.ts';
import type { Db } from '../open.ts';
import type { UploadRow } from '../rows/upload-rows.ts';
import type { Schema } from '../schema.ts';
import { type Executor, prepare } from '../statements/prepare.ts';

type Reference = { key: string; content: string | null; crc32: number };

/** Inserts a blob, or adds a reference to the one with this content; returns its key. */
const upsertReference = (on: QueryCreator<Schema>, { key, content, crc32 }: Reference) =>
  on
    .insertInto('objects')
    .values({ key, content, refs: 1, crc32 })
    .onConflict((conflict) =>
      conflict
        .column('content')
        .doUpdateSet(({ eb }) => ({ refs: eb('objects.refs', '+', 1), crc32 })),
    )
    .returning('key');

const insertReference = prepare(upsertReference);

// Rows of versions that shared between owners have no owner here: they stay, and no new upload joins them.
/** By what the owner's other uploads find the bytes; null where each has its own. */
export const contentOf = (
  { user_id: ownerId, sha256, size }: Pick<UploadRow, 'user_id' | 'sha256' | 'size'>,
  isShared: boolean,
) => (isShared ? `${ownerId}:${sha256}:${size}` : null);

/**
 * Adds a reference for an upload and returns the blob's key: the freshly stored one or, where `content` is not null, that of
 * an earlier blob with it. Blobs are not shared between owners, so that no response, nor its timing, reveals what another
 * owner has. Call it in the transaction that writes the upload's row; it and the release of the blob's last reference wait
 * for each other. A key without references is never used again.
 */
export async function retainBlob(transaction: Executor, reference: Reference): Promise<string> {
  const [retained] = (await insertReference(transaction, reference)).rows;
  if (!retained) throw new Error('The reference was not written');
  return retained.key;
}

const insertRow = prepare((db, row: UploadRow) => db.insertInto('uploads').values(row));

const insertRowAndReference = prepare(
  (db, { storage_key: key, content, crc32, ...row }: UploadRow & Omit<Reference, 'key'>) =>
    db
      .with('blob', (on) => upsertReference(on, { key, content, crc32 }))
      .insertInto('uploads')
      .values({ ...row, storage_key: (from) => from.selectFrom('blob').select('key') })
      .returning('storage_key'),
);

/**
 * Writes the row of a new upload with the reference of `retainBlob`, on PostgreSQL in one round trip. Returns the key of the
 * blob that is kept.
 */
export async function insertWithBlob(
  transaction: Executor,
  upload: UploadRow,
  { content, crc32 }: Omit<Reference, 'key'>,
): Promise<string> {
  if (!isPostgres(transaction)) {
    const key = await retainBlob(transaction, { key: upload.storage_key, content, crc32 });
    await insertRow(transaction, { ...upload, storage_key: key });
    return key;
  }
  const [row] = (await insertRowAndReference(transaction, { ...upload, content, crc32 })).rows;
  if (!row) throw new Error('The row was not written');
  return row.storage_key;
}

/**
 * Releases the references of deleted uploads, in the transaction that deleted their rows. Returns the keys
 * left without references: their bytes may be deleted after the commit.
 */
export async function releaseBlobs(
  transaction: Transaction<Schema>,
  uploads: readonly Pick<UploadRow, 'storage_key'>[],
): Promise<string[]> {
  const counts = new Map<string, number>();
  for (const { storage_key: key } of uploads) counts.set(key, (counts.get(key) ?? 0) + 1);
  const keys = [...counts.keys()];
  if (keys.length === 0) return [];
  if (isPostgres(transaction)) {
    // Always in the same order, so that two transactions cannot deadlock.
    const rows = transaction
      .selectFrom('objects')
      .select('key')
      .where('key', 'in', listed(transaction, keys));
    await rows.orderBy('key').forUpdate().execute();
  }
  const unreferenced: string[] = [];
  for (const [count, released] of Map.groupBy(keys, (key) => counts.get(key) ?? 0)) {
    const ended = await transaction
      .deleteFrom('objects')
      .where('key', 'in', listed(transaction, released))
      .where('refs', '=', count)
      .returning('key')
      .execute();
    unreferenced.push(...ended.map(({ key }) => key));
    if (ended.length === released.length) continue;
    await transaction
      .updateTable('objects')
      .set(({ eb }) => ({ refs: eb('refs', '-', count) }))
      .where('key', 'in', listed(transaction, released))
      .execute();
  }
  return unreferenced;
}

/** Whether the blob has references; waits for an open transaction that may add the first. */
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
