import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import { ConfigError } from '../config/config.ts';
import { isPostgres } from './dialect.ts';
import { DatabaseFailure, explainFailure } from './explain-failure.ts';
import * as searchInBatches from './migrations/0033-search-in-batches.ts';
import * as turnedPictures from './migrations/0034-turned-pictures.ts';
import * as trashInOrder from './migrations/0035-trash-in-order.ts';
import * as outbox from './migrations/0036-outbox.ts';
import * as previewChoices from './migrations/0037-preview-choices.ts';
import * as stripped from './migrations/0038-stripped.ts';
import * as faces from './migrations/0039-faces.ts';
import * as sizedPictures from './migrations/0040-sized-pictures.ts';
import * as lastOpened from './migrations/0041-last-opened.ts';
import * as ownLinks from './migrations/0042-own-links.ts';
import * as dailyCounts from './migrations/0043-daily-counts.ts';
import * as downloadLimits from './migrations/0044-download-limits.ts';
import * as profilePasswords from './migrations/0045-profile-passwords.ts';
import { baseline, isOlder } from './migrations/baseline.ts';
import { refuseNewer, type SchemaDifference } from './migrations/compatibility.ts';
import type { Schema } from './schema.ts';

// After the schema of version 1.0.0. Released migrations are never edited; a schema change is a new entry at the end. The previous version can
// run on it unless its name says that it is breaking (see migrations/compatibility.ts).
export const migrations: Record<string, Migration> = {
  ...baseline,
  '0033-search-in-batches': searchInBatches,
  '0034-turned-pictures': turnedPictures,
  '0035-trash-in-order': trashInOrder,
  '0036-outbox': outbox,
  '0037-preview-choices': previewChoices,
  '0038-stripped': stripped,
  '0039-faces': faces,
  '0040-sized-pictures': sizedPictures,
  '0041-last-opened': lastOpened,
  '0042-own-links': ownLinks,
  '0043-daily-counts': dailyCounts,
  '0044-download-limits': downloadLimits,
  '0045-profile-passwords': profilePasswords,
};

interface MigrateOptions {
  /** Called for an empty database; nothing is created if it throws. */
  beforeCreating?: (() => Promise<void>) | undefined;
  /**
   * Called with the name of its last migration before an existing schema is changed, by the process that changes it
   * and while no other can write; nothing is changed if it throws.
   */
  beforeUpdating?: ((schema: string) => Promise<void>) | undefined;
  /** Refuses the schema of every newer Perch, also where this one could use it. */
  isExact?: boolean | undefined;
}

/**
 * Brings the schema up to date; concurrent processes wait for each other. Throws ConfigError for the schema of a
 * newer Perch that this one cannot use, and of one before 1.0.0.
 */
export async function migrate(
  db: Kysely<Schema>,
  { beforeCreating, beforeUpdating, isExact }: MigrateOptions = {},
): Promise<void> {
  const missing = await listMissing(db, { isExact });
  // The migrator reads every table of the schema before it finds that there is nothing to do.
  if (missing.length === 0) return;
  const known = Object.keys(migrations);
  const isNew = missing.length === known.length;
  if (isNew) await beforeCreating?.();
  const schema = known.findLast((name) => !missing.includes(name));
  const asked = schema && beforeUpdating ? askFirst(() => beforeUpdating(schema)) : migrations;
  const migrator = new Migrator({ db, provider: { getMigrations: async () => asked } });
  const { error } = await migrator.migrateToLatest();
  if (error instanceof ConfigError) throw error;
  if (error) {
    const why = explainFailure(error, 'nothing has changed in it');
    throw new Error(`The database could not be brought up to date: ${why}.`, { cause: error });
  }
}

/** The migrations, of which the first that runs awaits `ask`, within its transaction. */
function askFirst(ask: () => Promise<void>): Record<string, Migration> {
  let asked: Promise<void> | undefined;
  const entries = Object.entries(migrations).map(([name, { up }]): [string, Migration] => [
    name,
    {
      async up(db) {
        asked ??= ask();
        await asked;
        await up(db);
      },
    },
  ]);
  return Object.fromEntries(entries);
}

/**
 * Migrations that the database lacks. Throws ConfigError for the schema of a newer Perch that this one cannot use, and of one
 * before 1.0.0.
 */
export async function listMissing(
  db: Kysely<Schema>,
  { isExact = false }: Pick<MigrateOptions, 'isExact'> = {},
): Promise<string[]> {
  const difference = await compareSchema(db).catch((cause: unknown) => {
    throw new DatabaseFailure('The database does not answer', { cause });
  });
  refuseNewer(difference, { isExact });
  if (isOlder(difference.missing)) {
    throw new ConfigError(
      'The database is from a Perch before 1.0.0. Start Perch 1.0.0 with it once, and then this version.',
    );
  }
  return difference.missing;
}

/** Migrations that the database lacks, and those that only a newer Perch knows. */
export async function compareSchema(db: Kysely<Schema>): Promise<SchemaDifference> {
  const known = Object.keys(migrations);
  if (!(await hasMigrationTable(db))) return { missing: known, unknown: [] };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const taken = rows.map(({ name }) => name);
  return {
    missing: known.filter((name) => !taken.includes(name)),
    unknown: taken.filter((name) => !known.includes(name)).toSorted(),
  };
}

async function hasMigrationTable(db: Kysely<Schema>): Promise<boolean> {
  const table = 'kysely_migration';
  const found = isPostgres(db)
    ? sql`select 1 as found where to_regclass(${table}) is not null`
    : sql`select 1 as found from sqlite_master where name = ${table}`;
  return (await found.execute(db)).rows.length > 0;
}
