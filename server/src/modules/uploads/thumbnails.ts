import { publishInvalidation } from '../../database/invalidation/publish.ts';
import type { Db } from '../../database/open.ts';
import type { UploadRow } from '../../database/rows/upload-rows.ts';
import { type EventBus, transact } from '../../events/event-bus.ts';
import { hourMs } from '../../lib/clock.ts';
import type { Log } from '../../lib/log.ts';
import { createLruCache } from '../../lib/lru-cache.ts';
import { newKey, type Storage } from '../../storage/storage.ts';
import type { PictureForm } from '../../thumbnails/picture-form.ts';
import type { ThumbnailMaker } from '../../thumbnails/thumbnail-maker.ts';
import { OutOfMemoryError } from '../../thumbnails/thumbnail-memory.ts';

// Formats that Bun decodes on every platform.
const types = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']);
const pictureBytesMax = 50 * 1024 ** 2;
/** The key of images that cannot be decoded, so that they are tried once. */
const undecodable = '';
// Each attempt of a picture that needs too much memory takes all of it for a moment.
const retryAfterMs = hourMs;
const triedMax = 10_000;
const giveMemory =
  'Give Perch or its container up to 500 MB more for pictures of this size. The file itself is served; its thumbnail is tried again in an hour, or after a restart.';

/** An encoded image. */
type Thumbnail = Uint8Array<ArrayBuffer>;

/** Smaller pictures of one format, generated on first request and stored with the files. */
export interface Thumbnails {
  /**
   * The upload's picture; undefined where its type has none, it cannot be decoded, there is too little memory for it
   * or the upload was deleted.
   * Throws `busy` when too many are being generated.
   */
  open(upload: UploadRow): Promise<Thumbnail | undefined>;
}

interface ThumbnailServices {
  db: Db;
  storage: Storage;
  events: EventBus;
  log: Log;
  maker: ThumbnailMaker;
}

/** A form, and the column with the key of its pictures. */
interface Kind {
  form: PictureForm;
  column: 'thumbnail_key' | 'preview_key';
}

type PictureServices = ThumbnailServices & Kind;

/** Whether an upload may have a thumbnail: its type, its size, and no failed attempt to decode it. */
export const canHaveThumbnail = (
  upload: Pick<UploadRow, 'mime_type' | 'size' | 'thumbnail_key'>,
): boolean =>
  upload.thumbnail_key !== undecodable &&
  types.has(upload.mime_type) &&
  upload.size > 0 &&
  upload.size <= pictureBytesMax;

/** Whether an upload may have a preview: as a thumbnail, and no failed attempt at that one either. */
export const canHavePreview = (
  upload: Pick<UploadRow, 'mime_type' | 'size' | 'thumbnail_key' | 'preview_key'>,
): boolean => upload.preview_key !== undecodable && canHaveThumbnail(upload);

const canHave = (upload: UploadRow, { column }: Kind) =>
  column === 'preview_key' ? canHavePreview(upload) : canHaveThumbnail(upload);

/** WebPs of at most 480 pixels. */
export const createThumbnails = (services: ThumbnailServices): Thumbnails =>
  createPictures({ ...services, form: 'thumbnail', column: 'thumbnail_key' });

/** JPEGs for link previews: at most 1200 pixels and 500 KB. */
export const createPreviews = (services: ThumbnailServices): Thumbnails =>
  createPictures({ ...services, form: 'preview', column: 'preview_key' });

