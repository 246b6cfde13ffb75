import { secondMs } from '../lib/clock.ts';

const flushEveryMs = 5 * secondMs;
const rowsPerTransaction = 500;

/** What was counted of one row, by kind. */
export type Counted<Kind extends string> = readonly [id: string, counts: Record<Kind, number>];

/** Counts in memory and writes the counts in batches, so that no answer waits for a write. */
export interface BatchedCounts<Kind extends string> {
  count(id: string, kind: Kind): void;
  /** Writes the counts to the database; those of a transaction that fails stay for the next flush. */
  flush(): Promise<void>;
  /** Stops the timer and flushes. */
  close(): Promise<void>;
}

interface Batches<Kind extends string> {
  kinds: readonly Kind[];
  /** Adds these counts to their rows, which are in the order of their ids, in one transaction. */
  write(rows: readonly Counted<Kind>[]): Promise<void>;
  onFailure(rows: number, error: unknown): void;
}

export function createBatchedCounts<Kind extends string>({
  kinds,
  write,
  onFailure,
}: Batches<Kind>): BatchedCounts<Kind> {
  let counts = new Map<string, Map<Kind, number>>();

  function add(id: string, kind: Kind, more: number) {
    const entry = counts.get(id) ?? new Map<Kind, number>();
    counts.set(id, entry.set(kind, (entry.get(kind) ?? 0) + more));
  }

  const asRecord = (entry: ReadonlyMap<Kind, number>) =>
    // The keys are those of `kinds`, one each.
    Object.fromEntries(kinds.map((kind) => [kind, entry.get(kind) ?? 0])) as Record<Kind, number>;

  async function flush() {
    if (counts.size === 0) return;
    const batch = counts;
    counts = new Map();
    // Always in the same order, so that two processes cannot deadlock.
    const rows = [...batch].toSorted(([a], [b]) => (a < b ? -1 : 1));
    for (let start = 0; start < rows.length; start += rowsPerTransaction) {
      const part = rows.slice(start, start + rowsPerTransaction);
      try {
        await write(part.map(([id, entry]) => [id, asRecord(entry)]));
      } catch (error) {
        onFailure(part.length, error);
        for (const [id, entry] of part) {
          for (const [kind, more] of entry) add(id, kind, more);
        }
      }
    }
  }

  const timer = setInterval(() => void flush(), flushEveryMs);
  timer.unref();
  return {
    count: (id, kind) => add(id, kind, 1),
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}
