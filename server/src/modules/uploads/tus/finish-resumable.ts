import { isDefiniteFailure } from '../../../database/failures.ts';
import type { ResumableUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { commitBytes } from '../../../database/writes/usage.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { createUpload } from '../create-upload.ts';
import { type ChosenOptions, linkOptionsAt, readChosenOptions } from '../options/options.ts';
import { type ContentDigest, ContentHasher } from '../receive/count-and-hash.ts';
import { stripStored } from '../strip/strip-stored.ts';
import type { TusChannel } from './channel.ts';
import { uploadNotFound } from './leases/leases.ts';
import { removeResumable } from './remove-resumable.ts';
import { fileNameOf } from './resumable-metadata.ts';
import { partialFileOf, saveCompletion, saveProgress } from './resumable-rows.ts';

/**
 * Of an account that may have no more files or tags, a type that is not accepted, a slug that another file got, a full
 * album, a request for files that is closed or gone, metadata that cannot be removed.
 */
const finalRefusals = new Set<string>([
  'forbidden',
  'unsupported_media_type',
  'taken',
  'tag_limit',
  'album_full',
  'request_closed',
  'not_found',
  'cannot_strip',
]);

/**
 * Makes a resumable upload whose bytes are all there an upload, or finds the one that it has become. The
 * holder of its lease may repeat this, also after a crash at any moment. Throws `forbidden` where the
 * account may have no more uploads, `unsupported_media_type`, `taken`, `tag_limit`, `album_full`, and `not_found` where
 * the upload was deleted since.
 */
export async function finishResumable(
  services: Services,
  row: ResumableUploadRow,
  hasher: ContentHasher | undefined,
  channel: Pick<TusChannel, 'commit'>,
): Promise<UploadRow> {
  if (row.upload_id !== null) return requireFinished(services, row.upload_id);
  const complete = { ...partialFileOf(row), length: row.offset_bytes };
  await services.storage.partial.finish(complete, (file) =>
    saveProgress(services, services.resumables.leases.holder, row.id, file),
  );
  const options = readChosenOptions(row.options);
  try {
    const stripped = await stripComplete(services, row, options);
    const digest = stripped.content ?? hasher?.digest() ?? (await hashStored(services, row));
    const storageKey = stripped.content?.storageKey ?? row.storage_key;
    const file = {
      ...digest,
      ownerId: row.user_id,
      domainId: row.domain_id,
      name: fileNameOf(row),
      storageKey,
      options: linkOptionsAt(options, services.clock.now()),
      stripped: stripped.column,
    };
    return await create(services, file, { row, channel });
  } catch (error) {
    // Anything else may be better the next time.
    if (error instanceof AppError && finalRefusals.has(error.code)) {
      await removeResumable(services, row);
    }
    throw error;
  }
}

/** Without what the file is to lose; it is stored once more where it has any of that. */
async function stripComplete(
  { storage }: Services,
  { storage_key: key, offset_bytes: bytes }: ResumableUploadRow,
  { strip }: ChosenOptions,
) {
  if (!strip || bytes === 0)
    return { column: strip ? (`${strip.mode} none` as const) : null, content: undefined };
  return stripStored(storage, { key, bytes }, strip);
}

/** Creates the upload; the bytes as they came are gone when this returns. */
async function create(
  services: Services,
  file: Parameters<typeof createUpload>[1],
  { row, channel }: { row: ResumableUploadRow; channel: Pick<TusChannel, 'commit'> },
): Promise<UploadRow> {
  const { storage, blobDeletions } = services;
  const { storageKey } = file;
  const isOther = storageKey !== row.storage_key;
  let upload: UploadRow;
  try {
    upload = await createUpload(services, file, {
      async commit(transaction, created, emit) {
        const completed = { ...row, storage_key: storageKey };
        const reservedBytes = await saveCompletion(transaction, services, completed, created.id);
        await commitBytes(transaction, created, reservedBytes);
        await channel.commit(transaction, { row, upload: created, emit });
      },
    });
  } catch (error) {
    // Those that came are there for another attempt, or go with their row.
    if (isOther && isDefiniteFailure(error)) await storage.remove(storageKey);
    else if (isOther) blobDeletions.removeUnlessRetained(storageKey);
    throw error;
  }
  if (isOther) await storage.remove(row.storage_key);
  return upload;
}

/** Bytes that came in several processes are read once more, as no process has hashed all of them. */
async function hashStored(
  { storage }: Services,
  { storage_key: key, offset_bytes: length }: ResumableUploadRow,
): Promise<ContentDigest> {
  const hasher = new ContentHasher();
  const stored = length === 0 ? new Blob() : await storage.read(key);
  const chunks = stored instanceof Blob ? stored.stream() : stored;
  for await (const chunk of chunks) hasher.update(chunk);
  if (hasher.bytes !== length) throw new Error(`${key} has ${hasher.bytes} bytes, not ${length}`);
  return hasher.digest();
}

async function requireFinished({ db }: Services, uploadId: string): Promise<UploadRow> {
  const upload = await db
    .selectFrom('uploads')
    .selectAll()
    .where('id', '=', uploadId)
    .executeTakeFirst();
  if (!upload) throw uploadNotFound();
  return upload;
}
