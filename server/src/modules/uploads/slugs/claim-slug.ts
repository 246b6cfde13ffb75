import { aliasDays, aliasesMax } from '@perch/contract/uploads/limits';
import type { Kysely, Transaction } from 'kysely';

import { isForeignKeyViolation } from '../../../database/failures.ts';
import { publishInvalidation } from '../../../database/invalidation/publish.ts';
import { acquireLock } from '../../../database/lock.ts';
import { type UploadRow, uploadTables } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { dayMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import { randomBase62 } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { isReservedSlug, linkNameKey, stemOf } from './slug-grammar.ts';
import { proposeSlugs, slugsLike } from './slug-schemes.ts';

// Custom slugs and the aliases that they leave behind. Each change of them holds the lock `slugs`, which
// comes before every row that the transaction writes.

// Of a suggestion that is as good as free.
const slugLengthFree = 10;

export const lockSlugs = (
  transaction: Transaction<Schema>,
  { clock }: Pick<Services, 'clock'>,
): Promise<void> => acquireLock(transaction, 'slugs', clock);

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
async function findFree(
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

/** Tables with random slugs; short links share the namespaces of uploads. */
const sluggedTables = [...uploadTables, 'short_links'] as const;

/** A custom slug of a host's namespace. */
interface SpaceSlug {
  space: string;
  slug: string;
}

interface SlugQuery {
  /** The upload or short link that wants the slug: its own slugs do not conflict. */
  uploadId: string;
  /** Aliases that have ended by then are free. */
  now: number;
}

/**
 * Whether another upload, one in the trash or a short link answers for an address that this custom slug would answer
 * for, with or without an extension.
 */
async function isTaken(
  db: Kysely<Schema>,
  { space, slug }: SpaceSlug,
  { uploadId, now }: SlugQuery,
): Promise<boolean> {
  const stem = stemOf(slug);
  const named = await db
    .selectFrom('link_names')
    .select('slug')
    .where('space', '=', space)
    // `x` for `x.png` as well as `x.png` for `x`.
    .where(({ or, eb }) => or([eb('slug', 'in', [slug, stem]), eb('stem', '=', slug)]))
    .where('upload_id', '<>', uploadId)
    .where(({ or, eb }) => or([eb('until', 'is', null), eb('until', '>', now)]))
    .limit(1)
    .executeTakeFirst();
  if (named) return true;
  // Links of earlier versions work with anything behind their first dot.
  const [label = ''] = slug.split('.', 1);
  for (const table of sluggedTables) {
    const found = await db
      .selectFrom(table)
      .select('id')
      .where('slug', 'in', [slug, stem, label])
      .where('id', '<>', uploadId)
      .limit(1)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
}

/** Whether a random slug is in use: by an upload, one in the trash, a short link, or as a custom slug on any host. */
async function isRandomSlugTaken(db: Kysely<Schema>, slug: string): Promise<boolean> {
  for (const table of [...sluggedTables, 'link_names'] as const) {
    const found = await db
      .selectFrom(table)
      .select('slug')
      .where('slug', '=', slug)
      .limit(1)
      .executeTakeFirst();
    if (found) return true;
  }
  return false;
}

/** Of random slugs where the scheme makes others. */
const lengthUsual = 10;
// Of longer ones no two are ever the same.
const lengthToCheck = 9;
const triesMax = 10;

type SlugServices = Pick<Services, 'db' | 'clock' | 'settings'>;

/** The random slug of a new upload, which has one besides any other. */
export async function chooseRandomSlug({ db, settings }: SlugServices): Promise<string> {
  const { slugScheme, slugLength } = settings.current();
  if (slugScheme === 'uuid') return Bun.randomUUIDv7();
  const length = slugScheme === 'base62' ? slugLength : lengthUsual;
  for (let tries = 1; ; tries += 1) {
    const slug = randomBase62(length);
    if (length > lengthToCheck || tries === triesMax) return slug;
    if (!(await isRandomSlugTaken(db, slug))) return slug;
  }
}

/**
 * A readable slug for a new upload, by the installation's scheme; undefined where slugs are random, or none of those
 * that were proposed is free. Another upload may claim it until the row is written.
 */
async function proposeFreeSlug(
  { db, clock, settings }: SlugServices,
  {
    id,
    domain_id: domainId,
    original_name: name,
  }: Pick<UploadRow, 'id' | 'domain_id' | 'original_name'>,
): Promise<string | undefined> {
  const now = clock.now();
  const proposed = proposeSlugs(settings.current().slugScheme, { name, now });
  return findFree(db, domainId ?? '', proposed, { uploadId: id, now });
}

// Of a slug that the server proposes and another row gets first.
const proposalsMax = 3;

/** A new row with an address of its own: an upload's or a short link's. */
type AddressedRow = Pick<
  UploadRow,
  'id' | 'domain_id' | 'slug_until' | 'custom_slug' | 'custom_space' | 'created_at'
>;

/** Where the custom slug is the address from the beginning, the random one never was. */
export const named = <Row extends AddressedRow>(row: Row, slug: string): Row => ({
  ...row,
  slug_until: row.created_at,
  custom_slug: slug,
  custom_space: row.domain_id ?? '',
});

/**
 * Inserts a row with a readable slug where the installation's scheme makes one of `name` that is free, else with the
 * random one. `insert` throws `taken` where another row gets the slug first.
 */
export async function insertProposed<Row extends AddressedRow>(
  services: Pick<Services, 'db' | 'clock' | 'settings'>,
  { row, name }: { row: Row; name: string },
  insert: (row: Row) => Promise<Row>,
): Promise<Row> {
  for (let proposals = 1; proposals <= proposalsMax; proposals += 1) {
    const slug = await proposeFreeSlug(services, { ...row, original_name: name });
    if (slug === undefined) break;
    try {
      return await insert(named(row, slug));
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'taken') throw error;
    }
  }
  return insert(row);
}

/** Inserts a row; where its domain was deleted meanwhile, on the app's host, to which that domain's other rows move. */
export async function insertOnDomain<Row extends AddressedRow>(
  row: Row,
  insert: (row: Row) => Promise<Row>,
): Promise<Row> {
  try {
    return await insert(row);
  } catch (error) {
    if (row.domain_id === null || !isForeignKeyViolation(error)) throw error;
    const moved = { ...row, domain_id: null };
    return insert(row.custom_slug === null ? moved : { ...moved, custom_space: '' });
  }
}

/** Claims the custom slug of a new row, where it has one. Returns the keys of names to be forgotten. Throws `taken`. */
export async function claimName(
  transaction: Transaction<Schema>,
  services: Pick<Services, 'clock'>,
  { id, custom_space: space, custom_slug: slug }: AddressedRow,
): Promise<string[]> {
  if (space === null || slug === null) return [];
  await lockSlugs(transaction, services);
  await requireFree(transaction, services, { space, slug }, id);
  const names = await writeName(transaction, { space, slug }, id);
  await publishInvalidation(transaction, { kind: 'link-names', names });
  return names;
}

/**
 * Deletes aliases that have ended, which frees them, and the names on domains that were deleted. Nothing has to be
 * forgotten in memory: an alias has its end there, and no request comes for a deleted domain.
 */
export async function removeEndedNames({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<void> {
  await db.deleteFrom('link_names').where('until', '<=', clock.now()).execute();
  await db
    .deleteFrom('link_names')
    .where('space', '<>', '')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('domains')
            .select('domains.id')
            .whereRef('domains.id', '=', 'link_names.space'),
        ),
      ),
    )
    .execute();
}
