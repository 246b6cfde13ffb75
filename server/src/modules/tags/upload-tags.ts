import type { Transaction } from 'kysely';

import type { UploadRow } from '../../database/rows/upload-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { addToTagCounts, tagIdsOf } from '../../database/writes/collections.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { obtainTagIds } from './tag-rows.ts';

type TaggedUpload = Pick<UploadRow, 'id' | 'user_id' | 'created_at'>;

/**
 * Gives a new upload its tags, in the transaction that writes its row and has its owner's lock. Throws `tag_limit`.
 */
export async function tagNewUpload(
  transaction: Transaction<Schema>,
  upload: TaggedUpload,
  names: readonly string[],
): Promise<void> {
  if (names.length === 0) return;
  const ids = await obtainTagIds(transaction, upload.user_id, names, upload.created_at);
  await addTags(transaction, upload, ids);
}

/**
 * Replaces the tags of an upload whose row the transaction has locked; those that do not exist are made. Throws
 * `tag_limit`.
 */
export async function replaceTags(
  transaction: Transaction<Schema>,
  upload: TaggedUpload,
  names: readonly string[],
  now: number,
): Promise<void> {
  await lockUser(transaction, { id: upload.user_id });
  const wanted = new Set(await obtainTagIds(transaction, upload.user_id, names, now));
  const rows = await transaction
    .selectFrom('upload_tags')
    .select('tag_id')
    .where('upload_id', '=', upload.id)
    .execute();
  const before = new Set(rows.map(({ tag_id: id }) => id));
  await removeTags(transaction, [upload.id], [...before.difference(wanted)]);
  await addTags(transaction, upload, [...wanted.difference(before)]);
}

async function addTags(
  transaction: Transaction<Schema>,
  { id, created_at }: TaggedUpload,
  tagIds: readonly string[],
): Promise<void> {
  if (tagIds.length === 0) return;
  const rows = tagIds.map((tag_id) => ({ tag_id, upload_id: id, created_at, is_trashed: 0 }));
  await transaction.insertInto('upload_tags').values(rows).execute();
  await addToTagCounts(transaction, tagIds, 1);
}

/** Takes tags from living uploads. */
export async function removeTags(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
  tagIds: readonly string[],
): Promise<void> {
  if (tagIds.length === 0) return;
  const ended = await transaction
    .deleteFrom('upload_tags')
    .where('tag_id', 'in', tagIds)
    .where('upload_id', 'in', uploadIds)
    .returning('tag_id')
    .execute();
  await addToTagCounts(transaction, tagIdsOf(ended), -1);
}
