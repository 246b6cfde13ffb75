import type { Kysely } from 'kysely';

import { uploadTables } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { stemOf } from './slug-grammar.ts';

/** What has random slugs; short links share the namespaces of uploads. */
const sluggedTables = [...uploadTables, 'short_links'] as const;

/** A custom slug of a host's namespace. */
export interface SpaceSlug {
  space: string;
  slug: string;
}

interface Asking {
  /** The upload or short link for which it is asked: what belongs to it takes nothing from it. */
  uploadId: string;
  /** Aliases that have ended by then are free. */
  now: number;
}

/**
 * Whether another upload, one in the trash or a short link answers for an address that this custom slug would answer
 * for, with or without an extension.
 */
export async function isTaken(
  db: Kysely<Schema>,
  { space, slug }: SpaceSlug,
  { uploadId, now }: Asking,
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
  // Links of before work with anything behind their first dot.
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
export async function isRandomSlugTaken(db: Kysely<Schema>, slug: string): Promise<boolean> {
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
