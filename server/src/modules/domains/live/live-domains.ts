import { openRefreshed } from '../../../database/invalidation/refreshed.ts';
import type { Db } from '../../../database/open.ts';
import type { Log } from '../../../lib/log.ts';
import { selectOwnedDomains } from '../requests/find-domain.ts';
import { isServedDomain } from './domain-liveness.ts';

/** A name on which files are served. */
export interface LiveDomain {
  id: string;
  name: string;
  /** The user whose files are served. */
  ownerId: string;
  /** Redirect target of the front page; empty for none. */
  redirectUrl: string;
  /** Name and accent colour of its public pages; both empty: they are neutral. */
  brandName: string;
  brandAccent: string;
}

/** All live domains in memory, so that downloads never wait for the database. */
export interface LiveDomains {
  /** The live domain of this name, in A-labels and lower case. */
  find(name: string): LiveDomain | undefined;
  /** Whether this host, the app's own, a domain or another one, has legacy addresses from an import. */
  hasLegacyLinks(name: string): boolean;
  /** Once it resolves, `find` reflects everything committed before the call. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Loads the live domains and follows changes to domains and their owners by all processes. */
export async function openLiveDomains(db: Db, log: Log): Promise<LiveDomains> {
  const domains = await openRefreshed({
    db,
    log,
    locks: ['domains', 'administrators'],
    read: async (each) => ({ live: await readLive(each), legacy: await readLegacyHosts(each) }),
    failure: 'domains.refresh_failed',
  });
  const { refresh, close } = domains;
  return {
    find: (name) => domains.current().live.get(name),
    hasLegacyLinks: (name) => domains.current().legacy.has(name),
    refresh,
    close,
  };
}

async function readLive(db: Db): Promise<Map<string, LiveDomain>> {
  const approved = await selectOwnedDomains(db).where('domains.status', '=', 'approved').execute();
  const live = approved.filter(isServedDomain).map((row): [string, LiveDomain] => [
    row.name,
    {
      id: row.id,
      name: row.name,
      ownerId: row.user_id,
      redirectUrl: row.redirect_url,
      brandName: row.brand_name,
      brandAccent: row.brand_accent,
    },
  ]);
  return new Map(live);
}

async function readLegacyHosts(db: Db): Promise<Set<string>> {
  const hosts = await db.selectFrom('legacy_hosts').select('name').execute();
  return new Set(hosts.map(({ name }) => name));
}
