import { Database } from 'bun:sqlite';

import type { Log } from '../../lib/log.ts';
import { type ChangeFeed, type ChangeListener, parseChange } from '../invalidation/publish.ts';

const lookEveryMs = 25;

interface ChangeRow {
  id: number;
  text: string;
}

/**
 * Follows the changes of other processes on this machine. SQLite keeps a number that changes with
 * every commit of another connection; only where it has is there anything to read.
 */
export function openSqliteFeed(path: string, listener: ChangeListener, log: Log): ChangeFeed {
  const database = new Database(path, { readonly: true, strict: true });
  const version = database.query<{ data_version: number }, []>('pragma data_version');
  const latest = database.query<{ id: number | null }, []>('select max(id) as id from changes');
  const after = database.query<ChangeRow, [number]>(
    'select id, text from changes where id > ? order by id',
  );
  let seenVersion = version.get()?.data_version;
  let seenId = latest.get()?.id ?? 0;

  function look() {
    const present = version.get()?.data_version;
    if (present === seenVersion) return;
    const rows = after.all(seenId);
    seenVersion = present;
    for (const { id, text } of rows) {
      const change = parseChange(text);
      // A number that is missing was removed before it was seen here.
      if (id !== seenId + 1) listener.onGap();
      else if (change) listener.onChange(change);
      seenId = id;
    }
  }

  const timer = setInterval(() => {
    try {
      look();
    } catch (error) {
      log.warn('changes.not_followed', { error });
      listener.onGap();
    }
  }, lookEveryMs);
  timer.unref();
  return {
    async close() {
      clearInterval(timer);
      database.close();
    },
  };
}
