import { createLruCache } from '../lib/lru-cache.ts';
import type { Storage } from './storage.ts';

const fileBytesMax = 256 * 1024;
const memoryBytesMax = 32 * 1024 ** 2;
const largeFilesMax = 10_000;
const readersMax = 1000;

interface CachedFile {
  content: Blob;
  /** Readers that have read it from the storage; for others the cache is a miss, so timing reveals nothing. */
  readers: Set<string>;
}

/**
 * Caches small files in memory, because opening one costs several times as much as sending it. Stored
 * bytes never change, so the cache is never stale.
 */
export function withMemoryCache(driver: Storage): Storage {
  const small = createLruCache<CachedFile>(memoryBytesMax, ({ content }) => content.size);
  const large = createLruCache<true>(largeFilesMax, () => 1);
  const loading = new Set<string>();

  async function load(key: string, reader: string): Promise<void> {
    loading.add(key);
    try {
      const bytes = await driver.size(key);
      if (bytes === undefined) return;
      if (bytes > fileBytesMax) {
        large.set(key, true);
        return;
      }
      const content = new Blob([await new Response(await driver.read(key)).arrayBuffer()]);
      // A concurrent removal deletes the key from the set; a removed file must not be cached.
      if (content.size !== bytes || !loading.has(key)) return;
      const others = [...(small.get(key)?.readers ?? [])].slice(1 - readersMax);
      small.set(key, { content, readers: new Set([...others, reader]) });
    } finally {
      loading.delete(key);
    }
  }

  return {
    ...driver,
    read(key, range, reader = '', objectBytes = undefined) {
      const cached = small.get(key);
      if (cached?.readers.has(reader)) {
        return range ? cached.content.slice(range.start, range.end) : cached.content;
      }
      if (!large.get(key) && !loading.has(key)) {
        // This request reads from the driver itself and sees its errors.
        load(key, reader).catch(() => {});
      }
      return driver.read(key, range, reader, objectBytes);
    },
    async remove(key) {
      small.delete(key);
      loading.delete(key);
      await driver.remove(key);
    },
  };
}
