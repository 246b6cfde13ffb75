import type { Kysely } from 'kysely';

/**
 * Albums and their members, and whether an account shows its public ones. The new column of `users` has a
 * default, so that processes of the previous version go on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('gallery', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('albums')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('visibility', 'text', (column) => column.notNull())
    // Of a member, in the trash as well.
    .addColumn('cover_id', 'text')
    .addColumn('password_hash', 'text')
    .addColumn('expires_at', 'bigint')
    .addColumn('upload_count', 'bigint', (column) => column.notNull().defaultTo(0))
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('changed_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['name_key', 'created_at', 'changed_at']) {
    await db.schema
      .createIndex(`albums_by_owner_and_${column}`)
      .on('albums')
      .columns(['user_id', column, 'id'])
      .execute();
  }

  await db.schema
    .createTable('album_uploads')
    .addColumn('album_id', 'text', (column) =>
      column.notNull().references('albums.id').onDelete('cascade'),
    )
    // Of an upload or of one in the trash, where it keeps its place.
    .addColumn('upload_id', 'text', (column) => column.notNull())
    .addColumn('position', 'bigint', (column) => column.notNull())
    .addColumn('is_trashed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('added_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('album_uploads_key', ['album_id', 'upload_id'])
    .execute();
  await db.schema
    .createIndex('album_uploads_by_position')
    .on('album_uploads')
    .columns(['album_id', 'position'])
    .unique()
    .execute();
  // Lists read it alone.
  await db.schema
    .createIndex('album_uploads_in_order')
    .on('album_uploads')
    .columns(['album_id', 'is_trashed', 'position', 'upload_id'])
    .execute();
  await db.schema
    .createIndex('album_uploads_by_upload')
    .on('album_uploads')
    .columns(['upload_id', 'album_id'])
    .execute();
}
