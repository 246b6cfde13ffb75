import { resolve } from 'node:path';

import { formatBytes } from '@perch/contract/text/size';

import { compareSchema } from '../../database/migrate.ts';
import { parseOptions, UsageError } from '../../lib/command-line.ts';
import { openSharedStorage } from '../../storage/open-storage.ts';
import { type Backup, backUp } from '../backup/back-up.ts';
import type { CommandContext } from './command.ts';
import { createProgress } from './progress.ts';
import { withServices } from './with-services.ts';

export async function run(args: string[], context: CommandContext): Promise<number> {
  const options = readOptions(args);
  const { print } = context.terminal;
  const onProgress = createProgress(print, 'uploads');
  const { backup, newer } = await withServices(context, async (services) => {
    const storage = await openSharedStorage(services.config);
    const { unknown } = await compareSchema(services.db);
    return {
      backup: await backUp({ ...services, storage }, { ...options, onProgress }),
      newer: unknown,
    };
  });
  for (const { slug, original_name: name, reason } of backup.lost) {
    print(`✗ ${JSON.stringify(name)} (${slug}) is damaged in this installation: ${reason}`);
  }
  for (const line of summaryOf(backup)) print(line);
  if (newer.length > 0) {
    print(`✗ The snapshot lacks what a newer Perch added to the database (${newer.join(', ')}).`);
  }
  if (backup.lost.length > 0) {
    print(
      `The backup is complete except for ${backup.lost.length} uploads; run "perch check --deep".`,
    );
  }
  return newer.length + backup.lost.length === 0 ? 0 : 1;
}

function readOptions(args: string[]) {
  const { values, positionals } = parseOptions({
    args,
    options: { keep: { type: 'string' }, verify: { type: 'boolean' } },
    allowPositionals: true,
  });
  const [folder] = positionals;
  if (folder === undefined || positionals.length > 1) {
    throw new UsageError('Give the folder of the backup: perch backup DIR');
  }
  const { keep, verify: isVerifying = false } = values;
  if (keep !== undefined && !/^[1-9]\d{0,5}$/.test(keep)) {
    throw new UsageError('--keep must be the number of snapshots to keep, at least 1.');
  }
  return {
    folder: resolve(folder),
    keep: keep === undefined ? undefined : Number(keep),
    isVerifying,
  };
}

function summaryOf(backup: Backup): string[] {
  const { name, uploads, bytes, copiedFiles, copiedBytes, removedSnapshots, removedFiles } = backup;
  const lines = [
    `Snapshot ${name}: ${uploads} uploads, ${formatBytes(bytes)}; ${copiedFiles} files copied, ${formatBytes(copiedBytes)}.`,
  ];
  if (removedSnapshots > 0) {
    lines.push(`Removed ${removedSnapshots} older snapshots and ${removedFiles} files.`);
  }
  return lines;
}
