import type {
  TrashedUploadRow,
  UploadRow,
  UploadTable,
} from '../../../database/rows/upload-rows.ts';
import { type Page, type PageRequest, paginate } from '../../../lib/pagination.ts';
import type { Services } from '../../../services.ts';

export const offsetOf = ({ page, limit }: PageRequest) => (page - 1) * limit;

/** One page of rows in the order in which `readIds` gives their ids. */
export async function readPage(
  { db }: Pick<Services, 'db'>,
  table: UploadTable,
  { request, total }: { request: PageRequest; total: number },
  readIds: () => Promise<{ id: string }[]>,
): Promise<Page<UploadRow | TrashedUploadRow>> {
  if (offsetOf(request) >= total) return paginate([], total, request);
  const ids = (await readIds()).map(({ id }) => id);
  if (ids.length === 0) return paginate([], total, request);
  const rows = await db.selectFrom(table).selectAll().where('id', 'in', ids).execute();
  const places = new Map(ids.map((id, index) => [id, index]));
  const place = ({ id }: UploadRow) => places.get(id) ?? 0;
  return paginate(
    rows.toSorted((a, b) => place(a) - place(b)),
    total,
    request,
  );
}
