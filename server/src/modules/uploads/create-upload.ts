import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { contentOf } from '../../database/writes/blobs.ts';
import { insertUploads } from '../../database/writes/uploads.ts';
import { transact } from '../../events/event-bus.ts';
import type { Services } from '../../services.ts';
import { hasSharedBlobs } from '../../storage/storage.ts';
import { joinAlbum } from '../album-membership/join-album.ts';
import { tagNewUpload } from '../tags/upload-tags.ts';
import { newUploadRow } from './new-upload-row.ts';
import type { LinkOptions } from './options/options.ts';
import type { UploadCommit } from './quota/quota.ts';
import { requireAcceptedType } from './receive/accepted-types.ts';
import type { ContentDigest } from './receive/count-and-hash.ts';
import { cleanFileName } from './receive/file-name.ts';
import { storedTypeOf } from './receive/file-type.ts';
import {
  chooseRandomSlug,
  claimName,
  insertOnDomain,
  insertProposed,
  named,
} from './slugs/claim-slug.ts';

/** A file whose bytes are stored durably. */
interface ReceivedFile extends ContentDigest {
  ownerId: string;
  domainId: string | null;
  /** As the client sent it, not sanitized. */
  name: string;
  /** Undefined: decided by its name and first bytes. */
  mimeType?: string | undefined;
  storageKey: string;
  options: LinkOptions;
  /** Undefined: as one that was to lose nothing. */
  stripped?: UploadRow['stripped'] | undefined;
}

/**
 * Creates the upload of a stored file, for form and tus uploads alike: sanitizes its name, detects its type,
 * chooses its slug, writes its row and commits its reservation. Throws `forbidden` where the account was
 * suspended or deleted, `unsupported_media_type`, `taken`, `tag_limit` and `album_full`. After a failure the caller
 * removes the bytes.
 */
export async function createUpload(
  services: Services,
  file: ReceivedFile,
  reservation: UploadCommit,
): Promise<UploadRow> {
  const slug = await chooseRandomSlug(services);
  const name = cleanFileName(file.name, slug);
  const { slug: customSlug, tags = [], album_id: albumId, ...options } = file.options;
  const mimeType = file.mimeType ?? (await storedTypeOf(name, file));
  requireAcceptedType(services, mimeType);
  const upload = newUploadRow({
    user_id: file.ownerId,
    slug,
    name,
    domain_id: file.domainId,
    size: file.bytes,
    mime_type: mimeType,
    sha256: file.sha256,
    storage_key: file.storageKey,
    created_at: services.clock.now(),
    options,
  });
  upload.stripped = file.stripped ?? null;
  const beside = { reservation, tags, albumId, crc32: file.crc32 };
  const insertRow = (row: UploadRow) => insertUpload(services, row, beside);
  if (customSlug !== undefined) return insertRow(named(upload, customSlug));
  return insertProposed(services, { row: upload, name }, insertRow);
}

/** What the transaction of an upload's row writes as well. */
interface WrittenBeside {
  reservation: UploadCommit;
  /** Of its bytes. */
  crc32: number;
  /** Names of its tags. */
  tags: readonly string[];
  /** The album that it joins. */
  albumId: string | undefined;
}

/**
 * Writes the upload's row with its tags and commits its reservation in one transaction. Where the owner has a blob with the
 * same content already, the returned row refers to that one and the new bytes are deleted. Throws `forbidden`
 * where the account was suspended or deleted, `taken` where its custom slug is, `tag_limit` and `album_full`.
 */
function insertUpload(
  services: Services,
  upload: UploadRow,
  beside: WrittenBeside,
): Promise<UploadRow> {
  return insertOnDomain(upload, (row) => insert(services, row, beside));
}

async function insert(
  services: Services,
  upload: UploadRow,
  beside: WrittenBeside,
): Promise<UploadRow> {
  const { blobDeletions } = services;
  await blobDeletions.waitForCapacity();
  const written =
    (await insertInGroup(services, upload, beside)) ??
    (await insertAlone(services, upload, beside));
  const [key, retainedKey] = [upload.storage_key, written.storage_key];
  if (key !== retainedKey) blobDeletions.removeDuplicate({ key, retainedKey, bytes: upload.size });
  return written;
}

/** Undefined where the upload has more than a row, or `UploadGroups` says so: then it is inserted alone. */
async function insertInGroup(
  services: Services,
  upload: UploadRow,
  { reservation, tags, albumId, crc32 }: WrittenBeside,
): Promise<UploadRow | undefined> {
  const isPlain = upload.custom_slug === null && tags.length === 0 && albumId === undefined;
  if (!isPlain || !reservation.rowId) return undefined;
  const key = await services.uploadGroups.insert({
    upload,
    content: contentOf(upload, hasSharedBlobs(services.storage)),
    crc32,
    reservation: reservation.rowId() ?? null,
  });
  if (key === undefined) return undefined;
  const row = { ...upload, storage_key: key };
  await services.events.publish({ kind: 'file.created', upload: row });
  return row;
}

function insertAlone(
  services: Services,
  upload: UploadRow,
  { reservation, tags, albumId, crc32 }: WrittenBeside,
): Promise<UploadRow> {
  return transact(services, async (transaction, emit) => {
    const names = await claimName(transaction, services, upload);
    await reservation.commit(transaction, upload, emit);
    const content = contentOf(upload, hasSharedBlobs(services.storage));
    const wanted = { upload, content, crc32, reservation: null };
    const keys = await insertUploads(transaction, [wanted], 'counted');
    const row = { ...upload, storage_key: keys.get(upload.id) ?? upload.storage_key };
    await tagNewUpload(transaction, upload, tags);
    if (albumId !== undefined)
      await joinAlbum(transaction, { albumId, uploadId: row.id, now: services.clock.now() });
    emit({ kind: 'file.created', upload: row });
    if (names.length > 0) emit({ kind: 'link_names.changed', names });
    return row;
  });
}
