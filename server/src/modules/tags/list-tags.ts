import type { Tag, tagSorts } from '@perch/contract/tags/tags';
import { sql } from 'kysely';

import type { TagRow } from '../../database/rows/tag-rows.ts';
import { escapedForLike } from '../../database/search/search-parts.ts';
import { keyOfName } from '../../lib/clean-name.ts';
import { type Page, type PageRequest, paginate } from '../../lib/pagination.ts';
import type { Services } from '../../services.ts';

interface TagsRequest extends PageRequest {
  /** A part of names. */
  search?: string | undefined;
  sort: (typeof tagSorts)[number];
}

/** One page of an owner's tags. There are so few that all are counted, and sorted by their uploads. */
export async function listTags(
  { db }: Pick<Services, 'db'>,
  userId: string,
  { search = '', sort, ...page }: TagsRequest,
): Promise<Page<TagRow>> {
  const pattern = `%${escapedForLike(keyOfName(search))}%`;
  const matching = db
    .selectFrom('tags')
    .where('user_id', '=', userId)
    .$if(search !== '', (query) => query.where(sql<boolean>`name_key like ${pattern} escape '\\'`));
  const { count } = await matching
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll()
    .$if(sort === 'uploads', (query) => query.orderBy('uploads', 'desc'))
    .orderBy('name_key')
    .limit(page.limit)
    .offset((page.page - 1) * page.limit)
    .execute();
  return paginate(rows, Number(count), page);
}

/** A tag as the API shows it. */
export const toTag = ({ id, name, uploads, created_at }: TagRow): Tag => ({
  _id: id,
  name,
  uploads,
  createdAt: new Date(created_at).toISOString(),
});
