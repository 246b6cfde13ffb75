import { PostgresDialect } from 'kysely';
import { Client, Pool, type PoolClient, types } from 'pg';

import { minuteMs, secondMs } from '../../lib/clock.ts';

// Together with what workers beside this one have, less than PostgreSQL's usual 100.
const connectionsMax = 10;
const usualWaitMs = 5 * secondMs;
// The database gives up first, while it can; then the connection is worth nothing any more.
const afterwardsMs = secondMs / 2;
// No transaction waits for anything but the database. One whose process was frozen holds its locks.
const idleInTransactionMaxMs = 10 * secondMs;
// Changes of the schema take as long as they take, and who starts meanwhile waits.
const migrationWaitMaxMs = 10 * minuteMs;

const { builtins, getTypeParser } = types;

interface Options {
  onIdleError: (error: Error) => void;
  /** How long a lock or an answer may take, where that is not as usual. */
  waitMaxMs?: number | undefined;
  /** Changes the schema: nobody is waiting for an answer. */
  isMigrating?: boolean;
}

/** A PostgreSQL database. Waiting for a connection, a lock or an answer ends, usually after 5 s. */
export function postgresDialect(
  url: string,
  { onIdleError, waitMaxMs = usualWaitMs, isMigrating = false }: Options,
): PostgresDialect {
  const deadlines = {
    statement_timeout: waitMaxMs,
    lock_timeout: waitMaxMs,
    idle_in_transaction_session_timeout: Math.max(idleInTransactionMaxMs, waitMaxMs),
  };
  const pool = new Pool({
    connectionString: url,
    max: isMigrating ? 1 : connectionsMax,
    connectionTimeoutMillis: usualWaitMs,
    keepAlive: true,
    ...(isMigrating ? { lock_timeout: migrationWaitMaxMs } : deadlines),
    types: { getTypeParser: parserOf },
  });
  // Without a listener a lost idle connection would end the process; the pool replaces it by itself.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    // So would one that is lost in the middle of a query, which fails by itself.
    client.on('error', () => {});
    if (!isMigrating) endWhenLate(client, waitMaxMs + afterwardsMs);
  });
  return new PostgresDialect({ pool });
}

/**
 * Ends a connection that does not answer, as of a machine that is gone or frozen: its query fails,
 * and the pool opens another. pg's own `query_timeout` would give it to the next one as it is.
 */
function endWhenLate(client: PoolClient, answerMaxMs: number): void {
  const { query } = client;
  const value = (...args: unknown[]): unknown => {
    const answer: unknown = Reflect.apply(query, client, args);
    if (!(answer instanceof Promise)) return answer;
    const timer = setTimeout(() => {
      if (client instanceof Client) client.end().catch(() => {});
    }, answerMaxMs);
    return answer.finally(() => clearTimeout(timer));
  };
  Object.defineProperty(client, 'query', { value });
}

/** Counts, sums and bigint columns come back as numbers, as they do from SQLite. */
const parserOf: typeof getTypeParser = (type, format) => {
  const isInteger = type === builtins.INT8 || type === builtins.NUMERIC;
  return isInteger ? Number : getTypeParser(type, format);
};
