import { publishInvalidation } from '../../database/invalidation/publish.ts';
import type { Db } from '../../database/open.ts';
import type { UploadRow } from '../../database/schema.ts';
import { type EventBus, transact } from '../../events/event-bus.ts';
import type { Log } from '../../lib/log.ts';
import { newKey, type Storage } from '../../storage/storage.ts';
import type { ThumbnailMaker } from '../../thumbnails/thumbnail-maker.ts';

// Formats that Bun decodes on every platform.
const types = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/bmp']);
const pictureBytesMax = 50 * 1024 ** 2;
/** `thumbnail_key` of images that cannot be decoded, so that they are tried once. */
const undecodable = '';

/** An encoded WebP image. */
type Thumbnail = Uint8Array<ArrayBuffer>;

/** Thumbnails, generated on first request and stored beside the files. */
export interface Thumbnails {
  /**
   * The upload's thumbnail as WebP; undefined where its type has none, it cannot be decoded or the upload was
   * deleted. Throws `busy` when too many are being generated.
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

/** Whether an upload may have a thumbnail: its type, its size, and no failed attempt to decode it. */
export const canHaveThumbnail = (
  upload: Pick<UploadRow, 'mime_type' | 'size' | 'thumbnail_key'>,
): boolean =>
  upload.thumbnail_key !== undecodable &&
  types.has(upload.mime_type) &&
  upload.size > 0 &&
  upload.size <= pictureBytesMax;

export function createThumbnails(services: ThumbnailServices): Thumbnails {
  const pending = new Map<string, Promise<Thumbnail | undefined>>();

  function makeOnce(id: string): Promise<Thumbnail | undefined> {
    const making = make(services, id).finally(() => pending.delete(id));
    pending.set(id, making);
    return making;
  }

  return {
    async open(upload) {
      if (!canHaveThumbnail(upload)) return undefined;
      const kept = upload.thumbnail_key && (await readKept(services, upload.thumbnail_key));
      return kept || (pending.get(upload.id) ?? makeOnce(upload.id));
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

async function make(services: ThumbnailServices, id: string): Promise<Thumbnail | undefined> {
  const { storage, maker } = services;
  // Read the row again: since it was cached, another process may have made the thumbnail or deleted the upload.
  const upload = await find(services, id);
  if (!upload || !canHaveThumbnail(upload)) return undefined;
  const kept = upload.thumbnail_key && (await readKept(services, upload.thumbnail_key));
  if (kept) return kept;
  try {
    const picture = { stream: () => openPicture(storage, upload) };
    const made = await maker.make(picture, upload.size);
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

/** Bytes first, row second: after a crash in between, the sweep deletes the orphaned thumbnail. */
async function keep(
  services: ThumbnailServices,
  upload: UploadRow,
  made: Thumbnail | undefined,
): Promise<Thumbnail | undefined> {
  const { storage, log } = services;
  if (!made) {
    log.info('thumbnail.undecodable', { upload: upload.id });
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
  // The upload was deleted meanwhile, or another process stored its thumbnail first.
  return (await find(services, upload.id)) && made;
}

/** Sets the thumbnail's key; false when the row was deleted or another process has set it first. */
async function record(
  services: ThumbnailServices,
  upload: UploadRow,
  key: string,
): Promise<boolean> {
  return transact(services, async (transaction, note) => {
    const { numUpdatedRows } = await transaction
      .updateTable('uploads')
      .set({ thumbnail_key: key })
      .where('id', '=', upload.id)
      .where('thumbnail_key', 'is not distinct from', upload.thumbnail_key)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    // A process with the stale row cached would read it again at each request of the thumbnail.
    await publishInvalidation(transaction, { kind: 'uploads', slugs: [upload.slug] });
    note({ kind: 'file.thumbnail_updated', upload: { ...upload, thumbnail_key: key } });
    return true;
  });
}

async function* chunksOf(bytes: Uint8Array) {
  yield bytes;
}
