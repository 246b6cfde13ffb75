import { createLruCache } from '../lib/lru-cache.ts';
import type { Storage } from './storage.ts';

const fileBytesMax = 256 * 1024;
const memoryBytesMax = 32 * 1024 ** 2;
const largeFilesMax = 10_000;

/**
 * Caches small files in memory, because opening one costs several times as much as sending it. Stored
 * bytes never change, so the cache is never stale.
 */
export function withMemoryCache(driver: Storage): Storage {
  const small = createLruCache<Blob>(memoryBytesMax, ({ size }) => size);
  const large = createLruCache<true>(largeFilesMax, () => 1);
  const loading = new Set<string>();

  async function load(key: string): Promise<void> {
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
      small.set(key, content);
    } finally {
      loading.delete(key);
    }
  }

  function forget(key: string) {
    small.delete(key);
    loading.delete(key);
  }

  return {
    ...driver,
    read(key, range, objectBytes) {
      const cached = small.get(key);
      if (cached) return range ? cached.slice(range.start, range.end) : cached;
      if (!large.get(key) && !loading.has(key)) {
        // This request reads from the driver itself and sees its errors.
        load(key).catch(() => {});
      }
      return driver.read(key, range, objectBytes);
    },
    readOnce(key, range) {
      const cached = small.get(key);
      if (!cached) return driver.readOnce(key, range);
      return range ? cached.slice(range.start, range.end) : cached;
    },
    async remove(key) {
      forget(key);
      await driver.remove(key);
    },
    async removeAll(keys) {
      for (const key of keys) forget(key);
      await driver.removeAll(keys);
    },
  };
}
