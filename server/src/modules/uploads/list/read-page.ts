import { type RawBuilder, sql } from 'kysely';

import type { Db } from '../../../database/open.ts';
import type {
  TrashedUploadRow,
  UploadRow,
  UploadTable,
} from '../../../database/rows/upload-rows.ts';
import { type Page, type PageRequest, paginate } from '../../../lib/pagination.ts';

export const offsetOf = ({ page, limit }: PageRequest) => (page - 1) * limit;

type Row = UploadRow | TrashedUploadRow;
type Placed = Row & { place: number };

/** Uploads in the order in which `ids` gives their ids, found and read by one query. */
export async function readRows(
  db: Db,
  table: UploadTable,
  ids: RawBuilder<{ id: string }>,
): Promise<Row[]> {
  return inPlaces(await placed<Placed>(ids, sql``, table).execute(db));
}

/** The same, where `ids` tells with each id how many there are in all; undefined where it gives none. */
export async function readCounted(
  db: Db,
  table: UploadTable,
  ids: RawBuilder<{ id: string; total: number }>,
): Promise<{ rows: Row[]; total: number | undefined }> {
  const { rows } = await placed<Placed & { total?: number }>(ids, sql`, page.total`, table).execute(
    db,
  );
  const total = rows[0]?.total;
  for (const row of rows) delete row.total;
  return { rows: inPlaces({ rows }), total };
}

// Sorted here, as a join may give rows in any order. A cross join keeps SQLite from walking all uploads to look for those of the page.
const placed = <T>(ids: RawBuilder<unknown>, columns: RawBuilder<unknown>, table: UploadTable) =>
  sql<T>`select rows.*, page.place ${columns}
    from (select ids.*, row_number() over () as place from (${ids}) as ids) as page
    cross join ${sql.table(table)} as rows where rows.id = page.id`;

const inPlaces = ({ rows }: { rows: Placed[] }): Row[] =>
  rows.toSorted((a, b) => a.place - b.place).map(({ place: _, ...row }) => row);

/** One page of uploads whose number is known. */
export async function readPage(
  db: Db,
  table: UploadTable,
  { request, total }: { request: PageRequest; total: number },
  ids: RawBuilder<{ id: string }>,
): Promise<Page<Row>> {
  const rows = offsetOf(request) < total ? await readRows(db, table, ids) : [];
  return paginate(rows, total, request);
}
