import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { contentOf } from '../../database/writes/blobs.ts';
import { insertUploads } from '../../database/writes/uploads.ts';
import { transact } from '../../events/event-bus.ts';
import type { Services } from '../../services.ts';
import { hasSharedBlobs } from '../../storage/storage.ts';
import { joinAlbum } from '../collections/albums/join-album.ts';
import { tagNewUpload } from '../collections/tags/upload-tags.ts';
import type { UploadCommit } from './quota/quota.ts';
import { claimName, insertOnDomain } from './slugs/claim-slug.ts';

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
export function insertUpload(
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
  return transact(services, async (transaction, note) => {
    const names = await claimName(transaction, services, upload);
    await reservation.commit(transaction, upload, note);
    const content = contentOf(upload, hasSharedBlobs(services.storage));
    const wanted = { upload, content, crc32, reservation: null };
    const keys = await insertUploads(transaction, [wanted], 'counted');
    const row = { ...upload, storage_key: keys?.get(upload.id) ?? upload.storage_key };
    await tagNewUpload(transaction, upload, tags);
    if (albumId !== undefined)
      await joinAlbum(transaction, { albumId, uploadId: row.id, now: services.clock.now() });
    note({ kind: 'file.created', upload: row });
    if (names.length > 0) note({ kind: 'link_names.changed', names });
    return row;
  });
}
