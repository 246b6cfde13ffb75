import {
  type SettingKind,
  type SettingName,
  settingNames,
  settingTable,
  type SettingValue,
} from '@perch/contract/settings/setting-table';
import { formatBytes } from '@perch/contract/text/size';

import { adminSettings } from '../../config/changeable-settings.ts';
import type { LockedSettings } from '../../config/config.ts';
import type { Setting } from '../../config/setting.ts';

/** The values in force. */
export type SettingValues = { [Name in SettingName]: SettingValue<Name> };

/** Values as texts, in the notation of the environment. */
export type SettingTexts = Partial<Record<SettingName, string>>;

/** The setting of this name or of this variable. */
export const findSettingName = (name: string): SettingName | undefined =>
  settingNames.find((each) => each === name || settingTable[each].variable === name);

/** The notation of the environment for a value of JSON, which is also how values are read from the database. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value);

/** The text that locks a setting; undefined: it can be changed in the app. */
export function lockOf(name: SettingName, locked: LockedSettings): string | undefined {
  const { variable } = settingTable[name];
  return variable === null ? undefined : locked[variable];
}

/** A setting's value for its text, or its default without one; undefined for a text that it does not accept. */
function parse(name: SettingName, text: string | undefined): unknown {
  const about: Setting<unknown> = adminSettings[name];
  const result = about.schema.safeParse(text);
  return result.success ? result.data : undefined;
}

/** The values for these texts; where there is none, or one that this version does not accept, the default. */
export function valuesOf(texts: SettingTexts): SettingValues {
  const values = settingNames.map((name) => [
    name,
    parse(name, texts[name]) ?? parse(name, undefined),
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each by its own schema
  return Object.fromEntries(values) as SettingValues;
}

const shownLengthMax = 200;
const shownHashLength = 12;

/** A value for the audit log and the command line; long texts by their length and SHA-256. */
export function describeValue(value: unknown, kind: SettingKind): string {
  const isEmpty = value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (isEmpty) return 'none';
  if (kind === 'size' && typeof value === 'number') return formatBytes(value);
  const text = textOf(value);
  if (text.length <= shownLengthMax && !text.includes('\n')) return text;
  const hash = new Bun.CryptoHasher('sha256').update(text).digest('hex');
  return `${text.length} characters (SHA-256 ${hash.slice(0, shownHashLength)}…)`;
}
