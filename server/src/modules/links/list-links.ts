import { type linkSorts, searchedLinksMax } from '@perch/contract/links/limits';
import { type RawBuilder, sql } from 'kysely';

import { readLinkTotals } from '../../database/link-totals.ts';
import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import { escapedForLike } from '../../database/search/search-parts.ts';
import { type Page, type PageRequest, paginate } from '../../lib/pagination.ts';
import type { Services } from '../../services.ts';
import { nearerEnd } from '../uploads/list/list-uploads.ts';
import { offsetOf } from '../uploads/list/read-page.ts';
import type { LinkScope } from './link-scope.ts';
import { searchText } from './search-key.ts';

interface LinksRequest extends PageRequest {
  search?: string | undefined;
  sort: (typeof linkSorts)[number];
  order: 'asc' | 'desc';
}

type ListServices = Pick<Services, 'db'>;

const sortColumns = { createdAt: 'created_at', clicks: 'clicks' } as const;

/** One page of the links in scope; `search` is part of the slug, the title or the target. */
export function listLinks(
  services: ListServices,
  scope: LinkScope,
  { search = '', ...request }: LinksRequest,
): Promise<Page<ShortLinkRow>> {
  const text = searchText(search);
  return text === ''
    ? listAllOf(services, scope, request)
    : searchLinks(services, scope, request, text);
}

/** Ids come from a covering index, read from the end that is nearer to the page. */
async function listAllOf(
  { db }: ListServices,
  { ownerId }: LinkScope,
  request: LinksRequest,
): Promise<Page<ShortLinkRow>> {
  const { links: total } = await readLinkTotals(db, ownerId);
  if (offsetOf(request) >= total) return paginate([], total, request);
  const { order, limit, offset, isBackwards } = nearerEnd(request, total);
  const found = await db
    .selectFrom('short_links')
    .select('id')
    .$if(ownerId !== undefined, (query) => query.where('user_id', '=', ownerId ?? ''))
    .orderBy(sortColumns[request.sort], order)
    .orderBy('id', order)
    .limit(limit)
    .offset(offset)
    .execute();
  const ids = found.map(({ id }) => id);
  return readLinks({ db }, isBackwards ? ids.toReversed() : ids, total, request);
}

/** No index finds parts of these texts: so many of the newest links are looked through, within a few milliseconds. */
async function searchLinks(
  { db }: ListServices,
  scope: LinkScope,
  request: LinksRequest,
  text: string,
): Promise<Page<ShortLinkRow>> {
  const matches = matching(scope, text);
  const [column, direction] = [sql.ref(sortColumns[request.sort]), sql.raw(request.order)];
  const { rows } = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total from (${matches}) as matches
    order by ${column} ${direction}, id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`.execute(db);
  const ids = rows.map(({ id }) => id);
  const counted = rows[0] ?? (request.page === 1 ? undefined : await countOf(db, matches));
  return readLinks({ db }, ids, Number(counted?.total ?? 0), request);
}

async function countOf(db: ListServices['db'], matches: RawBuilder<unknown>) {
  const { rows } = await sql<{ total: number }>`
    select count(*) as total from (${matches}) as matches`.execute(db);
  return rows[0];
}

function matching({ ownerId }: LinkScope, text: string): RawBuilder<unknown> {
  const isTheirs = ownerId === undefined ? sql`` : sql`where user_id = ${ownerId}`;
  return sql`select id, created_at, clicks from (
      select id, created_at, clicks, search_key from short_links ${isTheirs}
      order by created_at desc, id desc limit ${searchedLinksMax}
    ) as latest where search_key like ${`%${escapedForLike(text)}%`} escape '\\'`;
}

async function readLinks(
  { db }: ListServices,
  ids: readonly string[],
  total: number,
  request: PageRequest,
): Promise<Page<ShortLinkRow>> {
  if (ids.length === 0) return paginate([], total, request);
  const rows = await db.selectFrom('short_links').selectAll().where('id', 'in', ids).execute();
  const places = new Map(ids.map((id, index) => [id, index]));
  const place = ({ id }: ShortLinkRow) => places.get(id) ?? 0;
  return paginate(
    rows.toSorted((a, b) => place(a) - place(b)),
    total,
    request,
  );
}
