import { Database } from 'bun:sqlite';
import { constants } from 'node:fs';
import { copyFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AppError } from '../../../../lib/errors.ts';
import type { SourceDatabase, SourceRow } from '../source-database.ts';

/**
 * Opens a copy of a SQLite database with its write-ahead log. Even a read-only connection may create files next to the
 * original, which must not be changed. Throws `invalid_request` for any other file.
 */
export async function openSqliteSource(path: string): Promise<SourceDatabase> {
  const folder = await mkdtemp(join(tmpdir(), 'perch-import-'));
  try {
    const copy = join(folder, 'source.db');
    await copyFile(path, copy, constants.COPYFILE_FICLONE);
    await copyFile(`${path}-wal`, `${copy}-wal`, constants.COPYFILE_FICLONE).catch(ignoreAbsence);
    const database = new Database(copy);
    refuseDamage(database);
    const columns = columnsOf(database);
    return {
      columns,
      joined: (column) => `group_concat(${column}, char(31))`,
      query: async (statement, parameters = []) =>
        database.query<SourceRow, (string | number)[]>(statement).all(...parameters),
      async close() {
        database.close();
      },
    };
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new AppError('invalid_request', () => `${path} cannot be read as a database: ${why}`, {
      cause,
    });
  } finally {
    // It has hashes of passwords. The open file stays readable, and a run that is killed leaves nothing behind.
    await rm(folder, { recursive: true, force: true });
  }
}

/** A copy that was cut off would end the run in the middle. */
function refuseDamage(database: Database): void {
  const [found] = database.query<{ quick_check: string }, []>('pragma quick_check(1)').all();
  if (found?.quick_check !== 'ok') throw new Error(`it is damaged (${found?.quick_check})`);
}

function columnsOf(database: Database): Map<string, Set<string>> {
  const rows = database
    .query<{ table: string; name: string }, []>(
      `select t.name as "table", c.name as name from sqlite_master t
        join pragma_table_info(t.name) c where t.type = 'table'`,
    )
    .all();
  const columns = new Map<string, Set<string>>();
  for (const { table, name } of rows) {
    columns.set(table, (columns.get(table) ?? new Set()).add(name));
  }
  return columns;
}

function ignoreAbsence(error: unknown): void {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
  throw error;
}
