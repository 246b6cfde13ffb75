import { createLruCache } from '../lib/lru-cache.ts';
import type { Storage } from './storage.ts';

const fileBytesMax = 256 * 1024;
const memoryBytesMax = 32 * 1024 ** 2;
const largeFilesMax = 10_000;
const readersMax = 1000;

interface Kept {
  content: Blob;
  /** Who has read it. All others still have to wait for the storage, as if it were not here. */
  readers: Set<string>;
}

/**
 * Keeps small files that are read in memory, a bounded amount of them: opening a small file costs
 * several times as much as sending it. Stored bytes never change, so nothing here can be stale.
 */
export function withMemoryCache(driver: Storage): Storage {
  const small = createLruCache<Kept>(memoryBytesMax, ({ content }) => content.size);
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
      // A removal in between has taken the key from the set; what it removed must not stay here.
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
      const kept = small.get(key);
      if (kept?.readers.has(reader)) {
        return range ? kept.content.slice(range.start, range.end) : kept.content;
      }
      if (!large.get(key) && !loading.has(key)) {
        // Only a shortcut: whoever reads now reads from the driver, and sees its failure.
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
