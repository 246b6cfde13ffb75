import { Database } from 'bun:sqlite';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { openBackupFiles } from './backup-files.ts';
import { databaseName, filesIn, listSnapshots, snapshotIn } from './backup-folder.ts';

/** Removes the files that no snapshot refers to, and gives how many there were. */
export async function removeUnreferencedFiles(folder: string): Promise<number> {
  // On the disk, as there may be millions.
  const path = join(filesIn(folder), 'incoming', 'needed.db');
  const needed = new Database(path, { create: true, strict: true });
  try {
    needed.run('pragma journal_mode = off');
    needed.run('create table needed (sha256 text primary key) without rowid');
    for (const name of await listSnapshots(folder)) {
      needed.run('attach ? as snapshot', [join(snapshotIn(folder, name), databaseName)]);
      needed.run('insert or ignore into needed select sha256 from snapshot.uploads');
      needed.run('detach snapshot');
    }
    const find = needed.query('select 1 from needed where sha256 = ?');
    return await openBackupFiles(folder).prune(async (sha256) => find.get(sha256) !== null);
  } finally {
    needed.close();
    await rm(path, { force: true });
  }
}
