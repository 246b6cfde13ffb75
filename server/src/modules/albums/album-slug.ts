import type { Kysely } from 'kysely';

import { isUniqueViolation } from '../../database/failures.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';
import { randomBase62 } from '../../lib/random.ts';
import { isReservedSlug } from '../uploads/slugs/slug-grammar.ts';
import { slugsLike } from '../uploads/slugs/slug-schemes.ts';

const randomLength = 10;

export const randomAlbumSlug = () => randomBase62(randomLength);

/** Throws `taken`, with a free slug in the sentence, where another album has this one or none may have it. */
export async function requireFreeSlug(
  db: Kysely<Schema>,
  slug: string,
  albumId: string,
): Promise<void> {
  const isFree = async (wanted: string) =>
    !isReservedSlug(wanted) && !(await isTaken(db, wanted, albumId));
  for (const each of slugsLike(slug)) {
    if (!(await isFree(each))) continue;
    if (each === slug) return;
    throw slugTaken(slug, each);
  }
  throw slugTaken(slug, randomAlbumSlug());
}

async function isTaken(db: Kysely<Schema>, slug: string, albumId: string): Promise<boolean> {
  const found = await db
    .selectFrom('albums')
    .select('id')
    .where('slug', '=', slug)
    .where('id', '<>', albumId)
    .executeTakeFirst();
  return found !== undefined;
}

const slugTaken = (slug: string, suggestion: string, cause?: unknown) =>
  new AppError('taken', (m) => m.linkOptions.slugs.taken({ slug, suggestion }), {
    field: 'slug',
    cause,
  });

/** Throws `taken` where another album got the slug since it was found free. */
export async function toConflict<T>(slug: string, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (cause) {
    if (!isUniqueViolation(cause)) throw cause;
    throw slugTaken(slug, randomAlbumSlug(), cause);
  }
}
