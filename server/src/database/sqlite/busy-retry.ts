import { setImmediate } from 'node:timers/promises';

import type { CompiledQuery, QueryResult } from 'kysely';

import type { SqliteConnection } from './connection.ts';

const waitMaxMs = 5000;
// Perch's own processes release the lock within milliseconds; another program may hold it for long.
const pauseMinMs = 1;
const pauseMaxMs = 20;
// After a query has timed out, the following ones fail at once for so long instead of waiting as well.
const failFastMs = 1000;
// Longest time for which consecutive queries may keep the event loop.
const sliceMs = 20;

/**
 * Retries queries while another process holds SQLite's write lock, for up to 5 s. SQLite's own
 * `busy_timeout` would block the event loop meanwhile.
 */
export class BusyRetryConnection {
  #gaveUpAt = -Infinity;
  #sliceBeganAt = 0;

  constructor(private readonly connection: SqliteConnection) {}

  get isInTransaction(): boolean {
    return this.connection.isInTransaction;
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#yieldToEventLoop();
    const beganAt = performance.now();
    const failsFast = beganAt - this.#gaveUpAt < failFastMs;
    const until = failsFast ? beganAt : beganAt + waitMaxMs;
    for (;;) {
      try {
        const result = await this.connection.executeQuery<R>(query);
        // Readers meet no lock in WAL mode, so their success says nothing about it.
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
      // Jitter, so that waiting processes do not retry in lockstep.
      await Bun.sleep(pauseMs * (0.5 + Math.random()));
    }
  }

  /** SQLite is synchronous: without a pause, a thousand queries would run before any other event. */
  async #yieldToEventLoop(): Promise<void> {
    if (performance.now() - this.#sliceBeganAt < sliceMs) return;
    await setImmediate();
    this.#sliceBeganAt = performance.now();
  }
}

const isReading = ({ sql }: CompiledQuery) => /^\s*(select|pragma|explain)\b/i.test(sql);

/** Another process holds the lock; the statement had no effect. */
const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
