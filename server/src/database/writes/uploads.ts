import { sql, type Transaction } from 'kysely';

import { deleteDailyCounts } from '../daily-counts.ts';
import { isPostgres } from '../dialect.ts';
import { publishInvalidation } from '../invalidation/publish.ts';
import { listed } from '../listed.ts';
import { lockRows } from '../lock.ts';
import {
  unread,
  uploadColumns,
  type UploadRow,
  type UploadTable,
  type UploadToInsert,
} from '../rows/upload-rows.ts';
import type { Schema } from '../schema.ts';
import { DirectTransaction } from '../sqlite/direct.ts';
import type { Executor } from '../statements/prepare.ts';
import { contentOf, insertWithBlob, releaseBlobs, retainBlob } from './blobs.ts';
import { hideInCollections, leaveCollections, showInCollections } from './collections.ts';
import { insertAtOnce } from './postgres.ts';
import { addToTotals, recountInTotals } from './totals.ts';
import { commitReservations, uncountUploads } from './usage.ts';

// All writes of uploads: insertion, replaced content, trash, restoration and deletion, with everything that counts or
// refers to them. Nothing else inserts or deletes their rows, so whatever must happen with each of them happens here. Call these in a transaction; rows are locked in the same order in all of them: reservations, owners,
// blobs, uploads, collections, totals.

/**
 * How new uploads get into their owners' usage: by their reservations, if the accounts are approved; or the caller has counted
 * them in this transaction (`usage.ts`).
 */
type Accounting = 'reserved' | 'counted';

/** An account may have no more uploads, or a reservation has gone. */
export class UploadsRefused extends Error {}

/**
 * Inserts new uploads. Returns the keys of their blobs by upload: an owner's earlier blob of the same content, or its own.
 * Those with reservations may throw `UploadsRefused`, which rolls the transaction back.
 */
export async function insertUploads(
  transaction: Executor,
  uploads: readonly UploadToInsert[],
  accounting: Accounting,
): Promise<Map<string, string>> {
  const keys =
    accounting === 'reserved' &&
    !(transaction instanceof DirectTransaction) &&
    isPostgres(transaction)
      ? await insertAtOnce(transaction, uploads)
      : await insertOneByOne(transaction, uploads, accounting);
  if (!keys) throw new UploadsRefused('An account or a reservation is not as it was');
  // Work that follows from every new upload is enqueued here (docs/extending.md).
  return keys;
}

/** Undefined where they are refused. */
async function insertOneByOne(
  transaction: Executor,
  uploads: readonly UploadToInsert[],
  accounting: Accounting,
): Promise<Map<string, string> | undefined> {
  if (accounting === 'reserved' && !(await commitReservations(transaction, uploads)))
    return undefined;
  const keys = new Map<string, string>();
  for (const { upload, ...blob } of uploads) {
    keys.set(upload.id, await insertWithBlob(transaction, upload, blob));
  }
  await addToTotals(
    transaction,
    uploads.map(({ upload }) => upload),
    1,
  );
  return keys;
}

/** Stored bytes, and the columns that describe them. */
interface NewContent extends Pick<
  UploadRow,
  'size' | 'sha256' | 'storage_key' | 'mime_type' | 'category' | 'stripped'
> {
  content_at: number;
  crc32: number;
}

/**
 * Gives an upload other bytes; its quota is the caller's. What was measured or made of those before goes with them. Returns
 * the row as it is now, and the keys that nothing refers to any more.
 */
export async function replaceUploadContent(
  transaction: Transaction<Schema>,
  before: UploadRow,
  { crc32, ...columns }: NewContent,
  { isShared }: { isShared: boolean },
): Promise<{ after: UploadRow; unreferenced: string[] }> {
  const content = contentOf({ ...before, ...columns }, isShared);
  const key = await retainBlob(transaction, { key: columns.storage_key, content, crc32 });
  const after = await updateUpload(transaction, before, {
    ...columns,
    storage_key: key,
    ...unread,
  });
  const unreferenced = await releaseBlobs(transaction, [before]);
  await recountInTotals(transaction, before, after);
  return { after, unreferenced };
}

