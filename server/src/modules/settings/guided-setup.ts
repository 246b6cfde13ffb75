import { type SetupStep, setupSteps } from '@perch/contract/settings/limits';
import type { Kysely, Transaction } from 'kysely';

import { acquireLock } from '../../database/lock.ts';
import type { Schema } from '../../database/schema.ts';
import type { Services } from '../../services.ts';
import { type FactName, readFact, writeFact } from './stored-settings.ts';

// The row exists from the creation of the first account until an administrator has finished or dismissed the set-up.
// Older installations have none, and see no set-up.
const row = 'guidedSetup';

/**
 * Begins the guided set-up. Pass the transaction of the first account, and the origin that it was opened by; null: a
 * configured one. The caller publishes `settings.changed` afterwards.
 */
export async function beginGuidedSetup(
  transaction: Transaction<Schema>,
  clock: Services['clock'],
  address: string | null,
): Promise<void> {
  await acquireLock(transaction, 'settings', clock);
  await writeFact(transaction, row, setupSteps[0], clock.now());
  if (address !== null) await writeFact(transaction, 'setupAddress', address, clock.now());
}

/** The current step of the guided set-up; null: it is finished, or there is none. */
export async function findSetupStep(db: Kysely<Schema>): Promise<SetupStep | null> {
  const value = await readFact(db, row);
  if (value === undefined) return null;
  // A step that only another version knows: from the beginning.
  return setupSteps.find((step) => step === value) ?? setupSteps[0];
}

/** Continues at `step`, or finishes with null; a finished set-up stays finished. */
export async function moveGuidedSetup(
  { db, clock, events }: Pick<Services, 'db' | 'clock' | 'events'>,
  step: SetupStep | null,
): Promise<void> {
  if (step === null) {
    await db.transaction().execute(async (transaction) => {
      await acquireLock(transaction, 'settings', clock);
      const rows: FactName[] = [row, 'setupAddress'];
      await transaction.deleteFrom('settings').where('name', 'in', rows).execute();
    });
    return events.publish({ kind: 'settings.changed', names: [] });
  }
  await db
    .updateTable('settings')
    .set({ value: JSON.stringify(step), updated_at: clock.now() })
    .where('name', '=', row)
    .execute();
}
