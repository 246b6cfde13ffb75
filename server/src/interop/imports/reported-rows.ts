import type { ImportedRow } from '@perch/contract/imports/imports';
import type { ImportReason } from '@perch/contract/imports/limits';

import type { ImportRunRow, ImportRunRowRow } from '../../database/rows/import-rows.ts';
import { type Page, type PageRequest, paginate } from '../../lib/pagination.ts';
import type { Services } from '../../services.ts';
import { type ImportRecord, requireImport } from './find-import.ts';
import { toImport } from './to-import.ts';

const rowsPerBatch = 500;

type Run = Pick<ImportRunRow, 'id' | 'phase'>;

const selectRows = ({ db }: Pick<Services, 'db'>, { id, phase }: Run) =>
  db.selectFrom('import_run_rows').where('run_id', '=', id).where('phase', '=', phase);

/** One page of the rows that were skipped or imported with changes. Throws `not_found`. */
export async function listReportedRows(
  services: Services,
  id: string,
  { reason, page, limit }: PageRequest & { reason?: ImportReason | undefined },
): Promise<Page<ImportedRow>> {
  const run = await requireImport(services, id);
  const rows = selectRows(services, run).$if(reason !== undefined, (query) =>
    query.where('reason', '=', reason ?? 'changed'),
  );
  const { total } = await rows
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const items = await rows
    .selectAll()
    .orderBy('number')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return paginate(items.map(toImportedRow), Number(total), { page, limit });
}

const toImportedRow = ({
  kind,
  origin_key: key,
  reason,
  sentence,
}: ImportRunRowRow): ImportedRow => ({
  kind,
  key,
  reason,
  sentence,
});

/** The whole report as JSON, in batches of constant memory. */
export async function* streamReport(
  services: Pick<Services, 'db'>,
  run: ImportRecord,
): AsyncGenerator<string> {
  yield `${JSON.stringify(toImport(run), null, 2).replace(/\n}$/, '')},\n  "rows": [`;
  let after = 0;
  while (true) {
    const rows = await selectRows(services, run)
      .selectAll()
      .where('number', '>', after)
      .orderBy('number')
      .limit(rowsPerBatch)
      .execute();
    const isFirst = after === 0;
    const written = rows.map((row) => `\n    ${JSON.stringify(toImportedRow(row))}`).join(',');
    if (rows.length > 0) yield isFirst ? written : `,${written}`;
    const last = rows.at(-1);
    if (!last || rows.length < rowsPerBatch) break;
    after = last.number;
  }
  yield '\n  ]\n}\n';
}
