import { createLruCache } from './lru-cache.ts';

type Load<T> = (key: string) => Promise<T | undefined>;

/** LRU cache in front of a lookup; misses are not kept. */
export interface LookupCache<T> {
  /** The value of the key: synchronously on a hit, else a promise of `load`, which concurrent misses share. */
  find(key: string, load: Load<T>): T | Promise<T | undefined>;
  /** The value of the key where it is in memory. */
  peek(key: string): T | undefined;
  /** Invalidates the key; a load in flight does not cache its result. */
  forget(key: string): void;
  forgetAll(): void;
}

export function createLookupCache<T extends object>(entriesMax: number): LookupCache<T> {
  const entries = createLruCache<T>(entriesMax, () => 1);
  const loading = new Map<string, Promise<T | undefined>>();

  async function loadOnce(key: string, load: Load<T>): Promise<T | undefined> {
    const pending = load(key);
    loading.set(key, pending);
    try {
      const value = await pending;
      // A change in between has removed this load from the map; what it has read must not come back.
      if (value && loading.get(key) === pending) entries.set(key, value);
      return value;
    } finally {
      if (loading.get(key) === pending) loading.delete(key);
    }
  }

  return {
    find(key, load) {
      return entries.get(key) ?? loading.get(key) ?? loadOnce(key, load);
    },
    peek: entries.get,
    forget(key) {
      entries.delete(key);
      loading.delete(key);
    },
    forgetAll() {
      entries.deleteWhere(() => true);
      loading.clear();
    },
  };
}
