import { sql } from 'kysely';

import { isPostgres } from '../dialect.ts';
import type { Db } from '../open.ts';

const spareBytes = 6 * 1024 ** 2;
// A log of this many pages is written back and begun anew, so it never needs more than is spare.
const sparePagesMin = 512;

/**
 * Makes an embedded database's files larger than they have to be, so that a disk that is full stops
 * uploads, and not signing in or deleting: SQLite fills what its files have before it lets them grow.
 */
export async function preallocate(db: Db): Promise<void> {
  await sql`create table if not exists spare_room (bytes blob)`.execute(db);
  // Pages that were never written would not be in the files.
  await sql`insert into spare_room (bytes) values (zeroblob(${spareBytes}))`.execute(db);
  await sql`drop table spare_room`.execute(db);
  await sql`pragma wal_checkpoint(restart)`.execute(db);
}

/** Whether there is so little of it left that more has to be made. PostgreSQL looks after itself. */
export async function needsPreallocation(db: Db): Promise<boolean> {
  if (isPostgres(db)) return false;
  const { rows } = await sql<{ freelist_count: number }>`pragma freelist_count`.execute(db);
  return (rows[0]?.freelist_count ?? 0) < sparePagesMin;
}
