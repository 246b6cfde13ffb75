/** A cache bounded by total weight that evicts the least recently used entries. */
export interface LruCache<V> {
  get(key: string): V | undefined;
  set(key: string, value: V): void;
  delete(key: string): void;
  /** Deletes every matching entry, in time linear in the number of entries. */
  deleteWhere(matches: (value: V) => boolean): void;
}

/** `weightOf` returns 1 to bound the number of entries, or bytes to bound their memory. */
export function createLruCache<V>(weightMax: number, weightOf: (value: V) => number): LruCache<V> {
  // A Map iterates in insertion order, and `get` reinserts: the first entry is the least recently used.
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

/** Keeps the latest results by key; calls at the same time share one, and what failed is made again. */
export function createResultCache<V>(entriesMax: number) {
  const results = createLruCache<Promise<V>>(entriesMax, () => 1);
  return (key: string, make: () => Promise<V>): Promise<V> => {
    const known = results.get(key);
    if (known) return known;
    const making = make();
    results.set(key, making);
    making.catch(() => results.delete(key));
    return making;
  };
}
