import { type Kysely, PostgresAdapter } from 'kysely';

/** Which of the two databases this is; only SQL that has no common form needs to ask. */
export const isPostgres = <T>(db: Kysely<T>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
