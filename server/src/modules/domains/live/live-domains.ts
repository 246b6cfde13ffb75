import { openRefreshed } from '../../../database/invalidation/refreshed.ts';
import type { Db } from '../../../database/open.ts';
import type { Log } from '../../../lib/log.ts';
import { selectOwnedDomains } from '../requests/find-domain.ts';
import { isServedDomain } from './domain-liveness.ts';

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
  /** When it resolves, what was committed before is what `find` gives. */
  refresh(): Promise<void>;
  close(): void;
}

/** Reads the live domains and follows their changes, this process's and others', and their owners'. */
export async function openLiveDomains(db: Db, log: Log): Promise<LiveDomains> {
  const domains = await openRefreshed({
    db,
    log,
    locks: ['domains', 'administrators'],
    read: readLive,
    failure: 'domains.not_followed',
  });
  const { refresh, close } = domains;
  return { find: (name) => domains.current().get(name), refresh, close };
}

async function readLive(db: Db): Promise<Map<string, LiveDomain>> {
  const approved = await selectOwnedDomains(db).where('domains.status', '=', 'approved').execute();
  const live = approved
    .filter(isServedDomain)
    .map(({ name, user_id: ownerId, redirect_url: redirectUrl }): [string, LiveDomain] => [
      name,
      { name, ownerId, redirectUrl },
    ]);
  return new Map(live);
}
