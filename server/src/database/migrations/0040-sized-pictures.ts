import type { Kysely } from 'kysely';

import { uploadTables } from '../rows/upload-rows.ts';

/** Pictures of fixed widths. The sweep finds a stored picture by its key, of which most files have none. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of uploadTables) {
    for (const width of ['w320', 'w640', 'w1280', 'w1920']) {
      const column = `${width}_key`;
      await db.schema.alterTable(table).addColumn(column, 'text').execute();
      await db.schema
        .createIndex(`${table}_by_${width}`)
        .on(table)
        .column(column)
        .where(column, 'is not', null)
        .execute();
    }
  }
}
