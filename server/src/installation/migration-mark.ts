import type { Kysely } from 'kysely';

import { type Config, ConfigError } from '../config/config.ts';
import type { MoveRow } from '../database/internal-tables.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { describeStorage } from '../storage/open-storage.ts';

// Rows of `moves`. `source`: what is being moved away from here, as it was then; `database`: this
// database is being filled; `files`: so is a storage, with the files of this database.

export const changedMark = 'used';

type Position = Pick<MoveRow, 'step' | 'cursor'>;

/**
 * For whoever opens an installation to work with it: one that is only half there is refused, and what
 * was moved away from here so far counts no more.
 */
export async function refuseHalfMigrated(db: Db, config: Config): Promise<void> {
  const moves = await db.selectFrom('moves').selectAll().execute();
  for (const { role, place } of moves) {
    const isHere = role === 'files' && place === describeStorage(config);
    if (role === 'database' || isHere) {
      throw new ConfigError(
        `${isHere ? `Not all files are in ${place} yet` : 'Not everything is in this database yet'}: run \`perch migrate\` in the settings of before, until it has ended.`,
      );
    }
  }
  if (moves.some(({ role, step }) => role === 'source' && step !== changedMark)) {
    await db.updateTable('moves').set({ step: changedMark }).where('role', '=', 'source').execute();
  }
  // Files have come since, perhaps with names before those that have been looked at.
  if (moves.some(({ role, cursor }) => role === 'files' && cursor !== '')) {
    await savePosition(db, 'files', { step: '', cursor: '' });
  }
}

export async function findMigration(db: Db, role: MoveRow['role']): Promise<MoveRow | undefined> {
  return db.selectFrom('moves').selectAll().where('role', '=', role).executeTakeFirst();
}

/** Whether the source is as it was when this move began. */
export async function isUnchanged(source: Db, moveId: string): Promise<boolean> {
  const mark = await findMigration(source, 'source');
  return mark?.move_id === moveId && mark.step !== changedMark;
}

/** Begins a move, or begins it anew; one whose mark is `used` does not count until it begins. */
export async function beginMigration(
  db: Db,
  role: MoveRow['role'],
  {
    move_id,
    place = '',
    step = '',
  }: { move_id: string; place?: string; step?: '' | typeof changedMark },
): Promise<void> {
  const begun = { move_id, place, step, cursor: '' };
  await db
    .insertInto('moves')
    .values({ role, ...begun })
    .onConflict((conflict) => conflict.column('role').doUpdateSet(begun))
    .execute();
}

export async function savePosition(
  db: Kysely<Schema>,
  role: MoveRow['role'],
  position: Position,
): Promise<void> {
  await db.updateTable('moves').set(position).where('role', '=', role).execute();
}

export async function endMigration(db: Db, role: MoveRow['role']): Promise<void> {
  await db.deleteFrom('moves').where('role', '=', role).execute();
}
