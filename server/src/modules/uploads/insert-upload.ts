import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { transact } from '../../events/event-bus.ts';
import type { Services } from '../../services.ts';
import { joinAlbum } from '../collections/albums/join-album.ts';
import { tagNewUpload } from '../collections/tags/upload-tags.ts';
import { insertWithBlob } from './blobs/blobs.ts';
import type { Reservation } from './quota/reservation.ts';
import { claimName, insertOnDomain } from './slugs/insert-named.ts';
import { addToTotals } from './totals/add-to-totals.ts';

/** What the transaction of an upload's row writes as well. */
interface WrittenBeside {
  reservation: Pick<Reservation, 'commit'>;
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
  { reservation, tags, albumId, crc32 }: WrittenBeside,
): Promise<UploadRow> {
  const { storage, blobDeletions, clock } = services;
  await blobDeletions.waitForCapacity();
  const written = await transact(services, async (transaction, note) => {
    const names = await claimName(transaction, services, upload);
    await reservation.commit(transaction, upload, note);
    // A direct S3 response has the object's Last-Modified, so each upload needs an object of its own.
    const isShared = storage.direct === undefined;
    const row = await insertWithBlob(transaction, upload, { crc32, isShared });
    await tagNewUpload(transaction, upload, tags);
    await addToTotals(transaction, [upload], 1);
    if (albumId !== undefined)
      await joinAlbum(transaction, { albumId, uploadId: row.id, now: clock.now() });
    note({ kind: 'file.created', upload: row });
    if (names.length > 0) note({ kind: 'link_names.changed', names });
    return row;
  });
  const [key, retainedKey] = [upload.storage_key, written.storage_key];
  if (key !== retainedKey) blobDeletions.removeDuplicate({ key, retainedKey, bytes: upload.size });
  return written;
}
