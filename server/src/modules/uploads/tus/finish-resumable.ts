import type { ResumableUploadRow, UploadRow } from '../../../database/rows/upload-rows.ts';
import { commitBytes } from '../../../database/writes/usage.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { createUpload } from '../create-upload.ts';
import { linkOptionsAt, readChosenOptions } from '../options/options.ts';
import { type ContentDigest, ContentHasher } from '../receive/count-and-hash.ts';
import type { TusChannel } from './channel.ts';
import { uploadNotFound } from './leases/leases.ts';
import { removeResumable } from './remove-resumable.ts';
import { fileNameOf } from './resumable-metadata.ts';
import { partialFileOf, saveCompletion, saveProgress } from './resumable-rows.ts';

/**
 * Of an account that may have no more files or tags, a type that is not accepted, a slug that another file got, a full
 * album, a request for files that is closed or gone.
 */
const finalRefusals = new Set<string>([
  'forbidden',
  'unsupported_media_type',
  'taken',
  'tag_limit',
  'album_full',
  'request_closed',
  'not_found',
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
  const digest = hasher?.digest() ?? (await hashStored(services, row));
  const file = {
    ...digest,
    ownerId: row.user_id,
    domainId: row.domain_id,
    name: fileNameOf(row),
    storageKey: row.storage_key,
    options: linkOptionsAt(readChosenOptions(row.options), services.clock.now()),
  };
  try {
    return await createUpload(services, file, {
      async commit(transaction, upload, emit) {
        const reservedBytes = await saveCompletion(transaction, services, row, upload.id);
        await commitBytes(transaction, upload, reservedBytes);
        await channel.commit(transaction, { row, upload, emit });
      },
    });
  } catch (error) {
    // Anything else may be better the next time.
    if (error instanceof AppError && finalRefusals.has(error.code)) {
      await removeResumable(services, row);
    }
    throw error;
  }
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
