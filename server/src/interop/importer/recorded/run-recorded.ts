import { setPriority } from 'node:os';

import type { Config } from '../../../config/config.ts';
import type { ImportRunRow } from '../../../database/rows/import-rows.ts';
import { sharedNow } from '../../../database/shared-clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Log } from '../../../lib/log.ts';
import { openCommandServices } from '../../../open-services.ts';
import type { CommandServices } from '../../../services.ts';
import { openSharedStorage } from '../../../storage/open-storage.ts';
import { resolvePlaces } from '../../imports/resolve-places.ts';
import { optionsOf } from '../../imports/to-import.ts';
import { importInstallation } from '../import-installation.ts';
import { ReportWriter } from '../report.ts';
import { type Ending, RecordedRun, RunEnded } from './recorded-run.ts';

// It may name what it has read.
const problemLengthMax = 1000;

/** Runs an import that an administrator has begun in the app, as a process of its own. Gives the exit code. */
export async function runRecordedImport(
  config: Config,
  log: Log,
  { id, runner }: { id: string; runner: string },
): Promise<number> {
  yieldToServer();
  const { services, close } = await openCommandServices(config, log);
  try {
    const run = await takeRun(services, id, runner);
    if (!run) return 0;
    const recorded = new RecordedRun(services, run);
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
      process.on(signal, () => recorded.end('left'));
    }
    // The server was killed; the next one resumes the run.
    process.on('disconnect', () => recorded.end('orphaned'));
    await recorded.finish(await runToEnd(services, run, recorded));
    return 0;
  } finally {
    await close();
  }
}

async function takeRun({ db, clock }: CommandServices, id: string, runner: string) {
  return db
    .updateTable('import_runs')
    .set({ state: 'running', runner, seen_at: sharedNow(db, clock) })
    .where('id', '=', id)
    .where('slot', '=', 'run')
    .returningAll()
    .executeTakeFirst();
}

/** The result of the run; undefined: another process has taken it over. */
async function runToEnd(
  services: CommandServices,
  run: ImportRunRow,
  recorded: RecordedRun,
): Promise<Partial<ImportRunRow> | undefined> {
  try {
    await recorded.whileItLasts(importAsChosen(services, run, recorded));
    return endOf(services, 'done');
  } catch (error) {
    if (error instanceof RunEnded) return endAs(services, recorded.ending);
    if (error instanceof AppError)
      return endOf(services, 'failed', error.message.slice(0, problemLengthMax));
    services.log.error('import.failed', { import: run.id, error });
    return endOf(services, 'failed', sentenceOf(error));
  }
}

const endAs = (services: CommandServices, ending: Ending | undefined) =>
  ending === 'stopped' ? endOf(services, 'stopped') : undefined;

function endOf(
  { clock }: CommandServices,
  state: ImportRunRow['state'],
  problem: string | null = null,
): Partial<ImportRunRow> {
  return { slot: null, state, problem, finished_at: clock.now() };
}

function sentenceOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'ENOSPC') return 'The disk is full.';
  return 'It ended with an error; see the log of the server.';
}

async function importAsChosen(
  services: CommandServices,
  run: ImportRunRow,
  recorded: RecordedRun,
): Promise<void> {
  const { config } = services;
  const options = optionsOf(run);
  const { source, hosts, link, admins, owner, maxViews, fileRoute, linkRoute, ignoreColumns } =
    options;
  const isDryRun = run.phase === 'inspection';
  const named = hosts.length > 0 ? hosts : [new URL(config.publicUrl).hostname];
  const report = new ReportWriter({ source, isDryRun, hosts: named }, recorded.keep);
  await recorded.begin(report.report);
  const { database, folder } = await resolvePlaces(config, options);
  await importInstallation(services, await openSharedStorage(config), {
    sourceName: source,
    database,
    folder,
    mode: link,
    isDryRun,
    hasAdmins: admins,
    hasMaxViews: maxViews === 'page',
    anonymousOwner: owner ?? undefined,
    settings: {
      fileRoute: withoutSlash(fileRoute),
      linkRoute: withoutSlash(linkRoute),
      ignoredColumns: ignoreColumns ?? [],
    },
    hosts: named,
    report,
    onProgress: recorded.onProgress,
  });
}

/** As the addresses of sources begin; empty for the root. */
const withoutSlash = (route: string | null) => route?.replace(/\/+$/, '');

/** Requests come before imports. */
function yieldToServer(): void {
  try {
    setPriority(10);
  } catch {
    // Other systems have no nice values.
  }
}
