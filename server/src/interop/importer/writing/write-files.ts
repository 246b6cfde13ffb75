import { tagNameLengthMax } from '@perch/contract/tags/limits';
import { tagsPerFileMax } from '@perch/contract/uploads/limits';
import type { Transaction } from 'kysely';

import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { contentOf } from '../../../database/writes/blobs.ts';
import { insertUploads } from '../../../database/writes/uploads.ts';
import { countUploads } from '../../../database/writes/usage.ts';
import { cleanName, keyOfName } from '../../../lib/clean-name.ts';
import { AppError } from '../../../lib/errors.ts';
import { randomBase62 } from '../../../lib/random.ts';
import { joinAlbum } from '../../../modules/album-membership/join-album.ts';
import { tagNewUpload } from '../../../modules/tags/upload-tags.ts';
import { newUploadRow } from '../../../modules/uploads/new-upload-row.ts';
import { linkOptionsAt, noOptions } from '../../../modules/uploads/options/options.ts';
import { cleanFileName } from '../../../modules/uploads/receive/file-name.ts';
import { storedTypeOf } from '../../../modules/uploads/receive/file-type.ts';
import { isKnownHash, lockedHash } from '../../../passwords/hash-forms.ts';
import { hasSharedBlobs } from '../../../storage/storage.ts';
import type { ImportRun } from '../import-run.ts';
import type { SourceFile } from '../source.ts';
import type { SourceBytes, StoredBytes } from './store-bytes.ts';
import { inParts, writeAddresses } from './write-addresses.ts';

const slugLength = 10;

export interface FileToWrite {
  file: SourceFile;
  ownerId: string;
  /** Of its albums here. */
  albumIds: readonly string[];
  found: SourceBytes;
  /** Undefined: in a dry run, which writes nothing. */
  content: StoredBytes | undefined;
}

interface Written {
  row: UploadRow;
  file: SourceFile;
  albumIds: readonly string[];
  crc32: number;
}

/**
 * Writes the rows of files whose bytes are durable, with all that belongs to them, in one transaction: so a run that
 * is killed leaves no file half imported. Bytes that their owner has already are removed after it.
 */
export async function writeFiles(run: ImportRun, files: readonly FileToWrite[]): Promise<void> {
  const { services, storage } = run;
  const written = (await Promise.all(files.map((each) => toRow(run, each)))).flat();
  const unneeded = await services.db.transaction().execute(async (transaction) => {
    const kept = await insertRows(transaction, run, written);
    return written.flatMap(({ row }) => {
      const key = kept.get(row.id);
      return key === undefined || key === row.storage_key ? [] : row.storage_key;
    });
  });
  await storage.removeAll(unneeded);
}

async function toRow(
  run: ImportRun,
  { file, ownerId, albumIds, content }: FileToWrite,
): Promise<Written[]> {
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
    mime_type: await storedTypeOf(name, content),
    sha256: content.sha256,
    storage_key: content.key,
    created_at: Math.min(file.createdAt ?? now, now),
    options: {
      ...linkOptionsAt(noOptions, now),
      expires_at: file.expiresAt,
      downloads_left: run.hasMaxViews ? viewsLeft(file) : null,
      password_hash: passwordHashOf(run, file),
    },
  });
  const own = {
    views: file.views,
    is_favorite: file.isFavorite ? 1 : 0,
    stripped: content.stripped ?? null,
  };
  return [{ row: { ...row, ...own }, file, albumIds, crc32: content.crc32 }];
}

const viewsLeft = ({ maxViews, views }: SourceFile) =>
  maxViews === null ? null : Math.max(1, maxViews - views);

/**
 * A file that was for some people, and one whose password cannot be verified any more, are locked without a password: only
 * their owner sees them.
 */
function passwordHashOf(
  { report }: ImportRun,
  { key, passwordHash, ownersOnly }: SourceFile,
): string | null {
  if (ownersOnly !== undefined) return lockedHash;
  if (passwordHash === null || isKnownHash(passwordHash)) return passwordHash;
  report.note('files', key, 'its password has an unknown format: only its owner can open it');
  return lockedHash;
}

/** Returns the keys of the blobs by row. */
async function insertRows(
  transaction: Transaction<Schema>,
  run: ImportRun,
  written: readonly Written[],
): Promise<Map<string, string>> {
  await countUploads(
    transaction,
    written.map(({ row }) => row),
  );
  const isShared = hasSharedBlobs(run.storage);
  const uploads = written.map(({ row: upload, crc32 }) => {
    return { upload, content: contentOf(upload, isShared), crc32, reservation: null };
  });
  const keys = await insertUploads(transaction, uploads, 'counted');
  for (const each of written) await addTags(transaction, run, each);
  for (const each of written) await addToAlbums(transaction, run, each);
  await inParts(written, (part) =>
    transaction
      .insertInto('import_rows')
      .values(part.map(({ row, file }) => ({ ...run.keyOf('file', file.key), target_id: row.id })))
      .execute(),
  );
  const addressed = written.map(({ row, file }) => ({ ...file, targetId: row.id }));
  await writeAddresses(transaction, run, 'files', addressed);
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

async function addToAlbums(
  transaction: Transaction<Schema>,
  { report, services: { clock } }: ImportRun,
  { row, file, albumIds }: Written,
): Promise<void> {
  for (const albumId of albumIds) {
    try {
      await joinAlbum(transaction, { albumId, uploadId: row.id, now: clock.now() });
    } catch (error) {
      // It throws before it writes a member.
      if (!(error instanceof AppError) || error.code !== 'album_full') throw error;
      report.note('files', file.key, 'its album is full');
    }
  }
}
