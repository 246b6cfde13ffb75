import { type Kysely, sql } from 'kysely';

/**
 * How many albums, tags and requests for files each account has. Processes of the previous version go on without
 * it; what these make and delete meanwhile is counted by `perch check`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('collection_totals')
    .addColumn('user_id', 'text', (column) =>
      column.primaryKey().references('users.id').onDelete('cascade'),
    )
    .addColumn('albums', 'bigint', (column) => column.notNull())
    .addColumn('tags', 'bigint', (column) => column.notNull())
    .addColumn('requests', 'bigint', (column) => column.notNull())
    .execute();
  await sql`insert into collection_totals (user_id, albums, tags, requests)
    select user_id, sum(albums), sum(tags), sum(requests) from (
      select user_id, count(*) as albums, 0 as tags, 0 as requests from albums group by user_id
      union all select user_id, 0, count(*), 0 from tags group by user_id
      union all select user_id, 0, 0, count(*) from requests group by user_id
    ) as counted group by user_id`.execute(db);
}
