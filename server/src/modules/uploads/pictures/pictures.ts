import { publishInvalidation } from '../../../database/invalidation/publish.ts';
import type { Db } from '../../../database/open.ts';
import type { PictureColumn, UploadRow } from '../../../database/rows/upload-rows.ts';
import { type EventBus, transact } from '../../../events/event-bus.ts';
import { hourMs, secondMs } from '../../../lib/clock.ts';
import type { Log } from '../../../lib/log.ts';
import { createLruCache } from '../../../lib/lru-cache.ts';
import { BoundedReader } from '../../../lib/media/bounded-reader.ts';
import { jpegSize } from '../../../lib/media/picture-sizes.ts';
import { newKey, type Storage } from '../../../storage/storage.ts';
import type { DrawnFacts } from '../../../thumbnails/drawn.ts';
import { type PictureForm, pictureWidths } from '../../../thumbnails/picture-form.ts';
import { BrokenOffError } from '../../../thumbnails/programs/program-failure.ts';
import { OutOfMemoryError } from '../../../thumbnails/thumbnail-memory.ts';
import { type Drawing, drawUpload } from './draw-upload.ts';
import {
  canHavePreview,
  canHaveSized,
  canHaveThumbnail,
  faceOfType,
  type FaceServices,
  undecodable,
} from './upload-face.ts';

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
  make(upload: UploadRow): Promise<Thumbnail | undefined>;
  /** The same for somebody who waits; undefined also where it takes long to make, which goes on for the next request. */
  open(upload: UploadRow): Promise<Thumbnail | undefined>;
}

type ThumbnailServices = FaceServices & {
  db: Db;
  storage: Storage;
  events: EventBus;
  log: Log;
};

/** A form, and the column with the key of its pictures. */
interface Kind {
  form: PictureForm;
  column: PictureColumn;
  canHave(services: FaceServices, upload: UploadRow): boolean;
}

type PictureServices = ThumbnailServices & Kind & { previews?: Thumbnails };

type WithPreviews = ThumbnailServices & { previews: Thumbnails };

/** WebPs of at most 480 pixels. */
export const createThumbnails = (services: WithPreviews): Thumbnails =>
  createPictures({
    ...services,
    form: 'thumbnail',
    column: 'thumbnail_key',
    canHave: canHaveThumbnail,
  });

/** JPEGs for link previews: at most 1200 pixels and 500 KB. */
export const createPreviews = (services: ThumbnailServices): Thumbnails =>
  createPictures({
    ...services,
    form: 'preview',
    column: 'preview_key',
    canHave: canHavePreview,
  });

/** WebPs of fixed widths, for other pages, by the last part of their address, such as `w640.webp`. */
export const createSizedPictures = (services: WithPreviews): ReadonlyMap<string, Thumbnails> =>
  new Map(
    pictureWidths.map((width) => [
      `w${width}.webp`,
      createPictures({
        ...services,
        form: `w${width}`,
        column: `w${width}_key`,
        canHave: canHaveSized,
      }),
    ]),
  );

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

  const pictures: Thumbnails = {
    async make(upload) {
      if (!services.canHave(services, upload)) return undefined;
      const key = upload[services.column];
      const kept = key && (await readKept(services, key));
      if (kept) return kept;
      return isTooLarge(upload) ? undefined : (pending.get(upload.id) ?? makeOnce(upload));
    },
    open: (upload) =>
      // Pictures themselves take long only where many are new.
      faceOfType(upload.mime_type)?.by === 'picture'
        ? pictures.make(upload)
        : within(holdMs, pictures.make(upload)),
  };
  return pictures;
}

/** Discord gives a page and its picture ten seconds together. */
const holdMs = 4 * secondMs;

