import type { RawBuilder } from 'kysely';

import type { Db } from '../../../../database/open.ts';

/** By a clock that all processes share. */
export interface Lease {
  locked_by: string;
  locked_until: RawBuilder<number>;
}

/** How a row says that a request waits for its holder to end: at once, or if its client is silent. */
export const wishes = { none: 0, 'at once': 1, 'when silent': 2 } as const;

export type Wish = Exclude<keyof typeof wishes, 'none'>;

const free = { locked_by: null, locked_until: 0, release_wanted: wishes.none };

/** Takes one that is free, or whose lease has ended by this time. */
export async function claimRow(
  db: Db,
  id: string,
  lease: Lease,
  when: 'free' | RawBuilder<number>,
): Promise<boolean> {
  const claimed = await db
    .updateTable('resumable_uploads')
    .set({ ...lease, release_wanted: wishes.none })
    .where('id', '=', id)
    .where(({ eb, or }) => {
      if (when !== 'free') return eb('locked_until', '<=', when);
      // This process's own was left behind: no request here works on it.
      return or([eb('locked_by', 'is', null), eb('locked_by', '=', lease.locked_by)]);
    })
    .returning('id')
    .executeTakeFirst();
  return claimed !== undefined;
}

export async function freeRow(db: Db, id: string, holder: string): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set(free)
    .where('id', '=', id)
    .where('locked_by', '=', holder)
    .execute();
}

/** Frees what earlier holders of this home have left; `holder` is the one that lives there now. */
export async function freeRowsOf(db: Db, home: string, holder: string): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set(free)
    .where('locked_by', 'like', `${home}/%`)
    .where('locked_by', '<>', holder)
    .execute();
}

/** Tells the holder; a wish for its end at once stays one. */
export async function wishForRow(db: Db, id: string, wish: Wish): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set({ release_wanted: wishes[wish] })
    .where('id', '=', id)
    .where('release_wanted', '<>', wishes['at once'])
    .execute();
}

/** Says that these go on, to requests that wait for silent ones only. */
export async function declineWishes(db: Db, ids: string[], holder: string): Promise<void> {
  await db
    .updateTable('resumable_uploads')
    .set({ release_wanted: wishes.none })
    .where('id', 'in', ids)
    .where('locked_by', '=', holder)
    .where('release_wanted', '=', wishes['when silent'])
    .execute();
}

/** Who has it, and what others want of them; undefined where there is no such upload. */
export function findHolder(db: Db, id: string) {
  return db
    .selectFrom('resumable_uploads')
    .select(['locked_by', 'release_wanted'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listRows(db: Db, holder: string) {
  return db
    .selectFrom('resumable_uploads')
    .select(['id', 'release_wanted'])
    .where('locked_by', '=', holder)
    .execute();
}

export function renewRows(db: Db, { locked_by, locked_until }: Lease) {
  return db
    .updateTable('resumable_uploads')
    .set({ locked_until })
    .where('locked_by', '=', locked_by)
    .returning(['id', 'release_wanted'])
    .execute();
}
