import { sql } from 'kysely';

import { isPostgres } from './dialect.ts';
import type { Db } from './open.ts';

/** Lets all of `work` see the database as it is at one moment, while others go on writing. */
export function readSnapshot<T>(db: Db, work: (moment: Db) => Promise<T>): Promise<T> {
  return db.connection().execute(async (connection) => {
    // A read transaction of SQLite sees one moment anyway, and keeps nobody from writing.
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
