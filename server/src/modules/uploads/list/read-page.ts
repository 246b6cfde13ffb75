import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type {
  TrashedUploadRow,
  UploadRow,
  UploadTable,
} from '../../../database/rows/upload-rows.ts';
import { countRows } from '../../../database/search/search-parts.ts';
import { type Page, type PageRequest, paginate } from '../../../lib/pagination.ts';

export const offsetOf = ({ page, limit }: PageRequest) => (page - 1) * limit;

type Row = UploadRow | TrashedUploadRow;
type Placed = Row & { place: number };
/** Without an upload where the page is empty. */
type Counted = (Placed | { id: null }) & { total: number };

/** Uploads in the order in which `ids` gives their ids, found and read by one query. */
export async function readRows(
  db: Db,
  table: UploadTable,
  ids: RawBuilder<unknown>,
): Promise<Row[]> {
  // A cross join keeps SQLite from walking all uploads to look for those of the page.
  const { rows } = await sql<Placed>`select rows.*, page.place
    from (select ids.id, row_number() over () as place from (${ids}) as ids) as page
    cross join ${sql.table(table)} as rows where rows.id = page.id`.execute(db);
  return inPlaces(rows);
}

/** A join may give rows in any order. */
const inPlaces = (rows: Placed[]): Row[] => rows.toSorted((a, b) => a.place - b.place);

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

/** One page of the uploads that match, which are counted at the same time. */
export async function readMatches(
  db: Db,
  table: UploadTable,
  request: PageRequest,
  { rows: matches, page = matches, sortedBy, order, max }: Matches,
): Promise<Page<Row>> {
  const direction = sql.raw(order);
  const ids = sql`select id from (${page}) as matches
    order by ${sql.ref(sortedBy)} ${direction}, id ${direction}
    limit ${request.limit} offset ${offsetOf(request)}`;
  const [total, rows] = await Promise.all([countRows(db, matches, max), readRows(db, table, ids)]);
  return paginate(rows, total, request);
}

/** The same, where each match costs a look at its row or another index: they are found once, for the total and the page. */
export async function readCostlyMatches(
  db: Db,
  table: UploadTable,
  request: PageRequest,
  { rows: matches, sortedBy, order, max }: Matches,
): Promise<Page<Row>> {
  const direction = sql.raw(order);
  const { rows } = await sql<Counted>`
    with matches as materialized (select * from (${matches}) as found limit ${max})
    select rows.*, page.place, counted.total from (select count(*) as total from matches) as counted
    left join (
      select ids.id, row_number() over () as place from (
        select id from matches order by ${sql.ref(sortedBy)} ${direction}, id ${direction}
        limit ${request.limit} offset ${offsetOf(request)}
      ) as ids
    ) as page on true left join ${sql.table(table)} as rows on rows.id = page.id`.execute(db);
  const found = rows.flatMap((row) => (row.id === null ? [] : [row]));
  return paginate(inPlaces(found), rows[0]?.total ?? 0, request);
}
