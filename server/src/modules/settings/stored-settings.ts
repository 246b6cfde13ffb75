import { isSettingName, type SettingName } from '@perch/contract/settings/setting-table';
import type { Kysely } from 'kysely';

import type { Config } from '../../config/config.ts';
import type { Schema } from '../../database/schema.ts';
import { lockOf, type SettingTexts, textOf } from './setting-values.ts';

// Of the rows, these are no settings: the version of the terms, which must outlast their removal, where the guided
// set-up stands, the address that it was opened by, and the newest release.
const termsVersionRow = 'termsVersion';
const guidedSetupRow = 'guidedSetup';
const setupAddressRow = 'setupAddress';
export type FactName = typeof guidedSetupRow | typeof setupAddressRow | 'newestRelease';

export interface StoredSettings {
  texts: SettingTexts;
  termsVersion: number;
  /** An origin other than the configured one, by which the unfinished set-up was opened; null: there is none. */
  setupAddress: string | null;
}

export const nothingStored: StoredSettings = { texts: {}, termsVersion: 0, setupAddress: null };

/** Rows that only another version of Perch knows are left out. */
export async function readStored(db: Kysely<Schema>): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  const texts: SettingTexts = {};
  let termsVersion = 0;
  let setupAddress: string | null = null;
  for (const { name, value } of rows) {
    if (name === termsVersionRow) termsVersion = Number(value);
    else if (name === setupAddressRow) setupAddress = String(JSON.parse(value));
    else if (isSettingName(name)) texts[name] = textOf(JSON.parse(value));
  }
  // An older version finishes the set-up without a thought of its address.
  const isSettingUp = rows.some(({ name }) => name === guidedSetupRow);
  return { texts, termsVersion, setupAddress: isSettingUp ? setupAddress : null };
}

/** Writes a value, or with undefined goes back to the default. */
export async function writeStored(
  transaction: Kysely<Schema>,
  name: SettingName,
  value: unknown,
  now: number,
): Promise<void> {
  if (value === undefined) {
    await transaction.deleteFrom('settings').where('name', '=', name).execute();
    return;
  }
  await upsert(transaction, name, JSON.stringify(value), now);
}

/** Whether a migration has given a setting its value, which nobody has confirmed or changed, and nothing locks. */
export async function isUndecided(
  { db, config }: { db: Kysely<Schema>; config: Pick<Config, 'locked'> },
  name: SettingName,
): Promise<boolean> {
  if (lockOf(name, config.locked) !== undefined) return false;
  const row = await db
    .selectFrom('settings')
    .select('name')
    .where('name', '=', name)
    .where('updated_at', '=', 0)
    .executeTakeFirst();
  return row !== undefined;
}

export const writeTermsVersion = (transaction: Kysely<Schema>, version: number, now: number) =>
  upsert(transaction, termsVersionRow, String(version), now);

/** A stored value that is not a setting, unchecked; undefined: there is none. */
export async function readFact(db: Kysely<Schema>, name: FactName): Promise<unknown> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row && JSON.parse(row.value);
}

export const writeFact = (db: Kysely<Schema>, name: FactName, value: unknown, now: number) =>
  upsert(db, name, JSON.stringify(value), now);

async function upsert(transaction: Kysely<Schema>, name: string, value: string, now: number) {
  const row = { value, updated_at: now };
  await transaction
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
