import { sql, type Transaction } from 'kysely';

import { isPostgres } from '../../database/dialect.ts';
import { listed } from '../../database/listed.ts';
import type { Schema } from '../../database/schema.ts';
import { changeAlbumMembers } from './albums/album-members.ts';
import { endTags, moveTags } from './tags/follow-uploads.ts';

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
