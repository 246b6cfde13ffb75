import { type Kysely, PostgresAdapter } from 'kysely';

import { DirectTransaction } from './sqlite/direct.ts';

/** For the few statements that SQLite and PostgreSQL do not both understand. */
export const isPostgres = <T>(db: Kysely<T> | DirectTransaction<T>): boolean =>
  !(db instanceof DirectTransaction) && db.getExecutor().adapter instanceof PostgresAdapter;
