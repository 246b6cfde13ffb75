import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';

/**
 * Settings that administrators change in the app, the brand's images, what accounts prefer and have accepted,
 * and brands of domains.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('settings')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('brand_images')
    .addColumn('kind', 'text', (column) => column.primaryKey())
    .addColumn('bytes', isPostgres(db) ? 'bytea' : 'blob', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();
  await addColumns(db);
  await sql`insert into locks (name, taken_at) values ('settings', 0)`.execute(db);
}

async function addColumns(db: Kysely<unknown>): Promise<void> {
  for (const name of ['language', 'theme']) {
    await db.schema.alterTable('users').addColumn(name, 'text').execute();
  }
  await db.schema.alterTable('users').addColumn('terms_version', 'integer').execute();
  for (const name of ['brand_name', 'brand_accent']) {
    await db.schema
      .alterTable('domains')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  }
}
