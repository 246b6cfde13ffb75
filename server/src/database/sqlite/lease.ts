import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';

import type { AtOnce, BusyRetryConnection } from './busy-retry.ts';
import type { CommittedRows } from './committed-rows.ts';
import type { CommitGroup, GroupCommit, PendingTransaction } from './group-commit.ts';

export const isReading = ({ sql }: CompiledQuery) => /^\s*select\b/i.test(sql);
const isWriting = ({ sql }: CompiledQuery) => /^\s*(?:insert|update|delete)\b/i.test(sql);
const isBeginning = ({ sql }: CompiledQuery) => /^\s*begin\b/i.test(sql);

/** The share of the connections that one query, transaction or `db.connection()` block holds. */
export class SqliteLease implements DatabaseConnection {
  #part: PendingTransaction | undefined;
  #endTurn: (() => void) | undefined;

  constructor(
    private readonly writer: GroupCommit,
    private readonly writing: BusyRetryConnection,
    private readonly committed: CommittedRows | undefined,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.execute<R>(query);
  }

  /** Synchronous if SQLite answers immediately: in a transaction, and for reads. */
  execute<R>(query: CompiledQuery): AtOnce<QueryResult<R>> {
    if (this.#part) return this.writer.execute<R>(this.#part.group, query);
    // Within a transaction that was begun by a plain `begin` statement.
    if (this.#endTurn) return this.writing.executeQuery<R>(query);
    if (this.committed && isReading(query)) return this.committed.executeQuery<R>(query);
    return this.#executeInTurn<R>(query);
  }

  async #executeInTurn<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    this.#endTurn = await this.writer.takeTurn();
    let group: CommitGroup;
    let result: QueryResult<R>;
    try {
      if (!isWriting(query)) return await this.writer.executeAlone<R>(query);
      group = await this.writer.join();
      result = await this.writer.execute<R>(group, query);
    } finally {
      if (!isBeginning(query)) this.end();
    }
    await group.committed;
    return result;
  }

  // No query of Perch returns more than fits into memory.
  streamQuery(): never {
    throw new Error('Queries of an embedded database are not streamed');
  }

  async begin(): Promise<void> {
    this.#endTurn = await this.writer.takeTurn();
    this.#part = await this.writer.begin();
  }

  /** `isAtOnce` waits for no other transaction that may share the commit. */
  async commit({ isAtOnce = false } = {}): Promise<void> {
    const part = this.#part;
    if (!part) return;
    await this.writer.keep(part);
    if (isAtOnce) await this.writer.commit();
    this.end();
    await part.group.committed;
  }

  async rollback(): Promise<void> {
    if (this.#part) await this.writer.undo(this.#part);
    this.end();
  }

  /** Ends the writer's turn. */
  end(): void {
    this.#part = undefined;
    this.#endTurn?.();
    this.#endTurn = undefined;
  }
}
