import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';

/** State shared by processes on one database: members, quota reservations, rate limits. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createInstances(db);
  await db.schema
    .createTable('attempts')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('attempts_by_end').on('attempts').column('ends_at').execute();
  await db.schema
    .createTable('facts')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  if (isPostgres(db)) return;
  // PostgreSQL has NOTIFY.
  await sql`create table changes (id integer primary key autoincrement, text text not null)`.execute(
    db,
  );
}

async function createInstances(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('instances')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('home', 'text', (column) => column.notNull())
    .addColumn('storage', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('started_at', 'bigint', (column) => column.notNull())
    .addColumn('seen_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('reservations')
    .addColumn('instance_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addPrimaryKeyConstraint('reservations_key', ['instance_id', 'user_id'])
    .execute();
  await db.schema
    .createIndex('reservations_by_user')
    .on('reservations')
    .column('user_id')
    .execute();
  await sql`insert into locks (name, taken_at) values ('instances', 0)`.execute(db);
  // All other reservations belonged to processes that have ended.
  await sql`update users set reserved_bytes = (select coalesce(sum(length), 0) from resumable_uploads
    where user_id = users.id and upload_id is null)`.execute(db);
}
