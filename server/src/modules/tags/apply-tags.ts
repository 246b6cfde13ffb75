import { tagsPerFileMax } from '@perch/contract/uploads/limits';
import { sql, type Transaction } from 'kysely';

import { lockRows } from '../../database/lock.ts';
import type { Schema } from '../../database/schema.ts';
import { addToTagCounts, tagIdsOf } from '../../database/writes/collections.ts';
import { keyOfName } from '../../lib/clean-name.ts';
import { AppError } from '../../lib/errors.ts';
import { isId } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { tagNamesIn, tooManyOfFile } from './tag-names.ts';
import { findTagIds, obtainTagIds } from './tag-rows.ts';
import { removeTags } from './upload-tags.ts';

interface TagsToApply {
  /** Ids. */
  uploads: readonly string[];
  add?: unknown;
  remove?: unknown;
}

/**
 * Gives tags to several of an owner's uploads and takes others away, all or nothing. Throws `not_found` where one
 * of the uploads is not the owner's, has ended or is in the trash, `invalid_option` and `tag_limit`.
 */
export async function applyTags(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  userId: string,
  request: TagsToApply,
): Promise<void> {
  const add = tagNamesIn(request.add ?? [], 'add');
  const remove = tagNamesIn(request.remove ?? [], 'remove');
  refuseContradiction(add, remove);
  const uploadIds = [...new Set(request.uploads)];
  if (!uploadIds.every(isId)) throw noSuchFile();
  const now = clock.now();
  await db.transaction().execute(async (transaction) => {
    await lockUploads(transaction, { userId, uploadIds, now });
    await lockUser(transaction, { id: userId });
    await removeTags(transaction, uploadIds, await findTagIds(transaction, userId, remove));
    const tagIds = await obtainTagIds(transaction, userId, add, now);
    await addToUploads(transaction, uploadIds, tagIds);
  });
}

const noSuchFile = () => new AppError('not_found', (m) => m.errors.noSuchFile);

function refuseContradiction(add: readonly string[], remove: readonly string[]): void {
  const removed = new Set(remove.map(keyOfName));
  const both = add.find((name) => removed.has(keyOfName(name)));
  if (both === undefined) return;
  throw new AppError('invalid_option', (m) => m.tags.addedAndRemoved({ name: both }), {
    field: 'remove',
  });
}

/** Locks all of these uploads. Throws `not_found` unless they are the owner's and in use. */
async function lockUploads(
  transaction: Transaction<Schema>,
  { userId, uploadIds, now }: { userId: string; uploadIds: readonly string[]; now: number },
): Promise<void> {
  // In the order of ids, as every transaction that changes several uploads, so that none deadlock.
  const held = await transaction
    .selectFrom('uploads')
    .select('id')
    .where('id', 'in', uploadIds)
    .where('user_id', '=', userId)
    .where(({ or, eb }) => or([eb('expires_at', 'is', null), eb('expires_at', '>', now)]))
    .orderBy('id')
    .$call(lockRows(transaction))
    .execute();
  if (held.length !== uploadIds.length) throw noSuchFile();
}

async function addToUploads(
  transaction: Transaction<Schema>,
  uploadIds: readonly string[],
  tagIds: readonly string[],
): Promise<void> {
  if (tagIds.length === 0) return;
  // Not as values: of all uploads and tags these would be more than a statement may have.
  const { rows } = await sql<{ tag_id: string }>`
    insert into upload_tags (tag_id, upload_id, created_at, is_trashed)
    select tags.id, uploads.id, uploads.created_at, 0 from uploads cross join tags
    where uploads.id in (${sql.join(uploadIds)}) and tags.id in (${sql.join(tagIds)})
    on conflict (tag_id, upload_id) do nothing returning tag_id`.execute(transaction);
  await addToTagCounts(transaction, tagIdsOf(rows), 1);
  const overfull = await transaction
    .selectFrom('upload_tags')
    .select('upload_id')
    .where('upload_id', 'in', uploadIds)
    .groupBy('upload_id')
    .having(({ fn }) => fn.countAll(), '>', tagsPerFileMax)
    .limit(1)
    .executeTakeFirst();
  if (overfull) throw tooManyOfFile('add');
}
