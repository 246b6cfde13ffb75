import { tagsMax } from '@perch/contract/tags/limits';
import type { Kysely, Transaction } from 'kysely';

import { addToCollectionTotals } from '../../database/collection-totals.ts';
import type { TagRow } from '../../database/rows/tag-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { keyOfName } from '../../lib/clean-name.ts';
import { AppError } from '../../lib/errors.ts';
import { isId, newId } from '../../lib/random.ts';

// Transactions lock the owner's row (`accounts/lock-user.ts`) before they write tags or the uploads' tags, and rows of
// uploads before that one, as deletions do: so names are unique, counts are right and nothing deadlocks.

/** One of the owner's tags, by its id or else its name; of any owner by the id alone. */
export async function findTag(
  db: Kysely<Schema>,
  ownerId: string | undefined,
  text: string,
): Promise<TagRow | undefined> {
  if (ownerId === undefined && !isId(text)) return undefined;
  const found = await db
    .selectFrom('tags')
    .selectAll()
    .$if(ownerId !== undefined, (query) =>
      query
        .where('user_id', '=', ownerId ?? '')
        .where((eb) => eb.or([eb('id', '=', text), eb('name_key', '=', keyOfName(text))])),
    )
    .$if(ownerId === undefined, (query) => query.where('id', '=', text))
    .execute();
  return found.find(({ id }) => id === text) ?? found[0];
}

/** One of the owner's tags, by its id. Throws `not_found`. */
export async function requireTag(
  db: Kysely<Schema>,
  { id, userId }: { id: string; userId: string },
): Promise<TagRow> {
  const tag = await db
    .selectFrom('tags')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (tag) return tag;
  throw new AppError('not_found', (m) => m.tags.noSuchTag);
}

/** The ids of the owner's tags with these names; those that do not exist are left out. */
export async function findTagIds(
  transaction: Transaction<Schema>,
  userId: string,
  names: readonly string[],
): Promise<string[]> {
  const tags = await findTags(transaction, userId, names);
  return tags.map(({ id }) => id);
}

/**
 * The ids of the owner's tags with these names, of which each differs from the others; those that do not exist are
 * made. The transaction has the owner's lock. Throws `tag_limit`.
 */
export async function obtainTagIds(
  transaction: Transaction<Schema>,
  userId: string,
  names: readonly string[],
  now: number,
): Promise<string[]> {
  const found = await findTags(transaction, userId, names);
  const known = new Set(found.map(({ name_key: key }) => key));
  const made = names
    .filter((name) => !known.has(keyOfName(name)))
    .map((name): TagRow => {
      const key = keyOfName(name);
      return { id: newId(), user_id: userId, name, name_key: key, uploads: 0, created_at: now };
    });
  if (made.length > 0) {
    await requireRoom(transaction, userId, made.length);
    await transaction.insertInto('tags').values(made).execute();
    await addToCollectionTotals(transaction, userId, { tags: made.length });
  }
  return [...found, ...made].map(({ id }) => id);
}

/** Throws `tag_limit` where the account cannot have those of these tags that do not exist yet. */
export async function requireRoomForTags(
  db: Kysely<Schema>,
  userId: string,
  names: readonly string[],
): Promise<void> {
  const found = await findTags(db, userId, names);
  if (found.length < names.length) await requireRoom(db, userId, names.length - found.length);
}

async function findTags(
  db: Kysely<Schema>,
  userId: string,
  names: readonly string[],
): Promise<Pick<TagRow, 'id' | 'name_key'>[]> {
  if (names.length === 0) return [];
  return db
    .selectFrom('tags')
    .select(['id', 'name_key'])
    .where('user_id', '=', userId)
    .where('name_key', 'in', names.map(keyOfName))
    .execute();
}

async function requireRoom(db: Kysely<Schema>, userId: string, more: number): Promise<void> {
  const { count } = await db
    .selectFrom('tags')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) + more <= tagsMax) return;
  throw new AppError('tag_limit', (m) => m.tags.tooMany({ max: tagsMax }));
}
