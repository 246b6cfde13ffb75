import { resolve } from 'node:path';

import { formatBytes } from '@perch/contract/text/size';

import { parseOptions, UsageError } from '../../lib/command-line.ts';
import { restore, type RestoreResult } from '../backup/restore.ts';
import type { CommandContext } from './command.ts';
import { createProgress } from './progress.ts';

const secretSentences: Record<RestoreResult['secret'], string | undefined> = {
  restored: undefined,
  'same as configured': undefined,
  'not in the backup':
    'The secret key is not in this backup: start the server with the SECRET_KEY with which it was created.',
  'another is configured':
    'SECRET_KEY is not the key of this backup: its API tokens, deletion links and authenticator apps will not work with this one.',
};

export async function run(
  args: string[],
  { readConfig, openLog, terminal: { print } }: CommandContext,
): Promise<number> {
  const options = readOptions(args);
  const config = readConfig();
  const restored = await restore(config, openLog(config), {
    ...options,
    onProgress: createProgress(print, 'uploads'),
    onDamaged: ({ slug, original_name: name, reason }) =>
      print(`✗ ${JSON.stringify(name)} (${slug}) is damaged in the backup: ${reason}`),
  });
  const { name, uploads, bytes, leftOut, secret } = restored;
  print(`Restored ${name}: ${uploads} uploads, ${formatBytes(bytes)}.`);
  if (leftOut > 0) print(`${leftOut} uploads were left out.`);
  const sentence = secretSentences[secret];
  if (sentence) print(sentence);
  return 0;
}

function readOptions(args: string[]) {
  const { values, positionals } = parseOptions({
    args,
    options: { snapshot: { type: 'string' }, 'without-damaged': { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    throw new UsageError('Give the folder of the backup: perch restore DIR');
  }
  return {
    folder: resolve(folder),
    snapshot: values.snapshot,
    isLeavingOutDamaged: values['without-damaged'] ?? false,
  };
}
