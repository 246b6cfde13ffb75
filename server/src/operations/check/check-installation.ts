import { type Correction, correctTotals, findWrongTotals } from '../../database/recount-totals.ts';
import { sweepStorage } from '../../modules/uploads/blobs/sweep-storage.ts';
import type { CommandServices } from '../../services.ts';
import type { Storage } from '../../storage/storage.ts';
import { type Finding, ok, problem, reasonOf, warning } from '../doctor/finding.ts';
import { checkFiles, type FaultyUpload } from './check-files.ts';
import { countLeftovers } from './check-leftovers.ts';

type CheckServices = Pick<CommandServices, 'db' | 'ages' | 'log'> & { storage: Storage };

export interface CheckOptions {
  /** All bytes are read and compared, instead of their number alone. */
  isDeep: boolean;
  isRepairing: boolean;
  /** Puts the bytes of an upload back; false: it has none, or they are damaged as well. */
  restoreBlob: ((upload: FaultyUpload) => Promise<boolean>) | undefined;
  onProgress(uploads: number): void;
}

/** Compares rows, files and totals. What is not fine in the end is still wrong. */
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
      const isMended = isRepairing && (await restoreBlob?.(upload));
      if (!isMended) faults += 1;
      const name = `${JSON.stringify(upload.original_name)} (${upload.slug})`;
      yield isMended
        ? ok('files', `${name}: ${upload.fault}; it was brought back from the backup`)
        : problem('files', `${name}: ${upload.fault}`);
    }
    onProgress(uploads);
  }
  const whole = isDeep ? 'the bytes that it was uploaded with' : 'all its bytes, by their number';
  if (faults === 0) yield ok('files', `each of ${uploads} uploads has ${whole}`);
  else yield problem('files', adviceFor(faults, uploads));
}

const adviceFor = (faults: number, uploads: number) =>
  `${faults} of ${uploads} uploads are not whole; their rows stay: bring them back with "perch check --repair --from DIR" from a backup, or delete them`;

async function* examineLeftovers(
  services: CheckServices,
  { isRepairing }: CheckOptions,
): AsyncIterable<Finding> {
  const { orphans, unfinished } = await countLeftovers(services);
  const found = `${orphans} stored files without an upload and ${unfinished} unfinished ones are older than a day`;
  if (orphans + unfinished === 0) {
    yield ok('leftovers', 'there are none that are older than a day');
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
  if (isRepairing || corrections.length === 0) yield ok('totals', 'they are what counting gives');
  else yield problem('totals', `${corrections.length} are not what counting gives; see --repair`);
}

function describe({ table, key, missing }: Correction): string {
  const where = Object.values(key).join(' ');
  const what = Object.entries(missing)
    .filter(([, value]) => value !== 0)
    .map(([name, value]) => `${name} by ${String(value)}`);
  return `${table} ${where} has to change: ${what.join(', ')}`;
}
