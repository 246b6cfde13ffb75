import { openRefreshed } from '../../database/invalidation/refreshed.ts';
import type { Db } from '../../database/open.ts';
import type { UserRow } from '../../database/schema.ts';
import type { Log } from '../../lib/log.ts';

/**
 * Whether what an account has published is served: always while it is approved, while it is suspended
 * where an administrator has said so, never while it is rejected.
 */
export const hasWorkingLinks = ({ status, keep_links }: Pick<UserRow, 'status' | 'keep_links'>) =>
  status === 'approved' || (status === 'pending' && keep_links === 1);

/** Whose files are not served, in memory: a request for a file never waits for the database. */
export interface BlockedOwners {
  has(userId: string): boolean;
  /** When it resolves, what was committed before is what `has` tells. */
  refresh(): Promise<void>;
  close(): void;
}

/** Reads whose links do not work, and follows the changes, this process's and others'. */
export async function openBlockedOwners(db: Db, log: Log): Promise<BlockedOwners> {
  const owners = await openRefreshed({
    db,
    log,
    // Every change of an account's status takes it.
    locks: ['administrators'],
    read: readBlocked,
    failure: 'owners.not_followed',
  });
  const { refresh, close } = owners;
  return { has: (userId) => owners.current().has(userId), refresh, close };
}

/** Without uploads there is nothing to block, and an account that is not approved gets no new ones. */
async function readBlocked(db: Db): Promise<Set<string>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'status', 'keep_links'])
    .where('status', 'in', ['pending', 'rejected'])
    .where('upload_count', '>', 0)
    .execute();
  return new Set(rows.filter((row) => !hasWorkingLinks(row)).map(({ id }) => id));
}
