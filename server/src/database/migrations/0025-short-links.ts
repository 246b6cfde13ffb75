import { type Kysely, sql } from 'kysely';

/**
 * Short links, their totals, and of which links ended ones were. Only new tables and a column that may be null, so
 * that processes of the previous version go on. Custom slugs of short links are rows of `link_names`, whose
 * `upload_id` is then the link's id: those processes take them for taken as well.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('short_links')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('slug', 'text', (column) => column.notNull().unique())
    .addColumn('domain_id', 'text', (column) =>
      column.references('domains.id').onDelete('set null'),
    )
    .addColumn('slug_until', 'bigint')
    .addColumn('custom_slug', 'text')
    .addColumn('custom_space', 'text')
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('search_key', 'text', (column) => column.notNull())
    .addColumn('clicks', 'bigint', (column) => column.notNull())
    .addColumn('clicks_left', 'bigint')
    .addColumn('expires_at', 'bigint')
    .addColumn('password_hash', 'text')
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  for (const [name, columns] of Object.entries({
    short_links_by_owner: ['user_id', 'created_at', 'id'],
    short_links_by_owner_clicks: ['user_id', 'clicks', 'id'],
    short_links_by_time: ['created_at', 'id'],
    short_links_by_clicks: ['clicks', 'id'],
  })) {
    await db.schema.createIndex(name).on('short_links').columns(columns).execute();
  }
  await sql`create index short_links_by_expiry on short_links (expires_at)
    where expires_at is not null`.execute(db);
  await sql`create index short_links_by_domain on short_links (domain_id)
    where domain_id is not null`.execute(db);

  await db.schema
    .createTable('link_totals')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('links', 'bigint', (column) => column.notNull())
    .addColumn('clicks', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema.alterTable('ended_links').addColumn('kind', 'text').execute();
}
