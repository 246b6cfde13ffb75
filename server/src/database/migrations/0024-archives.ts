import { type Kysely, sql } from 'kysely';

/**
 * CRC-32s of stored objects, which archives state before the bytes are read, and the archives of selections. The
 * column may be null: processes of the previous version write none. A job fills in those that are missing, by an
 * index that has nothing else.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('objects').addColumn('crc32', 'bigint').execute();
  await sql`create index objects_without_crc32 on objects (key) where crc32 is null`.execute(db);

  await db.schema
    .createTable('archives')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('upload_ids', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('archives_by_owner')
    .on('archives')
    .columns(['user_id', 'expires_at'])
    .execute();
  await db.schema.createIndex('archives_by_end').on('archives').columns(['expires_at']).execute();
}
