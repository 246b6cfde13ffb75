import type { RawBuilder } from 'kysely';

import type { Db } from '../../../../database/open.ts';

/** `locked_until` is milliseconds since 1970, by the clock that all processes share. */
export interface LeaseColumns {
  locked_by: string;
  locked_until: RawBuilder<number>;
}

/** `release_wanted`: a request asks the holder to end, at once or only if the holder's client is silent. */
export const releaseRequests = { none: 0, 'at once': 1, 'when silent': 2 } as const;

export type ReleaseRequest = Exclude<keyof typeof releaseRequests, 'none'>;

const free = { locked_by: null, locked_until: 0, release_wanted: releaseRequests.none };

/** Takes a lease that is free or held by this process, or with a time one that has expired by then. */
export async function claimLease(
  db: Db,
  id: string,
  lease: LeaseColumns,
  when: 'free' | RawBuilder<number>,
): Promise<boolean> {
  const claimed = await db
    .updateTable('resumable_uploads')
    .set({ ...lease, release_wanted: releaseRequests.none })
    .where('id', '=', id)
    .where(({ eb, or }) => {
      if (when !== 'free') return eb('locked_until', '<=', when);
      // No request of this process holds it: an earlier release has failed.
      return or([eb('locked_by', 'is', null), eb('locked_by', '=', lease.locked_by)]);
    })
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

/** With `until` only as it was then: not where it has been claimed or renewed since. */
export async function releaseLease(
  db: Db,
  id: string,
  holder: string,
  until?: number,
): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set(free)
    .where('id', '=', id)
    .where('locked_by', '=', holder)
    .$if(until !== undefined, (query) => query.where('locked_until', '=', until ?? 0))
    .execute();
}

/** Releases the leases of earlier processes of this home; `holder` is the present one. */
export async function releaseLeasesOf(db: Db, home: string, holder: string): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set(free)
    .where('locked_by', 'like', `${home}/%`)
    .where('locked_by', '<>', holder)
    .execute();
}

/** Asks the holder to end; `at once` is never weakened to `when silent`. */
export async function requestRelease(db: Db, id: string, request: ReleaseRequest): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set({ release_wanted: releaseRequests[request] })
    .where('id', '=', id)
    .where('release_wanted', '<>', releaseRequests['at once'])
    .execute();
}

/** Declines the requests for silent holders: these leases stay with their holder. */
export async function declineRequests(db: Db, ids: string[], holder: string): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set({ release_wanted: releaseRequests.none })
    .where('id', 'in', ids)
    .where('locked_by', '=', holder)
    .where('release_wanted', '=', releaseRequests['when silent'])
    .execute();
}

/** The holder, and how it was asked to end; undefined where there is no such upload. */
export function findHolder(db: Db, id: string) {
  return db
    .selectFrom('resumable_uploads')
    .select(['locked_by', 'release_wanted'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listLeases(db: Db, holder: string) {
  return db
    .selectFrom('resumable_uploads')
    .select(['id', 'release_wanted', 'locked_until'])
    .where('locked_by', '=', holder)
    .execute();
}

export function renewLeases(db: Db, { locked_by, locked_until }: LeaseColumns) {
  return db
    .updateTable('resumable_uploads')
    .set({ locked_until })
    .where('locked_by', '=', locked_by)
    .returning(['id', 'release_wanted', 'locked_until'])
    .execute();
}
