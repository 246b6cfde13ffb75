import type { albumSorts } from '@perch/contract/albums/albums';
import { sql } from 'kysely';

import type { AlbumRow } from '../../database/rows/album-rows.ts';
import { escapedForLike } from '../../database/search/search-parts.ts';
import { type Page, type PageRequest, paginate } from '../../lib/pagination.ts';
import type { Services } from '../../services.ts';
import { albumNameKey } from '../album-membership/album-name-key.ts';

interface AlbumsRequest extends PageRequest {
  search?: string | undefined;
  sort: (typeof albumSorts)[number];
  order: 'asc' | 'desc';
}

const sortColumns = {
  createdAt: 'created_at',
  changedAt: 'changed_at',
  name: 'name_key',
} as const;

/** One page of an account's albums, which are so few that an index is counted and searched. */
export async function listAlbums(
  { db }: Pick<Services, 'db'>,
  ownerId: string,
  { search = '', sort, order, ...request }: AlbumsRequest,
): Promise<Page<AlbumRow>> {
  const text = albumNameKey(search);
  const pattern = `%${escapedForLike(text)}%`;
  const matching = db
    .selectFrom('albums')
    .where('user_id', '=', ownerId)
    .$if(text !== '', (query) => query.where(sql<boolean>`name_key like ${pattern} escape '\\'`));
  const { total } = await matching
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const albums = await matching
    .selectAll()
    .orderBy(sortColumns[sort], order)
    .orderBy('id', order)
    .limit(request.limit)
    .offset((request.page - 1) * request.limit)
    .execute();
  return paginate(albums, Number(total), request);
}
