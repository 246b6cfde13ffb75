import { type Kysely, sql } from 'kysely';

/** A partial index for counting an account's incomplete uploads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('resumable_uploads_open_by_user_id')
    .on('resumable_uploads')
    .column('user_id')
    .where(sql<boolean>`upload_id is null`)
    .execute();
}
