import type { Db } from '../../../database/open.ts';
import { canBeCustomSlug } from '../../uploads/slugs/slug-grammar.ts';

interface Address {
  slug: string;
  /** The host's namespace of custom slugs; absent on the app's host. */
  space?: string | undefined;
  /** The owner of the domain in the address; undefined on the app's host. */
  domainOwnerId: string | undefined;
}

/** Whether a link that leads nowhere was one until lately, or leads to a file in the trash. */
export async function hasEnded(
  db: Db,
  { slug, space = '', domainOwnerId }: Address,
): Promise<boolean> {
  if (!canBeCustomSlug(slug)) return false;
  const spaces = [...new Set(['', space])];
  const ended = await db
    .selectFrom('ended_links')
    .select('slug')
    .where('slug', '=', slug)
    .where('space', 'in', spaces)
    .executeTakeFirst();
  if (ended) return true;
  const named = await db
    .selectFrom('link_names')
    .select('upload_id')
    .where('space', '=', space)
    .where('slug', '=', slug)
    .executeTakeFirst();
  const trashed = await db
    .selectFrom('trashed_uploads')
    .select('id')
    .where(({ or, eb }) => or([eb('slug', '=', slug), eb('id', '=', named?.upload_id ?? '')]))
    .$if(domainOwnerId !== undefined, (query) => query.where('user_id', '=', domainOwnerId ?? ''))
    .executeTakeFirst();
  return trashed !== undefined;
}

/** Whether a short link at this slug of a host has ended lately. */
export async function hasEndedLink(db: Db, slug: string, space = ''): Promise<boolean> {
  if (!canBeCustomSlug(slug)) return false;
  const ended = await db
    .selectFrom('ended_links')
    .select('slug')
    .where('slug', '=', slug)
    .where('space', 'in', [...new Set(['', space])])
    .where('kind', '=', 'link')
    .executeTakeFirst();
  return ended !== undefined;
}
