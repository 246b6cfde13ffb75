import { Database } from 'bun:sqlite';

import type { Log } from '../../lib/log.ts';
import {
  type InvalidationBus,
  type InvalidationListener,
  parseInvalidation,
} from '../invalidation/publish.ts';

interface ChangeRow {
  id: number;
  text: string;
}

/**
 * Polls for the invalidations of other processes, and hears its own. SQLite keeps a number that changes with every commit of
 * another connection; the table is read only when it has changed.
 */
export function openSqliteInvalidations(
  path: string,
  listener: InvalidationListener,
  log: Log,
  pollEveryMs: number,
): InvalidationBus {
  const database = new Database(path, { readonly: true, strict: true });
  const version = database.query<{ data_version: number }, []>('pragma data_version');
  const latest = database.query<{ id: number | null }, []>('select max(id) as id from changes');
  const after = database.query<ChangeRow, [number]>(
    'select id, text from changes where id > ? order by id',
  );
  let seenVersion = version.get()?.data_version;
  let seenId = latest.get()?.id ?? 0;

  function refresh() {
    const present = version.get()?.data_version;
    if (present === seenVersion) return;
    const rows = after.all(seenId);
    seenVersion = present;
    for (const { id, text } of rows) {
      const invalidation = parseInvalidation(text);
      // A missing id was deleted before this process read it.
      if (id !== seenId + 1) listener.onGap();
      else if (invalidation) listener.onInvalidation(invalidation);
      seenId = id;
    }
  }

  const timer = setInterval(() => {
    try {
      refresh();
    } catch (error) {
      log.warn('invalidation.read_failed', { error });
      listener.onGap();
    }
  }, pollEveryMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      database.close();
    },
  };
}
