import {
  type SettingName,
  settingNames,
  settingTable,
} from '@perch/contract/settings/setting-table';

import type { Config } from '../../../config/config.ts';
import { parseOptions, unknownWord, UsageError } from '../../../lib/command-line.ts';
import {
  describeValue,
  findSettingName,
  lockOf,
  textOf,
} from '../../../modules/settings/setting-values.ts';
import { type CurrentSettings, readSettings } from '../../../modules/settings/settings.ts';
import { readStored } from '../../../modules/settings/stored-settings.ts';
import type { CommandContext } from '../command.ts';
import { withServices } from '../with-services.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { positionals } = parseOptions({ args, options: {}, allowPositionals: true });
  const [given, ...more] = positionals;
  if (more.length > 0) throw new UsageError('Give one setting, or none.');
  const name = given === undefined ? undefined : requireSettingName(given);
  await withServices(context, async ({ db, config }) => {
    const current = await readSettings(db, config.locked);
    if (name !== undefined) {
      const value = current[name];
      context.terminal.print(value === null ? '' : textOf(value));
      return;
    }
    const { texts } = await readStored(db);
    for (const each of settingNames) {
      const source = sourceOf(config, each, texts[each] !== undefined);
      context.terminal.print(`${each}: ${shown(each, current)} (${source})`);
    }
  });
  return 0;
}

const shown = (name: SettingName, current: CurrentSettings) =>
  describeValue(current[name], settingTable[name].kind);

function sourceOf({ locked }: Config, name: SettingName, isStored: boolean): string {
  const { variable } = settingTable[name];
  if (lockOf(name, locked) !== undefined) return `set by ${variable} in the environment`;
  return isStored ? 'set in the app' : 'default';
}

const seeSettings = 'perch settings get lists all settings.';

/** The setting of this name or variable. Throws UsageError. */
export function requireSettingName(given: string): SettingName {
  const name = findSettingName(given);
  if (name !== undefined) return name;
  const variables = settingNames.flatMap((each) => settingTable[each].variable ?? []);
  throw unknownWord('setting', given, [...settingNames, ...variables], seeSettings);
}
