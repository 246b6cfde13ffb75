import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sampleRows } from '../../../../../test/support/database/sample-rows.ts';
import { outcomeOf } from '../../../../../test/support/wait.ts';
import { openDatabase } from '../../../database/open.ts';
import { createEventBus } from '../../../events/event-bus.ts';
import { createLog } from '../../../lib/log.ts';
import { openDiskStorage } from '../../../storage/disk/disk.ts';
import { newKey } from '../../../storage/storage.ts';
import { BrokenOffError } from '../../../thumbnails/programs/program-failure.ts';
import { createThumbnailMaker } from '../../../thumbnails/thumbnail-maker.ts';
import { OutOfMemoryError } from '../../../thumbnails/thumbnail-memory.ts';
import { createPreviews, createThumbnails } from './pictures.ts';
import { canHaveThumbnail } from './upload-face.ts';

const log = createLog('error', () => {});
const pixel = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

async function open() {
  const root = await mkdtemp(join(tmpdir(), 'perch-thumbnails-'));
  const real = createThumbnailMaker();
  let count = 0;
  let meanwhile = async () => {};
  return {
    root,
    storage: await openDiskStorage(root),
    db: await openDatabase('sqlite::memory:', log),
    events: createEventBus(log),
    log,
    settings: { current: () => ({ previews: 'on' as const }) },
    config: { s3: undefined },
    pictures: {
      ...real,
      async make(picture: Parameters<typeof real.make>[0], bytes: number) {
        count += 1;
        const made = await real.make(picture, bytes);
        await meanwhile();
        return made;
      },
    },
    made: () => count,
    during(work: () => Promise<void>) {
      meanwhile = work;
    },
  };
}

let opened: Awaited<ReturnType<typeof open>>;
beforeEach(async () => {
  opened = await open();
});
afterEach(async () => {
  opened.pictures.close();
  await opened.db.destroy();
  await rm(opened.root, { recursive: true });
});

async function store(content: Uint8Array, type = 'image/png') {
  const { storage, db } = opened;
  const key = newKey();
  await storage.write(
    key,
    (async function* () {
      yield content;
    })(),
  );
  await db.insertInto('users').values(sampleRows.users).execute();
  const upload = {
    ...sampleRows.uploads,
    id: 'picture',
    size: content.length,
    mime_type: type,
    category: 'image',
    storage_key: key,
  } as const;
  await db.insertInto('objects').values({ key, content: null, refs: 1 }).execute();
  await db.insertInto('uploads').values(upload).execute();
  return upload;
}

/** Thumbnails of an installation whose documents are drawn so. */
function ofDocuments(draw: typeof opened.pictures.draw) {
  const services = { ...opened, pictures: { ...opened.pictures, draw } };
  return createThumbnails({ ...services, previews: createPreviews(services) });
}

const keys = async () => (await Array.fromAsync(opened.storage.list())).flat();
const row = () => opened.db.selectFrom('uploads').selectAll().executeTakeFirstOrThrow();

