import { ConfigError } from '../../config/config.ts';
import type { Db } from '../../database/open.ts';
import {
  beginMigration,
  endMigration,
  findMigration,
  savePosition,
} from '../../installation/migration-mark.ts';
import { forEachLimited } from '../../lib/concurrency-limiter.ts';
import type { Storage } from '../../storage/storage.ts';
import { copyFile, DamagedFile, type FileToMigrate } from './copy-file.ts';
import type { Progress } from './copy-rows.ts';
import { countFiles, countKnown, type FileStep, fileSteps, nextFiles } from './files-to-migrate.ts';

const concurrency = 4;

/** A file that is missing or damaged in the source. */
export interface Damage {
  key: string;
  reason: string;
}

interface Storages {
  from: Storage;
  to: Storage;
  /** The target storage, in words. */
  place: string;
}

/**
 * Copies the files and thumbnails of all uploads into an empty storage, or resumes an interrupted run, and
 * verifies each copy. Returns the damaged files; while there are any, the migration is not complete.
 * Throws ConfigError if the target contains other files.
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
    await requireAll(db, storages.to);
    await endMigration(db, 'files');
  }
  return damaged;
}

/** True for a new migration, whose target is empty. */
async function openMigration(db: Db, { to, place }: Storages): Promise<boolean> {
  const move = await findMigration(db, 'files');
  if (move?.place === place) return false;
  for await (const keys of to.list()) {
    if (keys.length > 0) {
      throw new ConfigError(`There are already files in ${place}; migrate to an empty storage.`);
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
    await copyBatch(run, files);
    cursor = final.key;
    // The position stays before the first damaged file, so that the next run tries it again.
    if (damaged.length === 0) await savePosition(db, 'files', { step, cursor });
    done += files.length;
    progress(step, done, total);
  }
}

async function copyBatch(run: Run, files: FileToMigrate[]): Promise<void> {
  // Rejects only when all have ended, so that no copy is in flight after an error.
  await forEachLimited(files, { concurrency }, (file) => copyOne(run, file));
}

async function copyOne({ storages, isFresh, damaged }: Run, file: FileToMigrate): Promise<void> {
  try {
    await copyFile(storages, file, isFresh);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    // A lost thumbnail is made again on demand.
    if (file.sha256 !== undefined) damaged.push({ key: file.key, reason: error.message });
  }
}

async function requireAll(db: Db, to: Storage): Promise<void> {
  let found = 0;
  for await (const keys of to.list()) found += await countKnown(db, keys);
  const wanted = await countFiles(db, 'files');
  if (found === wanted) return;
  await savePosition(db, 'files', { step: '', cursor: '' });
  throw new Error(`${found} of ${wanted} files have been copied; run the command again.`);
}
