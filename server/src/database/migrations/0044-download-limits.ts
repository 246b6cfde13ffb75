import type { Kysely } from 'kysely';

import { uploadTables } from '../rows/upload-rows.ts';

/** How many downloads a limited file had at first, so that its page can say how many of them are left. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of uploadTables) {
    await db.schema.alterTable(table).addColumn('downloads_limit', 'integer').execute();
  }
}
