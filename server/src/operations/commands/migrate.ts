import { existsSync } from 'node:fs';

import { type Config, ConfigError } from '../../config/config.ts';
import { reasonIn } from '../../config/setting.ts';
import { settings } from '../../config/settings.ts';
import { databasePathOf } from '../../database/open.ts';
import { lockDataDir } from '../../installation/data-dir-lock.ts';
import { openPrivateFolder } from '../../installation/private-folder.ts';
import { parseOptions, UsageError } from '../../lib/command-line.ts';
import { describeStorage } from '../../storage/open-storage.ts';
import { reasonOf } from '../doctor/finding.ts';
import { migrateInstallation } from '../migrate/migrate-installation.ts';
import type { MigrationPlan } from '../migrate/migration-plan.ts';
import type { CommandContext } from './command.ts';

export async function run(
  args: string[],
  { readConfig, openLog, terminal }: CommandContext,
): Promise<number> {
  const plan = planOf(args, readConfig);
  const { dataDir, databaseUrl } = plan.config;
  const path = databasePathOf(databaseUrl);
  if (path !== undefined && !existsSync(path)) {
    throw new ConfigError(`There is no database at ${path}; set DATABASE_URL or DATA_DIR.`);
  }
  await openPrivateFolder(plan.config);
  const dataDirLock = lockDataDir(dataDir);
  try {
    return await migrateInstallation(plan, openLog(plan.config), terminal);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    throw new Error(
      `The migration is not complete (${reasonOf(error)}). Run the command again to resume.`,
      {
        cause: error,
      },
    );
  } finally {
    dataDirLock.release();
  }
}

function planOf(args: string[], readConfig: () => Config): MigrationPlan {
  const { values } = parseOptions({
    args,
    options: {
      'to-database': { type: 'string' },
      'to-s3': { type: 'boolean' },
      'to-disk': { type: 'boolean' },
    },
  });
  const { 'to-s3': isToS3 = false, 'to-disk': isToDisk = false } = values;
  if (isToS3 && isToDisk) throw new UsageError('Files go to S3 or to the disk, not to both.');
  if (values['to-database'] === undefined && !isToS3 && !isToDisk) {
    throw new UsageError('Give a target: --to-database URL, --to-s3 or --to-disk.');
  }
  const config = readConfig();
  if ((isToS3 || isToDisk) && !config.s3) {
    throw new ConfigError(
      'Files are migrated to or from the bucket in the five S3 settings; set them.',
    );
  }
  const toDatabase = readUrl(values['to-database'], config);
  const onDisk = { ...config, s3: undefined };
  if (!isToS3 && !isToDisk) return { config, toDatabase, files: undefined };
  const [from, to] = isToS3 ? [onDisk, config] : [config, onDisk];
  return { config: from, toDatabase, files: { to, place: describeStorage(to) } };
}

function readUrl(url: string | undefined, { databaseUrl }: Config): string | undefined {
  if (url === undefined) return undefined;
  const { schema, accepts } = settings.DATABASE_URL;
  // Never printed: it may contain a password.
  const { success, error } = schema.safeParse(url);
  const reason = error && reasonIn(error);
  if (!success) {
    throw new UsageError(`--to-database takes ${accepts}.${reason ? ` ${reason}` : ''}`);
  }
  if (url === databaseUrl) throw new UsageError('--to-database is the current database.');
  return url;
}