describe('a thumbnail', () => {
  test('is made once for all requests at the same time, and for later ones', async () => {
    const upload = await store(pixel);
    const thumbnails = createThumbnails({ ...opened, previews: createPreviews(opened) });
    const all = await Promise.all(Array.from({ length: 9 }, () => thumbnails.open(upload)));
    expect(all.every((each) => each && all[0] && Bun.deepEquals(each, all[0]))).toBe(true);
    // Also from a row read before, and after a restart.
    expect(await thumbnails.open(upload)).toEqual(all[0]);
    expect(
      await createThumbnails({ ...opened, previews: createPreviews(opened) }).open(await row()),
    ).toEqual(all[0]);
    expect(opened.made()).toBe(1);
    expect(await keys()).toHaveLength(2);
  });

  test('that cannot be made is tried once', async () => {
    const upload = await store(pixel.subarray(0, 40));
    const thumbnails = createThumbnails({ ...opened, previews: createPreviews(opened) });
    expect(canHaveThumbnail(opened, await row())).toBe(true);
    expect(await thumbnails.open(upload)).toBeUndefined();
    expect(canHaveThumbnail(opened, await row())).toBe(false);
    expect(await thumbnails.open(upload)).toBeUndefined();
    expect(opened.made()).toBe(1);
    expect(await keys()).toHaveLength(1);
  });

  test('of an upload that is deleted meanwhile is not kept', async () => {
    const upload = await store(pixel);
    opened.during(async () => {
      await opened.db.deleteFrom('uploads').execute();
    });
    expect(
      await createThumbnails({ ...opened, previews: createPreviews(opened) }).open(upload),
    ).toBeUndefined();
    expect(await keys()).toEqual([upload.storage_key]);
  });

  test('that another process has stored meanwhile is the one that is kept', async () => {
    const upload = await store(pixel);
    opened.during(async () => {
      opened.during(async () => {});
      await createThumbnails({ ...opened, previews: createPreviews(opened) }).open(upload);
    });
    expect(
      await createThumbnails({ ...opened, previews: createPreviews(opened) }).open(upload),
    ).toBeDefined();
    expect(opened.made()).toBe(2);
    const { storage_key, thumbnail_key } = await row();
    expect((await keys()).toSorted()).toEqual([storage_key, thumbnail_key ?? ''].toSorted());
  });

  test('that memory does not suffice for is tried once until the next start, and the row stays', async () => {
    const upload = await store(pixel);
    opened.during(() => Promise.reject(new OutOfMemoryError('killed')));
    const thumbnails = createThumbnails({ ...opened, previews: createPreviews(opened) });
    expect(await thumbnails.open(upload)).toBeUndefined();
    expect(await thumbnails.open(upload)).toBeUndefined();
    expect(opened.made()).toBe(1);
    expect(await row()).toMatchObject({ thumbnail_key: upload.thumbnail_key });
    opened.during(async () => {});
    expect(
      await createThumbnails({ ...opened, previews: createPreviews(opened) }).open(upload),
    ).toBeDefined();
  });

  test('is tried again after a failure that is not the image’s', async () => {
    const upload = await store(pixel);
    opened.during(() => Promise.reject(new Error('no room')));
    const thumbnails = createThumbnails({ ...opened, previews: createPreviews(opened) });
    expect(await outcomeOf(thumbnails.open(upload))).toThrow('no room');
    opened.during(async () => {});
    expect(await thumbnails.open(upload)).toBeDefined();
  });

  test('of a document that took too long is tried three times', async () => {
    const upload = await store(pixel, 'application/pdf');
    const thumbnails = ofDocuments(async () => {
      throw new BrokenOffError('It took too long.');
    });
    for (const attempts of [1, 2]) {
      expect(await thumbnails.make(upload)).toBeUndefined();
      expect(await row()).toMatchObject({ preview_attempts: attempts, thumbnail_key: null });
      expect(canHaveThumbnail(opened, await row())).toBe(true);
    }
    expect(await thumbnails.make(upload)).toBeUndefined();
    expect(canHaveThumbnail(opened, await row())).toBe(false);
  });

  test('of a document that took too long once is there after the next attempt', async () => {
    const upload = await store(pixel, 'application/pdf');
    let attempts = 0;
    const thumbnails = ofDocuments(async () => {
      attempts += 1;
      if (attempts === 1) throw new BrokenOffError('It took too long.');
      return { picture: pixel, facts: {} };
    });
    expect(await thumbnails.make(upload)).toBeUndefined();
    expect(await thumbnails.make(upload)).toBeDefined();
    expect((await row()).thumbnail_key).not.toBe('');
  });

  test('of a document that memory does not suffice for is not given up', async () => {
    const upload = await store(pixel, 'application/pdf');
    const thumbnails = ofDocuments(async () => {
      throw new OutOfMemoryError('killed');
    });
    expect(await thumbnails.make(upload)).toBeUndefined();
    expect(canHaveThumbnail(opened, await row())).toBe(true);
  });
});
