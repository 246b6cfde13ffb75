import type { Transaction } from 'kysely';

import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import type { Log } from '../lib/log.ts';
import type { DomainEvent, EventKind, EventOf } from './domain-events.ts';

type Listener<Kind extends EventKind> = (event: EventOf<Kind>) => void | Promise<void>;

/** Publishes events to the listeners of this process. */
export interface EventBus {
  /**
   * Tells all listeners at once, and resolves when every one of them has done its work. Never rejects: a
   * listener's error is logged, and keeps no other one from hearing the event. Call it when the change is
   * committed, or let `transact` do so.
   */
  publish(...events: readonly DomainEvent[]): Promise<void>;
  /**
   * Calls the listener for each event of these kinds. What it returns a promise for is awaited by the verb,
   * and so by the client; longer work it only begins. `name` is for the log.
   */
  listen<Kind extends EventKind>(
    name: string,
    kinds: readonly Kind[],
    listener: Listener<Kind>,
  ): void;
}

interface Registration {
  name: string;
  /** Does nothing for an event of another kind. */
  tell(event: DomainEvent): void | Promise<void>;
}

/** Opens a bus without listeners. Events of one call reach each listener in their order. */
export function createEventBus(log: Log): EventBus {
  const registrations: Registration[] = [];

  async function tellOne({ name, tell }: Registration, event: DomainEvent): Promise<void> {
    try {
      await tell(event);
    } catch (error) {
      log.error('event.listener_failed', { kind: event.kind, listener: name, error });
    }
  }

  return {
    async publish(...events) {
      await Promise.all(
        events.flatMap((event) => registrations.map((each) => tellOne(each, event))),
      );
    },
    listen(name, kinds, listener) {
      const isWanted = (event: DomainEvent): event is EventOf<(typeof kinds)[number]> =>
        kinds.some((kind) => kind === event.kind);
      registrations.push({
        name,
        tell: (event) => (isWanted(event) ? listener(event) : undefined),
      });
    },
  };
}

/** Emits events of a transaction, which are published when it is committed. */
export type Emit = (...events: readonly DomainEvent[]) => void;

/**
 * Runs the work in a transaction and publishes the emitted events when that is committed, and only then;
 * resolves when the listeners have done their work. Throws what `work` and the database throw.
 */
export async function transact<T>(
  { db, events }: { db: Db; events: EventBus },
  work: (transaction: Transaction<Schema>, emit: Emit) => Promise<T>,
): Promise<T> {
  const emitted: DomainEvent[] = [];
  const result = await db
    .transaction()
    .execute((transaction) => work(transaction, (...more) => void emitted.push(...more)));
  await events.publish(...emitted);
  return result;
}
