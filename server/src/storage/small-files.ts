import { createRecentlyUsed } from '../recently-used.ts';
import type { Storage } from './storage.ts';

const fileBytesMax = 256 * 1024;
const memoryBytesMax = 32 * 1024 ** 2;
const largeFilesMax = 10_000;

/**
 * Keeps small files that are read in memory, a bounded amount of them: opening a small file costs
 * several times as much as sending it. Stored bytes never change, so nothing here can be stale.
 */
export function withSmallFilesInMemory(driver: Storage): Storage {
  const small = createRecentlyUsed<Blob>(memoryBytesMax, ({ size }) => size);
  const large = createRecentlyUsed<true>(largeFilesMax, () => 1);
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
      // A removal in between has taken the key from the set; what it removed must not stay here.
      if (content.size === bytes && loading.has(key)) small.set(key, content);
    } finally {
      loading.delete(key);
    }
  }

  return {
    ...driver,
    read(key, range) {
      const content = small.get(key);
      if (content) return range ? content.slice(range.start, range.end) : content;
      if (!large.get(key) && !loading.has(key)) {
        // Only a shortcut: whoever reads now reads from the driver, and sees its failure.
        load(key).catch(() => {});
      }
      return driver.read(key, range);
    },
    async remove(key) {
      small.delete(key);
      loading.delete(key);
      await driver.remove(key);
    },
  };
}
