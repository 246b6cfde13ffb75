import { resolve } from 'node:path';

import { parseOptions, UsageError } from '../../lib/command-line.ts';
import { AppError } from '../../lib/errors.ts';
import { openSharedStorage } from '../../storage/open-storage.ts';
import type { Storage } from '../../storage/storage.ts';
import { openBackupFiles, verified } from '../backup/backup-files.ts';
import { listSnapshots } from '../backup/backup-folder.ts';
import type { FaultyUpload } from '../check/check-files.ts';
import { checkInstallation } from '../check/check-installation.ts';
import type { CommandContext } from './command.ts';
import { createProgress } from './progress.ts';
import { withServices } from './with-services.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  const { isDeep, isRepairing, from } = readOptions(args);
  const { print } = context.terminal;
  return withServices(context, async (services) => {
    const storage = await openSharedStorage(services.config);
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
    throw new UsageError('--from is the backup for --repair; give both.');
  }
  return {
    isDeep: values.deep ?? false,
    isRepairing: values.repair ?? false,
    from: values.from && resolve(values.from),
  };
}

/**
 * Returns a function that replaces an upload's damaged file by the one with the same SHA-256 in any
 * snapshot of a backup. Throws `invalid_request` for a folder without a complete backup.
 */
async function createBlobRestorer(storage: Storage, folder: string) {
  if ((await listSnapshots(folder)).length === 0) {
    throw new AppError('invalid_request', () => `There is no complete backup in ${folder}.`);
  }
  const files = openBackupFiles(folder);
  const restored = new Set<string>();

  return async (upload: FaultyUpload): Promise<boolean> => {
    const { storage_key: key } = upload;
    // Several uploads may share the file.
    if (restored.has(key)) return true;
    // Verified before the damaged file is removed, parts of which may still be of use.
    if (!(await files.hasIntact(upload))) return false;
    const chunks = await files.open(upload);
    if (!chunks) return false;
    await storage.remove(key);
    await storage.write(key, verified(chunks, upload), upload.size);
    restored.add(key);
    return true;
  };
}
