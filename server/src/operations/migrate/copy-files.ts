import { ConfigError } from '../../config/config.ts';
import type { Db } from '../../database/open.ts';
import {
  beginMigration,
  endMigration,
  findMigration,
  savePosition,
} from '../../installation/migration-mark.ts';
import { eachAtOnce } from '../../lib/each-at-once.ts';
import type { Storage } from '../../storage/storage.ts';
import { copyFile, DamagedFile, type FileToMigrate } from './copy-file.ts';
import type { Progress } from './copy-rows.ts';
import { countFiles, countKnown, type FileStep, fileSteps, nextFiles } from './files-to-migrate.ts';

const atOnce = 4;

/** A file that the source no longer has as it was uploaded. */
export interface Damage {
  key: string;
  reason: string;
}

interface Storages {
  from: Storage;
  to: Storage;
  /** Where they go, in words. */
  place: string;
}

/**
 * Brings the files of a database's uploads and their thumbnails into a storage that is empty or has
 * been interrupted in this, and reads each there again. Gives the damaged ones: while there are any
 * it has not ended.
 */
export async function copyFiles(db: Db, storages: Storages, progress: Progress): Promise<Damage[]> {
  const isFresh = await openMigration(db, storages);
  const begun = await findMigration(db, 'files');
  const damaged: Damage[] = [];
  const first = Math.max(
    fileSteps.findIndex((step) => step === begun?.step),
    0,
  );
  for (const step of fileSteps.slice(first)) {
    const behind = step === begun?.step ? begun.cursor : '';
    await copyStep({ db, storages, progress, isFresh, damaged }, step, behind);
  }
  if (damaged.length === 0) {
    await expectAll(db, storages.to);
    await endMigration(db, 'files');
  }
  return damaged;
}

/** True when nothing can be there yet. */
async function openMigration(db: Db, { to, place }: Storages): Promise<boolean> {
  const move = await findMigration(db, 'files');
  if (move?.place === place) return false;
  for await (const keys of to.list()) {
    if (keys.length > 0) {
      throw new ConfigError(`There are files in ${place} already; move to where there are none.`);
    }
  }
  await beginMigration(db, 'files', { move_id: '', place });
  return true;
}

interface Run {
  db: Db;
  storages: Storages;
  progress: Progress;
  isFresh: boolean;
  damaged: Damage[];
}

async function copyStep(run: Run, step: FileStep, behind: string): Promise<void> {
  const { db, progress, damaged } = run;
  const total = await countFiles(db, step);
  let done = await countFiles(db, step, behind);
  let cursor = behind;
  for (;;) {
    const files = await nextFiles(db, step, cursor);
    const final = files.at(-1);
    if (!final) return;
    await copySome(run, files);
    cursor = final.key;
    // Behind a damaged file nothing counts as done: the next run tries it again.
    if (damaged.length === 0) await savePosition(db, 'files', { step, cursor });
    done += files.length;
    progress(step, done, total);
  }
}

async function copySome(run: Run, files: FileToMigrate[]): Promise<void> {
  // One that fails ends the others before it is told: nothing is copied after an error.
  await eachAtOnce(files, atOnce, (file) => copyOne(run, file));
}

async function copyOne({ storages, isFresh, damaged }: Run, file: FileToMigrate): Promise<void> {
  try {
    await copyFile(storages, file, isFresh);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    // A thumbnail that is lost is made again when somebody wants to see it.
    if (file.sha256 !== undefined) damaged.push({ key: file.key, reason: error.message });
  }
}

async function expectAll(db: Db, to: Storage): Promise<void> {
  let found = 0;
  for await (const keys of to.list()) found += await countKnown(db, keys);
  const wanted = await countFiles(db, 'files');
  if (found === wanted) return;
  await savePosition(db, 'files', { step: '', cursor: '' });
  throw new Error(`${found} of ${wanted} files are there; run the command again.`);
}
