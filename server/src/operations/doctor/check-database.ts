import { existsSync } from 'node:fs';

import { sql } from 'kysely';

import { explainFailure } from '../../database/explain-failure.ts';
import { compareSchema } from '../../database/migrate.ts';
import { isOlder } from '../../database/migrations/baseline.ts';
import { findObstacle } from '../../database/migrations/compatibility.ts';
import { databasePathOf, type Db, describeDatabase } from '../../database/open.ts';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

const about = 'database';

/** Whether a SQLite database exists: connecting would create it. */
export function findMissingDatabase(url: string): Finding | undefined {
  const path = databasePathOf(url);
  if (path === undefined || existsSync(path)) return undefined;
  return warning(about, `there is none at ${path} yet; the first start creates it`);
}

/** That a database cannot be used, why, and what to check. */
export const unusable = (url: string, error: unknown) =>
  `the ${describeDatabase(url)} cannot be used: ${explainFailure(error)}`;

/** Checks that the database is reachable, of this version, writable and, for SQLite, undamaged. */
export async function checkDatabase(db: Db, url: string): Promise<Finding[]> {
  const name = databasePathOf(url) === undefined ? 'PostgreSQL' : 'SQLite';
  try {
    const difference = await compareSchema(db);
    const { missing, unknown } = difference;
    const newer = findObstacle(difference);
    if (newer) {
      const sentence = `${name} responds, but a newer Perch has changed it (${newer}); update this one`;
      return [problem(about, sentence)];
    }
    if (isOlder(missing)) {
      const sentence = `${name} responds, but is from a Perch before 1.0.0; start Perch 1.0.0 with it once, then this version`;
      return [problem(about, sentence)];
    }
    if (missing.length > 0) {
      const sentence = `${name} responds; ${missing.length} schema changes are missing, which the next start makes`;
      return [warning(about, sentence)];
    }
    return [await checkWriting(db, name, unknown), ...(await checkIntegrity(db, url))];
  } catch (error) {
    return [problem(about, unusable(url, error))];
  }
}

async function checkWriting(db: Db, name: string, newer: string[]): Promise<Finding> {
  const schema =
    newer.length === 0
      ? 'its schema is up to date'
      : `its schema is from a newer Perch (${newer.join(', ')}) that this one can use`;
  try {
    await db
      .updateTable('locks')
      .set(({ ref }) => ({ taken_at: ref('taken_at') }))
      .where('name', '=', 'administrators')
      .execute();
    return ok(about, `${name} responds, ${schema} and it is writable`);
  } catch (error) {
    const sentence = `${name} cannot be written (${reasonOf(error)}); check its permissions and free space`;
    return problem(about, sentence);
  }
}

async function checkIntegrity(db: Db, url: string): Promise<Finding[]> {
  if (databasePathOf(url) === undefined) return [];
  const { rows } = await sql<Record<string, string>>`pragma integrity_check(1)`.execute(db);
  const [result] = Object.values(rows[0] ?? {});
  if (result === 'ok') return [ok('integrity', 'the database file is undamaged')];
  const sentence = `the database file is damaged (${reasonOf(result)}); restore a backup`;
  return [problem('integrity', sentence)];
}
