import { type Kysely, sql } from 'kysely';

import { isPostgres } from '../dialect.ts';

/**
 * Deferred lengths of tus uploads: until the length is known, the quota reservation grows with the bytes.
 * `reserved_bytes` is null in rows from before, and from processes of the previous version during a rolling
 * upgrade: those have reserved their length.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const table = 'resumable_uploads';
  if (isPostgres(db)) {
    await db.schema
      .alterTable(table)
      .alterColumn('length', (column) => column.dropNotNull())
      .execute();
  } else {
    // SQLite cannot drop `not null`, so the column is replaced; the table has few rows.
    await db.schema.alterTable(table).renameColumn('length', 'old_length').execute();
    await db.schema.alterTable(table).addColumn('length', 'bigint').execute();
    await sql`update resumable_uploads set length = old_length`.execute(db);
    await db.schema.alterTable(table).dropColumn('old_length').execute();
  }
  await db.schema.alterTable(table).addColumn('length_max', 'bigint').execute();
  await db.schema.alterTable(table).addColumn('reserved_bytes', 'bigint').execute();
}
