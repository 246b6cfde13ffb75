import { type Kysely, sql } from 'kysely';

/**
 * Favourites, tags and saved filters. Columns have defaults, so that processes of the previous version go on; what
 * these delete meanwhile leaves memberships without an upload, which lists pass over and `perch check` repairs.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['uploads', 'trashed_uploads']) {
    await db.schema
      .alterTable(table)
      .addColumn('is_favorite', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();
  }
  // Few uploads are favourites: lists of them are searched in these indexes, as those that end.
  await sql`create index uploads_by_owner_favorite
    on uploads (user_id, created_at, id, category, name_key, expires_at)
    where is_favorite = 1`.execute(db);
  await sql`create index uploads_favorite
    on uploads (created_at, id, category, name_key, user_id, expires_at)
    where is_favorite = 1`.execute(db);

  await db.schema
    .createTable('tags')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('uploads', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('tags_by_owner')
    .on('tags')
    .columns(['user_id', 'name_key'])
    .unique()
    .execute();

  await db.schema
    .createTable('upload_tags')
    .addColumn('tag_id', 'text', (column) =>
      column.notNull().references('tags.id').onDelete('cascade'),
    )
    // Of an upload or of one in the trash.
    .addColumn('upload_id', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('is_trashed', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('upload_tags_key', ['tag_id', 'upload_id'])
    .execute();
  await db.schema
    .createIndex('upload_tags_by_upload')
    .on('upload_tags')
    .columns(['upload_id', 'tag_id'])
    .execute();
  await db.schema
    .createIndex('upload_tags_by_time')
    .on('upload_tags')
    .columns(['tag_id', 'is_trashed', 'created_at', 'upload_id'])
    .execute();

  await db.schema
    .createTable('filters')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('query', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('filters_by_owner')
    .on('filters')
    .columns(['user_id', 'name_key'])
    .unique()
    .execute();
}
