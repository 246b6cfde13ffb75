import type { Transaction } from 'kysely';

import { isDefiniteFailure } from '../../../database/failures.ts';
import type { UploadRow } from '../../../database/rows/upload-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import type { Emit } from '../../../events/event-bus.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { newKey } from '../../../storage/storage.ts';
import { createUpload } from '../create-upload.ts';
import { type ChosenOptions, linkOptionsAt } from '../options/options.ts';
import { type DailyAllowance, unlimited } from '../quota/daily-allowance.ts';
import { type AnnouncedBytes, requireQuota, type Reservation, reserve } from '../quota/quota.ts';
import { stripChunks } from '../strip/strip-chunks.ts';
import { requireAcceptedBytes } from './accepted-types.ts';
import { countAndHash } from './count-and-hash.ts';

/** What a request for files asks of a file that comes by it, besides what the owner's account asks. */
interface ReceivingRequest {
  /** null: the installation's limit. */
  maxFileBytes: number | null;
  /** Throws `unsupported_media_type`. */
  requireAcceptedType(mimeType: string): void;
  /**
   * Counts the file, in the transaction that writes its row. Throws `unsupported_media_type`, and where the request
   * takes no more by now.
   */
  commit(transaction: Transaction<Schema>, upload: UploadRow, emit: Emit): Promise<void>;
}

interface IncomingFile {
  ownerId: string;
  /** The quota of the owner's own, as the request has read it; null: that of the installation. */
  quotaBytes: number | null;
  /** The domain of its link, one of the owner's; null for the app's own. */
  domainId: string | null;
  options: ChosenOptions;
  /** As the client sent it. */
  name: string;
  /** Of a file that this server makes; undefined: decided by its name and first bytes. */
  mimeType?: string;
  /** From the request's Content-Length; undefined without one. */
  announced: AnnouncedBytes | undefined;
  /** What its token may upload today. */
  allowance: DailyAllowance;
  /** The request for files by which it comes; undefined: its owner sends it. */
  request?: ReceivingRequest;
  /** Throws when the client disconnects or the request is malformed: then nothing is stored. */
  chunks: Chunks;
}

/**
 * Stores the file of a single request and returns its row: bytes are durable before the row is written, and
 * the row is committed before this returns. Throws `file_too_large`, `quota_exceeded`, `too_many_attempts`,
 * `unsupported_media_type` and `forbidden` while the body is still arriving. A failure leaves no row, reservation or blob behind.
 */
export async function receiveFile(services: Services, file: IncomingFile): Promise<UploadRow> {
  file.allowance.require(file.announced?.min ?? 0);
  const reservation = await reserve(services, file.ownerId, file.announced, file.quotaBytes);
  try {
    return await store(services, file, reservation);
  } catch (error) {
    await reservation.release();
    throw error;
  }
}

async function store(
  services: Services,
  file: IncomingFile,
  reservation: Reservation,
): Promise<UploadRow> {
  const { storage, blobDeletions } = services;
  // The limit of its beginning: one that is lowered meanwhile holds for the next upload.
  const { request } = file;
  const maxFileSize = Math.min(
    services.settings.current().maxFileSize,
    request?.maxFileBytes ?? Infinity,
  );
  const storageKey = newKey();
  const accepted = requireAcceptedBytes(services, file, request?.requireAcceptedType);
  // A file that this server makes is a text.
  const strip = file.mimeType === undefined ? file.options.strip : undefined;
  const stripped = stripChunks(services, strip, accepted, maxFileSize);
  const { chunks, digest } = countAndHash(stripped.chunks, (size) => {
    if (size > maxFileSize) throw fileTooLarge(maxFileSize);
    file.allowance.require(size);
    return reservation.grow(size);
  });
  await storage.write(storageKey, chunks, maxFileSize, { canFree: true });
  try {
    const options = linkOptionsAt(file.options, services.clock.now());
    const received = {
      ...file,
      ...digest(),
      storageKey,
      options,
      stripped:
        file.options.strip &&
        (strip ? stripped.column() : (`${file.options.strip.mode} none` as const)),
    };
    if (file.allowance === unlimited && !request)
      return await createUpload(services, received, reservation);
    return await createUpload(services, received, {
      async commit(transaction, upload, emit) {
        await reservation.commit(transaction, upload, emit);
        await file.allowance.spend(transaction, upload.size);
        await request?.commit(transaction, upload, emit);
      },
    });
  } catch (error) {
    // Without the answer to the commit, the row may exist: the queue checks it before it deletes the bytes.
    if (isDefiniteFailure(error)) await storage.remove(storageKey);
    else blobDeletions.removeUnlessRetained(storageKey);
    throw error;
  }
}

/** `file_too_large`, with the limit in the message. */
export function fileTooLarge(maxBytes: number): AppError {
  return new AppError('file_too_large', (m) => m.errors.fileTooLarge({ maxBytes }));
}

/**
 * Checks size limit, quota and account before the body is read, by the smallest size that the file may have.
 * Throws `file_too_large`, `quota_exceeded` or `forbidden`.
 */
export async function requireAcceptable(
  services: Services,
  ownerId: string,
  { min }: AnnouncedBytes,
): Promise<void> {
  const { maxFileSize } = services.settings.current();
  if (min > maxFileSize) throw fileTooLarge(maxFileSize);
  await requireQuota(services, { ownerId, bytes: min });
}
