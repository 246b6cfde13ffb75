import { sql, type Transaction } from 'kysely';

import { addToCollectionTotals } from '../../database/collection-totals.ts';
import type { TagRow, UploadTagRow } from '../../database/rows/tag-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { addToTagCounts, tagIdsOf } from '../../database/writes/collections.ts';
import { keyOfName } from '../../lib/clean-name.ts';
import { AppError } from '../../lib/errors.ts';
import type { Services } from '../../services.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { tagNameIn } from './tag-names.ts';
import { requireTag } from './tag-rows.ts';

// Others write between two transactions: this many rows hold them up for a few milliseconds.
const rowsPerTransaction = 1000;

interface WantedTag {
  id: string;
  userId: string;
}

type TagServices = Pick<Services, 'db'>;

/**
 * Renames a tag. Another one of that name is refused, `taken`, unless `merge`: its uploads get that one then, in
 * batches, and that one has the name as it is written here. After an interruption the rest still has the first.
 * Throws `not_found` and `invalid_option` as well.
 */
export async function changeTag(
  { db }: TagServices,
  wanted: WantedTag,
  { name: given, merge = false }: { name?: unknown; merge?: boolean | undefined },
): Promise<TagRow> {
  const name = tagNameIn(given, 'name');
  const { uploads } = await requireTag(db, wanted);
  // A request that joins the two the other way round gives the uploads back: the last batch is all of them.
  const batchesMax = Math.ceil(uploads / rowsPerTransaction) + 2;
  for (let batch = 1; ; batch += 1) {
    const limit = batch < batchesMax ? rowsPerTransaction : Number.MAX_SAFE_INTEGER;
    const changed = await db
      .transaction()
      .execute((transaction) => rename(transaction, wanted, { name, merge, limit }));
    if (changed) return changed;
  }
}

interface Renaming {
  name: string;
  merge: boolean;
  /** How many uploads another tag of that name gets now. */
  limit: number;
}

/** Renames the tag, or ends it where another one has the name; undefined: that one gets more of its uploads. */
async function rename(
  transaction: Transaction<Schema>,
  wanted: WantedTag,
  { name, merge, limit }: Renaming,
): Promise<TagRow | undefined> {
  await lockUser(transaction, { id: wanted.userId });
  const { id } = await requireTag(transaction, wanted);
  const other = await findOther(transaction, wanted, name);
  if (!other) return write(transaction, id, name);
  if (!merge) throw new AppError('taken', (m) => m.tags.taken({ name: other.name }));
  await copyUploads(transaction, { from: id, to: other.id, limit });
  if ((await takeUploads(transaction, id, limit)) === limit) return undefined;
  await remove(transaction, wanted);
  return write(transaction, other.id, name);
}

async function remove(transaction: Transaction<Schema>, { id, userId }: WantedTag): Promise<void> {
  await transaction.deleteFrom('tags').where('id', '=', id).execute();
  await addToCollectionTotals(transaction, userId, { tags: -1 });
}

const findOther = (transaction: Transaction<Schema>, { id, userId }: WantedTag, name: string) =>
  transaction
    .selectFrom('tags')
    .selectAll()
    .where('user_id', '=', userId)
    .where('name_key', '=', keyOfName(name))
    .where('id', '<>', id)
    .executeTakeFirst();

const write = (transaction: Transaction<Schema>, id: string, name: string) =>
  transaction
    .updateTable('tags')
    .set({ name, name_key: keyOfName(name) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();

/** Gives the first uploads of a tag, in the order of their ids, another one as well. */
async function copyUploads(
  transaction: Transaction<Schema>,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<void> {
  const { rows } = await sql<Membership>`
    insert into upload_tags (tag_id, upload_id, created_at, is_trashed)
    select ${to}, upload_id, created_at, is_trashed from (
      select * from upload_tags where tag_id = ${from} order by upload_id limit ${limit}
    ) as first where true
    on conflict (tag_id, upload_id) do nothing returning tag_id, is_trashed`.execute(transaction);
  await addToTagCounts(transaction, tagIdsOf(rows.filter(isLiving)), 1);
}

type Membership = Pick<UploadTagRow, 'tag_id' | 'is_trashed'>;

const isLiving = ({ is_trashed: isTrashed }: Membership) => isTrashed === 0;

/** Takes a tag from its first uploads, in the order of their ids, and returns their number. */
async function takeUploads(
  transaction: Transaction<Schema>,
  id: string,
  limit: number,
): Promise<number> {
  const { rows } = await sql<Membership>`
    delete from upload_tags where tag_id = ${id} and upload_id in (
      select upload_id from upload_tags where tag_id = ${id} order by upload_id limit ${limit}
    ) returning tag_id, is_trashed`.execute(transaction);
  await addToTagCounts(transaction, tagIdsOf(rows.filter(isLiving)), -1);
  return rows.length;
}

/** Deletes a tag, in batches; the uploads that had it stay. Throws `not_found`. */
export async function deleteTag({ db }: TagServices, wanted: WantedTag): Promise<void> {
  let isGone = false;
  while (!isGone) {
    isGone = await db.transaction().execute(async (transaction) => {
      await lockUser(transaction, { id: wanted.userId });
      const { id } = await requireTag(transaction, wanted);
      const taken = await takeUploads(transaction, id, rowsPerTransaction);
      if (taken === rowsPerTransaction) return false;
      await remove(transaction, wanted);
      return true;
    });
  }
}
