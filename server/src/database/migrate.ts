import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';

import { ConfigError } from '../config/config.ts';
import { isPostgres } from './dialect.ts';
import { DatabaseFailure, explainFailure } from './explain-failure.ts';
import * as accountsAndUploads from './migrations/0001-accounts-and-uploads.ts';
import * as administration from './migrations/0002-administration.ts';
import * as uploadSearch from './migrations/0003-upload-search.ts';
import * as thumbnails from './migrations/0004-thumbnails.ts';
import * as domainChecks from './migrations/0005-domain-checks.ts';
import * as resumableUploads from './migrations/0006-resumable-uploads.ts';
import * as objects from './migrations/0007-objects.ts';
import * as severalProcesses from './migrations/0008-several-processes.ts';
import * as confirmation from './migrations/0009-confirmation.ts';
import * as signInLimits from './migrations/0010-sign-in-limits.ts';
import * as suspendedLinks from './migrations/0011-suspended-links.ts';
import * as uploadReservations from './migrations/0011-upload-reservations.ts';
import * as auditSearch from './migrations/0013-audit-search.ts';
import * as openResumableUploads from './migrations/0014-open-resumable-uploads.ts';
import * as jobOwners from './migrations/0015-job-owners.ts';
import * as deferredLengths from './migrations/0016-deferred-lengths.ts';
import * as totalShards from './migrations/0017-total-shards.ts';
import * as settings from './migrations/0018-settings.ts';
import * as linkOptions from './migrations/0019-link-options.ts';
import * as tokens from './migrations/0020-tokens.ts';
import * as signingIn from './migrations/0021-signing-in.ts';
import * as tags from './migrations/0022-tags.ts';
import * as albums from './migrations/0023-albums.ts';
import * as archives from './migrations/0024-archives.ts';
import * as shortLinks from './migrations/0025-short-links.ts';
import * as requests from './migrations/0026-requests.ts';
import * as collectionTotals from './migrations/0027-collection-totals.ts';
import * as listedMembers from './migrations/0028-listed-members.ts';
import * as ownerSearch from './migrations/0029-owner-search.ts';
import * as imports from './migrations/0030-imports.ts';
import * as importedTokens from './migrations/0031-imported-tokens.ts';
import * as importRuns from './migrations/0032-import-runs.ts';
import * as searchInBatches from './migrations/0033-search-in-batches.ts';
import * as turnedPictures from './migrations/0034-turned-pictures.ts';
import * as trashInOrder from './migrations/0035-trash-in-order.ts';
import * as outbox from './migrations/0036-outbox.ts';
import { refuseNewer, type SchemaDifference } from './migrations/compatibility.ts';
import type { Schema } from './schema.ts';

// Released migrations are never edited; a schema change is a new entry at the end. The version before goes on with
// it unless its name says that it is breaking (see migrations/compatibility.ts).
export const migrations = {
  '0001-accounts-and-uploads': accountsAndUploads,
  '0002-administration': administration,
  '0003-upload-search': uploadSearch,
  '0004-thumbnails': thumbnails,
  '0005-domain-checks': domainChecks,
  '0006-resumable-uploads': resumableUploads,
  '0007-objects': objects,
  '0008-several-processes': severalProcesses,
  '0009-confirmation': confirmation,
  '0010-sign-in-limits': signInLimits,
  '0011-suspended-links': suspendedLinks,
  '0011-upload-reservations': uploadReservations,
  '0013-audit-search': auditSearch,
  '0014-open-resumable-uploads': openResumableUploads,
  '0015-job-owners': jobOwners,
  '0016-deferred-lengths': deferredLengths,
  '0017-total-shards': totalShards,
  '0018-settings': settings,
  '0019-link-options': linkOptions,
  '0020-tokens': tokens,
  '0021-signing-in': signingIn,
  '0022-tags': tags,
  '0023-albums': albums,
  '0024-archives': archives,
  '0025-short-links': shortLinks,
  '0026-requests': requests,
  '0027-collection-totals': collectionTotals,
  '0028-listed-members': listedMembers,
  '0029-owner-search': ownerSearch,
  '0030-imports': imports,
  '0031-imported-tokens': importedTokens,
  '0032-import-runs': importRuns,
  '0033-search-in-batches': searchInBatches,
  '0034-turned-pictures': turnedPictures,
  '0035-trash-in-order': trashInOrder,
  '0036-outbox': outbox,
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
 * newer Perch that this one cannot use.
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

/** Migrations that the database lacks. Throws ConfigError for the schema of a newer Perch that this one cannot use. */
export async function listMissing(
  db: Kysely<Schema>,
  { isExact = false }: Pick<MigrateOptions, 'isExact'> = {},
): Promise<string[]> {
  const difference = await compareSchema(db).catch((cause: unknown) => {
    throw new DatabaseFailure('The database does not answer', { cause });
  });
  refuseNewer(difference, { isExact });
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
