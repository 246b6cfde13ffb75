import { formatBytes } from '@perch/contract/size';

import { isDefiniteFailure } from '../../../database/failures.ts';
import type { UploadRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { newKey } from '../../../storage/storage.ts';
import { createUpload } from '../create-upload.ts';
import { requireQuota } from '../quota/quota.ts';
import { type AnnouncedBytes, type Reservation, reserve } from '../quota/reservation.ts';
import { countAndHash } from './count-and-hash.ts';

export interface IncomingFile {
  ownerId: string;
  /** The domain of its link, one of the owner's; null for the app's own. */
  domainId: string | null;
  /** As the client sent it. */
  name: string;
  /** From the request's Content-Length; undefined without one. */
  announced: AnnouncedBytes | undefined;
  /** Throws when the client disconnects or the request is malformed: then nothing is stored. */
  chunks: Chunks;
}

/**
 * Stores the file of a single request and returns its row: bytes are durable before the row is written, and
 * the row is committed before this returns. Throws `file_too_large`, `quota_exceeded` and `forbidden` while
 * the body is still arriving. A failure leaves no row, reservation or blob behind.
 */
export async function receiveFile(services: Services, file: IncomingFile): Promise<UploadRow> {
  const reservation = await reserve(services, file.ownerId, file.announced);
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
  const { storage, config, blobDeletions } = services;
  const storageKey = newKey();
  const { chunks, digest } = countAndHash(file.chunks, (size) => {
    if (size > config.maxFileBytes) throw fileTooLarge(config);
    return reservation.grow(size);
  });
  await storage.write(storageKey, chunks);
  try {
    return await createUpload(services, { ...file, ...digest(), storageKey }, reservation);
  } catch (error) {
    // Without the answer to the commit, the row may exist: the queue checks it before it deletes the bytes.
    if (isDefiniteFailure(error)) await storage.remove(storageKey);
    else blobDeletions.removeUnlessRetained(storageKey);
    throw error;
  }
}

/** `file_too_large`, with the limit in the message. */
export function fileTooLarge({ maxFileBytes }: Pick<Services['config'], 'maxFileBytes'>): AppError {
  return new AppError('file_too_large', `Files may be up to ${formatBytes(maxFileBytes)}.`);
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
  if (min > services.config.maxFileBytes) throw fileTooLarge(services.config);
  await requireQuota(services, { ownerId, bytes: min });
}
