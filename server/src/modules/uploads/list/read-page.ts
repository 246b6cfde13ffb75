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
  // A join may give rows in any order.
  return rows.toSorted((a, b) => a.place - b.place).map(({ place: _, ...row }) => row);
}

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
