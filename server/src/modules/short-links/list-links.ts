import { type LinkSort, searchedLinksMax } from '@perch/contract/short-links/limits';
import { type RawBuilder, sql } from 'kysely';

import { readLinkTotals } from '../../database/link-totals.ts';
import type { ShortLinkRow } from '../../database/rows/link-rows.ts';
import { escapedForLike } from '../../database/search/search-parts.ts';
import { indexed, nextOf, walk } from '../../database/walk.ts';
import { cursorOf, type Position } from '../../lib/cursor.ts';
import {
  type CursorRequest,
  isByCursor,
  type Page,
  type PageRequest,
  paginate,
} from '../../lib/pagination.ts';
import type { Services } from '../../services.ts';
import { nearerEnd } from '../uploads/list/list-uploads.ts';
import { offsetOf } from '../uploads/list/read-page.ts';
import type { LinkScope } from './link-scope.ts';
import { searchText } from './search-key.ts';

interface LinksRequest extends PageRequest {
  sort: LinkSort;
  order: 'asc' | 'desc';
}

interface LinksQuery extends Omit<LinksRequest, 'after'> {
  search?: string | undefined;
  /** A cursor as text; empty: the beginning. */
  after?: string | undefined;
}

type ListServices = Pick<Services, 'db'>;

interface SortRow {
  /** A number, as cursors have it. */
  column: 'created_at' | 'clicks';
  /** The indexes that have one owner's links, or everybody's, in this order. */
  indexes: { own: string; all: string };
}

/** The orders of the list. */
const sortRows: Record<LinkSort, SortRow> = {
  createdAt: {
    column: 'created_at',
    indexes: { own: 'short_links_by_owner', all: 'short_links_by_time' },
  },
  clicks: {
    column: 'clicks',
    indexes: { own: 'short_links_by_owner_clicks', all: 'short_links_by_clicks' },
  },
};

/**
 * One page of the links in scope; `search` is part of the slug, the title or the target. Throws `invalid_request` for a cursor
 * of another list.
 */
export async function listLinks(
  services: ListServices,
  scope: LinkScope,
  { search = '', after: cursor, ...paged }: LinksQuery,
): Promise<Page<ShortLinkRow>> {
  const text = searchText(search);
  const { sort, order } = paged;
  const after = cursorOf({ of: 'links', ...scope, text, sort, order }, cursor, 'number');
  const request = { ...paged, after };
  if (isByCursor(request)) return walkLinks(services, scope, request, text);
  return text === ''
    ? listAllOf(services, scope, request)
    : searchLinks(services, scope, request, text);
}

/** One page by cursor, of all links that match. */
async function walkLinks(
  { db }: ListServices,
  { ownerId }: LinkScope,
  request: LinksRequest & CursorRequest,
  text: string,
): Promise<Page<ShortLinkRow>> {
  const { sort, order, limit, after } = request;
  const { column, indexes } = sortRows[sort];
  const isOwn = ownerId !== undefined;
  const { ids, end } = await walk(
    db,
    {
      from: indexed(db, 'short_links', isOwn ? indexes.own : indexes.all, 'rows'),
      within: isOwn ? [sql`user_id = ${ownerId}`] : [],
      filters: text === '' ? [] : [isMatch(text)],
      sortedBy: sql.ref(`rows.${column}`),
      order,
      after: after.position,
    },
    limit + 1,
  );
  const [{ rows }, { links: total }] = await Promise.all([
    ids.execute(db),
    readLinkTotals(db, ownerId),
  ]);
  const positions = rows.map(({ id, sort_key: key }) => ({ key, id }));
  const shown = positions.slice(0, limit).map(({ id }) => id);
  return readLinks({ db }, shown, total, request, nextOf(positions, limit, end));
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
    .orderBy(sortRows[request.sort].column, order)
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
  const [column, direction] = [sql.ref(sortRows[request.sort].column), sql.raw(request.order)];
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
    ) as latest where ${isMatch(text)}`;
}

const isMatch = (text: string) => sql`search_key like ${`%${escapedForLike(text)}%`} escape '\\'`;

async function readLinks(
  { db }: ListServices,
  ids: readonly string[],
  total: number,
  request: PageRequest,
  next?: Position,
): Promise<Page<ShortLinkRow>> {
  if (ids.length === 0) return paginate([], total, request, next);
  const rows = await db.selectFrom('short_links').selectAll().where('id', 'in', ids).execute();
  const places = new Map(ids.map((id, index) => [id, index]));
  const place = ({ id }: ShortLinkRow) => places.get(id) ?? 0;
  return paginate(
    rows.toSorted((a, b) => place(a) - place(b)),
    total,
    request,
    next,
  );
}
