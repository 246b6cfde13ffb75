import type { Kysely } from 'kysely';

import type { Schema } from '../../database/schema.ts';
import { isSettingName, type SettingName, type SettingTexts, textOf } from './registry.ts';

// Of the rows, one is no setting: the version of the terms, which must outlast their removal.
const termsVersionRow = 'termsVersion';

export interface StoredSettings {
  texts: SettingTexts;
  termsVersion: number;
}

export const nothingStored: StoredSettings = { texts: {}, termsVersion: 0 };

/** Rows that only another version of Perch knows are left out. */
export async function readStored(db: Kysely<Schema>): Promise<StoredSettings> {
  const rows = await db.selectFrom('settings').select(['name', 'value']).execute();
  const texts: SettingTexts = {};
  let termsVersion = 0;
  for (const { name, value } of rows) {
    if (name === termsVersionRow) termsVersion = Number(value);
    else if (isSettingName(name)) texts[name] = textOf(JSON.parse(value));
  }
  return { texts, termsVersion };
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

export const writeTermsVersion = (transaction: Kysely<Schema>, version: number, now: number) =>
  upsert(transaction, termsVersionRow, String(version), now);

async function upsert(transaction: Kysely<Schema>, name: string, value: string, now: number) {
  const row = { value, updated_at: now };
  await transaction
    .insertInto('settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
}
