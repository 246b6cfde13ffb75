import { resolve } from 'node:path';

import { parseOptions, UsageError } from '../../lib/command-line.ts';
import { openStorageBesideServer } from '../../storage/open-storage.ts';
import { checkInstallation } from '../check/check-installation.ts';
import { createBlobRestorer } from '../check/restore-blob.ts';
import type { CommandContext } from './command.ts';
import { createProgress } from './progress.ts';
import { withServices } from './with-services.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { isDeep, isRepairing, from } = readOptions(args);
  const { print } = context.terminal;
  return withServices(context, async (services) => {
    const storage = await openStorageBesideServer(services.config);
    const restoreBlob = from === undefined ? undefined : await createBlobRestorer(storage, from);
    const onProgress = createProgress(print, 'uploads');
    const options = { isDeep, isRepairing, restoreBlob, onProgress };
    let hasProblem = false;
    for await (const found of checkInstallation({ ...services, storage }, options)) {
      print(`${found.mark} ${found.about}: ${found.sentence}`);
      hasProblem ||= found.mark === '✗';
    }
    return hasProblem ? 1 : 0;
  });
}

function readOptions(args: string[]) {
  const { values } = parseOptions({
    args,
    options: {
      deep: { type: 'boolean' },
      repair: { type: 'boolean' },
      from: { type: 'string' },
    },
  });
  if (values.from !== undefined && !values.repair) {
    throw new UsageError('--from names the backup for --repair; give both.');
  }
  return {
    isDeep: values.deep ?? false,
    isRepairing: values.repair ?? false,
    from: values.from && resolve(values.from),
  };
}
