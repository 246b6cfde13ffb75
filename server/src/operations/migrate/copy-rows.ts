import { type Kysely, sql } from 'kysely';
import { z } from 'zod';

import { ConfigError } from '../../config/config.ts';
import { isPostgres } from '../../database/dialect.ts';
import type { MoveRow } from '../../database/internal-tables.ts';
import type { Db } from '../../database/open.ts';
import type { Schema } from '../../database/schema.ts';
import { indexNewUploads } from '../../database/search/index-new-uploads.ts';
import {
  beginMigration,
  changedMark,
  findMigration,
  isUnchanged,
  savePosition,
} from '../../installation/migration-mark.ts';
import { migratedTables, prefilledTables, type Row, type Value } from './migrate-tables.ts';
import { columnsOf, keyOf, readRows } from './read-rows.ts';

/** Receives the progress of a step. */
export type Progress = (what: string, done: number, total: number) => void;

const Cursor = z.array(z.union([z.string(), z.number(), z.null()]));
const defaults = 'default domains';

/**
 * Copies all rows into an empty database with the current schema, or resumes an interrupted run. Returns
 * the migration's id. Throws ConfigError if the target contains other data.
 */
export async function copyRows(source: Db, target: Db, progress: Progress): Promise<string> {
  const { move_id: migrationId, step, cursor } = await openMigration(source, target);
  const columns = await columnsOf(target);
  const begun = migratedTables.findIndex(({ name }) => name === step);
  const rest = step === defaults ? [] : migratedTables.slice(Math.max(begun, 0));
  for (const table of rest) {
    const after =
      table.name === step && cursor !== '' ? Cursor.parse(JSON.parse(cursor)) : undefined;
    const wanted = { ...table, columns: columns.get(table.name) ?? [] };
    await copyTable(source, target, wanted, after, progress);
  }
  await indexNewUploads(target);
  await savePosition(target, 'database', { step: defaults, cursor: '' });
  await setDefaultDomains(source, target);
  return migrationId;
}

async function openMigration(source: Db, target: Db): Promise<MoveRow> {
  const existing = await findMigration(target, 'database');
  if (!existing) {
    if (!(await isEmpty(target))) {
      throw new ConfigError(
        'The target database is not empty: it belongs to another installation, or the migration to it is complete.',
      );
    }
    return start(source, target, crypto.randomUUID());
  }
  if (await isUnchanged(source, existing.move_id)) return existing;
  const own = await findMigration(source, 'source');
  if (own?.move_id !== existing.move_id) {
    throw new ConfigError(
      'The target database is being filled from another one; choose an empty database.',
    );
  }
  // The source has changed since the copy began, so it starts again.
  return start(source, target, existing.move_id);
}

/** The source's mark is written last: an interruption before that restarts the copy. */
async function start(source: Db, target: Db, migrationId: string): Promise<MoveRow> {
  const move = { move_id: migrationId, place: '' };
  await beginMigration(source, 'source', { ...move, step: changedMark });
  await beginMigration(target, 'database', move);
  await emptyTables(target);
  // New files may have keys before the saved position.
  await savePosition(target, 'files', { step: '', cursor: '' });
  await beginMigration(source, 'source', move);
  return { role: 'database', ...move, step: '', cursor: '' };
}

/** Whether all migrated tables are empty, except those that every installation fills at its first start. */
export async function isEmpty(db: Db): Promise<boolean> {
  for (const { name } of migratedTables) {
    if (prefilledTables.includes(name)) continue;
    const found = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (found.rows.length > 0) return false;
  }
  return true;
}

/** Deletes all rows of the migrated tables. */
export async function emptyTables(db: Db): Promise<void> {
  const names = migratedTables.map(({ name }) => sql.table(name));
  if (isPostgres(db)) {
    await sql`truncate ${sql.join(names)} cascade`.execute(db);
    return;
  }
  await db.updateTable('users').set({ default_domain_id: null }).execute();
  for (const name of names.toReversed()) await sql`delete from ${name}`.execute(db);
}

type TableToCopy = (typeof migratedTables)[number] & { columns: string[] };

async function copyTable(
  source: Db,
  target: Db,
  table: TableToCopy,
  after: Value[] | undefined,
  progress: Progress,
): Promise<void> {
  const total = await countRows(source, table.name);
  let done = after ? await countRows(target, table.name) : 0;
  if (!after) await savePosition(target, 'database', { step: table.name, cursor: '' });
  for await (const rows of readRows(source, table, after)) {
    const last = rows.at(-1) ?? {};
    await target.transaction().execute(async (transaction) => {
      await insertRows(transaction, table, rows);
      const cursor = JSON.stringify(keyOf(last, table.key));
      await savePosition(transaction, 'database', { step: table.name, cursor });
    });
    done += rows.length;
    progress(table.name.replaceAll('_', ' '), done, total);
  }
}

/** Inserts rows with the given columns; `initialValues` override those of the rows. */
export async function insertRows(
  db: Kysely<Schema>,
  { name, columns, initialValues }: TableToCopy,
  rows: Row[],
): Promise<void> {
  const values = rows.map((row) => {
    const inserted = { ...row, ...initialValues };
    return sql`(${sql.join(columns.map((column) => inserted[column] ?? null))})`;
  });
  await sql`insert into ${sql.table(name)} (${sql.join(columns.map((column) => sql.ref(column)))})
    values ${sql.join(values)}`.execute(db);
}

export async function countRows(db: Db, name: keyof Schema): Promise<number> {
  const counted = await sql<{ count: number }>`
    select count(*) as count from ${sql.table(name)}`.execute(db);
  return counted.rows[0]?.count ?? 0;
}

/** Sets users' default domains, which refer to rows that are inserted after the users. */
export async function setDefaultDomains(source: Db, target: Db): Promise<void> {
  const columns = ['id', 'default_domain_id'];
  for await (const rows of readRows(source, { name: 'users', key: ['id'], columns })) {
    for (const { id, default_domain_id: domain } of rows) {
      if (domain === null) continue;
      await sql`update users set default_domain_id = ${domain} where id = ${id}`.execute(target);
    }
  }
}
