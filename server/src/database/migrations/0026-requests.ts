import { type Kysely, sql } from 'kysely';

/**
 * Requests for files, what they have received, and the places that uploads in progress hold of them. The column of
 * `resumable_uploads` may be empty, so that processes of the previous version go on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('requests')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('files_max', 'integer', (column) => column.notNull())
    .addColumn('file_bytes_max', 'bigint')
    .addColumn('bytes_max', 'bigint')
    .addColumn('types', 'text', (column) => column.notNull())
    .addColumn('album_id', 'text')
    .addColumn('notify', 'integer', (column) => column.notNull())
    .addColumn('news_since', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('password_hash', 'text')
    .addColumn('closed_at', 'bigint')
    .addColumn('files', 'integer', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('requests_by_owner')
    .on('requests')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await sql`create index requests_with_news on requests (news_since) where news_since is not null`.execute(
    db,
  );

  await db.schema
    .createTable('received_uploads')
    .addColumn('upload_id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) =>
      column.references('requests.id').onDelete('set null'),
    )
    .addColumn('sender', 'text', (column) => column.notNull())
    .addColumn('received_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('received_uploads_by_request')
    .on('received_uploads')
    .columns(['request_id', 'received_at', 'upload_id'])
    .execute();

  await db.schema
    .createTable('request_reservations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('request_id', 'text', (column) =>
      column.notNull().references('requests.id').onDelete('cascade'),
    )
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('instance_id', 'text', (column) => column.notNull())
    .execute();
  for (const column of ['request_id', 'instance_id']) {
    await db.schema
      .createIndex(`request_reservations_by_${column}`)
      .on('request_reservations')
      .column(column)
      .execute();
  }

  await db.schema.alterTable('resumable_uploads').addColumn('request_id', 'text').execute();
  await sql`create index resumable_uploads_by_request on resumable_uploads (request_id) where request_id is not null`.execute(
    db,
  );
}
