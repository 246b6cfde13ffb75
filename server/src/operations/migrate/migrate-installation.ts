import { formatBytes } from '@perch/contract/text/size';

import { ConfigError } from '../../config/config.ts';
import { type Db, openDatabase } from '../../database/open.ts';
import { endMigration, isUnchanged } from '../../installation/migration-mark.ts';
import { copyBeforeUpdate } from '../../installation/update-copy.ts';
import { minuteMs } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import { readCategoryTotals } from '../../modules/uploads/list/read-totals.ts';
import { openStorageBesideServer, openUncachedStorage } from '../../storage/open-storage.ts';
import { reasonOf } from '../doctor/finding.ts';
import { compareRows } from './compare-rows.ts';
import { copyFiles, type Damage } from './copy-files.ts';
import { copyRows, type Progress } from './copy-rows.ts';
import { describeDamage } from './describe-damage.ts';
import type { MigrationPlan } from './migration-plan.ts';
import { settingsAfter } from './settings-after.ts';

// Counting the rows of a large table exceeds the usual statement time-out.
const statementMaxMs = 10 * minuteMs;

interface Screen {
  print(line: string): void;
}

/**
 * Migrates an installation and returns the exit code: 1 if files are damaged, in which case the source
 * stays authoritative. Throws ConfigError, and Error for failures after which it can be resumed.
 */
export async function migrateInstallation(
  plan: MigrationPlan,
  log: Log,
  screen: Screen,
): Promise<number> {
  const source = await open(plan.config.databaseUrl, log, 'database', async (schema) => {
    await copyBeforeUpdate(plan.config, schema);
  });
  try {
    const target = plan.toDatabase && (await open(plan.toDatabase, log, 'target database'));
    try {
      return await migrateBetween(plan, { source, target: target || undefined }, log, screen);
    } finally {
      if (target) await target.destroy();
    }
  } finally {
    await source.destroy();
  }
}

async function open(
  url: string,
  log: Log,
  what: string,
  beforeUpdating?: (schema: string) => Promise<void>,
): Promise<Db> {
  try {
    const options = { waitMaxMs: statementMaxMs, isExact: true };
    return await openDatabase(url, log, beforeUpdating ? { ...options, beforeUpdating } : options);
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    throw new ConfigError(`The ${what} cannot be used: ${reasonOf(reason)}.`, { cause: error });
  }
}

interface Databases {
  source: Db;
  target: Db | undefined;
}

async function migrateBetween(
  plan: MigrationPlan,
  { source, target }: Databases,
  log: Log,
  screen: Screen,
): Promise<number> {
  const progress = showProgress(screen);
  const migrationId = target && (await copyRows(source, target, progress));
  if (target) await compareRows(source, target, progress);
  const db = target ?? source;
  const damaged = await migrateFiles(plan, db, log, progress);
  if (damaged.length > 0) {
    for (const line of await describeDamage(db, damaged)) screen.print(line);
    return 1;
  }
  if (target && migrationId !== undefined) {
    if (!(await isUnchanged(source, migrationId))) {
      throw new Error('the installation was changed during the migration');
    }
    await endMigration(target, 'database');
    await endMigration(source, 'source');
  }
  for (const line of await summary(db, plan)) screen.print(line);
  return 0;
}

async function migrateFiles(
  { config, files }: MigrationPlan,
  db: Db,
  log: Log,
  progress: Progress,
): Promise<Damage[]> {
  if (!files) return [];
  const from = await openStorageBesideServer(config);
  const to = await openUncachedStorage(files.to, log);
  return copyFiles(db, { from, to, place: files.place }, progress);
}

const showEveryMs = 1000;

function showProgress({ print }: Screen): Progress {
  let shownAt = -showEveryMs;
  return (what, done, total) => {
    const isLast = done >= total;
    if (!isLast && performance.now() - shownAt < showEveryMs) return;
    shownAt = performance.now();
    print(`${what}: ${done} of ${total}`);
  };
}

async function summary(db: Db, plan: MigrationPlan): Promise<string[]> {
  const { users } = await db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('users'))
    .executeTakeFirstOrThrow();
  const totals = await readCategoryTotals(db, undefined);
  const uploads = totals.reduce((sum, each) => sum + each.uploads, 0);
  const bytes = totals.reduce((sum, each) => sum + each.bytes, 0);
  return [
    `Migrated ${users} users and ${uploads} uploads of ${formatBytes(bytes)}; source and target were compared and are identical.`,
    ...settingsAfter(plan),
  ];
}
