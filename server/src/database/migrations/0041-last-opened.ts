import type { Kysely } from 'kysely';

import { uploadTables } from '../rows/upload-rows.ts';

/** The day on which a file was opened last, and lists by it and by how often files were opened. It counts from now on. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of uploadTables) {
    await db.schema
      .alterTable(table)
      .addColumn('last_opened_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    for (const column of ['views', 'downloads', 'last_opened_at']) {
      await db.schema
        .createIndex(`${table}_by_owner_and_${column}`)
        .on(table)
        .columns(['user_id', column, 'id', 'category'])
        .execute();
      await db.schema
        .createIndex(`${table}_by_${column}`)
        .on(table)
        .columns([column, 'id', 'category'])
        .execute();
    }
  }
}
