import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type {
  TrashedUploadRow,
  UploadRow,
  UploadTable,
} from '../../../database/rows/upload-rows.ts';
import { countRows } from '../../../database/search/search-parts.ts';
import { beyond, nextOf, type SortedIds, type Walk, walk, where } from '../../../database/walk.ts';
import type { Position } from '../../../lib/cursor.ts';
import {
  type CursorRequest,
  type Page,
  type PageRequest,
  paginate,
} from '../../../lib/pagination.ts';

export const offsetOf = ({ page, limit }: PageRequest) => (page - 1) * limit;

type Row = UploadRow | TrashedUploadRow;
type PositionedRow = Row & { place: number };

/** Uploads in the order in which `ids` gives their ids, found and read by one query. */
export async function readRows(
  db: Db,
  table: UploadTable,
  ids: RawBuilder<unknown>,
): Promise<Row[]> {
  // A cross join keeps SQLite from walking all uploads to look for those of the page.
  const { rows } = await sql<PositionedRow>`select rows.*, page.place
    from (select ids.id, row_number() over () as place from (${ids}) as ids) as page
    cross join ${sql.table(table)} as rows where rows.id = page.id`.execute(db);
  return inPlaces(rows);
}

/** A join may give rows in any order. */
const inPlaces = <T extends { place: number }>(rows: T[]): T[] =>
  rows.toSorted((a, b) => a.place - b.place);

/** One page of uploads whose number is known. */
export async function readPage(
  db: Db,
  table: UploadTable,
  { request, total }: { request: PageRequest; total: number },
  ids: RawBuilder<unknown>,
): Promise<Page<Row>> {
  const rows = offsetOf(request) < total ? await readRows(db, table, ids) : [];
  return paginate(rows, total, request);
}

interface Matches {
  /** Ids, with what they are sorted by. */
  rows: RawBuilder<unknown>;
  /** Those among which the page is, where fewer than all. */
  page?: RawBuilder<unknown>;
  sortedBy: string;
  order: 'asc' | 'desc';
  /** More are neither counted nor listed. */
  max: number;
}

/** By cursor, rows are listed as the few that they are where this number may come after they were counted. */
export const comingMax = 100;

/**
 * One page of the uploads that match, which are counted at the same time. By cursor this reaches every match only where the
 * caller knows that there are no more than `rows` has.
 */
export async function readMatches(
  db: Db,
  table: UploadTable,
  request: PageRequest,
  { rows: matches, page = matches, ...found }: Matches,
): Promise<Page<Row>> {
  const counted = countRows(db, matches, found.max);
  if (request.after) {
    const ids = sliceOf(sql`(${matches}) as matches`, request, found);
    const [total, rows] = await Promise.all([counted, readBehind(db, table, ids)]);
    return pageBehind(rows, total, request);
  }
  const ids = sliceOf(sql`(${page}) as matches`, request, found);
  const [total, rows] = await Promise.all([counted, readRows(db, table, ids)]);
  return paginate(rows, total, request);
}

/** The same, where each match costs a look at its row or another index: they are found once, for the total and the page. */
export async function readCostlyMatches(
  db: Db,
  table: UploadTable,
  request: PageRequest,
  { rows: matches, max, ...found }: Matches,
): Promise<Page<Row>> {
  const { rows } = await sql<(Sorted | { place: null }) & { total: number }>`
    with matches as materialized (select * from (${matches}) as found limit ${max})
    select rows.*, page.id as sorted_id, page.sort_key, page.place, counted.total
    from (select count(*) as total from matches) as counted
    left join (
      select ids.*, row_number() over () as place
      from (${sliceOf(sql`matches`, request, found)}) as ids
    ) as page on true left join ${sql.table(table)} as rows on rows.id = page.id`.execute(db);
  const sorted = rows.flatMap((row) => (row.place === null ? [] : [row]));
  return pageBehind(sorted, rows[0]?.total ?? 0, request);
}

/** The page's part of the matches; by cursor one more, which shows whether another page follows. */
function sliceOf(
  matches: RawBuilder<unknown>,
  request: PageRequest,
  found: Pick<Matches, 'sortedBy' | 'order'>,
): SortedIds {
  const { limit, after } = request;
  const [sortedBy, direction] = [sql.ref(found.sortedBy), sql.raw(found.order)];
  const behind = where(beyond({ ...found, sortedBy }, after?.position));
  const part = after ? sql`limit ${limit + 1}` : sql`limit ${limit} offset ${offsetOf(request)}`;
  return sql`select id, ${sortedBy} as sort_key from ${matches} ${behind}
    order by ${sortedBy} ${direction}, id ${direction} ${part}`;
}

/** An id of a page, with its upload, which an earlier version may have deleted without its memberships. */
type Sorted = (Row | { id: null }) & {
  place: number;
  sorted_id: string;
  sort_key: Position['key'];
};

async function readBehind(db: Db, table: UploadTable, ids: SortedIds): Promise<Sorted[]> {
  const { rows } = await sql<Sorted>`
    select rows.*, page.id as sorted_id, page.sort_key, page.place
    from (select ids.*, row_number() over () as place from (${ids}) as ids) as page
    left join ${sql.table(table)} as rows on rows.id = page.id`.execute(db);
  return rows;
}

/** `end` is where rows that do not match were looked at last. */
function pageBehind(
  rows: Sorted[],
  total: number,
  request: PageRequest,
  end?: Position,
): Page<Row> {
  const sorted = inPlaces(rows);
  const shown = sorted.slice(0, request.limit);
  const positions = sorted.map((row) => ({ key: row.sort_key, id: row.sorted_id }));
  const next = nextOf(positions, request.limit, end);
  const items = shown.flatMap((row) => (row.id === null ? [] : [row]));
  return paginate(items, total, request, next);
}

/** One page by cursor of the uploads that a walk along an index finds, while their total is still being counted. */
export async function readWalk(
  db: Db,
  table: UploadTable,
  request: CursorRequest,
  { total: counted, ...steps }: Omit<Walk, 'after'> & { total: number | Promise<number> },
): Promise<Page<Row>> {
  const { limit, after } = request;
  async function find() {
    const { ids, end } = await walk(db, { ...steps, after: after.position }, limit + 1);
    return { rows: await readBehind(db, table, ids), end };
  }
  const [total, { rows, end }] = await Promise.all([counted, find()]);
  return pageBehind(rows, total, request, end);
}
