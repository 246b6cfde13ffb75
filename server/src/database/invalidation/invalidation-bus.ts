import type { Log } from '../../lib/log.ts';
import { databasePathOf, type Db } from '../open.ts';
import { openSqliteFeed } from '../sqlite/feed.ts';
import type { ChangeFeed, ChangeListener } from './publish.ts';

interface FeedOptions {
  url: string;
  db: Db;
  log: Log;
  /** Other processes of this Perch have the same SQLite open. */
  hasNeighbours: boolean;
}

/** Tells what other processes on this database announce, usually within milliseconds. */
export async function openChangeFeed(
  { url, db, log, hasNeighbours }: FeedOptions,
  listener: ChangeListener,
): Promise<ChangeFeed> {
  const path = databasePathOf(url);
  if (path === undefined) {
    const { PostgresFeed } = await import('../postgres/feed.ts');
    return PostgresFeed.open(url, db, listener, log);
  }
  return hasNeighbours ? openSqliteFeed(path, listener, log) : { close: async () => {} };
}
