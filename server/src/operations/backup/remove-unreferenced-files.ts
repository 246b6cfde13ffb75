import { Database } from 'bun:sqlite';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { openBackupFiles } from './backup-files.ts';
import { databaseName, filesIn, listSnapshots, snapshotIn } from './backup-folder.ts';

/** Deletes files that no snapshot refers to and returns their number. */
export async function removeUnreferencedFiles(folder: string): Promise<number> {
  // On the disk, because there may be millions of hashes.
  const path = join(filesIn(folder), 'incoming', 'referenced.db');
  const referenced = new Database(path, { create: true, strict: true });
  try {
    referenced.run('pragma journal_mode = off');
    referenced.run('create table referenced (sha256 text primary key) without rowid');
    for (const name of await listSnapshots(folder)) {
      referenced.run('attach ? as snapshot', [join(snapshotIn(folder, name), databaseName)]);
      referenced.run('insert or ignore into referenced select sha256 from snapshot.uploads');
      // Snapshots of versions before the trash have none.
      const trash = "select 1 from snapshot.sqlite_master where name = 'trashed_uploads'";
      if (referenced.query(trash).get() !== null) {
        referenced.run(
          'insert or ignore into referenced select sha256 from snapshot.trashed_uploads',
        );
      }
      referenced.run('detach snapshot');
    }
    const find = referenced.query('select 1 from referenced where sha256 = ?');
    return await openBackupFiles(folder).prune(async (sha256) => find.get(sha256) !== null);
  } finally {
    referenced.close();
    await rm(path, { force: true });
  }
}
