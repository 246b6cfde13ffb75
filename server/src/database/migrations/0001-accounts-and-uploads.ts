import { type Kysely, sql } from 'kysely';

/** Accounts, their sessions and their uploads. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('users')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('username', 'text', (column) => column.notNull())
    .addColumn('username_key', 'text', (column) => column.notNull().unique())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('email_key', 'text', (column) => column.notNull().unique())
    .addColumn('password_hash', 'text', (column) => column.notNull())
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('token_version', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('users_by_status')
    .on('users')
    .columns(['status', 'created_at', 'id'])
    .execute();
  await db.schema.createIndex('users_by_role').on('users').columns(['role']).execute();

  await db.schema
    .createTable('sessions')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('token_hash', 'text', (column) => column.notNull().unique())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('last_used_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('sessions_by_user').on('sessions').columns(['user_id']).execute();
  await db.schema
    .createIndex('sessions_by_expiry')
    .on('sessions')
    .columns(['expires_at'])
    .execute();

  await createUploads(db);

  await db.schema
    .createTable('locks')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('taken_at', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into locks (name, taken_at) values ('administrators', 0)`.execute(db);
}

async function createUploads(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    // No cascade, which would orphan the stored bytes: files are deleted before their owner.
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('storage_key', 'text', (column) => column.notNull().unique())
    .addColumn('views', 'bigint', (column) => column.notNull())
    .addColumn('downloads', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('uploads_by_owner')
    .on('uploads')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await db.schema
    .createIndex('uploads_by_owner_and_category')
    .on('uploads')
    .columns(['user_id', 'category', 'created_at', 'id'])
    .execute();
  await db.schema
    .createTable('upload_totals')
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('uploads', 'bigint', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('upload_totals_key', ['user_id', 'category'])
    .execute();
}
