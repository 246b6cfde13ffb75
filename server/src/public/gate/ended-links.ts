import type { Db } from '../../database/open.ts';
import { canBeCustomSlug } from '../../modules/uploads/slugs/slug-grammar.ts';
import type { Visit } from '../visit.ts';
import { spaceOf } from './find-link.ts';

interface Address extends Pick<Visit, 'domain'> {
  slug: string;
}

/** Whether an unknown link existed until recently, or belongs to a file in the trash. */
export async function hasEnded(db: Db, { slug, domain }: Address): Promise<boolean> {
  if (!canBeCustomSlug(slug)) return false;
  const space = spaceOf({ domain });
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
    .$if(domain !== undefined, (query) => query.where('user_id', '=', domain?.ownerId ?? ''))
    .executeTakeFirst();
  return trashed !== undefined;
}

/** Whether a short link at this slug of a host has ended lately. */
export async function hasEndedLink(db: Db, { slug, domain }: Address): Promise<boolean> {
  if (!canBeCustomSlug(slug)) return false;
  const ended = await db
    .selectFrom('ended_links')
    .select('slug')
    .where('slug', '=', slug)
    .where('space', 'in', [...new Set(['', spaceOf({ domain })])])
    .where('kind', '=', 'link')
    .executeTakeFirst();
  return ended !== undefined;
}
