import { tagNameLengthMax, tagsPerFileMax } from '@perch/contract/collections/limits';
import type { Transaction } from 'kysely';

import type { LegacyLinkRow } from '../../database/rows/import-rows.ts';
import type { UploadRow } from '../../database/rows/upload-rows.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError } from '../../lib/errors.ts';
import { randomBase62 } from '../../lib/random.ts';
import { cleanName, keyOfName } from '../../modules/collections/name.ts';
import { tagNewUpload } from '../../modules/collections/tags/upload-tags.ts';
import { withHashedSecret } from '../../modules/public/gate/legacy/legacy-path.ts';
import { isAppPage } from '../../modules/public/legacy/app-pages.ts';
import { retainBlob } from '../../modules/uploads/blobs/blobs.ts';
import { newUploadRow } from '../../modules/uploads/new-upload-row.ts';
import { countUploads } from '../../modules/uploads/quota/quota.ts';
import { cleanFileName } from '../../modules/uploads/receive/file-name.ts';
import { decideType } from '../../modules/uploads/receive/file-type.ts';
import { addToTotals } from '../../modules/uploads/totals/add-to-totals.ts';
import { isKnownHash } from '../../passwords/hash-forms.ts';
import type { ImportRun } from './import-run.ts';
import type { SourceFile } from './source.ts';
import type { FoundFile, TakenFile } from './take-file.ts';

// A row has more than thirty columns, and a statement takes 32 766 values.
const rowsPerInsert = 500;
const slugLength = 10;

export interface FileToWrite {
  file: SourceFile;
  ownerId: string;
  found: FoundFile;
  /** Undefined: in a dry run, which writes nothing. */
  content: TakenFile | undefined;
}

interface Written {
  row: UploadRow;
  file: SourceFile;
  crc32: number;
}

/**
 * Writes the rows of files whose bytes are durable, with all that belongs to them, in one transaction: so a run that
 * is killed leaves no file half imported. Bytes that their owner has already are removed after it.
 */
export async function writeFiles(run: ImportRun, files: readonly FileToWrite[]): Promise<void> {
  const { services, storage } = run;
  const written = files.flatMap((each) => toRow(run, each));
  const unneeded = await services.db.transaction().execute(async (transaction) => {
    const kept = await insertRows(transaction, run, written);
    return written.flatMap(({ row }) => {
      const key = kept.get(row.id);
      return key === undefined || key === row.storage_key ? [] : row.storage_key;
    });
  });
  await storage.removeAll(unneeded);
}

function toRow(run: ImportRun, { file, ownerId, content }: FileToWrite): Written[] {
  if (!content) return [];
  const now = run.services.clock.now();
  const slug = randomBase62(slugLength);
  const name = cleanFileName(file.name, slug);
  const row = newUploadRow({
    user_id: ownerId,
    domain_id: null,
    slug,
    name,
    size: content.bytes,
    mime_type: decideType(name, content.head),
    sha256: content.sha256,
    storage_key: content.key,
    created_at: Math.min(file.createdAt ?? now, now),
    options: {
      expires_at: file.expiresAt,
      downloads_left: null,
      burn: 0,
      password_hash: passwordHashOf(run, file),
      link_kind: null,
    },
  });
  const own = { views: file.views, is_favorite: file.isFavorite ? 1 : 0 };
  return [{ row: { ...row, ...own }, file, crc32: content.crc32 }];
}

/** A file whose password cannot be verified any more stays locked: only its owner sees it. */
function passwordHashOf({ report }: ImportRun, { key, passwordHash }: SourceFile): string | null {
  if (passwordHash === null || isKnownHash(passwordHash)) return passwordHash;
  report.note('files', key, 'its password has an unknown form: its owner alone can open it');
  return '!';
}

/** Locks in the order of every upload: owners, blobs, rows, tags, totals. Gives the keys of the blobs by row. */
async function insertRows(
  transaction: Transaction<Schema>,
  run: ImportRun,
  written: readonly Written[],
): Promise<Map<string, string>> {
  const rows = written.map(({ row }) => row);
  await countUploads(transaction, rows);
  const keys = new Map<string, string>();
  for (const { row, crc32 } of written) {
    keys.set(row.id, await retainBlob(transaction, { ...row, crc32 }, !run.storage.direct));
  }
  await inParts(rows, (part) =>
    transaction
      .insertInto('uploads')
      .values(part.map((row) => ({ ...row, storage_key: keys.get(row.id) ?? row.storage_key })))
      .execute(),
  );
  for (const each of written) await addTags(transaction, run, each);
  await addToTotals(transaction, rows, 1);
  await inParts(written, (part) =>
    transaction
      .insertInto('import_rows')
      .values(part.map(({ row, file }) => ({ ...run.keyOf('file', file.key), target_id: row.id })))
      .execute(),
  );
  await addAddresses(transaction, run, written);
  return keys;
}

async function addTags(
  transaction: Transaction<Schema>,
  { report }: ImportRun,
  { row, file }: Written,
): Promise<void> {
  if (file.tags.length === 0) return;
  const names = new Map<string, string>();
  for (const tag of file.tags) {
    const name = cleanName(tag.replaceAll(/\s*,\s*/g, ' '), tagNameLengthMax);
    if (name !== undefined && names.size < tagsPerFileMax) names.set(keyOfName(name), name);
    else report.note('files', file.key, `its tag ${JSON.stringify(tag)} was left out`);
  }
  try {
    await tagNewUpload(transaction, row, [...names.values()]);
  } catch (error) {
    // It throws before it writes.
    if (!(error instanceof AppError) || error.code !== 'tag_limit') throw error;
    report.note('files', file.key, 'its tags were left out: its account has too many');
  }
}

async function addAddresses(
  transaction: Transaction<Schema>,
  run: ImportRun,
  written: readonly Written[],
): Promise<void> {
  const { report } = run;
  const rows = written.flatMap((each) => addressRows(run, each));
  const keyOfFile = new Map(written.map(({ row, file }) => [row.id, file.key]));
  await inParts(rows, async (part) => {
    const added = await transaction
      .insertInto('legacy_links')
      .values(part)
      .onConflict((conflict) => conflict.columns(['host', 'path']).doNothing())
      .returning(['host', 'path'])
      .execute();
    report.report.addresses += added.length;
    if (added.length === part.length) return;
    const isAdded = new Set(added.map(({ host, path }) => `${host}${path}`));
    for (const { host, path, target_id: id } of part) {
      if (isAdded.has(`${host}${path}`)) continue;
      report.note('files', keyOfFile.get(id) ?? '', `another file has the address ${host}${path}`);
    }
  });
}

function addressRows({ hosts, report, services }: ImportRun, { row, file }: Written) {
  const appHost = new URL(services.config.publicUrl).hostname;
  const rows = new Map<string, LegacyLinkRow>();
  for (const { path, kind, isSecret } of file.addresses) {
    const stored = isSecret ? withHashedSecret(path) : path;
    for (const host of hosts) {
      if (host === appHost && isAppPage(path)) {
        report.note('files', file.key, `the app has pages of its own at ${host}${path}`);
      } else {
        rows.set(`${host}${stored}`, { host, path: stored, kind, target_id: row.id });
      }
    }
  }
  return [...rows.values()];
}

async function inParts<T>(
  rows: readonly T[],
  write: (part: readonly T[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < rows.length; start += rowsPerInsert) {
    await write(rows.slice(start, start + rowsPerInsert));
  }
}
