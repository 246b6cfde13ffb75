import type { UploadRow } from '../../database/schema.ts';
import { newId, randomBase62 } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { insertUpload } from './insert-upload.ts';
import type { Reservation } from './quota/reservation.ts';
import { categoryOf } from './receive/category.ts';
import type { ContentDigest } from './receive/count-and-hash.ts';
import { cleanFileName } from './receive/file-name.ts';
import { decideType } from './receive/file-type.ts';
import { nameKey } from './receive/name-key.ts';

const slugLength = 10;

/** A file whose bytes are stored durably. */
export interface ReceivedFile extends ContentDigest {
  ownerId: string;
  domainId: string | null;
  /** As the client sent it, not sanitized. */
  name: string;
  storageKey: string;
}

/**
 * Creates the upload of a stored file, for form and tus uploads alike: sanitizes its name, detects its type,
 * chooses its slug, writes its row and commits its reservation. Throws `forbidden` where the account was
 * suspended or deleted. After a failure the caller removes the bytes.
 */
export async function createUpload(
  services: Services,
  file: ReceivedFile,
  reservation: Pick<Reservation, 'commit'>,
): Promise<UploadRow> {
  const slug = randomBase62(slugLength);
  const name = cleanFileName(file.name, slug);
  const mimeType = decideType(name, file.head);
  return insertUpload(
    services,
    {
      id: newId(),
      user_id: file.ownerId,
      slug,
      original_name: name,
      name_key: nameKey(name),
      domain_id: file.domainId,
      size: file.bytes,
      mime_type: mimeType,
      category: categoryOf(mimeType),
      sha256: file.sha256,
      storage_key: file.storageKey,
      thumbnail_key: null,
      views: 0,
      downloads: 0,
      created_at: services.clock.now(),
    },
    reservation,
  );
}
