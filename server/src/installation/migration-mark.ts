import type { Kysely } from 'kysely';

import { type Config, ConfigError } from '../config/config.ts';
import type { MoveRow } from '../database/internal-tables.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { describeStorage } from '../storage/open-storage.ts';

// Rows of `moves`, by role. `source`: a migration away from this database began, and whether it has been
// written since. `database`: this database is being filled. `files`: a storage is being filled.

export const changedMark = 'used';

type Position = Pick<MoveRow, 'step' | 'cursor'>;

/**
 * Called when an installation is opened for use. Throws ConfigError if it is the incomplete target of a
 * migration; marks a source as changed, so that its migration starts again.
 */
export async function refuseHalfMigrated(db: Db, config: Config): Promise<void> {
  const moves = await db.selectFrom('moves').selectAll().execute();
  for (const { role, place } of moves) {
    const isHere = role === 'files' && place === describeStorage(config);
    if (role === 'database' || isHere) {
      throw new ConfigError(
        `${isHere ? `Not all files are in ${place} yet` : 'Not everything is in this database yet'}: run \`perch migrate\` with the previous settings until it is complete.`,
      );
    }
  }
  if (moves.some(({ role, step }) => role === 'source' && step !== changedMark)) {
    await db.updateTable('moves').set({ step: changedMark }).where('role', '=', 'source').execute();
  }
  // New files may have keys before the saved position.
  if (moves.some(({ role, cursor }) => role === 'files' && cursor !== '')) {
    await savePosition(db, 'files', { step: '', cursor: '' });
  }
}

export async function findMigration(db: Db, role: MoveRow['role']): Promise<MoveRow | undefined> {
  return db.selectFrom('moves').selectAll().where('role', '=', role).executeTakeFirst();
}

/** Whether the source is unchanged since this migration began. */
export async function isUnchanged(source: Db, migrationId: string): Promise<boolean> {
  const mark = await findMigration(source, 'source');
  return mark?.move_id === migrationId && mark.step !== changedMark;
}

/** Begins a migration or restarts it. With the step `changedMark` it is not in effect yet. */
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
