import { type Kysely, sql } from 'kysely';

/**
 * Tokens with a name, profiles of upload options, and whether the Default token is switched off. Every column of
 * `users` has a default, so that processes of the previous version go on.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('default_token_off', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('profiles')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('name_key', 'text', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('profiles_by_owner')
    .on('profiles')
    .columns(['user_id', 'name_key'])
    .unique()
    .execute();

  await db.schema
    .createTable('tokens')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('secret_hash', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('cidrs', 'text', (column) => column.notNull())
    .addColumn('profile_id', 'text', (column) =>
      column.references('profiles.id').onDelete('set null'),
    )
    .addColumn('profile_locked', 'integer', (column) => column.notNull())
    .addColumn('bytes_per_day', 'bigint')
    .addColumn('bytes_day', 'bigint', (column) => column.notNull())
    .addColumn('bytes_used', 'bigint', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('expires_at', 'bigint')
    .addColumn('last_used_at', 'bigint')
    .addColumn('last_used_address', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('tokens_by_owner')
    .on('tokens')
    .columns(['user_id', 'created_at', 'id'])
    .execute();
  await sql`create index tokens_by_profile on tokens (profile_id) where profile_id is not null`.execute(
    db,
  );
}
