import { type Kysely, sql } from 'kysely';

/** Deferred lengths of tus uploads: until the length is known, the quota reservation grows with the bytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = 'resumable_uploads';
  // SQLite cannot drop `not null`, so the column is replaced; the table has few rows.
  await db.schema.alterTable(table).renameColumn('length', 'old_length').execute();
  await db.schema.alterTable(table).addColumn('length', 'bigint').execute();
  await db.schema.alterTable(table).addColumn('length_max', 'bigint').execute();
  await db.schema
    .alterTable(table)
    .addColumn('reserved_bytes', 'bigint', (column) => column.notNull().defaultTo(0))
    .execute();
  await sql`update resumable_uploads set length = old_length, reserved_bytes = old_length`.execute(
    db,
  );
  await db.schema.alterTable(table).dropColumn('old_length').execute();
}
