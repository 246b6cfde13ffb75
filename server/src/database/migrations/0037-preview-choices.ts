import { type Kysely, sql } from 'kysely';

/**
 * What accounts choose for previews of their links. Whether a GIF or WebP is animated was not read: their headers are read again
 * when they are needed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('page_author', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('users').addColumn('page_components', 'text').execute();
  await sql`update uploads set width = null, height = null, media = null
    where mime_type in ('image/gif', 'image/webp') and media is not null`.execute(db);
}
