import type { Transaction } from 'kysely';

import { isPostgres } from '../../../database/dialect.ts';
import type { Schema } from '../../../database/schema.ts';
import { addToTagCounts } from './tag-rows.ts';
import { idsOf } from './upload-tags.ts';

/** The tags of uploads that are moved to the trash no longer count them, and show them in no list. */
export async function hideTags(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  await moveTags(transaction, uploadIds, { to: 1 });
}

/** The tags of uploads that are restored count them again. */
export async function showTags(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  await moveTags(transaction, uploadIds, { to: 0 });
}

async function moveTags(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
  { to }: { to: 0 | 1 },
): Promise<void> {
  if (!(await lockTagOwners(transaction, uploadIds))) return;
  const moved = await transaction
    .updateTable('upload_tags')
    .set({ is_trashed: to })
    .where('upload_id', 'in', uploadIds)
    .where('is_trashed', '=', 1 - to)
    .returning('tag_id')
    .execute();
  await addToTagCounts(transaction, idsOf(moved), to === 1 ? -1 : 1);
}

/** Uploads that are deleted for good have no tags any more. */
export async function endTags(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  if (!(await lockTagOwners(transaction, uploadIds))) return;
  const ended = await transaction
    .deleteFrom('upload_tags')
    .where('upload_id', 'in', uploadIds)
    .returning(['tag_id', 'is_trashed'])
    .execute();
  const counted = ended.filter(({ is_trashed: isTrashed }) => isTrashed === 0);
  await addToTagCounts(transaction, idsOf(counted), -1);
}

/**
 * Locks the owners of the tags that these uploads have; false: they have none. The transaction has deleted the
 * uploads' rows, so none of them gets its first tag meanwhile.
 */
async function lockTagOwners(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<boolean> {
  if (uploadIds.length === 0) return false;
  const owners = await transaction
    .selectFrom('upload_tags')
    .innerJoin('tags', 'tags.id', 'upload_tags.tag_id')
    .select('tags.user_id')
    .distinct()
    .where('upload_tags.upload_id', 'in', uploadIds)
    .execute();
  if (owners.length === 0) return false;
  // SQLite has one writer at a time.
  if (!isPostgres(transaction)) return true;
  await transaction
    .selectFrom('users')
    .select('id')
    .where(
      'id',
      'in',
      owners.map(({ user_id: id }) => id),
    )
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return true;
}
