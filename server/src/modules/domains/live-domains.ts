import { secondMs } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import type { Log } from '../../log.ts';
import { isLiveDomain } from './link-domains.ts';

const lookEveryMs = secondMs / 2;

/** A name on which files are served. */
export interface LiveDomain {
  name: string;
  /** The user whose files they are. */
  ownerId: string;
  /** Where its front page leads; empty: nowhere. */
  redirectUrl: string;
}

/** Which names are whose right now, in memory: a request for a file never waits for the database. */
export interface LiveDomains {
  /** The live domain of this name, in A-labels and lower case. */
  find(name: string): LiveDomain | undefined;
  /** Looks at once, because something may have changed. */
  look(): void;
  close(): void;
}

/**
 * Reads the live domains and follows their changes, this process's and others', within about a
 * second. Every change takes the lock on domains, so looking at that one row is enough.
 */
export async function openLiveDomains(db: Db, log: Log): Promise<LiveDomains> {
  // The change first: what happens in between is then read once more, not missed.
  let changedAt = await readChange(db);
  let domains = await readLive(db);

  async function follow() {
    const newChange = await readChange(db);
    if (newChange === changedAt) return;
    domains = await readLive(db);
    changedAt = newChange;
  }

  let isLooking = false;
  let looksAgain = false;
  function look() {
    // What changes during a look may be too late for it.
    looksAgain = isLooking;
    if (isLooking) return;
    isLooking = true;
    follow()
      // Until the database is back, what was known last goes on.
      .catch((error: unknown) => log.warn('domains.not_followed', { error }))
      .finally(() => {
        isLooking = false;
        if (looksAgain) look();
      });
  }
  // Changes are announced; this is for announcements that do not arrive.
  const timer = setInterval(look, lookEveryMs);
  timer.unref();

  return { find: (name) => domains.get(name), look, close: () => clearInterval(timer) };
}

async function readChange(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('locks')
    .select('taken_at')
    .where('name', '=', 'domains')
    .executeTakeFirst();
  return row?.taken_at;
}

async function readLive(db: Db): Promise<Map<string, LiveDomain>> {
  const approved = await db
    .selectFrom('domains')
    .select(['name', 'user_id', 'status', 'type', 'owned_at', 'disabled_at', 'redirect_url'])
    .where('status', '=', 'approved')
    .execute();
  const live = approved
    .filter(isLiveDomain)
    .map(({ name, user_id: ownerId, redirect_url: redirectUrl }): [string, LiveDomain] => [
      name,
      { name, ownerId, redirectUrl },
    ]);
  return new Map(live);
}
