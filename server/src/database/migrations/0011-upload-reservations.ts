import { type Kysely, sql } from 'kysely';

/** One row per quota reservation, so that each is released exactly once. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('quota_reservations')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('instance_id', 'text', (column) => column.notNull())
    .addColumn('user_id', 'text', (column) =>
      column.notNull().references('users.id').onDelete('cascade'),
    )
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .execute();
  for (const column of ['instance_id', 'user_id']) {
    await db.schema
      .createIndex(`quota_reservations_by_${column}`)
      .on('quota_reservations')
      .column(column)
      .execute();
  }
  // Reservations in the previous table belonged to processes that have ended.
  await sql`delete from reservations`.execute(db);
  await sql`update users set reserved_bytes = (select coalesce(sum(length), 0) from resumable_uploads
    where user_id = users.id and upload_id is null)`.execute(db);
}
