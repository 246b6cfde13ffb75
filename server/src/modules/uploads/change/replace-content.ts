import type { Actor } from '../../../audit.ts';
import { isDefiniteFailure } from '../../../database/failures.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import { replaceUploadContent } from '../../../database/writes/uploads.ts';
import { transact } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { hasSharedBlobs, newKey } from '../../../storage/storage.ts';
import { removeReplacedBytes } from '../blobs/remove-bytes.ts';
import { requireUpload, type UploadScope } from '../find-upload.ts';
import {
  collectOptions,
  findOption,
  invalidOption,
  parseTexts,
  stripOfReplacement,
  type StripOption,
} from '../options/options.ts';
import type { DailyAllowance } from '../quota/daily-allowance.ts';
import { type AnnouncedBytes, recommitBytes, type Reservation, reserve } from '../quota/quota.ts';
import { checkHead, requireAcceptedType } from '../receive/accepted-types.ts';
import { type ContentDigest, countAndHash } from '../receive/count-and-hash.ts';
import { cleanFileName } from '../receive/file-name.ts';
import { categoryOf, decideType, essenceOf, storedTypeOf } from '../receive/file-type.ts';
import { fileTooLarge } from '../receive/receive-file.ts';
import { stripChunks } from '../strip/strip-chunks.ts';
import { publishUploadChange } from './change-upload.ts';
import { lockUpload } from './lock-upload.ts';

/** New bytes for an upload. */
export interface Replacement {
  actor: Actor;
  scope: UploadScope;
  id: string;
  /** Whether they may be of another type. */
  isForced: boolean;
  /** What they are to lose; undefined: the request does not say. */
  strip?: StripOption | undefined;
  /** The file's name as the client sent it, by which types without a signature are told apart. */
  name: string;
  /** From the request's Content-Length; undefined without one. */
  announced: AnnouncedBytes | undefined;
  /** What its token may upload today. */
  allowance: DailyAllowance;
  /** Throws when the client disconnects or the request is malformed: then nothing is replaced. */
  chunks: Chunks;
}

/**
 * What the form of a replacement says: whether it allows another type, and what the bytes are to lose, which may be a header.
 * Throws `invalid_option` for options of links, which stay as they are.
 */
export function readReplaceFields(
  fields: ReadonlyMap<string, string>,
  headers: Headers,
): Pick<Replacement, 'isForced' | 'strip'> {
  const options = [...fields].filter(([name]) => findOption(name));
  for (const [name] of options) {
    if (findOption(name) !== 'strip')
      throw invalidOption(name, (m) => m.linkOptions.options.unknown({ name }));
  }
  const header = headers.get('perch-strip');
  const texts = collectOptions(
    options,
    new Headers(header === null ? {} : { 'perch-strip': header }),
  );
  const { strip } = parseTexts(texts, 0);
  const force = fields.get('force') ?? 'false';
  if (force !== 'true' && force !== 'false')
    throw invalidOption('force', (m) => m.linkOptions.slugs.force);
  return { isForced: force === 'true', strip };
}

interface StoredContent extends ContentDigest {
  storageKey: string;
  mimeType: string;
  stripped: UploadRow['stripped'];
}

/**
 * Replaces the bytes of one of the uploads in scope, behind the same link: the new ones are durable before the
 * row names them, the old ones go when it no longer does. Of replacements at once the last one stays. Throws
 * `not_found`, `type_differs`, `unsupported_media_type`, `cannot_strip`, `file_too_large`, `quota_exceeded` and `forbidden`.
 */
export async function replaceContent(
  services: Services,
  replacement: Replacement,
): Promise<UploadRow> {
  const { scope, id, announced, allowance } = replacement;
  allowance.require(announced?.min ?? 0);
  const before = await requireUpload(services, scope, id);
  const reservation = await reserve(services, before.user_id, beyond(before.size, announced));
  try {
    return await store(services, replacement, before, reservation);
  } catch (error) {
    await reservation.release();
    throw error;
  }
}

