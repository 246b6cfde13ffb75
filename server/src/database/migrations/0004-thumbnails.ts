import { type Kysely, sql } from 'kysely';

/** The key of an upload's thumbnail; thumbnails of existing uploads are made on demand. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('uploads').addColumn('thumbnail_key', 'text').execute();
  // The sweep of stored files looks up rows by this key.
  await sql`create index uploads_by_thumbnail on uploads (thumbnail_key)
    where thumbnail_key is not null`.execute(db);
}
