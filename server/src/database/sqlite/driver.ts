import type { CompiledQuery, DatabaseConnection, Driver, QueryResult } from 'kysely';

import { BusyRetryConnection } from './busy-retry.ts';
import type { SqliteConnection } from './connection.ts';
import { type CommitGroup, GroupCommit, type PendingTransaction } from './group-commit.ts';

interface Connections {
  writing: SqliteConnection;
  /** Sees committed data and never waits for writers; undefined for an in-memory database. */
  reading: SqliteConnection | undefined;
}

/** Kysely's driver for SQLite: reads run beside writes, concurrent writes share a commit. */
export class SqliteDriver implements Driver {
  readonly #writer: GroupCommit;
  readonly #writing: BusyRetryConnection;
  readonly #reader: BusyRetryConnection | undefined;

  constructor(private readonly connections: Connections) {
    this.#writing = new BusyRetryConnection(connections.writing);
    this.#writer = new GroupCommit(this.#writing);
    this.#reader = connections.reading && new BusyRetryConnection(connections.reading);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<Lease> {
    return new Lease(this.#writer, this.#writing, this.#reader);
  }

  async beginTransaction(lease: Lease): Promise<void> {
    await lease.begin();
  }

  async commitTransaction(lease: Lease): Promise<void> {
    await lease.commit();
  }

  async rollbackTransaction(lease: Lease): Promise<void> {
    await lease.rollback();
  }

  async releaseConnection(lease: Lease): Promise<void> {
    lease.end();
  }

  async destroy(): Promise<void> {
    const endTurn = await this.#writer.takeTurn();
    await this.#writer.commit();
    this.connections.reading?.close();
    this.connections.writing.close();
    endTurn();
  }
}

const isReading = ({ sql }: CompiledQuery) => /^\s*select\b/i.test(sql);
const isWriting = ({ sql }: CompiledQuery) => /^\s*(?:insert|update|delete)\b/i.test(sql);
const isBeginning = ({ sql }: CompiledQuery) => /^\s*begin\b/i.test(sql);

/** The share of the connections that one query, transaction or `db.connection()` block holds. */
class Lease implements DatabaseConnection {
  #part: PendingTransaction | undefined;
  #endTurn: (() => void) | undefined;

  constructor(
    private readonly writer: GroupCommit,
    private readonly writing: BusyRetryConnection,
    private readonly reader: BusyRetryConnection | undefined,
  ) {}

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#part) return this.writer.execute<R>(this.#part.group, query);
    // Within a transaction that was begun by a plain `begin` statement.
    if (this.#endTurn) return this.writing.executeQuery<R>(query);
    if (this.reader && isReading(query)) return this.reader.executeQuery<R>(query);
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

  async commit(): Promise<void> {
    const part = this.#part;
    if (!part) return;
    await this.writer.keep(part);
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
