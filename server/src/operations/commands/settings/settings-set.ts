import { readFile } from 'node:fs/promises';

import { settingTable } from '@perch/contract/settings/setting-table';

import { parseOptions, UsageError } from '../../../lib/command-line.ts';
import { AppError } from '../../../lib/errors.ts';
import { changeSettings } from '../../../modules/settings/change-settings.ts';
import { describeValue } from '../../../modules/settings/setting-values.ts';
import { readSettings } from '../../../modules/settings/settings.ts';
import type { CommandContext } from '../command.ts';
import { refuseValue } from '../option-values.ts';
import { withServices } from '../with-services.ts';
import { requireSettingName } from './settings-get.ts';

const fileBytesMax = 1024 ** 2;

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { positionals, values } = parseOptions({
    args,
    options: { file: { type: 'string' }, default: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [given, text, ...more] = positionals;
  if (given === undefined) throw new UsageError('Give the setting to change.');
  const name = requireSettingName(given);
  const ways = [text, values.file, values.default].filter((way) => way !== undefined);
  if (ways.length !== 1 || more.length > 0) {
    throw new UsageError('Give one value, or --file, or --default.');
  }
  const value = values.file === undefined ? (text ?? null) : await readText(values.file);
  await withServices(context, async (services) => {
    const { db, config } = services;
    await changeSettings(services, null, { [name]: value }).catch(refuseValue);
    const current = await readSettings(db, config.locked);
    const shown = describeValue(current[name], settingTable[name].kind);
    context.terminal.print(`${name} is ${shown}.`);
  });
  return 0;
}

/** Throws `invalid_request` for a file that cannot be read as text. */
async function readText(path: string): Promise<string> {
  try {
    const bytes = await readFile(path);
    if (bytes.length > fileBytesMax) {
      throw new AppError('invalid_request', () => `${path} is too large for a setting.`);
    }
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    if (cause instanceof AppError) throw cause;
    throw new AppError('invalid_request', () => `${path} cannot be read as text.`, { cause });
  }
}
