import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

import { ConfigError } from '../../config/config.ts';
import { isPostgres } from '../dialect.ts';

/** The migrations that every installation of version 1.0.0 has run. Together they did what `create` does. */
export const baselineNames = [
  '0001-accounts-and-uploads',
  '0002-administration',
  '0003-upload-search',
  '0004-thumbnails',
  '0005-domain-checks',
  '0006-resumable-uploads',
  '0007-objects',
  '0008-several-processes',
  '0009-confirmation',
  '0010-sign-in-limits',
  '0011-suspended-links',
  '0011-upload-reservations',
  '0013-audit-search',
  '0014-open-resumable-uploads',
  '0015-job-owners',
  '0016-deferred-lengths',
  '0017-total-shards',
  '0018-settings',
  '0019-link-options',
  '0020-tokens',
  '0021-signing-in',
  '0022-tags',
  '0023-albums',
  '0024-archives',
  '0025-short-links',
  '0026-requests',
  '0027-collection-totals',
  '0028-listed-members',
  '0029-owner-search',
  '0030-imports',
  '0031-imported-tokens',
  '0032-import-runs',
];

/** Creates the schema of version 1.0.0 in an empty database, except for what later migrations of that version add. */
async function create(db: Kysely<unknown>): Promise<void> {
  // Loaded by the first start of an installation alone.
  const { default: schema } = isPostgres(db)
    ? await import('./baseline-postgres.sql', { with: { type: 'text' } })
    : await import('./baseline-sqlite.sql', { with: { type: 'text' } });
  if (isPostgres(db)) await createTrigramExtension(db);
  for (const statement of schema.trimEnd().replace(/;$/, '').split(';\n\n')) {
    await sql.raw(statement).execute(db);
  }
}

async function createTrigramExtension(db: Kysely<unknown>): Promise<void> {
  try {
    await sql`create extension if not exists pg_trgm`.execute(db);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(
      `Searching needs PostgreSQL's extension pg_trgm, which could not be set up (${reason}); let an administrator of the database run "create extension pg_trgm" in it.`,
    );
  }
}

const nothing = async (): Promise<void> => {};

/** The first of them creates everything; the others are there because installations of version 1.0.0 have run them. */
export const baseline: Record<string, Migration> = Object.fromEntries(
  baselineNames.map((name, index) => [name, { up: index === 0 ? create : nothing }]),
);

/** Whether a database that lacks these migrations was left by a version before 1.0.0. */
export function isOlder(missing: readonly string[]): boolean {
  const lacking = baselineNames.filter((name) => missing.includes(name)).length;
  return lacking > 0 && lacking < baselineNames.length;
}
