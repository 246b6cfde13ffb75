import { sql } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { Db } from '../open.ts';

const preallocatedBytes = 6 * 1024 ** 2;
// The WAL is checkpointed at fewer pages than this, so it never outgrows the free pages.
const freePagesMin = 512;

/**
 * Reserves disk space inside SQLite's files, so that a full disk stops uploads but not signing in or
 * deleting: SQLite fills free pages before it grows a file.
 */
export async function preallocate(db: Db): Promise<void> {
  // Each worker of a server does this when it starts: another one may drop the table at any moment.
  await db.transaction().execute(async (transaction) => {
    await sql`create table if not exists spare_room (bytes blob)`.execute(transaction);
    // Only pages that were written take up space in the files.
    await sql`insert into spare_room (bytes) values (zeroblob(${preallocatedBytes}))`.execute(
      transaction,
    );
  });
  await sql`drop table if exists spare_room`.execute(db);
  await sql`pragma wal_checkpoint(restart)`.execute(db);
}

/** Whether too few free pages are left. Always false on PostgreSQL. */
export async function needsPreallocation(db: Db): Promise<boolean> {
  if (isPostgres(db)) return false;
  const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db);
  return (rows[0]?.freelist_count ?? 0) < freePagesMin;
}
