import { publishInvalidation } from '../../../database/invalidation/publish.ts';
import { unpictured, type UploadRow } from '../../../database/rows/upload-rows.ts';
import { transact } from '../../../events/event-bus.ts';
import { secondMs } from '../../../lib/clock.ts';
import { type MediaFacts, noFacts, pixels } from '../../../lib/media/media-facts.ts';
import { hasMediaFacts, readMediaFacts } from '../../../lib/media/read-media-facts.ts';
import type { Services } from '../../../services.ts';
import { partsOf } from '../../../storage/parts-of.ts';

type MediaServices = Pick<Services, 'db' | 'storage' | 'events' | 'log'>;

const timeoutMs = 2 * secondMs;

/**
 * Size and codecs of an upload, from its row; where they have not been read yet they are read now, and written to it.
 * Without facts where they cannot be had, or not soon: they are worth no failure and no long wait.
 */
export async function findMediaFacts(
  services: MediaServices,
  upload: UploadRow,
): Promise<MediaFacts> {
  const { media, width, height, mime_type: type, size } = upload;
  if (media !== null) {
    const known = width === null || height === null ? null : pixels(width, height);
    return { size: known, codecs: media.split(',').filter((codec) => codec !== '') };
  }
  if (!hasMediaFacts(type) || size === 0) return noFacts;
  let timer: Timer | undefined;
  const late = new Promise<MediaFacts>((resolve) => {
    timer = setTimeout(() => resolve(noFacts), timeoutMs);
  });
  try {
    return await Promise.race([readAndKeep(services, upload), late]);
  } finally {
    clearTimeout(timer);
  }
}

/** The row, with what its file's header says. */
export async function withMediaFacts(
  services: MediaServices,
  upload: UploadRow,
): Promise<UploadRow> {
  if (upload.media !== null || !hasMediaFacts(upload.mime_type)) return upload;
  const { size, duration = null, camera = null } = await findMediaFacts(services, upload);
  return {
    ...upload,
    width: size?.width ?? null,
    height: size?.height ?? null,
    duration: duration ?? upload.duration,
    camera: camera ?? upload.camera,
  };
}

async function readAndKeep(services: MediaServices, upload: UploadRow): Promise<MediaFacts> {
  try {
    const facts = await readMediaFacts(upload.mime_type, partsOf(services.storage, upload));
    await keep(services, upload, facts);
    return facts;
  } catch (error) {
    services.log.warn('media.read_failed', { upload: upload.id, error });
    return noFacts;
  }
}

/** Nothing is written where the upload was deleted or its bytes were replaced meanwhile. */
async function keep(
  services: MediaServices,
  upload: UploadRow,
  { size, codecs, isTurned, duration, camera }: MediaFacts,
) {
  const read = {
    width: size?.width ?? null,
    height: size?.height ?? null,
    media: codecs.join(','),
    ...(duration === undefined ? {} : { duration }),
    ...(camera === undefined ? {} : { camera }),
    // An earlier version made smaller pictures of it as it is stored. They are made again, and the sweep removes these.
    ...(isTurned ? unpictured : {}),
  };
  await transact(services, async (transaction, emit) => {
    const { numUpdatedRows } = await transaction
      .updateTable('uploads')
      .set(read)
      .where('id', '=', upload.id)
      .where('storage_key', '=', upload.storage_key)
      .where('media', 'is', null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return;
    await publishInvalidation(transaction, { kind: 'uploads', slugs: [upload.slug] });
    emit({ kind: 'file.changed', upload: { ...upload, ...read } });
  });
}
