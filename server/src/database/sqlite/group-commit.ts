import { setImmediate } from 'node:timers';

import { CompiledQuery, type QueryResult } from 'kysely';

import type { AtOnce, BusyRetryConnection } from './busy-retry.ts';

/** Transactions that share one commit, and so one sync to the disk. */
export interface CommitGroup {
  /** Resolves when all are durable; rejects when none is. */
  readonly committed: Promise<void>;
}

/** One transaction of a group. */
export interface PendingTransaction {
  readonly group: CommitGroup;
  /** The first one can be undone by rolling the group back; later ones need a savepoint, which copies pages. */
  readonly isFirst: boolean;
}

class OpenGroup implements CommitGroup {
  readonly #ended = Promise.withResolvers<void>();
  readonly committed = this.#ended.promise;
  readonly succeed = this.#ended.resolve;
  readonly fail = this.#ended.reject;

  constructor() {
    // All transactions of the group may have failed already, and then none awaits it.
    this.committed.catch(() => {});
  }
}

const statement = (sql: string) => CompiledQuery.raw(sql);
const begin = statement('begin immediate');
const commit = statement('commit');
const rollback = statement('rollback');
const beginSavepoint = statement('savepoint pending');
const releaseSavepoint = statement('release pending');
const rollbackSavepoint = statement('rollback to pending');

/**
 * Group commit on the one connection that writes. Transactions run one after the other, and those that
 * arrive before the commit share it, because syncing the disk takes most of the time. Each resolves only
 * after that commit, and each can be rolled back alone.
 */
export class GroupCommit {
  #lastTurn = Promise.resolve();
  #group: OpenGroup | undefined;

  constructor(private readonly connection: BusyRetryConnection) {}

  /** Waits for all earlier turns; the returned function ends this one. */
  async takeTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }

  /** Begins a transaction. This and all following methods are called during a turn. */
  async begin(): Promise<PendingTransaction> {
    const isFirst = this.#group === undefined;
    const group = await this.join();
    if (!isFirst) await this.execute(group, beginSavepoint);
    return { group, isFirst };
  }

  /** The open group, for a single statement that needs no savepoint. */
  async join(): Promise<CommitGroup> {
    if (this.#group) return this.#group;
    await this.connection.executeQuery(begin);
    const group = new OpenGroup();
    this.#group = group;
    // Commits after the transactions that have queued by then.
    setImmediate(() => void this.#commitInTurn(group));
    return group;
  }

  execute<R>(group: CommitGroup, query: CompiledQuery): AtOnce<QueryResult<R>> {
    // The group has failed: executing now would commit the statement on its own.
    if (this.#group !== group) return group.committed.then(() => this.#execute<R>(query));
    return this.#execute<R>(query);
  }

  #execute<R>(query: CompiledQuery): AtOnce<QueryResult<R>> {
    // On a full or failing disk SQLite rolls back the whole transaction.
    const failed = (error: unknown): never => {
      if (!this.connection.isInTransaction) this.#loseGroup(error);
      throw error;
    };
    try {
      const result = this.connection.executeQuery<R>(query);
      return result instanceof Promise ? result.catch(failed) : result;
    } catch (error) {
      return failed(error);
    }
  }

  /** Ends a transaction; it is durable once its group is. */
  async keep({ group, isFirst }: PendingTransaction): Promise<void> {
    if (!isFirst) await this.execute(group, releaseSavepoint);
  }

  async undo({ group, isFirst }: PendingTransaction): Promise<void> {
    if (this.#group !== group) return;
    if (isFirst) {
      this.#group = undefined;
      await this.connection.executeQuery(rollback);
      return;
    }
    await this.execute(group, rollbackSavepoint);
    await this.execute(group, releaseSavepoint);
  }

  /** Runs a statement that cannot be part of a group, such as `begin` or a pragma. */
  async executeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.commit();
    return this.connection.executeQuery<R>(query);
  }

  /** Commits the open group; a failure rejects the promise of each of its transactions. */
  async commit(): Promise<void> {
    const group = this.#group;
    if (!group) return;
    this.#group = undefined;
    try {
      await this.connection.executeQuery(commit);
      group.succeed();
    } catch (error) {
      group.fail(error);
      await this.#rollBackRest();
    }
  }

  /** Of a commit that has failed. */
  async #rollBackRest(): Promise<void> {
    try {
      if (this.connection.isInTransaction) await this.connection.executeQuery(rollback);
    } catch {
      // The disk has failed; SQLite does the same when it opens the file again.
    }
  }

  async #commitInTurn(group: CommitGroup): Promise<void> {
    const endTurn = await this.takeTurn();
    try {
      if (this.#group === group) await this.commit();
    } finally {
      endTurn();
    }
  }

  #loseGroup(error: unknown): void {
    this.#group?.fail(error);
    this.#group = undefined;
  }
}
