import { type Kysely, sql } from 'kysely';

const nullableNumbers = [
  'expires_at',
  'downloads_left',
  'slug_until',
  'content_at',
  'width',
  'height',
  'expiry_mailed_at',
];
const nullableTexts = [
  'password_hash',
  'link_kind',
  'link_extension',
  'custom_slug',
  'custom_space',
  'media',
  'preview_key',
];

/**
 * Ends, limits, passwords and names of links; the trash; what pages of an account look like, and what its
 * new uploads are given. Every column has a default, so that processes of the previous version go on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of nullableNumbers) {
    await db.schema.alterTable('uploads').addColumn(name, 'bigint').execute();
  }
  for (const name of nullableTexts) {
    await db.schema.alterTable('uploads').addColumn(name, 'text').execute();
  }
  await db.schema
    .alterTable('uploads')
    .addColumn('burn', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  // Few uploads end: the others are in neither index.
  await sql`create index uploads_by_expiry on uploads (expires_at) where expires_at is not null`.execute(
    db,
  );
  // Lists of them are searched in their indexes.
  await sql`create index uploads_by_owner_with_expiry
    on uploads (user_id, created_at, id, category, name_key, expires_at)
    where expires_at is not null`.execute(db);
  await sql`create index uploads_with_expiry
    on uploads (created_at, id, category, name_key, user_id, expires_at)
    where expires_at is not null`.execute(db);
  await sql`create index uploads_by_preview on uploads (preview_key)
    where preview_key is not null`.execute(db);
  await db.schema.alterTable('resumable_uploads').addColumn('options', 'text').execute();
  for (const name of ['upload_defaults', 'page_title', 'page_description', 'page_colour']) {
    await db.schema.alterTable('users').addColumn(name, 'text').execute();
  }
  await db.schema
    .alterTable('users')
    .addColumn('mails_expiry', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await db.schema.alterTable('users').addColumn('expiry_mailed_at', 'bigint').execute();
  await sql`create index users_with_expiry_mails on users (id) where mails_expiry = 1`.execute(db);
  await createLinkNames(db);
  await createTrash(db);
  await sql`insert into locks (name, taken_at) values ('slugs', 0)`.execute(db);
}

async function createLinkNames(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('link_names')
    .addColumn('space', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('stem', 'text', (column) => column.notNull())
    // Of an upload or of one in the trash, where the name stays reserved.
    .addColumn('upload_id', 'text', (column) => column.notNull())
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('link_names_key', ['space', 'slug'])
    .execute();
  await db.schema
    .createIndex('link_names_by_stem')
    .on('link_names')
    .columns(['space', 'stem'])
    .execute();
  await db.schema
    .createIndex('link_names_by_upload')
    .on('link_names')
    .columns(['upload_id'])
    .execute();
  await sql`create index link_names_by_end on link_names (until) where until is not null`.execute(
    db,
  );

  await db.schema
    .createTable('ended_links')
    .addColumn('space', 'text', (column) => column.notNull())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('ended_links_key', ['space', 'slug'])
    .execute();
  await db.schema
    .createIndex('ended_links_by_time')
    .on('ended_links')
    .columns(['ended_at'])
    .execute();
}

/** The columns of `uploads`, of which every later one has to be added here as well. */
async function createTrash(db: Kysely<unknown>): Promise<void> {
  let table = db.schema
    .createTable('trashed_uploads')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('users.id'))
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('original_name', 'text', (column) => column.notNull())
    .addColumn('size', 'bigint', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('sha256', 'text', (column) => column.notNull())
    .addColumn('storage_key', 'text', (column) => column.notNull())
    .addColumn('thumbnail_key', 'text')
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('domain_id', 'text', (column) =>
      column.references('domains.id').onDelete('set null'),
    )
    .addColumn('views', 'bigint', (column) => column.notNull())
    .addColumn('downloads', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('burn', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('trashed_at', 'bigint', (column) => column.notNull());
  for (const name of nullableNumbers) table = table.addColumn(name, 'bigint');
  for (const name of nullableTexts) table = table.addColumn(name, 'text');
  await table.execute();
  for (const columns of [
    ['user_id', 'trashed_at', 'id', 'category', 'name_key'],
    ['trashed_at', 'id', 'category', 'name_key', 'user_id'],
    ['storage_key'],
    ['thumbnail_key'],
    ['preview_key'],
    ['domain_id'],
  ]) {
    await db.schema
      .createIndex(`trashed_uploads_by_${columns[0]}`)
      .on('trashed_uploads')
      .columns(columns)
      .execute();
  }
  await sql`create index trashed_uploads_by_expiry on trashed_uploads (expires_at)
    where expires_at is not null`.execute(db);
}
