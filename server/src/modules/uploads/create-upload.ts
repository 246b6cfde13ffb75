import type { UploadRow } from '../../database/rows/upload-rows.ts';
import type { Services } from '../../services.ts';
import { insertUpload } from './insert-upload.ts';
import { newUploadRow } from './new-upload-row.ts';
import type { LinkOptions } from './options/options.ts';
import type { UploadCommit } from './quota/quota.ts';
import { requireAcceptedType } from './receive/accepted-types.ts';
import type { ContentDigest } from './receive/count-and-hash.ts';
import { cleanFileName } from './receive/file-name.ts';
import { storedTypeOf } from './receive/file-type.ts';
import { chooseRandomSlug, insertProposed, named } from './slugs/claim-slug.ts';

/** A file whose bytes are stored durably. */
export interface ReceivedFile extends ContentDigest {
  ownerId: string;
  domainId: string | null;
  /** As the client sent it, not sanitized. */
  name: string;
  /** Undefined: decided by its name and first bytes. */
  mimeType?: string | undefined;
  storageKey: string;
  options: LinkOptions;
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
  const beside = { reservation, tags, albumId, crc32: file.crc32 };
  const insert = (row: UploadRow) => insertUpload(services, row, beside);
  if (customSlug !== undefined) return insert(named(upload, customSlug));
  return insertProposed(services, { row: upload, name }, insert);
}
