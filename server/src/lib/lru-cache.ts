/** Entries up to a total weight; what was not used for the longest time goes first. */
export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  /** Deletes every entry that matches; looks at all of them. */
  deleteWhere(matches: (value: V) => boolean): void;
}

/** `weightOf` gives an entry's share of `weightMax`: 1 to bound the number, bytes to bound memory. */
export function createLruCache<V>(weightMax: number, weightOf: (value: V) => number): LruCache<V> {
  // A Map keeps the order of insertion: the first entry is the one used longest ago.
  const entries = new Map<string, V>();
  let weight = 0;

  function remove(key: string) {
    const value = entries.get(key);
    if (value === undefined) return;
    entries.delete(key);
    weight -= weightOf(value);
  }

  return {
    get(key) {
      const value = entries.get(key);
      if (value === undefined) return undefined;
      entries.delete(key);
      entries.set(key, value);
      return value;
    },
    set(key, value) {
      remove(key);
      entries.set(key, value);
      weight += weightOf(value);
      for (const oldest of entries.keys()) {
        if (weight <= weightMax) return;
        remove(oldest);
      }
    },
    delete: remove,
    deleteWhere(matches) {
      for (const [key, value] of entries) if (matches(value)) remove(key);
    },
  };
}
