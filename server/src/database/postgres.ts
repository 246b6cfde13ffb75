import { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';

const connectionsMax = 10;
const usualWaitMs = 5000;

const { builtins, getTypeParser } = types;

/** A PostgreSQL database. Waiting for a connection, a lock or an answer ends, usually after 5 s. */
export function postgresDialect(
  url: string,
  onIdleError: (error: Error) => void,
  waitMaxMs = usualWaitMs,
): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: connectionsMax,
    connectionTimeoutMillis: usualWaitMs,
    statement_timeout: waitMaxMs,
    lock_timeout: waitMaxMs,
    query_timeout: waitMaxMs * 2,
    types: { getTypeParser: parserOf },
  });
  // Without a listener a lost idle connection would end the process; the pool replaces it by itself.
  pool.on('error', onIdleError);
  // So would one that is lost in the middle of a query, which fails by itself.
  pool.on('connect', (client) => client.on('error', () => {}));
  return new PostgresDialect({ pool });
}

/** Counts, sums and bigint columns come back as numbers, as they do from SQLite. */
const parserOf: typeof getTypeParser = (type, format) => {
  const isInteger = type === builtins.INT8 || type === builtins.NUMERIC;
  return isInteger ? Number : getTypeParser(type, format);
};
