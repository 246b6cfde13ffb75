import type { AdminSettings } from '@perch/contract/settings/admin-settings';
import { settingNames, settingTable } from '@perch/contract/settings/setting-table';

import type { Services } from '../../services.ts';
import { lockOf, valuesOf } from './setting-values.ts';

/** Every setting with its value in force, its default and what locks it. */
export async function listSettings({
  config,
  settings,
}: Pick<Services, 'config' | 'settings'>): Promise<AdminSettings> {
  // A change that another process has just answered is part of it.
  await settings.refresh();
  const current = settings.current();
  const defaults = valuesOf({});
  const listed = settingNames.map((name) => [
    name,
    {
      value: current[name],
      default: defaults[name],
      isLocked: lockOf(name, config.locked) !== undefined,
      variable: settingTable[name].variable,
    },
  ]);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- checked by the contract's schema in the answer
  return Object.fromEntries(listed) as AdminSettings;
}
