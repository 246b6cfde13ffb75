import { secondMs } from '../../../lib/clock.ts';
import { createLruCache } from '../../../lib/lru-cache.ts';
import type { ByteRange, Storage } from '../../storage.ts';
import type { ObjectCache } from './object-cache.ts';

const mib = 1024 ** 2;
// Up to this size, bodies are read into memory first, so that the response has a Content-Length.
const inMemoryBytesMax = 256 * 1024;
const inMemoryMax = 32;
// Objects up to this size are cached even if their first request is for a range.
const smallObjectBytes = 64 * mib;
const copiesMax = 4;
// How long a response may wait for a copy, and how often its progress is checked.
const waitMs = 2 * secondMs;
const progressCheckMs = 250;
const rememberedMax = 10_000;

interface Copy {
  done: Promise<boolean>;
  begunAt: number;
  bytes: number;
  written: number;
  waiting: number;
  /** Completes even if no response waits for it. */
  isKept: boolean;
}

/**
 * Serves objects from memory or a local copy, which lets the runtime send Content-Length; streams have
 * none. Small bodies are read at once. Larger objects are copied to the disk on the first request if the
 * copy completes soon, otherwise for the second one, and streamed meanwhile. Stored bytes never change,
 * so a copy is never stale.
 */
export function withDiskCache(driver: Storage, cache: ObjectCache): Storage {
  const copies = new Map<string, Copy>();
  const asked = createLruCache<true>(rememberedMax, () => 1);
  let inMemory = 0;

  function beginCopy(key: string, bytes: number, isKept: boolean): Copy | undefined {
    const present = copies.get(key);
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
    copies.set(key, copy);
    copy.done = cache
      .store(key, bytes, chunksOf(driver, key), (written) => (copy.written = written))
      // The read itself meets the same error and can answer it.
      .catch(() => false)
      .finally(() => copies.delete(key));
    return copy;
  }

  /** False as soon as the copy's rate shows that it will not complete in time. */
  async function completesSoon(key: string, copy: Copy): Promise<boolean> {
    const until = performance.now() + waitMs;
    copy.waiting += 1;
    try {
      for (let leftMs = waitMs; leftMs > 0 && isOnCourse(copy, leftMs);) {
        const outcome = await Promise.race([copy.done, Bun.sleep(progressCheckMs)]);
        if (outcome !== undefined) return outcome;
        leftMs = until - performance.now();
      }
      return false;
    } finally {
      copy.waiting -= 1;
      if (!copy.isKept && copy.waiting === 0 && copies.has(key)) cache.remove(key);
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

  async function readFirst(key: string, range: ByteRange | undefined, bytes: number) {
    const wanted = range ? range.end - range.start : bytes;
    const isHot = asked.get(key) === true;
    asked.set(key, true);
    const isSmall = bytes <= smallObjectBytes;
    if (wanted <= inMemoryBytesMax && inMemory < inMemoryMax) {
      if (isHot && bytes > wanted) beginCopy(key, bytes, true);
      return readInMemory(key, range);
    }
    // A range of a large object is streamed rather than waiting for a copy of all of it.
    const waits = !range || isSmall;
    const copy = waits || isHot ? beginCopy(key, bytes, isHot || isSmall) : undefined;
    if (copy && waits && (await completesSoon(key, copy))) {
      const kept = cache.find(key);
      if (kept) return part(kept, range);
    }
    return driver.read(key, range);
  }

  return {
    ...driver,
    read(key, range, bytes) {
      if (bytes === undefined) return driver.read(key, range);
      const kept = cache.find(key);
      return kept ? part(kept, range) : readFirst(key, range, bytes);
    },
    readOnce(key, range) {
      const kept = cache.find(key);
      return kept ? part(kept, range) : driver.readOnce(key, range);
    },
    async remove(key) {
      cache.remove(key);
      await driver.remove(key);
    },
    async removeAll(keys) {
      for (const key of keys) cache.remove(key);
      await driver.removeAll(keys);
    },
  };
}

const part = (whole: Blob, range: ByteRange | undefined) =>
  range ? whole.slice(range.start, range.end) : whole;

/** Whether the copy completes within `leftMs` at its rate so far. */
function isOnCourse({ begunAt, bytes, written }: Copy, leftMs: number): boolean {
  if (written === 0) return true;
  const bytesPerMs = written / (performance.now() - begunAt);
  return (bytes - written) / bytesPerMs <= leftMs;
}

async function* chunksOf(driver: Storage, key: string): AsyncIterable<Uint8Array> {
  const content = await driver.read(key);
  yield* content instanceof Blob ? content.stream() : content;
}
