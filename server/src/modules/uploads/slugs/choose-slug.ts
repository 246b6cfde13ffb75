import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { randomBase62 } from '../../../lib/random.ts';
import type { Services } from '../../../services.ts';
import { findFree } from './claim-slug.ts';
import { proposeSlugs } from './slug-schemes.ts';
import { isRandomSlugTaken } from './taken-slugs.ts';

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
export async function proposeFreeSlug(
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
