import { secondMs } from '../../clock.ts';
import type { Db } from '../../database/open.ts';
import type { Log } from '../../log.ts';
import { isLiveDomain } from './link-domains.ts';

const lookEveryMs = secondMs;

/** Which names are whose right now, in memory: a request for a file never waits for the database. */
export interface LiveDomains {
  /** The id of the user whose files are served on this name; undefined: nobody's are. */
  ownerOf(name: string): string | undefined;
  close(): void;
}

/**
 * Reads the live domains and follows their changes, this process's and others', within about a
 * second. Every change takes the lock on domains, so looking at that one row is enough.
 */
export async function openLiveDomains(db: Db, log: Log): Promise<LiveDomains> {
  // The change first: what happens in between is then read once more, not missed.
  let changedAt = await readChange(db);
  let owners = await readOwners(db);

  async function follow() {
    const newChange = await readChange(db);
    if (newChange === changedAt) return;
    owners = await readOwners(db);
    changedAt = newChange;
  }

  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    follow()
      // Until the database is back, what was known last goes on.
      .catch((error: unknown) => log.warn('domains.not_followed', { error }))
      .finally(() => {
        isLooking = false;
      });
  }, lookEveryMs);
  timer.unref();

  return { ownerOf: (name) => owners.get(name), close: () => clearInterval(timer) };
}

async function readChange(db: Db): Promise<number | undefined> {
  const row = await db
    .selectFrom('locks')
    .select('taken_at')
    .where('name', '=', 'domains')
    .executeTakeFirst();
  return row?.taken_at;
}

async function readOwners(db: Db): Promise<Map<string, string>> {
  const approved = await db
    .selectFrom('domains')
    .select(['name', 'user_id', 'status', 'type', 'owned_at'])
    .where('status', '=', 'approved')
    .execute();
  return new Map(approved.filter(isLiveDomain).map(({ name, user_id }) => [name, user_id]));
}
