import { type Kysely, PostgresAdapter } from 'kysely';

/** For the few statements that SQLite and PostgreSQL do not both understand. */
export const isPostgres = <T>(db: Kysely<T>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;
