import type { UploadRow } from '../../database/schema.ts';
import { createLruCache } from '../../lib/lru-cache.ts';

const entriesMax = 10_000;

type Load = (slug: string) => Promise<UploadRow | undefined>;

/** LRU cache of upload rows by slug; invalidated when an upload changes or is deleted. */
export interface SlugCache {
  /** The slug's upload: the row on a hit, else a promise of `load`, which concurrent misses share. */
  find(slug: string, load: Load): UploadRow | Promise<UploadRow | undefined>;
  /** Invalidates the slug; a load in flight does not cache its result. */
  forget(slug: string): void;
  forgetAll(): void;
}

export function createSlugCache(): SlugCache {
  const entries = createLruCache<UploadRow>(entriesMax, () => 1);
  const loading = new Map<string, Promise<UploadRow | undefined>>();

  async function loadOnce(slug: string, load: Load): Promise<UploadRow | undefined> {
    const pending = load(slug);
    loading.set(slug, pending);
    try {
      const upload = await pending;
      // A delete in between has removed this load from the map; its row must not come back.
      if (upload && loading.get(slug) === pending) entries.set(slug, upload);
      return upload;
    } finally {
      if (loading.get(slug) === pending) loading.delete(slug);
    }
  }

  return {
    find(slug, load) {
      return entries.get(slug) ?? loading.get(slug) ?? loadOnce(slug, load);
    },
    forget(slug) {
      entries.delete(slug);
      loading.delete(slug);
    },
    forgetAll() {
      entries.deleteWhere(() => true);
      loading.clear();
    },
  };
}
