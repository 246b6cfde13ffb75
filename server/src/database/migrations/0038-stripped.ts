import { type Kysely, sql } from 'kysely';

import { uploadTables } from '../rows/upload-rows.ts';

/** What files lost before they were stored. An installation that is in use goes on without that until an administrator changes it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of uploadTables) {
    await db.schema.alterTable(table).addColumn('stripped', 'text').execute();
  }
  // Of no time: the app says so until somebody has decided.
  await sql`insert into settings (name, value, updated_at)
    select 'stripMetadata', '"off"', 0 where exists (select 1 from users)`.execute(db);
}
