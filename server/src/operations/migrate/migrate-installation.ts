import { formatBytes } from '@perch/contract/text/size';
import { sql } from 'kysely';

import { ConfigError } from '../../config/config.ts';
import { type Db, openDatabase } from '../../database/open.ts';
import type { UploadTable } from '../../database/rows/upload-rows.ts';
import { endMigration, isUnchanged } from '../../installation/migration-mark.ts';
import { copyBeforeUpdate } from '../../installation/update-copy.ts';
import { minuteMs } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import { readCategoryTotals } from '../../modules/uploads/list/read-totals.ts';
import { openSharedStorage, openUncachedStorage } from '../../storage/open-storage.ts';
import { reasonOf } from '../doctor/finding.ts';
import { compareRows } from './compare-rows.ts';
import { copyFiles, type Damage } from './copy-files.ts';
import { copyRows, type Progress } from './copy-rows.ts';
import type { MigrationPlan } from './migration-plan.ts';

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
  const from = await openSharedStorage(config);
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

const shownMax = 100;

/** Lines for the terminal about damaged files, their uploads, and how to proceed. */
async function describeDamage(db: Db, damaged: Damage[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { key, reason } of damaged.slice(0, shownMax)) {
    for (const { original_name: name, slug, username } of await findUploads(db, key)) {
      lines.push(`Damaged: ${name} (/f/${slug}) of ${username}, file ${key}: ${reason}`);
    }
  }
  const more = damaged.length - shownMax;
  if (more > 0) lines.push(`… and ${more} more.`);
  return [
    ...lines,
    `The migration is not complete: ${damaged.length} files are damaged in the source. Restore them from a backup, or start Perch with the previous settings and delete these uploads; then run the command again.`,
  ];
}

async function findUploads(db: Db, key: string) {
  const of = (
    table: UploadTable,
  ) => sql`select original_name, slug, user_id from ${sql.table(table)}
    where storage_key = ${key}`;
  const { rows } = await sql<{ original_name: string; slug: string; username: string }>`
    select original_name, slug, username from (${of('uploads')} union all ${of('trashed_uploads')}) as damaged
    join users on users.id = damaged.user_id`.execute(db);
  return rows;
}

/** Lines for the terminal with the settings to use after the migration, without secrets. */
function settingsAfter({ config, toDatabase, files }: MigrationPlan): string[] {
  const database = toDatabase ? [`  DATABASE_URL=${withoutPassword(toDatabase)}`] : [];
  return [
    'Start Perch with these settings from now on:',
    ...database,
    ...storageLines(files),
    key(config),
  ];
}

function storageLines(files: MigrationPlan['files']): string[] {
  if (!files) return [];
  const { s3 } = files.to;
  if (!s3)
    return ['  none of S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY'];
  return [
    `  S3_ENDPOINT=${s3.endpoint}`,
    `  S3_BUCKET=${s3.bucket}`,
    `  S3_REGION=${s3.region}`,
    '  S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as they are set now',
  ];
}

// API tokens and deletion links are derived from it, and authenticator apps' secrets encrypted with it.
const key = ({ secretKey, dataDir }: MigrationPlan['config']) =>
  secretKey === undefined
    ? `  SECRET_KEY=the text in ${dataDir}/secret.key, unless that folder remains the DATA_DIR: without it, API tokens, deletion links and authenticator apps stop working`
    : '  SECRET_KEY as it is set now: without it, API tokens, deletion links and authenticator apps stop working';

function withoutPassword(url: string): string {
  if (!URL.canParse(url)) return url;
  const parsed = new URL(url);
  if (!parsed.password) return url;
  parsed.password = '…';
  return decodeURI(parsed.href);
}
