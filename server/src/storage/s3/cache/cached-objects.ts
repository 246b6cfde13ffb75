import { secondMs } from '../../../lib/clock.ts';
import { createLruCache } from '../../../lib/lru-cache.ts';
import type { ByteRange, Storage } from '../../storage.ts';
import type { ObjectCache } from './object-cache.ts';

const mib = 1024 ** 2;
// Read into memory before it is answered, so that its length is sent with it.
const inMemoryBytesMax = 256 * 1024;
const inMemoryMax = 32;
// Copied for the first reader of a part, too.
const smallObjectBytes = 64 * mib;
const copiesMax = 4;
// How long an answer may wait for a copy, and after which it is known how fast that comes.
const waitMs = 2 * secondMs;
const lookAfterMs = 250;
const rememberedMax = 10_000;

interface Copy {
  done: Promise<boolean>;
  begunAt: number;
  bytes: number;
  written: number;
  waiting: number;
  /** Goes on also when no answer waits for it. */
  isKept: boolean;
}

/**
 * Gives reads a length: bodies that come from memory or a file of this machine are sent with
 * Content-Length, which the runtime leaves out of streams. Small ones are read at once; objects are
 * copied to the disk for their first reader, when the copy is there soon, or for the second; what is
 * neither is streamed. Stored bytes never change, so no copy can be stale. A copy belongs to one
 * reader: who shares the object with others cannot tell from the time or the form of an answer.
 */
export function withDiskCache(driver: Storage, cache: ObjectCache): Storage {
  const copies = new Map<string, Copy>();
  const asked = createLruCache<true>(rememberedMax, () => 1);
  let inMemory = 0;

  function beginCopy(name: string, key: string, bytes: number, isKept: boolean): Copy | undefined {
    const present = copies.get(name);
    if (present) present.isKept ||= isKept;
    if (present || copies.size >= copiesMax || bytes > cache.objectBytesMax) return present;
    const copy: Copy = {
      done: Promise.resolve(false),
      begunAt: performance.now(),
      bytes,
      written: 0,
      waiting: 0,
      isKept,
    };
    copies.set(name, copy);
    copy.done = cache
      .store(name, bytes, chunksOf(driver, key), (written) => (copy.written = written))
      // The reader meets the same failure where it can be answered.
      .catch(() => false)
      .finally(() => copies.delete(name));
    return copy;
  }

  /** False as soon as it shows that the copy will not be there in time. */
  async function isSoonThere(name: string, copy: Copy): Promise<boolean> {
    const until = performance.now() + waitMs;
    copy.waiting += 1;
    try {
      for (let leftMs = waitMs; leftMs > 0 && isOnCourse(copy, leftMs);) {
        const outcome = await Promise.race([copy.done, Bun.sleep(lookAfterMs)]);
        if (outcome !== undefined) return outcome;
        leftMs = until - performance.now();
      }
      return false;
    } finally {
      copy.waiting -= 1;
      if (!copy.isKept && copy.waiting === 0 && copies.has(name)) cache.remove(name);
    }
  }

  async function readInMemory(key: string, range: ByteRange | undefined): Promise<Blob> {
    inMemory += 1;
    try {
      return new Blob([await new Response(await driver.read(key, range)).arrayBuffer()]);
    } finally {
      inMemory -= 1;
    }
  }

  async function readFirst(name: string, key: string, range: ByteRange | undefined, bytes: number) {
    const wanted = range ? range.end - range.start : bytes;
    const isHot = asked.get(name) === true;
    asked.set(name, true);
    const isSmall = bytes <= smallObjectBytes;
    if (wanted <= inMemoryBytesMax && inMemory < inMemoryMax) {
      if (isHot && bytes > wanted) beginCopy(name, key, bytes, true);
      return readInMemory(key, range);
    }
    // Who looks into the middle of something large waits for none of the rest.
    const waits = !range || isSmall;
    const copy = waits || isHot ? beginCopy(name, key, bytes, isHot || isSmall) : undefined;
    if (copy && waits && (await isSoonThere(name, copy))) {
      const kept = cache.find(name);
      if (kept) return part(kept, range);
    }
    return driver.read(key, range);
  }

  return {
    ...driver,
    read(key, range, reader = '', bytes) {
      if (reader === '' || bytes === undefined) return driver.read(key, range);
      const name = `${key}.${reader}`;
      const kept = cache.find(name);
      return kept ? part(kept, range) : readFirst(name, key, range, bytes);
    },
    async remove(key) {
      cache.remove(key);
      await driver.remove(key);
    },
  };
}

const part = (whole: Blob, range: ByteRange | undefined) =>
  range ? whole.slice(range.start, range.end) : whole;

/** Whether a copy that goes on as it began is there in time. */
function isOnCourse({ begunAt, bytes, written }: Copy, leftMs: number): boolean {
  if (written === 0) return true;
  const bytesPerMs = written / (performance.now() - begunAt);
  return (bytes - written) / bytesPerMs <= leftMs;
}

async function* chunksOf(driver: Storage, key: string): AsyncIterable<Uint8Array> {
  const content = await driver.read(key);
  yield* content instanceof Blob ? content.stream() : content;
}
