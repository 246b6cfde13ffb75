import { sql, type Transaction } from 'kysely';

import { isPostgres } from '../dialect.ts';
import { listed } from '../listed.ts';
import { lockRows } from '../lock.ts';
import type { Schema } from '../schema.ts';

// Which uploads are in which collections: every write of memberships that follows from what happens to uploads. A
// membership keeps its row while the upload is in the trash, marked, so that a restore brings it back; counts of
// collections are without the trash. Call these in the transaction that has moved or deleted the uploads' rows, before
// it writes to totals of the installation, and where several accounts' uploads go, behind the lock of their owners.

/** These uploads are moved to the trash: their collections keep their places and neither show nor count them. */
export async function hideInCollections(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  if (!(await lockOwners(transaction, uploadIds))) return;
  await moveTags(transaction, uploadIds, { to: 1 });
  await changeAlbumMembers(transaction, uploadIds, 'hide');
}

/** These uploads are restored from the trash, to the collections and places that they had. */
export async function showInCollections(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  if (!(await lockOwners(transaction, uploadIds))) return;
  await moveTags(transaction, uploadIds, { to: 0 });
  await changeAlbumMembers(transaction, uploadIds, 'show');
}

/** These uploads are deleted for good, from use or from the trash. */
export async function leaveCollections(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  if (!(await lockOwners(transaction, uploadIds))) return;
  await endTags(transaction, uploadIds);
  await changeAlbumMembers(transaction, uploadIds, 'leave');
}

/**
 * Locks the owners of the collections that these uploads are in; false: they are in none. The transaction has deleted
 * the uploads' rows, so none of them joins its first collection meanwhile.
 */
async function lockOwners(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<boolean> {
  if (uploadIds.length === 0) return false;
  const { rows } = await sql<{ user_id: string }>`
    select user_id from tags where id in
      (select tag_id from upload_tags where upload_id in ${listed(transaction, uploadIds)})
    union
    select user_id from albums where id in
      (select album_id from album_uploads where upload_id in ${listed(transaction, uploadIds)})`.execute(
    transaction,
  );
  if (rows.length === 0) return false;
  // SQLite has one writer at a time.
  if (!isPostgres(transaction)) return true;
  const ids = rows.map(({ user_id: id }) => id);
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return true;
}

/** The tags of uploads no longer count them, and show them in no list, from when they are in the trash; `to` is 0 for those that come back. */
async function moveTags(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
  { to }: { to: 0 | 1 },
): Promise<void> {
  const moved = await transaction
    .updateTable('upload_tags')
    .set({ is_trashed: to })
    .where('upload_id', 'in', listed(transaction, uploadIds))
    .where('is_trashed', '=', 1 - to)
    .returning('tag_id')
    .execute();
  await addToTagCounts(transaction, tagIdsOf(moved), to === 1 ? -1 : 1);
}

/** Uploads that are deleted for good have no tags any more. */
async function endTags(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  const ended = await transaction
    .deleteFrom('upload_tags')
    .where('upload_id', 'in', listed(transaction, uploadIds))
    .returning(['tag_id', 'is_trashed'])
    .execute();
  const counted = ended.filter(({ is_trashed: isTrashed }) => isTrashed === 0);
  await addToTagCounts(transaction, tagIdsOf(counted), -1);
}

/** Counts memberships that were written (`sign` 1) or ended (-1); one id for each of them. */
export async function addToTagCounts(
  transaction: Transaction<Schema>,
  tagIds: readonly string[],
  sign: 1 | -1,
): Promise<void> {
  const counts = new Map<string, number>();
  for (const id of tagIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  for (const [count, ids] of Map.groupBy(counts.keys(), (id) => counts.get(id) ?? 0)) {
    await transaction
      .updateTable('tags')
      .set(({ eb }) => ({ uploads: eb('uploads', '+', sign * count) }))
      .where('id', 'in', ids)
      .execute();
  }
}

/** The ids of the tags of these memberships, one for each. */
export const tagIdsOf = (rows: readonly { tag_id: string }[]) => rows.map(({ tag_id: id }) => id);

/** What becomes of uploads in all their albums. */
type MemberChange = 'hide' | 'show' | 'leave';

/**
 * Changes what these uploads are in their albums, and the counts of these. The caller holds the rows of the uploads,
 * so that none of them joins another album meanwhile.
 */
async function changeAlbumMembers(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
  change: MemberChange,
): Promise<void> {
  if (uploadIds.length === 0) return;
  const albumIds = transaction
    .selectFrom('album_uploads')
    .select('album_id')
    .where('upload_id', 'in', listed(transaction, uploadIds));
  // In the order of ids, as every transaction that changes several albums, so that none deadlock.
  const albums = await transaction
    .selectFrom('albums')
    .select('id')
    .where('id', 'in', albumIds)
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  if (albums.length === 0) return;
  const wasTrashed = change === 'show' ? 1 : 0;
  const counted = sql<number>`(select count(*) from album_uploads
    where album_id = albums.id and is_trashed = ${wasTrashed} and upload_id in ${listed(transaction, uploadIds)})`;
  await transaction
    .updateTable('albums')
    .set(({ eb }) => ({ upload_count: eb('upload_count', change === 'show' ? '+' : '-', counted) }))
    .where('id', 'in', albumIds)
    .execute();
  if (change === 'leave') {
    await transaction
      .updateTable('albums')
      .set({ cover_id: null })
      .where('id', 'in', albumIds)
      .where('cover_id', 'in', listed(transaction, uploadIds))
      .execute();
    await transaction
      .deleteFrom('album_uploads')
      .where('upload_id', 'in', listed(transaction, uploadIds))
      .execute();
    return;
  }
  await transaction
    .updateTable('album_uploads')
    .set({ is_trashed: change === 'hide' ? 1 : 0 })
    .where('upload_id', 'in', listed(transaction, uploadIds))
    .execute();
}