async function within<T>(ms: number, promise: Promise<T>): Promise<T | undefined> {
  let timer: Timer | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), ms);
  });
  // A failure that comes too late has nobody to tell.
  promise.catch(() => {});
  try {
    return await Promise.race([promise, late]);
  } finally {
    clearTimeout(timer);
  }
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
  const { column } = services;
  // Read the row again: since it was cached, another process may have made the thumbnail or deleted the upload.
  const upload = await find(services, id);
  if (!upload || !services.canHave(services, upload)) return undefined;
  const key = upload[column];
  const kept = key && (await readKept(services, key));
  if (kept) return kept;
  try {
    const drawing = await drawUpload(services, upload);
    // The column of the preview says whether that one can be made, perhaps with another attempt.
    if (drawing === 'without preview') return undefined;
    return await keep(services, upload, drawing);
  } catch (error) {
    if (error instanceof BrokenOffError) return await countAttempt(services, upload, error);
    // Reading fails where the upload was deleted meanwhile.
    if (!(await find(services, id))) return undefined;
    throw error;
  }
}

/** Of those that may have been the machine's fault. */
const attemptsMax = 3;

/** After the last attempt the file has no picture for good. */
async function countAttempt(
  services: PictureServices,
  upload: UploadRow,
  error: BrokenOffError,
): Promise<undefined> {
  const attempts = upload.preview_attempts + 1;
  services.log.info(`${services.form}.broken_off`, { upload: upload.id, attempts, error });
  if (attempts >= attemptsMax) {
    await keep(services, upload, undefined);
    return undefined;
  }
  await record(services, upload, { preview_attempts: attempts });
  return undefined;
}

const find = ({ db }: ThumbnailServices, id: string) =>
  db.selectFrom('uploads').selectAll().where('id', '=', id).executeTakeFirst();

/** Bytes first, row second: after a crash in between, the sweep deletes the orphaned picture. */
async function keep(
  services: PictureServices,
  upload: UploadRow,
  drawing: Drawing | undefined,
): Promise<Thumbnail | undefined> {
  const { storage, log, column } = services;
  if (!drawing) {
    log.info(`${services.form}.undecodable`, { upload: upload.id });
    await record(services, upload, { [column]: undecodable });
    return undefined;
  }
  const { picture, facts } = drawing;
  const key = newKey();
  await storage.write(key, chunksOf(picture));
  try {
    const columns = facts ? await columnsOf(upload, picture, facts) : {};
    if (await record(services, upload, { ...columns, [column]: key })) return picture;
  } catch (error) {
    await storage.remove(key);
    throw error;
  }
  await storage.remove(key);
  // The upload was deleted or has other bytes meanwhile, or another process stored its thumbnail first.
  const found = await find(services, upload.id);
  return found?.storage_key === upload.storage_key ? picture : undefined;
}

/** What drawing has taught of the file. Its header knows better, where that was read. */
async function columnsOf(
  upload: UploadRow,
  picture: Thumbnail,
  { size, duration, pages, camera }: DrawnFacts,
): Promise<Partial<UploadRow>> {
  const shown = await jpegSize(BoundedReader.of(picture));
  return {
    preview_width: shown?.width ?? null,
    preview_height: shown?.height ?? null,
    ...(upload.width === null && size ? { width: size.width, height: size.height } : {}),
    duration: upload.duration ?? duration ?? null,
    pages: upload.pages ?? pages ?? null,
    camera: upload.camera ?? camera ?? null,
  };
}

/** Sets columns of the picture; false when the row was deleted or another process has set its key first. */
async function record(
  services: PictureServices,
  upload: UploadRow,
  columns: Partial<UploadRow>,
): Promise<boolean> {
  const { column } = services;
  return transact(services, async (transaction, emit) => {
    const { numUpdatedRows } = await transaction
      .updateTable('uploads')
      .set(columns)
      .where('id', '=', upload.id)
      .where(column, 'is not distinct from', upload[column])
      // The picture is of these bytes, which may have been replaced meanwhile.
      .where('storage_key', '=', upload.storage_key)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // A process with the stale row cached would read it again at each request of the thumbnail.
    await publishInvalidation(transaction, { kind: 'uploads', slugs: [upload.slug] });
    emit({ kind: 'file.thumbnail_updated', upload: { ...upload, ...columns } });
    return true;
  });
}

async function* chunksOf(bytes: Uint8Array) {
  yield bytes;
}
