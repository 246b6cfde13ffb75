import { formatBytes } from '@perch/contract/size';

import { isDatabaseUnavailable } from '../../database/failures.ts';
import type { UploadRow } from '../../database/schema.ts';
import { AppError } from '../../errors.ts';
import { newId, randomBase62 } from '../../random.ts';
import type { Services } from '../../services.ts';
import { type Chunks, newKey } from '../../storage/storage.ts';
import { categoryOf } from './category.ts';
import { cleanFileName } from './file-name.ts';
import { decideType } from './file-type.ts';
import { insertUpload } from './insert-upload.ts';
import { measure } from './measure.ts';
import { nameKey } from './name-key.ts';
import { type AnnouncedBytes, reserveRoom, type Room } from './reserve-room.ts';

const slugLength = 10;

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
 * The one way in for a file: its bytes are stored durably, then its row is, then this returns.
 * Throws `file_too_large` and `quota_exceeded` while the bytes are still coming; after any failure
 * nothing is left.
 */
export async function receiveFile(services: Services, file: IncomingFile): Promise<UploadRow> {
  const room = await reserveRoom(services, file.ownerId, file.announced);
  try {
    const upload = await store(services, file, room);
    services.metrics.uploaded(upload.size);
    return upload;
  } catch (error) {
    await room.release();
    throw error;
  }
}

async function store(services: Services, file: IncomingFile, room: Room): Promise<UploadRow> {
  const { storage, config, clock, unneeded } = services;
  const storageKey = newKey();
  const measured = measure(file.chunks, (size) => {
    if (size > config.maxFileBytes) throw fileTooLarge(config);
    return room.cover(size);
  });
  await storage.write(storageKey, measured.chunks);
  const slug = randomBase62(slugLength);
  const name = cleanFileName(file.name, slug);
  const { bytes, sha256, head } = measured.result();
  const mimeType = decideType(name, head);
  try {
    const upload = {
      id: newId(),
      user_id: file.ownerId,
      slug,
      original_name: name,
      name_key: nameKey(name),
      domain_id: file.domainId,
      size: bytes,
      mime_type: mimeType,
      category: categoryOf(mimeType),
      sha256,
      storage_key: storageKey,
      thumbnail_key: null,
      views: 0,
      downloads: 0,
      created_at: clock.now(),
    };
    return await insertUpload(services, upload, room);
  } catch (error) {
    if (isDatabaseUnavailable(error)) unneeded.removeUnlessTaken(storageKey);
    else await storage.remove(storageKey);
    throw error;
  }
}

export function fileTooLarge({ maxFileBytes }: Services['config']): AppError {
  return new AppError('file_too_large', `Files may be up to ${formatBytes(maxFileBytes)}.`);
}
