import { type Kysely, sql } from 'kysely';

/** An upload's length may come later: until then its room in the quota grows with its bytes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = 'resumable_uploads';
  // SQLite cannot take `not null` back: the column is made anew, of a table with few rows.
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