function createPictures(services: PictureServices): Thumbnails {
  const pending = new Map<string, Promise<Thumbnail | undefined>>();
  // By the key of the bytes: when the memory did not suffice for them. The row stays, as the picture may be all right.
  const tooLarge = createLruCache<number>(triedMax, () => 1);

  function isTooLarge({ storage_key: key }: UploadRow): boolean {
    const triedAt = tooLarge.get(key);
    return triedAt !== undefined && performance.now() < triedAt + retryAfterMs;
  }

  async function makeIfFits({ id, storage_key: key }: UploadRow): Promise<Thumbnail | undefined> {
    try {
      return await make(services, id);
    } catch (error) {
      if (!(error instanceof OutOfMemoryError)) throw error;
      tooLarge.set(key, performance.now());
      const { form, log } = services;
      log.warn(`${form}.out_of_memory`, { upload: id, reason: error.reason, advice: giveMemory });
      return undefined;
    }
  }

  function makeOnce(upload: UploadRow): Promise<Thumbnail | undefined> {
    const { id } = upload;
    const making = makeIfFits(upload).finally(() => pending.delete(id));
    pending.set(id, making);
    return making;
  }

  return {
    async open(upload) {
      if (!canHave(upload, services)) return undefined;
      const key = upload[services.column];
      const kept = key && (await readKept(services, key));
      if (kept) return kept;
      return isTooLarge(upload) ? undefined : (pending.get(upload.id) ?? makeOnce(upload));
    },
  };
}

/** The stored thumbnail; undefined where it is missing from the storage. */
async function readKept({ storage }: ThumbnailServices, key: string) {
  try {
    return new Uint8Array(await new Response(await storage.read(key)).arrayBuffer());
  } catch (error) {
    if ((await storage.size(key)) === undefined) return undefined;
    throw error;
  }
}

async function make(services: PictureServices, id: string): Promise<Thumbnail | undefined> {
  const { storage, maker, form, column } = services;
  // Read the row again: since it was cached, another process may have made the thumbnail or deleted the upload.
  const upload = await find(services, id);
  if (!upload || !canHave(upload, services)) return undefined;
  const key = upload[column];
  const kept = key && (await readKept(services, key));
  if (kept) return kept;
  try {
    const picture = { stream: () => openPicture(storage, upload) };
    const made = await maker.make(picture, upload.size, form);
    return await keep(services, upload, made);
  } catch (error) {
    // Reading fails where the upload was deleted meanwhile.
    if (!(await find(services, id))) return undefined;
    throw error;
  }
}

async function openPicture(storage: Storage, { storage_key: key }: UploadRow) {
  const content = await storage.read(key);
  return content instanceof Blob ? content.stream() : content;
}

const find = ({ db }: ThumbnailServices, id: string) =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

/** Bytes first, row second: after a crash in between, the sweep deletes the orphaned picture. */
async function keep(
  services: PictureServices,
  upload: UploadRow,
  made: Thumbnail | undefined,
): Promise<Thumbnail | undefined> {
  const { storage, log } = services;
  if (!made) {
    log.info(`${services.form}.undecodable`, { upload: upload.id });
    await record(services, upload, undecodable);
    return undefined;
  }
  const key = newKey();
  await storage.write(key, chunksOf(made));
  try {
    if (await record(services, upload, key)) return made;
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
  await storage.remove(key);
  // The upload was deleted or has other bytes meanwhile, or another process stored its thumbnail first.
  const found = await find(services, upload.id);
  return found?.storage_key === upload.storage_key ? made : undefined;
}

/** Sets the picture's key; false when the row was deleted or another process has set it first. */
async function record(services: PictureServices, upload: UploadRow, key: string): Promise<boolean> {
  const { column } = services;
  return transact(services, async (transaction, emit) => {
    const { numUpdatedRows } = await transaction
      .updateTable('uploads')
      .set({ [column]: key })
      .where('id', '=', upload.id)
      .where(column, 'is not distinct from', upload[column])
      // The picture is of these bytes, which may have been replaced meanwhile.
      .where('storage_key', '=', upload.storage_key)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // A process with the stale row cached would read it again at each request of the thumbnail.
    await publishInvalidation(transaction, { kind: 'uploads', slugs: [upload.slug] });
    emit({ kind: 'file.thumbnail_updated', upload: { ...upload, [column]: key } });
    return true;
  });
}

async function* chunksOf(bytes: Uint8Array) {
  yield bytes;
}
