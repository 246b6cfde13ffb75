import type { Log } from '../../lib/log.ts';
import { databasePathOf, type Db } from '../open.ts';
import { openSqliteInvalidations } from '../sqlite/invalidations.ts';
import type { InvalidationBus, InvalidationListener } from './publish.ts';

interface BusOptions {
  url: string;
  db: Db;
  log: Log;
  /** Other workers of this server have the same SQLite database open. */
  hasOtherWorkers: boolean;
}

const besideWorkersMs = 25;
// Only commands that run beside it change what it has in memory.
const aloneMs = 1000;

/** Calls the listener for what other processes on this database publish, usually within milliseconds. */
export async function openInvalidationBus(
  { url, db, log, hasOtherWorkers }: BusOptions,
  listener: InvalidationListener,
): Promise<InvalidationBus> {
  const path = databasePathOf(url);
  if (path === undefined) {
    const { PostgresInvalidations } = await import('../postgres/invalidations.ts');
    return PostgresInvalidations.open(url, db, listener, log);
  }
  return openSqliteInvalidations(path, listener, log, hasOtherWorkers ? besideWorkersMs : aloneMs);
}
