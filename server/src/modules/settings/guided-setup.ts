import { type SetupStep, setupSteps } from '@perch/contract/settings/limits';
import type { Kysely } from 'kysely';

import type { Schema } from '../../database/schema.ts';
import { readFact, writeFact } from './stored-settings.ts';

// The row is there from the account of the set-up link until an administrator has finished the set-up or dismissed it:
// installations of before this version have none, and are asked nothing.
const row = 'guidedSetup';

/** Begins the guided set-up. Pass the transaction of the first account. */
export const beginGuidedSetup = (transaction: Kysely<Schema>, now: number): Promise<void> =>
  writeFact(transaction, row, setupSteps[0], now);

/** Where the guided set-up goes on; null: it is finished, or there is none. */
export async function findSetupStep(db: Kysely<Schema>): Promise<SetupStep | null> {
  const value = await readFact(db, row);
  if (value === undefined) return null;
  // A step that only another version knows: from the beginning.
  return setupSteps.find((step) => step === value) ?? setupSteps[0];
}

/** Goes on at `step`, or with null finishes; one that is finished stays so. */
export async function moveGuidedSetup(
  db: Kysely<Schema>,
  step: SetupStep | null,
  now: number,
): Promise<void> {
  if (step === null) {
    await db.deleteFrom('settings').where('name', '=', row).execute();
    return;
  }
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(step), updated_at: now })
    .where('name', '=', row)
    .execute();
}
