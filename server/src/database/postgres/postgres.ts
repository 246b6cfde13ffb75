import { PostgresDialect } from 'kysely';
import { Client, Pool, type PoolClient, types } from 'pg';

import { minuteMs, secondMs } from '../../lib/clock.ts';
import { beginTogether } from './begin-together.ts';
import { usePlans } from './cached-plans.ts';

// Per worker; several workers together stay below PostgreSQL's default of 100.
const connectionsMax = 10;
const defaultWaitMaxMs = 5 * secondMs;
// The server's own time-outs fire first if it is alive; after this much longer the connection is dropped.
const graceMs = secondMs / 2;
// Transactions never wait for anything but the database; only a frozen process leaves one idle, with its locks.
const idleInTransactionMaxMs = 10 * secondMs;
// A process that starts during another's schema change waits for it.
const migrationWaitMaxMs = 10 * minuteMs;

const { builtins, getTypeParser } = types;

interface Options {
  onIdleError: (error: Error) => void;
  /** Limit for locks and statements; 5 s by default. */
  waitMaxMs?: number | undefined;
  /** Lifts the statement time-out for schema changes. */
  isMigrating?: boolean;
}

/** A PostgreSQL database in which waiting for a connection, a lock or a result is bounded, by default to 5 s. */
export function postgresDialect(
  url: string,
  { onIdleError, waitMaxMs = defaultWaitMaxMs, isMigrating = false }: Options,
): PostgresDialect {
  const deadlines = {
    statement_timeout: waitMaxMs,
    lock_timeout: waitMaxMs,
    idle_in_transaction_session_timeout: Math.max(idleInTransactionMaxMs, waitMaxMs),
  };
  const pool = new Pool({
    connectionString: url,
    max: isMigrating ? 1 : connectionsMax,
    connectionTimeoutMillis: defaultWaitMaxMs,
    keepAlive: true,
    ...(isMigrating ? { lock_timeout: migrationWaitMaxMs } : deadlines),
    types: { getTypeParser: parserOf },
  });
  // Without a listener, losing an idle connection would end the process; the pool replaces it.
  pool.on('error', onIdleError);
  pool.on('connect', (client) => {
    // The same for a connection lost during a query, whose promise rejects anyway.
    client.on('error', () => {});
    if (isMigrating) return;
    usePlans(client);
    beginTogether(client);
    endWhenUnresponsive(client, waitMaxMs + graceMs);
  });
  return new PostgresDialect({ pool });
}

/**
 * Closes a connection whose server does not respond, so that its query fails and the pool opens another.
 * pg's own `query_timeout` would return the dead connection to the pool.
 */
function endWhenUnresponsive(client: PoolClient, responseMaxMs: number): void {
  const { query } = client;
  const value = (...args: unknown[]): unknown => {
    const result: unknown = Reflect.apply(query, client, args);
    if (!(result instanceof Promise)) return result;
    const timer = setTimeout(() => {
      if (client instanceof Client) client.end().catch(() => {});
    }, responseMaxMs);
    return result.finally(() => clearTimeout(timer));
  };
  Object.defineProperty(client, 'query', { value });
}

/** Returns counts, sums and bigint columns as numbers, as SQLite does. */
const parserOf: typeof getTypeParser = (type, format) => {
  const isInteger = type === builtins.INT8 || type === builtins.NUMERIC;
  return isInteger ? Number : getTypeParser(type, format);
};
