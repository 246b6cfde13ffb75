import { runRecordedImport } from '../../interop/importer/recorded/run-recorded.ts';
import { UsageError } from '../../lib/command-line.ts';
import type { CommandContext } from './command.ts';

/** Runs an import that was begun in the app. Called by the server's job, which gives the run's id and its own. */
export async function runImport(
  [id, runner]: readonly string[],
  { readConfig, openLog }: CommandContext,
): Promise<number> {
  if (id === undefined || runner === undefined || !process.send) {
    throw new UsageError('Use perch import to import from a terminal.');
  }
  const config = readConfig();
  return runRecordedImport(config, openLog(config), { id, runner });
}
