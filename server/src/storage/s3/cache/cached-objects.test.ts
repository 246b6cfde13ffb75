import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { outcomeOf, waitFor } from '../../../../../test/support/wait.ts';
import { createLog } from '../../../lib/log.ts';
import { openDiskStorage } from '../../disk/disk.ts';
import { newKey, type Storage } from '../../storage.ts';
import { withDiskCache } from './cached-objects.ts';
import { openObjectCache } from './object-cache.ts';

const mib = 1024 ** 2;
const log = createLog('error', () => {});
type Content = Awaited<ReturnType<Storage['read']>>;
type Source = (key: string, range?: { start: number; end: number }) => Promise<Content>;

const bytesOf = async (content: Content) => new Response(content).bytes();
const isWithLength = (content: Content) => content instanceof Blob;

/** A store elsewhere, which gives streams and counts them, and copies of its objects. */
async function openCached(bytesMax = 100 * mib) {
  const path = await mkdtemp(join(tmpdir(), 'perch-copies-'));
  const disk = await openDiskStorage(join(path, 'files'));
  const folder = join(path, 'cache');
  let nowMs = 0;
  const calls: string[] = [];
  const elsewhere: Source = async (key, range) => {
    const content = await disk.read(key, range);
    return content instanceof Blob ? content.stream() : content;
  };
  let source = elsewhere;
  const driver: Storage = {
    ...disk,
    async read(key, range) {
      calls.push(range ? `${range.start}-${range.end}` : 'whole');
      return source(key, range);
    },
  };
  const cache = openObjectCache(folder, bytesMax, log, () => nowMs);
  const storage = withDiskCache(driver, cache);
  const store = async (bytes: number) => {
    const key = newKey();
    const content = randomBytes(bytes);
    await disk.write(key, new Blob([content]).stream());
    return { key, content, read: () => storage.read(key, undefined, bytes) };
  };
  return {
    storage,
    folder,
    calls,
    store,
    elsewhere,
    pass: (ms: number) => (nowMs += ms),
    answerWith: (by: Source) => (source = by),
    files: () => readdir(folder),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}

test('an object has a length from its first read, and is read from its copy afterwards', async () => {
  await using cached = await openCached();
  const { key, content, read } = await cached.store(3 * mib);
  for (let round = 0; round < 3; round += 1) {
    const whole = await read();
    expect(isWithLength(whole)).toBe(true);
    expect(content.equals(await bytesOf(whole))).toBe(true);
    const range = { start: 1_000_000, end: 2_000_001 };
    const middle = await cached.storage.read(key, range, content.length);
    expect(isWithLength(middle)).toBe(true);
    expect(content.subarray(1_000_000, 2_000_001).equals(await bytesOf(middle))).toBe(true);
  }
  expect(cached.calls).toEqual(['whole']);
});

test('readers who come at once share one read of the store', async () => {
  await using cached = await openCached();
  const { content, read } = await cached.store(3 * mib);
  const contents = await Promise.all(Array.from({ length: 20 }, async () => read()));
  for (const each of contents) expect(content.equals(await bytesOf(each))).toBe(true);
  expect(contents.every(isWithLength)).toBe(true);
  expect(cached.calls).toEqual(['whole']);
});

test('without the length nothing is copied', async () => {
  await using cached = await openCached();
  const { key } = await cached.store(3 * mib);
  expect(isWithLength(await cached.storage.read(key))).toBe(false);
  expect(await cached.files()).toEqual([]);
});

test('a small part of a large object is read alone, with a length', async () => {
  await using cached = await openCached();
  const { key, content } = await cached.store(80 * mib);
  const range = { start: 70 * mib, end: 70 * mib + 1000 };
  const middle = await cached.storage.read(key, range, content.length);
  expect(isWithLength(middle)).toBe(true);
  expect(content.subarray(range.start, range.end).equals(await bytesOf(middle))).toBe(true);
  expect(cached.calls).toEqual([`${range.start}-${range.end}`]);
});

test('the rest of a large object waits for nothing that lies before it', async () => {
  await using cached = await openCached(1000 * mib);
  const { key, content } = await cached.store(80 * mib);
  const silent = Promise.withResolvers<Content>();
  cached.answerWith((wanted, range) => (range ? cached.elsewhere(wanted, range) : silent.promise));
  const range = { start: 50 * mib, end: 80 * mib };
  for (let round = 0; round < 3; round += 1) {
    const rest = await cached.storage.read(key, range, content.length);
    expect((await bytesOf(rest)).length).toBe(30 * mib);
  }
  silent.reject(new Error('the end of the test'));
});

test('an object that comes slowly is streamed to its reader, and copied meanwhile', async () => {
  await using cached = await openCached();
  const { content, read } = await cached.store(3 * mib);
  const rest = Promise.withResolvers<void>();
  let reads = 0;
  cached.answerWith(async (key) => {
    reads += 1;
    if (reads > 1) return cached.elsewhere(key);
    return new ReadableStream<Uint8Array>({
      async start(controller) {
        controller.enqueue(content.subarray(0, 10));
        await rest.promise;
        controller.enqueue(content.subarray(10));
        controller.close();
      },
    });
  });
  const first = await read();
  expect(isWithLength(first)).toBe(false);
  expect(content.equals(await bytesOf(first))).toBe(true);
  rest.resolve();
  await waitFor('the copy', async () => isWithLength(await read()));
  expect(content.equals(await bytesOf(await read()))).toBe(true);
});

test('a removed object is no longer served, and a copy in progress is discarded', async () => {
  await using cached = await openCached();
  const { key, read } = await cached.store(3 * mib);
  await bytesOf(await read());
  expect(await cached.files()).toHaveLength(1);
  await cached.storage.remove(key);
  expect(await cached.files()).toEqual([]);
  expect(await outcomeOf((async () => bytesOf(await read()))())).toThrow();

  const other = await cached.store(3 * mib);
  const underWay = other.read();
  await cached.storage.remove(other.key);
  await Promise.resolve(underWay)
    .then(bytesOf)
    .catch(() => {});
  await waitFor('an empty folder', async () => (await cached.files()).length === 0);
});

test('the room is never exceeded: what was not read for the longest time goes', async () => {
  await using cached = await openCached(10 * mib);
  const objects = await Promise.all(Array.from({ length: 8 }, () => cached.store(2 * mib)));
  for (const { content, read } of objects) {
    expect(content.equals(await bytesOf(await read()))).toBe(true);
    expect((await cached.files()).length).toBeLessThanOrEqual(5);
    cached.pass(11_000);
  }
  const names = await cached.files();
  expect(names.map((name) => name.slice(0, 32)).toSorted()).toEqual(
    objects
      .slice(3)
      .map(({ key }) => key)
      .toSorted(),
  );
});

test('what was given out a moment ago stays, and what finds no room is streamed', async () => {
  await using cached = await openCached(10 * mib);
  const objects = await Promise.all(Array.from({ length: 6 }, () => cached.store(2 * mib)));
  const contents: Content[] = [];
  for (const { read } of objects) contents.push(await read());
  expect(contents.map(isWithLength)).toEqual([true, true, true, true, true, false]);
  for (const [index, content] of contents.entries()) {
    expect(objects[index]?.content.equals(await bytesOf(content))).toBe(true);
  }
});

test('an object of more than a quarter of the room is not copied', async () => {
  await using cached = await openCached(10 * mib);
  const { content, read } = await cached.store(3 * mib);
  for (let round = 0; round < 3; round += 1) {
    expect(content.equals(await bytesOf(await read()))).toBe(true);
  }
  expect(await cached.files()).toEqual([]);
});

test('a copy that was shortened or is gone is not given out', async () => {
  await using cached = await openCached();
  const { content, read } = await cached.store(3 * mib);
  await bytesOf(await read());
  const [name = ''] = await cached.files();
  await truncate(join(cached.folder, name), 1000);
  expect(content.equals(await bytesOf(await read()))).toBe(true);
  await rm(join(cached.folder, name));
  expect(content.equals(await bytesOf(await read()))).toBe(true);
});

test('where the store breaks off or the disk takes nothing, no copy is left, and reading goes on', async () => {
  await using cached = await openCached();
  const { content, read } = await cached.store(3 * mib);
  let reads = 0;
  cached.answerWith(async (key) => {
    reads += 1;
    if (reads > 1) return cached.elsewhere(key);
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        controller.enqueue(content.subarray(0, 1000));
        controller.error(new Error('broken'));
      },
    });
  });
  expect(content.equals(await bytesOf(await read()))).toBe(true);
  await waitFor('an empty folder', async () => (await cached.files()).length === 0);

  await rm(cached.folder, { recursive: true });
  await writeFile(cached.folder, 'no folder');
  const other = await cached.store(3 * mib);
  expect(other.content.equals(await bytesOf(await other.read()))).toBe(true);
});

test('a cache begins empty, whatever a process that was killed has left', async () => {
  await using cached = await openCached();
  const { read } = await cached.store(3 * mib);
  await bytesOf(await read());
  await writeFile(join(cached.folder, 'left.part'), 'left over');
  openObjectCache(cached.folder, mib, log);
  expect(await cached.files()).toEqual([]);
  expect(isWithLength(await read())).toBe(true);
});