/** What a file of the announced size takes of the quota besides the bytes that it replaces. */
const beyond = (bytes: number, announced: AnnouncedBytes | undefined) =>
  announced && {
    min: Math.max(0, announced.min - bytes),
    max: Math.max(0, announced.max - bytes),
  };

async function store(
  services: Services,
  replacement: Replacement,
  before: UploadRow,
  reservation: Reservation,
): Promise<UploadRow> {
  const { storage, blobDeletions } = services;
  const { maxFileSize } = services.settings.current();
  const storageKey = newKey();
  const given = replacement.name.includes('.') ? replacement.name : before.original_name;
  const name = cleanFileName(given, '');
  // Refused by their first bytes, not when all have come; the row may be another one in the end.
  const checked = checkHead(replacement.chunks, (head) => {
    requireReplaceable(services, replacement, before, decideType(name, head));
  });
  const strip = stripOfReplacement(
    services,
    await requireOwner(services, before),
    before,
    replacement.strip,
  );
  const stripped = stripChunks(services, strip, checked, maxFileSize);
  const { chunks, digest } = countAndHash(stripped.chunks, (size) => {
    if (size > maxFileSize) throw fileTooLarge(maxFileSize);
    replacement.allowance.require(size);
    return size > before.size ? reservation.grow(size - before.size) : undefined;
  });
  await storage.write(storageKey, chunks, maxFileSize, { canFree: true });
  try {
    const content = digest();
    const mimeType = await storedTypeOf(name, content);
    const stored = { ...content, storageKey, mimeType, stripped: stripped.column() };
    return await commit(services, replacement, stored, reservation);
  } catch (error) {
    // Without the answer to the commit, the row may have them: the queue checks it before it deletes the bytes.
    if (isDefiniteFailure(error)) await storage.remove(storageKey);
    else blobDeletions.removeUnlessRetained(storageKey);
    throw error;
  }
}

async function commit(
  services: Services,
  replacement: Replacement,
  content: StoredContent,
  reservation: Reservation,
): Promise<UploadRow> {
  const { actor, scope, id } = replacement;
  const { blobDeletions, clock, settings } = services;
  await blobDeletions.waitForCapacity();
  const { storageKey: key } = content;
  const replaced = await transact(services, async (transaction, emit) => {
    const before = await lockUpload(transaction, scope, id, clock.now());
    requireReplaceable(services, replacement, before, content.mimeType);
    const reserved = await reservation.end(transaction);
    await recommitBytes(transaction, settings, {
      ownerId: before.user_id,
      bytes: content.bytes - before.size,
      reservedBytes: reserved,
    });
    await replacement.allowance.spend(transaction, content.bytes);
    const { after, unreferenced } = await replaceUploadContent(
      transaction,
      before,
      {
        size: content.bytes,
        sha256: content.sha256,
        crc32: content.crc32,
        storage_key: content.storageKey,
        mime_type: content.mimeType,
        category: categoryOf(content.mimeType),
        content_at: clock.now(),
        stripped: content.stripped,
      },
      { isShared: hasSharedBlobs(services.storage) },
    );
    await publishUploadChange(transaction, services, {
      changed: after,
      actor,
      detail: 'content',
      emit,
    });
    return { before, after, unreferenced };
  });
  const { storage_key: retainedKey, size: bytes } = replaced.after;
  if (key !== retainedKey) blobDeletions.removeDuplicate({ key, retainedKey, bytes });
  removeReplacedBytes(services, replaced.before, replaced.unreferenced);
  return replaced.after;
}

const requireOwner = ({ db }: Services, { user_id: ownerId }: UploadRow) =>
  db
    .selectFrom('users')
    .select('upload_defaults')
    .where('id', '=', ownerId)
    .executeTakeFirstOrThrow();

/** Throws `type_differs` and `unsupported_media_type`. */
function requireReplaceable(
  services: Services,
  { isForced }: Replacement,
  { mime_type: kept }: UploadRow,
  given: string,
): void {
  requireAcceptedType(services, given);
  if (isForced || essenceOf(given) === essenceOf(kept)) return;
  throw new AppError('type_differs', (m) => m.linkOptions.slugs.typeDiffers({ given, kept }));
}
