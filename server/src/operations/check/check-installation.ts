import type { Db } from '../../database/open.ts';
import { type Correction, correctTotals, findWrongTotals } from '../../database/recount-totals.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import {
  findOrphans,
  findReferenced,
  orphanGraceMs,
  sweepStorage,
} from '../../modules/uploads/blobs/sweep-storage.ts';
import type { CommandServices } from '../../services.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Finding, ok, problem, reasonOf, warning } from '../doctor/finding.ts';
import { checkFiles, type FaultyUpload } from './check-files.ts';

type CheckServices = Pick<CommandServices, 'db' | 'ages' | 'log'> & { storage: Storage };

interface CheckOptions {
  /** Whether SHA-256 are compared, instead of sizes alone. */
  isDeep: boolean;
  isRepairing: boolean;
  /** Restores an upload's file from a backup; false if the backup has no intact copy. */
  restoreBlob: ((upload: FaultyUpload) => Promise<boolean>) | undefined;
  onProgress(uploads: number): void;
}

/** Compares rows, files and totals, and repairs them if asked to. Problems in the findings remain. */
export async function* checkInstallation(
  services: CheckServices,
  options: CheckOptions,
): AsyncIterable<Finding> {
  yield* examineFiles(services, options);
  yield* examineLeftovers(services, options);
  yield* examineTotals(services, options);
}

async function* examineFiles(
  services: CheckServices,
  { isDeep, isRepairing, restoreBlob, onProgress }: CheckOptions,
): AsyncIterable<Finding> {
  let uploads = 0;
  let faults = 0;
  for await (const page of checkFiles(services, isDeep)) {
    uploads += page.uploads;
    for (const upload of page.faulty) {
      const isRestored = isRepairing && (await restoreBlob?.(upload));
      if (!isRestored) faults += 1;
      const name = `${JSON.stringify(upload.original_name)} (${upload.slug})`;
      yield isRestored
        ? ok('files', `${name}: ${upload.fault}; it was restored from the backup`)
        : problem('files', `${name}: ${upload.fault}`);
    }
    onProgress(uploads);
  }
  const intact = isDeep ? 'a file with the correct SHA-256' : 'a file of the correct size';
  if (faults === 0) yield ok('files', `each of ${uploads} uploads has ${intact}`);
  else yield problem('files', adviceFor(faults, uploads));
}

const adviceFor = (faults: number, uploads: number) =>
  `${faults} of ${uploads} uploads are damaged; their rows are kept: restore them with "perch check --repair --from DIR" from a backup, or delete them`;

async function* examineLeftovers(
  services: CheckServices,
  { isRepairing }: CheckOptions,
): AsyncIterable<Finding> {
  const { orphans, unfinished } = await countLeftovers(services);
  const found = `${orphans} stored files without an upload and ${unfinished} unfinished ones are older than a day`;
  if (orphans + unfinished === 0) {
    yield ok('leftovers', 'none is older than a day');
    return;
  }
  if (!isRepairing) {
    yield problem('leftovers', `${found}; --repair removes them, and so does a job every day`);
    return;
  }
  try {
    await sweepStorage(services, new AbortController().signal);
  } catch (error) {
    yield problem('leftovers', `${found} and are not removed: ${reasonOf(error)}`);
    return;
  }
  yield ok('leftovers', `${found} and are removed`);
}

async function* examineTotals(
  { db }: CheckServices,
  { isRepairing }: CheckOptions,
): AsyncIterable<Finding> {
  const corrections = await findWrongTotals(db);
  for (const correction of corrections) {
    const sentence = describe(correction);
    yield isRepairing ? warning('totals', `${sentence}; added`) : problem('totals', sentence);
  }
  if (corrections.length > 0 && isRepairing) {
    await db.transaction().execute((transaction) => correctTotals(transaction, corrections));
  }
  if (isRepairing || corrections.length === 0) yield ok('totals', 'they match the rows');
  else yield problem('totals', `${corrections.length} do not match the rows; see --repair`);
}

function describe({ table, key, missing }: Correction): string {
  const where = Object.values(key).join(' ');
  const what = Object.entries(missing)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${name} by ${String(value)}`);
  return `${table} ${where} has to change: ${what.join(', ')}`;
}

interface CheckContext {
  db: Db;
  storage: Storage;
  ages: Clock;
  log: Log;
}

interface Leftovers {
  /** Stored files and thumbnails to which no row refers. */
  orphans: number;
  /** Writes that began and never ended. */
  unfinished: number;
}

/**
 * Counts the remains of crashes that the sweep has not removed yet. Files younger than a day are ignored:
 * they may belong to uploads in progress.
 */
async function countLeftovers(places: CheckContext): Promise<Leftovers> {
  const { db, storage, ages } = places;
  let orphans = 0;
  for await (const keys of storage.list()) orphans += (await findOrphans(places, keys)).length;
  let unfinished = 0;
  for await (const key of storage.listUnfinished(ages.now() - orphanGraceMs)) {
    const known = await findReferenced(db, [key]);
    if (!known.has(key)) unfinished += 1;
  }
  return { orphans, unfinished };
}
