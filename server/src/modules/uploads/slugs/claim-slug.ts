import { aliasDays, aliasesMax } from '@perch/contract/uploads/limits';
import type { Kysely, Transaction } from 'kysely';

import { takeLock } from '../../../database/lock.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { dayMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import { randomBase62 } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { isReservedSlug, linkNameKey, stemOf } from './slug-grammar.ts';
import { slugsLike } from './suggest-slugs.ts';
import { isTaken, type SpaceSlug } from './taken-slugs.ts';

// Of a suggestion that is as good as free.
const slugLengthFree = 10;

// Custom slugs and the aliases that they leave behind. Each change of them holds the lock `slugs`, which
// comes before every row that the transaction writes.

export const lockSlugs = (
  transaction: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> => takeLock(transaction, 'slugs', clock);

/** Throws `taken`, with a free slug in the sentence, where the upload or short link cannot have this one. */
export async function requireFree(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  wanted: SpaceSlug,
  uploadId: string,
): Promise<void> {
  const asking = { uploadId, now: clock.now() };
  if (await isFree(db, wanted, asking)) return;
  const { slug } = wanted;
  const free = await findFree(db, wanted.space, slugsLike(slug), asking);
  const suggestion = free ?? randomBase62(slugLengthFree);
  throw new AppError('taken', (m) => m.linkOptions.slugs.taken({ slug, suggestion }), {
    field: 'slug',
  });
}

/** Throws `invalid_option` where the upload cannot leave another alias behind by taking this name. */
export async function requireRoomForAlias(
  db: Kysely<Schema>,
  { clock }: Pick<Services, 'clock'>,
  { space, slug }: SpaceSlug,
  uploadId: string,
): Promise<void> {
  const aliases = await db
    .selectFrom('link_names')
    .select(['space', 'slug'])
    .where('upload_id', '=', uploadId)
    .where('until', '>', clock.now())
    .limit(aliasesMax)
    .execute();
  const isOneOfThem = aliases.some((alias) => alias.space === space && alias.slug === slug);
  if (aliases.length < aliasesMax || isOneOfThem) return;
  throw new AppError('invalid_option', (m) => m.linkOptions.slugs.tooMany, { field: 'slug' });
}

/** The first of the slugs that is free. */
export async function findFree(
  db: Kysely<Schema>,
  space: string,
  slugs: Iterable<string>,
  asking: Parameters<typeof isTaken>[2],
): Promise<string | undefined> {
  for (const slug of slugs) {
    if (await isFree(db, { space, slug }, asking)) return slug;
  }
  return undefined;
}

const isFree = async (...[db, wanted, asking]: Parameters<typeof isTaken>) =>
  !isReservedSlug(wanted.slug) && !(await isTaken(db, wanted, asking));

/**
 * Writes the name of an upload that `requireFree` or `findFree` has found free under the lock; one of its own
 * aliases is taken back. Returns the keys of names to be forgotten.
 */
export async function writeName(
  transaction: Transaction<Schema>,
  { space, slug }: SpaceSlug,
  uploadId: string,
): Promise<string[]> {
  const row = { space, slug, stem: stemOf(slug), upload_id: uploadId, until: null };
  // Besides an own alias only one that has ended can be there.
  await transaction
    .insertInto('link_names')
    .values(row)
    .onConflict((conflict) => conflict.columns(['space', 'slug']).doUpdateSet(row))
    .execute();
  return [linkNameKey(space, slug)];
}

/** Makes the name of an upload an alias, where it has one. Returns the keys of names to be forgotten. */
export async function retireName(
  transaction: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
  {
    id,
    custom_space: space,
    custom_slug: slug,
  }: Pick<UploadRow, 'id' | 'custom_space' | 'custom_slug'>,
): Promise<string[]> {
  if (space === null || slug === null) return [];
  await transaction
    .updateTable('link_names')
    .set({ until: aliasEnd(clock.now()) })
    .where('space', '=', space)
    .where('slug', '=', slug)
    .where('upload_id', '=', id)
    .execute();
  return [linkNameKey(space, slug)];
}

/** When a slug that is replaced now ends. */
export const aliasEnd = (now: number) => now + aliasDays * dayMs;
