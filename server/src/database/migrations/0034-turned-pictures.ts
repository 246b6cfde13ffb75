import { type Kysely, sql } from 'kysely';

/** The sizes of PNGs were read without their orientation: they are read again when they are needed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update uploads set width = null, height = null, media = null
    where mime_type = 'image/png' and media is not null`.execute(db);
}
