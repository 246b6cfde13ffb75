import { formatBytes } from '@perch/contract/size';

import { isDefiniteFailure } from '../../../database/failures.ts';
import type { UploadRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import type { Chunks } from '../../../storage/chunks.ts';
import { newKey } from '../../../storage/storage.ts';
import { createUpload } from '../create-upload.ts';
import { requireRoom } from '../quota/quota.ts';
import { type AnnouncedBytes, type Reservation, reserve } from '../quota/reservation.ts';
import { countAndHash } from './count-and-hash.ts';

export interface IncomingFile {
  ownerId: string;
  /** The domain of its link, one of the owner's; null for the app's own. */
  domainId: string | null;
  /** As the client sent it. */
  name: string;
  /** Undefined: the sender has not said how much is coming. */
  announced: AnnouncedBytes | undefined;
  /** Throws when the sender goes away or the request turns out to be wrong: then nothing is kept. */
  chunks: Chunks;
}

/**
 * A file that comes with one request: its bytes are stored durably, then its row is, then this returns.
 * Throws `file_too_large`, `quota_exceeded` and `forbidden` while the bytes are still coming; after any
 * failure nothing is left.
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
  const measured = countAndHash(file.chunks, (size) => {
    if (size > config.maxFileBytes) throw fileTooLarge(config);
    return reservation.grow(size);
  });
  await storage.write(storageKey, measured.chunks);
  try {
    return await createUpload(services, { ...file, ...measured.result(), storageKey }, reservation);
  } catch (error) {
    // The row may have been written although its transaction's answer never came.
    if (isDefiniteFailure(error)) await storage.remove(storageKey);
    else blobDeletions.removeUnlessRetained(storageKey);
    throw error;
  }
}

export function fileTooLarge({ maxFileBytes }: Pick<Services['config'], 'maxFileBytes'>): AppError {
  return new AppError('file_too_large', `Files may be up to ${formatBytes(maxFileBytes)}.`);
}

/** Throws `file_too_large`, `quota_exceeded` or `forbidden` where a file of the announced length cannot be kept. */
export async function refuseAnnounced(
  services: Services,
  ownerId: string,
  { min }: AnnouncedBytes,
): Promise<void> {
  if (min > services.config.maxFileBytes) throw fileTooLarge(services.config);
  await requireRoom(services, { ownerId, bytes: min });
}
