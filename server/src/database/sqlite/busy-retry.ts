import { setImmediate } from 'node:timers';

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

/** A value, or a promise of it where something has to be waited for. */
export type AtOnce<T> = T | Promise<T>;

/**
 * Retries queries while another process holds SQLite's write lock, for up to 5 s. SQLite's own
 * `busy_timeout` would block the event loop meanwhile.
 */
export class BusyRetryConnection {
  #gaveUpAt = -Infinity;
  #sliceBeganAt = 0;
  /** Each begins one of the queries that wait, in their order. */
  readonly #waiting: (() => void)[] = [];

  constructor(private readonly connection: SqliteConnection) {}

  get isInTransaction(): boolean {
    return this.connection.isInTransaction;
  }

  /** Whether the next query need not wait for the event loop. */
  get isInSlice(): boolean {
    return performance.now() - this.#sliceBeganAt < sliceMs;
  }

  /** At once, unless the event loop or the lock has to be waited for. */
  executeQuery<R>(query: CompiledQuery): AtOnce<QueryResult<R>> {
    if (!this.isInSlice) return this.#executeLater<R>(query);
    try {
      return this.executeNow<R>(query);
    } catch (error) {
      if (!isBusy(error)) throw error;
      return this.#retry<R>(query, error);
    }
  }

  /** Without a retry. */
  executeNow<R>(query: CompiledQuery): QueryResult<R> {
    const result = this.connection.executeQuery<R>(query);
    // Readers meet no lock in WAL mode, so their success says nothing about it.
    if (this.#gaveUpAt !== -Infinity && !isReading(query)) this.#gaveUpAt = -Infinity;
    return result;
  }

  /** SQLite is synchronous: without a pause, a thousand queries would run before any other event. */
  async #executeLater<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await new Promise<void>((begin) => {
      this.#waiting.push(begin);
      if (this.#waiting.length === 1) setImmediate(this.#nextIteration);
    });
    return this.executeQuery<R>(query);
  }

  /** One query in each iteration: what its request does with the rows keeps the event loop, too. */
  readonly #nextIteration = (): void => {
    const begin = this.#waiting.shift();
    if (this.#waiting.length > 0) setImmediate(this.#nextIteration);
    this.#sliceBeganAt = performance.now();
    begin?.();
  };

  /** Throws `refusal`, the first one, or the last, where the lock is not released in time. */
  async #retry<R>(query: CompiledQuery, refusal: unknown): Promise<QueryResult<R>> {
    const beganAt = performance.now();
    const failsFast = beganAt - this.#gaveUpAt < failFastMs;
    const until = failsFast ? beganAt : beganAt + waitMaxMs;
    let last = refusal;
    while (performance.now() < until) {
      const pauseMs = Math.min(pauseMaxMs, pauseMinMs + (performance.now() - beganAt) / 20);
      // Jitter, so that waiting processes do not retry in lockstep.
      await Bun.sleep(pauseMs * (0.5 + Math.random()));
      try {
        return this.executeNow<R>(query);
      } catch (error) {
        if (!isBusy(error)) throw error;
        last = error;
      }
    }
    this.#gaveUpAt = performance.now();
    throw last;
  }
}

const isReading = ({ sql }: CompiledQuery) => /^\s*(select|pragma|explain)\b/i.test(sql);

/** Another process holds the lock; the statement had no effect. */
export const isBusy = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'SQLITE_BUSY';
