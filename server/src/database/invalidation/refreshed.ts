import { secondMs } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import type { LockRow } from '../internal-tables.ts';
import type { Db } from '../open.ts';

const pollEveryMs = secondMs / 2;

/** A cache of rows that is read again when they have changed. */
export interface Refreshed<T> {
  /** As they were read last. */
  current(): T;
  /**
   * Reads them again if they have changed: what was committed before the call is in `current()` when
   * it resolves. Where the database does not answer, what was read last stays. Never rejects.
   */
  refresh(): Promise<void>;
  /** Waits for a read under way; after it nothing is read any more, so the database may be closed. */
  close(): Promise<void>;
}

interface Options<T> {
  db: Db;
  log: Log;
  /** Every transaction that changes the rows takes one of these locks, whose time shows it. */
  locks: LockRow['name'][];
  read(db: Db): Promise<T>;
  /** The log event of a failed read. */
  failure: string;
}

/** Reads the rows, and polls twice a second whether they have changed, for invalidations that get lost. */
export async function openRefreshed<T>(options: Options<T>): Promise<Refreshed<T>> {
  const { db, log, locks, read, failure } = options;
  // The locks first: a change in between is then read once more, and not missed.
  let version = await readVersion(db, locks);
  let value = await read(db);
  let reading: Promise<void> | undefined;
  let following: Promise<void> | undefined;
  let isClosed = false;

  async function readIfChanged() {
    const present = await readVersion(db, locks);
    if (present === version) return;
    value = await read(db);
    version = present;
  }

  function begin(): Promise<void> {
    reading = readIfChanged()
      .catch((error: unknown) => log.warn(failure, { error }))
      .finally(() => (reading = undefined));
    return reading;
  }

  function refresh(): Promise<void> {
    if (isClosed) return Promise.resolve();
    if (!reading) return begin();
    // The read under way may have begun before this call's change: one more, shared by all calls meanwhile.
    following ??= reading.then(() => {
      following = undefined;
      return refresh();
    });
    return following;
  }

  const timer = setInterval(() => void refresh(), pollEveryMs);
  timer.unref();
  return {
    current: () => value,
    refresh,
    async close() {
      isClosed = true;
      clearInterval(timer);
      await Promise.all([reading, following]);
    },
  };
}

async function readVersion(db: Db, locks: LockRow['name'][]): Promise<string> {
  const rows = await db
    .selectFrom('locks')
    .select('taken_at')
    .where('name', 'in', locks)
    .orderBy('name')
    .execute();
  return rows.map(({ taken_at: takenAt }) => takenAt).join();
}
