import { Database } from 'bun:sqlite';
import { open } from 'node:fs/promises';
import { join } from 'node:path';

import type { Transaction } from 'kysely';

import { deleteDailyCounts } from '../../database/daily-counts.ts';
import { type Db, openDatabase } from '../../database/open.ts';
import { correctTotals, findWrongTotals } from '../../database/recount-totals.ts';
import type { Schema } from '../../database/schema.ts';
import type { Log } from '../../lib/log.ts';
import { databaseName } from './backup-folder.ts';
import { copyAllRows } from './copy-all-rows.ts';

/** Copies a consistent snapshot of all rows into a new SQLite database in this folder. */
export async function takeSnapshot(db: Db, folder: string, log: Log): Promise<Db> {
  const path = join(folder, databaseName);
  // Created private first: SQLite gives its WAL and journal files the mode of the database.
  await (await open(path, 'wx', 0o600)).close();
  const snapshot = await openDatabase(`sqlite:${path}`, log);
  try {
    await copyAllRows(db, snapshot);
    return snapshot;
  } catch (error) {
    await snapshot.destroy();
    throw error;
  }
}

/** Closes the snapshot and leaves WAL mode, so that the database is a single file. */
export async function closeSnapshot(snapshot: Db, folder: string): Promise<void> {
  await snapshot.destroy();
  const alone = new Database(join(folder, databaseName), { readwrite: true, strict: true });
  try {
    alone.run('pragma journal_mode = delete');
  } finally {
    alone.close();
  }
}

/** Deletes uploads from a snapshot and corrects its totals. */
export async function removeUploads(snapshot: Db, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await snapshot.transaction().execute((transaction) => deleteRows(transaction, ids));
  const corrections = await findWrongTotals(snapshot);
  await snapshot.transaction().execute((transaction) => correctTotals(transaction, corrections));
}

async function deleteRows(transaction: Transaction<Schema>, ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await transaction.deleteFrom('uploads').where('id', '=', id).execute();
    await transaction.deleteFrom('trashed_uploads').where('id', '=', id).execute();
    await transaction.deleteFrom('link_names').where('upload_id', '=', id).execute();
    await deleteDailyCounts(transaction, 'upload', [id]);
  }
}
