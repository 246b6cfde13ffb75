import { type Kysely, sql } from 'kysely';

import { uploadTables } from '../rows/upload-rows.ts';

/** What is known of files beside their bytes. The headers of films and photographs are read again, as they say more of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of uploadTables) {
    for (const column of ['duration', 'pages', 'preview_width', 'preview_height', 'poster_at']) {
      await db.schema.alterTable(table).addColumn(column, 'bigint').execute();
    }
    await db.schema.alterTable(table).addColumn('camera', 'text').execute();
    await db.schema
      .alterTable(table)
      .addColumn('preview_attempts', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  await sql`update uploads set width = null, height = null, media = null
    where mime_type in ('image/jpeg', 'image/heic', 'video/mp4', 'video/quicktime', 'audio/mp4') and media is not null`.execute(
    db,
  );
}
