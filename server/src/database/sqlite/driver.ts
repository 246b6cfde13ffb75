import type { Driver } from 'kysely';

import { BusyRetryConnection } from './busy-retry.ts';
import type { SqliteConnection } from './connection.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteLease } from './lease.ts';

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

  /** Reads committed rows, without a lease; undefined for an in-memory database. */
  get reader(): BusyRetryConnection | undefined {
    return this.#reader;
  }

  async acquireConnection(): Promise<SqliteLease> {
    return new SqliteLease(this.#writer, this.#writing, this.#reader);
  }

  async beginTransaction(lease: SqliteLease): Promise<void> {
    await lease.begin();
  }

  async commitTransaction(lease: SqliteLease): Promise<void> {
    await lease.commit();
  }

  async rollbackTransaction(lease: SqliteLease): Promise<void> {
    await lease.rollback();
  }

  async releaseConnection(lease: SqliteLease): Promise<void> {
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
