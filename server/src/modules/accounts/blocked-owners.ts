import { openRefreshed } from '../../database/invalidation/refreshed.ts';
import type { Db } from '../../database/open.ts';
import type { UserRow } from '../../database/schema.ts';
import type { Log } from '../../lib/log.ts';

/**
 * Whether an account's files are served: always while it is approved, while it is suspended only with
 * `keep_links`, never while it is rejected.
 */
export const hasWorkingLinks = ({ status, keep_links }: Pick<UserRow, 'status' | 'keep_links'>) =>
  status === 'approved' || (status === 'pending' && keep_links === 1);

/** Owners whose files are not served, in memory, so that downloads never wait for the database. */
export interface BlockedOwners {
  has(userId: string): boolean;
  /** Once it resolves, `has` reflects everything committed before the call. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

/** Loads the blocked owners and follows changes by all processes. */
export async function openBlockedOwners(db: Db, log: Log): Promise<BlockedOwners> {
  const owners = await openRefreshed({
    db,
    log,
    // Every change of an account's status takes this lock.
    locks: ['administrators'],
    read: readBlocked,
    failure: 'blocked_owners.refresh_failed',
  });
  const { refresh, close } = owners;
  return { has: (userId) => owners.current().has(userId), refresh, close };
}

/** Skips accounts without uploads and short links: while they are not approved they get none. */
async function readBlocked(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'status', 'keep_links'])
    .where('status', 'in', ['pending', 'rejected'])
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('upload_count', '>', 0),
        exists(
          selectFrom('link_totals')
            .select('link_totals.user_id')
            .whereRef('link_totals.user_id', '=', 'users.id')
            .where('links', '>', 0),
        ),
      ]),
    )
    .execute();
  return new Set(rows.filter((row) => !hasWorkingLinks(row)).map(({ id }) => id));
}
