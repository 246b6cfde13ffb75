import { type Kysely, sql } from 'kysely';

/** Where the thumbnail of an upload is stored; none of the earlier ones has been made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('uploads').addColumn('thumbnail_key', 'text').execute();
  // For the sweep, which asks of every stored file whose it is.
  await sql`create index uploads_by_thumbnail on uploads (thumbnail_key)
    where thumbnail_key is not null`.execute(db);
}
