import { setImmediate } from 'node:timers';

import { CompiledQuery, type QueryResult } from 'kysely';

import type { BusyRetryConnection } from './busy-retry.ts';

/** Transactions that are committed, and so synced to the disk, together. */
export interface CommitGroup {
  /** Resolves when they are durable; rejects when none of them is. */
  readonly committed: Promise<void>;
}

/** One of them. */
export interface PendingTransaction {
  readonly group: CommitGroup;
  /** Nothing else is in the group: undoing it needs no savepoint, which costs a copy of each page. */
  readonly isFirst: boolean;
}

class OpenGroup implements CommitGroup {
  readonly #ended = Promise.withResolvers<void>();
  readonly committed = this.#ended.promise;
  readonly succeed = this.#ended.resolve;
  readonly fail = this.#ended.reject;

  constructor() {
    // Perhaps everybody in it has failed already.
    this.committed.catch(() => {});
  }
}

const statement = (sql: string) => CompiledQuery.raw(sql);
const begin = statement('begin immediate');
const commit = statement('commit');
const rollback = statement('rollback');
const beginPart = statement('savepoint part');
const keepPart = statement('release part');
const undoPart = statement('rollback to part');

/**
 * The one connection of an embedded database that writes. Whoever writes does it in turn, and those
 * who come while others are at it share one commit: it is the sync to the disk that takes time. Each
 * is told only after it, and each can be undone by itself.
 */
export class GroupCommit {
  #lastTurn = Promise.resolve();
  #group: OpenGroup | undefined;

  constructor(private readonly connection: BusyRetryConnection) {}

  /** Waits until all who came before are done; what it gives has to be called at the end. */
  async takeTurn(): Promise<() => void> {
    const before = this.#lastTurn;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#lastTurn = promise;
    await before;
    return resolve;
  }

  /** Begins a transaction, as all that follows in somebody's turn. */
  async begin(): Promise<PendingTransaction> {
    const isFirst = this.#group === undefined;
    const group = await this.join();
    if (!isFirst) await this.execute(group, beginPart);
    return { group, isFirst };
  }

  /** What a single statement needs to be committed with others. */
  async join(): Promise<CommitGroup> {
    if (this.#group) return this.#group;
    await this.connection.executeQuery(begin);
    const group = new OpenGroup();
    this.#group = group;
    // Behind those who have come by then.
    setImmediate(() => void this.#commitInTurn(group));
    return group;
  }

  async execute<R>(group: CommitGroup, query: CompiledQuery): Promise<QueryResult<R>> {
    // Without it, this would be a transaction of its own.
    if (this.#group !== group) await group.committed;
    try {
      return await this.connection.executeQuery<R>(query);
    } catch (error) {
      // A full or failing disk undoes everything at once.
      if (!this.connection.isInTransaction) this.#loseGroup(error);
      throw error;
    }
  }

  /** Ends a transaction; it is durable when its group is. */
  async keep({ group, isFirst }: PendingTransaction): Promise<void> {
    if (!isFirst) await this.execute(group, keepPart);
  }

  async undo({ group, isFirst }: PendingTransaction): Promise<void> {
    if (this.#group !== group) return;
    if (isFirst) {
      this.#group = undefined;
      await this.connection.executeQuery(rollback);
      return;
    }
    await this.execute(group, undoPart);
    await this.execute(group, keepPart);
  }

  /** Runs what cannot be part of a transaction, or is one itself. */
  async executeAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.commit();
    return this.connection.executeQuery<R>(query);
  }

  /** Commits what is open, in somebody's turn; its failure is told to those whose it is. */
  async commit(): Promise<void> {
    const group = this.#group;
    if (!group) return;
    this.#group = undefined;
    try {
      await this.connection.executeQuery(commit);
      group.succeed();
    } catch (error) {
      group.fail(error);
      if (this.connection.isInTransaction)
        await this.connection.executeQuery(rollback).catch(() => {});
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
