import type { CompiledQuery, QueryResult } from 'kysely';

import { type AtOnce, type BusyRetryConnection, isBusy } from './busy-retry.ts';

/**
 * Reads what was committed, and waits for no writer. The connection that writes has those pages in its cache, which the other
 * one loses with every commit; within a transaction it would read more than that.
 */
export class CommittedRows {
  constructor(
    private readonly reading: BusyRetryConnection,
    private readonly writing: BusyRetryConnection,
  ) {}

  executeQuery<R>(query: CompiledQuery): AtOnce<QueryResult<R>> {
    const isAtOnce = this.writing.isInSlice && !this.writing.isInTransaction;
    if (!isAtOnce) return this.reading.executeQuery<R>(query);
    try {
      return this.writing.executeNow<R>(query);
    } catch (error) {
      // Another process repairs the log: a transaction may have begun when that has ended.
      if (isBusy(error)) return this.reading.executeQuery<R>(query);
      throw error;
    }
  }
}
