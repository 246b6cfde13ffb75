import type { Transaction } from 'kysely';

import { listed } from '../../../database/listed.ts';
import type { Schema } from '../../../database/schema.ts';
import { addToTagCounts } from './tag-rows.ts';
import { idsOf } from './upload-tags.ts';

// The caller holds the rows of the uploads and of their tags' owners.

/** The tags of uploads no longer count them, and show them in no list, from when they are in the trash; `to` is 0 for those that come back. */
export async function moveTags(
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
  await addToTagCounts(transaction, idsOf(moved), to === 1 ? -1 : 1);
}

/** Uploads that are deleted for good have no tags any more. */
export async function endTags(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
): Promise<void> {
  const ended = await transaction
    .deleteFrom('upload_tags')
    .where('upload_id', 'in', listed(transaction, uploadIds))
    .returning(['tag_id', 'is_trashed'])
    .execute();
  const counted = ended.filter(({ is_trashed: isTrashed }) => isTrashed === 0);
  await addToTagCounts(transaction, idsOf(counted), -1);
}