/** Writes columns of an upload whose row the transaction has locked, and returns the row as it is then. */
export async function updateUpload(
  transaction: Transaction<Schema>,
  upload: UploadRow,
  columns: Partial<UploadRow>,
): Promise<UploadRow> {
  if (Object.keys(columns).length === 0) return upload;
  return transaction
    .updateTable('uploads')
    .set(columns)
    .where('id', '=', upload.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Moves uploads to the trash. Their links are dead, and lists and totals do without them; their names, their bytes and
 * their place in the quota remain. Returns those that this transaction has moved.
 */
export async function trashUploads(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  trashedAt: number,
): Promise<UploadRow[]> {
  const uploads = await takeUploads(transaction, { table: 'uploads', ids });
  if (uploads.length === 0) return [];
  await transaction
    .insertInto('trashed_uploads')
    .values(uploads.map((upload) => ({ ...upload, trashed_at: trashedAt })))
    .execute();
  await publishInvalidation(transaction, { kind: 'uploads', slugs: slugsOf(uploads) });
  await hideInCollections(transaction, idsOf(uploads));
  await addToTotals(transaction, uploads, -1);
  return uploads;
}

/** Brings an upload back from the trash, with its link, names and options; of this owner, if one is given. */
export async function restoreFromTrash(
  transaction: Transaction<Schema>,
  { id, ownerId }: { id: string; ownerId: string | undefined },
): Promise<UploadRow | undefined> {
  const upload = await transaction
    .deleteFrom('trashed_uploads')
    .where('id', '=', id)
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .returning(uploadColumns)
    .executeTakeFirst();
  if (!upload) return undefined;
  await transaction.insertInto('uploads').values(upload).execute();
  await publishInvalidation(transaction, { kind: 'uploads', slugs: [upload.slug] });
  await showInCollections(transaction, [id]);
  await addToTotals(transaction, [upload], 1);
  return upload;
}

interface WantedUploads {
  table: UploadTable;
  ids: readonly string[];
  /** Only rows that end at this time or before. */
  endsBy?: number | undefined;
  /** Only rows that are in the trash since this time or longer. */
  trashedBy?: number | undefined;
}

interface UploadsToDelete extends WantedUploads {
  /** When their links have ended, which their pages say for a while; undefined: they never existed. */
  endedAt?: number | undefined;
}

export interface DeletedUploads {
  uploads: UploadRow[];
  /** Keys of blobs that no upload refers to any more, for `removeBytes` after the commit. */
  unreferenced: string[];
}

/**
 * Deletes uploads for good: their rows, links, names, place in the quota, in the totals and in collections, and their
 * references to bytes. Returns those that this transaction has deleted.
 */
export async function deleteUploads(
  transaction: Transaction<Schema>,
  { endedAt, ...wanted }: UploadsToDelete,
): Promise<DeletedUploads> {
  const uploads = await takeUploads(transaction, wanted);
  if (uploads.length === 0) return { uploads, unreferenced: [] };
  const ids = idsOf(uploads);
  const names = await transaction
    .deleteFrom('link_names')
    .where('upload_id', 'in', listed(transaction, ids))
    .returning(['space', 'slug'])
    .execute();
  await transaction
    .deleteFrom('received_uploads')
    .where('upload_id', 'in', listed(transaction, ids))
    .execute();
  await deleteDailyCounts(transaction, 'upload', ids);
  await transaction
    .deleteFrom('legacy_links')
    .where('target_id', 'in', listed(transaction, ids))
    .execute();
  const slugs = slugsOf(uploads);
  await publishInvalidation(transaction, { kind: 'uploads', slugs });
  if (endedAt !== undefined) {
    const links = [...slugs.map((slug) => ({ space: '', slug })), ...names];
    await transaction
      .insertInto('ended_links')
      .values(links.map((link) => ({ ...link, ended_at: endedAt, kind: null })))
      .onConflict((conflict) =>
        conflict.columns(['space', 'slug']).doUpdateSet({ ended_at: endedAt, kind: null }),
      )
      .execute();
  }
  await uncountUploads(transaction, uploads);
  await leaveCollections(transaction, ids);
  const unreferenced = await releaseBlobs(transaction, uploads);
  // Rows of the trash have left the totals before.
  if (wanted.table === 'uploads') await addToTotals(transaction, uploads, -1);
  return { uploads, unreferenced };
}

/** Deletes these rows alone, and returns those that this transaction has deleted. */
async function takeUploads(
  transaction: Transaction<Schema>,
  { table, ids, endsBy, trashedBy }: WantedUploads,
): Promise<UploadRow[]> {
  if (ids.length === 0) return [];
  // A plus keeps the planner from the index of ends, which it takes for almost empty while statistics are older than
  // the ends: each transaction would then read the ends of all rows that are due.
  // In the order of ids, as every transaction that changes several uploads, so that none deadlock.
  const held = await transaction
    .selectFrom(table)
    .select('id')
    .where('id', 'in', listed(transaction, ids))
    .$if(endsBy !== undefined, (query) => query.where(sql<number>`+expires_at`, '<=', endsBy ?? 0))
    .$if(trashedBy !== undefined, (query) =>
      query.where(sql<number>`+trashed_at`, '<=', trashedBy ?? 0),
    )
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  if (held.length === 0) return [];
  return transaction
    .deleteFrom(table)
    .where('id', 'in', listed(transaction, idsOf(held)))
    .returning(uploadColumns)
    .execute();
}

const idsOf = (rows: readonly Pick<UploadRow, 'id'>[]) => rows.map(({ id }) => id);
const slugsOf = (rows: readonly Pick<UploadRow, 'slug'>[]) => rows.map(({ slug }) => slug);
