import type { Db } from '../database/open.ts';
import type { OutboxEntryRow, OutboxKind, OutboxPayloads } from '../database/rows/outbox-rows.ts';
import { type Clock, dayMs, secondMs } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';

/** Why an entry could not be delivered. */
export interface DeliveryFailure {
  /** Permanent: retrying this entry is pointless. */
  isFinal: boolean;
  /** Concerns the receiver of all: other entries of the kind would fail as well. */
  isServerDown: boolean;
  sentence: string;
}

/** How entries of one kind are delivered. */
export interface Delivery<Kind extends OutboxKind> {
  kind: Kind;
  /** For the log, of an entry that could not be delivered. */
  failureEvent: string;
  /** How long a process holds an entry: longer than a delivery can take, so that none is delivered twice. */
  leaseMs: number;
  /** After which an entry is given up. */
  retryForMs: number;
  /** Delivers one entry, also one that is no longer needed. */
  deliver(
    entry: { id: string; payload: OutboxPayloads[Kind] },
    signal: AbortSignal,
  ): Promise<DeliveryFailure | undefined>;
}

export interface OutboxServices {
  db: Db;
  clock: Clock;
  log: Log;
}

const backOffMinMs = 2 * secondMs;
// Plus the job's interval, a retry at least every two minutes.
const backOffMaxMs = 110 * secondMs;
const keepUndeliverableMs = 30 * dayMs;
// An entry that is being delivered when the server stops gets this much longer.
const stopGraceMs = 3 * secondMs;

/** Whether an entry of the kind is due. */
export const hasDueEntry = async (
  { db, clock }: Pick<OutboxServices, 'db' | 'clock'>,
  kind: OutboxKind,
): Promise<boolean> => (await findDue(db, kind, clock.now())) !== undefined;

/**
 * Delivers due entries of a kind, one at a time. Each is leased first, so that other processes skip it; after a crash it is
 * retried when the lease expires.
 */
export async function deliverOutbox<Kind extends OutboxKind>(
  services: OutboxServices,
  stopping: AbortSignal,
  delivery: Delivery<Kind>,
): Promise<void> {
  const { db, clock } = services;
  const cut = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onStop = () => {
    timer = setTimeout(() => cut.abort(), stopGraceMs);
  };
  stopping.addEventListener('abort', onStop);
  try {
    while (!stopping.aborted) {
      const id = await findDue(db, delivery.kind, clock.now());
      if (id === undefined) return;
      const entry = await lease(services, id, delivery.leaseMs);
      if (!entry) continue;
      const payload: OutboxPayloads[Kind] = JSON.parse(entry.payload);
      const failure = await delivery.deliver({ id, payload }, cut.signal);
      if (failure) await postpone(services, delivery, entry, failure);
      else await db.deleteFrom('outbox_entries').where('id', '=', id).execute();
    }
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', onStop);
  }
}

/** Deletes undeliverable entries after 30 days. */
export async function removeUndeliverable({
  db,
  clock,
}: Pick<OutboxServices, 'db' | 'clock'>): Promise<void> {
  await db
    .deleteFrom('outbox_entries')
    .where('due_at', 'is', null)
    .where('created_at', '<', clock.now() - keepUndeliverableMs)
    .execute();
}

async function findDue(db: Db, kind: OutboxKind, now: number): Promise<string | undefined> {
  const due = await db
    .selectFrom('outbox_entries')
    .select('id')
    .where('kind', '=', kind)
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return due?.id;
}

function lease(
  { db, clock }: OutboxServices,
  id: string,
  leaseMs: number,
): Promise<OutboxEntryRow | undefined> {
  const now = clock.now();
  return db
    .updateTable('outbox_entries')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), due_at: now + leaseMs }))
    .where('id', '=', id)
    .where('due_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Milliseconds until the next attempt: 4 s, 8 s, …, at most 110 s. */
export const backOffMs = (attempts: number) => Math.min(backOffMinMs * 2 ** attempts, backOffMaxMs);

async function postpone(
  { db, clock, log }: OutboxServices,
  {
    kind,
    failureEvent,
    retryForMs,
  }: Pick<Delivery<OutboxKind>, 'kind' | 'failureEvent' | 'retryForMs'>,
  { id, attempts, created_at: createdAt }: OutboxEntryRow,
  { isFinal, isServerDown, sentence }: DeliveryFailure,
): Promise<void> {
  const now = clock.now();
  const isUndeliverable = isFinal || now - createdAt > retryForMs;
  const later = now + backOffMs(attempts);
  log.warn(failureEvent, { id, attempts, isUndeliverable, reason: sentence });
  await db
    .updateTable('outbox_entries')
    .set({ due_at: isUndeliverable ? null : later, last_error: sentence })
    .where('id', '=', id)
    .execute();
  if (!isServerDown) return;
  // Other entries would fail for the same reason, each after its own time-out.
  await db
    .updateTable('outbox_entries')
    .set({ due_at: later })
    .where('kind', '=', kind)
    .where('due_at', '<=', now)
    .execute();
}
