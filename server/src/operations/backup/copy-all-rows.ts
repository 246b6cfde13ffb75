import type { Db } from '../../database/open.ts';
import { readSnapshot } from '../../database/read-snapshot.ts';
import { emptyTables, insertRows, setDefaultDomains } from '../migrate/copy-rows.ts';
import { migratedTables, type Row } from '../migrate/migrate-tables.ts';
import { columnsOf, readRows } from '../migrate/read-rows.ts';

/**
 * Replaces all rows of one database by those that another has at one moment, all or none, a batch at
 * a time. Thumbnails do not go along.
 */
export function copyAllRows(from: Db, to: Db): Promise<void> {
  return readSnapshot(from, (moment) =>
    to.transaction().execute(async (transaction) => {
      await emptyTables(transaction);
      const columns = await columnsOf(transaction);
      for (const table of migratedTables) {
        const wanted = { ...table, columns: columns.get(table.name) ?? [] };
        for await (const rows of readRows(moment, wanted)) {
          const kept = table.name === 'uploads' ? rows.map(withoutThumbnail) : rows;
          await insertRows(transaction, wanted, kept);
        }
      }
      await setDefaultDomains(moment, transaction);
    }),
  );
}

/** It is made anew when it is asked for; an empty key says that none can be made. */
const withoutThumbnail = (row: Row): Row => ({
  ...row,
  thumbnail_key: row['thumbnail_key'] === '' ? '' : null,
});
