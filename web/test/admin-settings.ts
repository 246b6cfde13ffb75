import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import { settingNames } from '@perch/contract/settings/setting-table';

export const unlocked = { isLocked: false, variable: null };

/** The installation's settings with these; each other row of the table has no value. */
export function settingsWith(shown: Partial<AdminSettings>): AdminSettings {
  const none = { ...unlocked, value: null, default: null };
  const all: object = Object.fromEntries(settingNames.map((name) => [name, none]));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the fields of the others are not looked at
  return { ...all, ...shown } as AdminSettings;
}
