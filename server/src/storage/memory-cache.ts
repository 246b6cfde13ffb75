import { createLruCache } from '../lib/lru-cache.ts';
import type { Storage } from './storage.ts';

const fileBytesMax = 256 * 1024;
const memoryBytesMax = 32 * 1024 ** 2;
const largeFilesMax = 10_000;

type Content = ReturnType<Storage['read']>;

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
      if (bytes > fileBytesMax) large.set(key, true);
      else await keep(key, bytes, driver.read(key));
    } finally {
      loading.delete(key);
    }
  }

  /** Reads a small file into memory, and keeps it there unless it is removed meanwhile. */
  async function keep(key: string, bytes: number, found: Content): Promise<Blob> {
    loading.add(key);
    try {
      const content = new Blob([await new Response(await found).arrayBuffer()]);
      // A concurrent removal deletes the key from the set; a removed file must not be cached.
      if (content.size === bytes && loading.has(key)) small.set(key, content);
      return content;
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
      const found = driver.read(key, range, objectBytes);
      if (large.get(key) || loading.has(key)) return found;
      const isSmall = objectBytes !== undefined && objectBytes <= fileBytesMax;
      // An object is read once, for both the request and the cache.
      if (found instanceof Promise && isSmall && !range) return keep(key, objectBytes, found);
      // This request reads from the driver itself and sees its errors.
      load(key).catch(() => {});
      return found;
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
