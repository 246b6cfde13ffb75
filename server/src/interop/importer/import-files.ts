import { rm } from 'node:fs/promises';

import type { ImportReason } from '@perch/contract/imports/limits';

import { forEachLimited } from '../../lib/concurrency-limiter.ts';
import type { StripChoice } from '../../modules/uploads/strip/strip-chunks.ts';
import { stripStored } from '../../modules/uploads/strip/strip-stored.ts';
import { type ImportedIds, type ImportRun, ownerOf } from './import-run.ts';
import { findImported } from './imported-rows.ts';
import { findInPlaces } from './places/source-place.ts';
import type { SourceFile } from './source.ts';
import {
  type SourceBytes,
  type StoredBytes,
  storeText,
  UnreadableBytes,
} from './writing/store-bytes.ts';
import { type FileToWrite, writeFiles } from './writing/write-files.ts';

const filesPerBatch = 100;
const readsAtOnce = 8;

/** Imports all files that no earlier run has imported, in batches: each is written as a whole or not at all. */
export async function importFiles(run: ImportRun, ids: ImportedIds): Promise<void> {
  const { report, source } = run;
  let batch: SourceFile[] = [];
  for await (const read of source.files()) {
    report.count('files', 'found');
    await run.onProgress(report.report.files.found);
    if ('problem' in read) {
      const sentence = `it cannot be imported: ${read.problem}`;
      report.skip('files', read.key, { reason: 'unreadable', sentence });
      continue;
    }
    batch.push(read);
    report.countTags(read.tags);
    if (batch.length < filesPerBatch) continue;
    await importBatch(run, ids, batch);
    batch = [];
  }
  if (batch.length > 0) await importBatch(run, ids, batch);
}

async function importBatch(
  run: ImportRun,
  ids: ImportedIds,
  batch: readonly SourceFile[],
): Promise<void> {
  const { report, services, storage, isDryRun } = run;
  const keys = batch.map(({ key }) => key);
  const known = await findImported(services.db, run.importId, 'file', keys);
  report.count('files', 'known', known.size);
  const taken: FileToWrite[] = [];
  const fresh = batch.filter(({ key }) => !known.has(key));
  try {
    await forEachLimited(fresh, { concurrency: readsAtOnce }, async (file) => {
      const ready = await prepare(run, ids, file);
      if (ready) taken.push(ready);
    });
    const files = inOrder(taken, keys);
    if (!isDryRun && files.length > 0) await writeFiles(run, files);
  } catch (error) {
    // Where the answer to the commit was lost, rows may refer to them: the sweep looks again.
    const isWritten =
      (await findImported(services.db, run.importId, 'file', keys)).size > known.size;
    if (!isWritten) await storage.removeAll(taken.flatMap(({ content }) => content?.key ?? []));
    throw error;
  }
  report.count('files', 'imported', taken.length);
  for (const { found } of taken) report.report.bytes += found.size;
  if (run.mode === 'move' && !isDryRun) await removeOriginals(taken.map(({ found }) => found));
  await run.onProgress(report.report.files.found);
}

/** Several rows may have had the same bytes. */
async function removeOriginals(files: readonly SourceBytes[]): Promise<void> {
  for (const { path } of files) if (path !== undefined) await rm(path, { force: true });
}

function inOrder(taken: readonly FileToWrite[], keys: readonly string[]): FileToWrite[] {
  const places = new Map(keys.map((key, place) => [key, place]));
  const placeOf = ({ file }: FileToWrite) => places.get(file.key) ?? 0;
  return taken.toSorted((a, b) => placeOf(a) - placeOf(b));
}

/** The file with its bytes in the storage; undefined: it was skipped, which the report says. */
async function prepare(
  run: ImportRun,
  ids: ImportedIds,
  file: SourceFile,
): Promise<FileToWrite | undefined> {
  const { report, services } = run;
  const skip = (reason: ImportReason, sentence: string) => {
    const named = `${JSON.stringify(file.name)}: ${sentence}`;
    report.skip('files', file.key, { reason, sentence: named });
    return undefined;
  };
  const owner = ownerOf(run, ids, file.accountKey);
  if ('reason' in owner) return skip(owner.reason, owner.sentence);
  if (file.expiresAt !== null && file.expiresAt <= services.clock.now())
    return skip('ended', 'it has ended');
  if (file.maxViews !== null && file.views >= file.maxViews)
    return skip('ended', 'it has reached its view limit');
  const found = await findBytes(run, file);
  if (typeof found === 'string') return skip('bytes', found);
  if (file.maxViews !== null && !run.hasMaxViews) {
    report.note('files', file.key, `its limit of ${file.maxViews} views was dropped`);
  }
  if (file.ownersOnly !== undefined) {
    report.note('files', file.key, `${file.ownersOnly}: its owner alone can open it`);
  }
  const albumIds = file.albumKeys.flatMap((key) => ids.albums.get(key) ?? []);
  const ready = { file, ownerId: owner.id, albumIds, found };
  if (run.isDryRun) return { ...ready, content: undefined };
  try {
    return { ...ready, content: await storeBytes(run, file, found) };
  } catch (error) {
    if (error instanceof UnreadableBytes) return skip('bytes', error.message);
    throw error;
  }
}

/** Where its bytes are, or why they cannot be taken; another size than that of the database is reported. */
async function findBytes(
  { report, places }: ImportRun,
  file: SourceFile,
): Promise<SourceBytes | string> {
  const { key, name, path, size, content, hasExactSize = false } = file;
  if (content !== undefined) {
    const store: SourceBytes['store'] = (storage) => storeText(storage, content);
    return { path: undefined, size: Buffer.byteLength(content), store };
  }
  const found = await findInPlaces(places, file);
  if (typeof found === 'string' || size === undefined || found.size === size) return found;
  if (found.size === 0) return `${path} is empty, and should have ${size} bytes`;
  const sizes = `${found.size} bytes instead of ${size}`;
  if (hasExactSize && found.size < size) return `${path} was cut off: it has ${sizes}`;
  report.note('files', key, `${JSON.stringify(name)}: ${path} has ${sizes}`);
  return found;
}

async function storeBytes(run: ImportRun, file: SourceFile, found: SourceBytes) {
  const { storage, mode, report } = run;
  const stored = await found.store(storage, mode);
  if (found.path !== undefined && stored.isCopied && mode !== 'copy') report.report.copied += 1;
  return run.strip ? strip(run, { mode: run.strip, isRequired: false }, file, stored) : stored;
}

/** The stored file without what it is to lose; a link to a file of the source leaves that as it is. */
async function strip(
  { storage, report }: ImportRun,
  choice: StripChoice,
  { key, name }: SourceFile,
  stored: StoredBytes,
): Promise<StoredBytes> {
  if (stored.bytes === 0) return { ...stored, stripped: `${choice.mode} none` };
  const { column, content } = await stripStored(storage, stored, choice);
  if (column?.endsWith('impossible')) {
    const lost = choice.mode === 'gps' ? 'location' : 'metadata';
    report.note('files', key, `${JSON.stringify(name)}: its ${lost} could not be removed`);
  }
  if (!content) return { ...stored, stripped: column };
  await storage.remove(stored.key);
  const { storageKey, ...digest } = content;
  return { ...digest, key: storageKey, isCopied: true, stripped: column };
}
