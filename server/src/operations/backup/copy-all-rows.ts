import type { Db } from '../../database/open.ts';
import { readSnapshot } from '../../database/read-snapshot.ts';
import { pictureColumns, uploadTables } from '../../database/rows/upload-rows.ts';
import { emptyTables, insertRows, setDefaultDomains } from '../migrate/copy-rows.ts';
import { migratedTables, type Row } from '../migrate/migrate-tables.ts';
import { columnsOf, readRows } from '../migrate/read-rows.ts';

const hasPictures: ReadonlySet<string> = new Set(uploadTables);

/**
 * Replaces all rows of `to` by a consistent snapshot of `from`, in batches and one transaction. Keys of
 * thumbnails are left out.
 */
export function copyAllRows(from: Db, to: Db): Promise<void> {
  return readSnapshot(from, (snapshot) =>
    to.transaction().execute(async (transaction) => {
      await emptyTables(transaction);
      const columns = await columnsOf(transaction);
      for (const table of migratedTables) {
        const wanted = { ...table, columns: columns.get(table.name) ?? [] };
        for await (const rows of readRows(snapshot, wanted)) {
          const kept = hasPictures.has(table.name) ? rows.map(withoutPictures) : rows;
          await insertRows(transaction, wanted, kept);
        }
      }
      await setDefaultDomains(snapshot, transaction);
    }),
  );
}

/** Pictures are made again on demand; an empty key records that none can be made. */
const withoutPictures = (row: Row): Row => ({
  ...row,
  ...Object.fromEntries(pictureColumns.map((column) => [column, row[column] === '' ? '' : null])),
});
