import { sql } from 'kysely';

import { isPostgres } from './dialect.ts';
import type { Db } from './open.ts';

/** Runs `work` in a read-only transaction that sees one consistent snapshot; writers are not blocked. */
export function readSnapshot<T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // In WAL mode a SQLite read transaction is a snapshot already.
    const begin = isPostgres(db)
      ? sql`begin isolation level repeatable read, read only`
      : sql`begin`;
    await begin.execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}
