import type { Driver } from 'kysely';

import { BusyRetryConnection } from './busy-retry.ts';
import { CommittedRows } from './committed-rows.ts';
import type { SqliteConnection } from './connection.ts';
import { GroupCommit } from './group-commit.ts';
import { SqliteLease } from './lease.ts';

interface Connections {
  writing: SqliteConnection;
  /** Sees committed data and never waits for writers; undefined for an in-memory database. */
  reading: SqliteConnection | undefined;
}

/** Kysely's driver for SQLite: reads run in parallel with writes, concurrent writes share a commit. */
export class SqliteDriver implements Driver {
  readonly #writer: GroupCommit;
  readonly #writing: BusyRetryConnection;
  /** Needs no lease; undefined for an in-memory database. */
  readonly committed: CommittedRows | undefined;

  constructor(private readonly connections: Connections) {
    this.#writing = new BusyRetryConnection(connections.writing);
    this.#writer = new GroupCommit(this.#writing);
    this.committed =
      connections.reading &&
      new CommittedRows(new BusyRetryConnection(connections.reading), this.#writing);
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<SqliteLease> {
    return new SqliteLease(this.#writer, this.#writing, this.committed);
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
