import type { UploadRow } from '../../database/schema.ts';
import { newId, randomBase62 } from '../../lib/random.ts';
import type { Services } from '../../services.ts';
import { insertUpload } from './insert-upload.ts';
import type { Reservation } from './quota/reservation.ts';
import { categoryOf } from './receive/category.ts';
import type { Measured } from './receive/count-and-hash.ts';
import { cleanFileName } from './receive/file-name.ts';
import { decideType } from './receive/file-type.ts';
import { nameKey } from './receive/name-key.ts';

const slugLength = 10;

/** A file whose bytes are stored durably. */
export interface ArrivedFile extends Measured {
  ownerId: string;
  domainId: string | null;
  /** As the client sent it. */
  name: string;
  storageKey: string;
}

/**
 * The one way in for a file, however its bytes have come: it gets its name, type and link, and its
 * row is written with the totals. After a failure the bytes are the caller's to remove.
 */
export async function createUpload(
  services: Services,
  file: ArrivedFile,
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
