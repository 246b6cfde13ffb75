import { setImmediate } from 'node:timers/promises';

import type { CompiledQuery, QueryResult } from 'kysely';

import type { SqliteConnection } from './connection.ts';

const patienceMs = 5000;
// Another process of this server is done within milliseconds, some other program perhaps never.
const pauseMinMs = 1;
const pauseMaxMs = 20;
// Whoever comes right behind somebody who has waited in vain need not find out anew.
const fruitlessMs = 1000;
// So long others wait for queries at the most.
const turnMs = 20;

/**
 * Waits for other processes that write to the same SQLite, up to 5 s and without holding up the
 * process: SQLite's own waiting would keep it from answering anybody.
 */
export class BusyRetryConnection {
  #gaveUpAt = -Infinity;
  #turnBeganAt = 0;

  constructor(private readonly connection: SqliteConnection) {}

  get isInTransaction(): boolean {
    return this.connection.isInTransaction;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#letOthersWork();
    const beganAt = performance.now();
    const isFruitless = beganAt - this.#gaveUpAt < fruitlessMs;
    const until = isFruitless ? beganAt : beganAt + patienceMs;
    for (;;) {
      try {
        const result = await this.connection.executeQuery<R>(query);
        // Whoever only reads meets no lock.
        if (!isReading(query)) this.#gaveUpAt = -Infinity;
        return result;
      } catch (error) {
        if (!isBusy(error)) throw error;
        if (performance.now() >= until) {
          this.#gaveUpAt = performance.now();
          throw error;
        }
      }
      const pauseMs = Math.min(pauseMaxMs, pauseMinMs + (performance.now() - beganAt) / 20);
      // Those who wait must not stay in step.
      await Bun.sleep(pauseMs * (0.5 + Math.random()));
    }
  }

  /** SQLite answers at once, so that a thousand queries would be done before anything else is. */
  async #letOthersWork(): Promise<void> {
    if (performance.now() - this.#turnBeganAt < turnMs) return;
    await setImmediate();
    this.#turnBeganAt = performance.now();
  }
}

const isReading = ({ sql }: CompiledQuery) => /^\s*(select|pragma|explain)\b/i.test(sql);

/** Another process has the lock; nothing has been done. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
