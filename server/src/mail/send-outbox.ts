import type { Config } from '../config/config.ts';
import type { Db } from '../database/open.ts';
import type { OutboxRow } from '../database/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { dayMs, secondMs } from '../lib/clock.ts';
import type { Log } from '../lib/log.ts';
import type { Message } from './message.ts';
import { createSmtp, type SendFailure } from './smtp.ts';

export interface OutboxServices {
  config: Config;
  db: Db;
  clock: Clock;
  log: Log;
}

// How long a process holds a mail; longer than the SMTP time-outs, so no mail is sent twice.
const leaseMs = 100 * secondMs;
const backOffMinMs = 2 * secondMs;
// Plus the job's interval, a retry at least every two minutes.
const backOffMaxMs = 110 * secondMs;
const retryForMs = 3 * dayMs;
const keepUndeliverableMs = 30 * dayMs;
// A mail that is being sent when the server stops gets this much longer.
const stopGraceMs = 3 * secondMs;

/** Whether SMTP is configured and a mail is due. */
export async function hasDueMail({ config, db, clock }: OutboxServices): Promise<boolean> {
  if (config.smtpUrl === undefined) return false;
  return (await findDue(db, clock.now())) !== undefined;
}

/**
 * Sends due mails, one at a time. Each is leased first, so that other processes skip it; after a crash
 * it is retried when the lease expires. `write` composes mails that are not stored ready to send, and
 * returns undefined for one that is no longer needed.
 */
export async function sendOutbox(
  services: OutboxServices,
  stopping: AbortSignal,
  write: (mail: OutboxRow) => Promise<Message | undefined>,
): Promise<void> {
  const { config, db, clock } = services;
  if (config.smtpUrl === undefined) return;
  const smtp = await createSmtp(config, config.smtpUrl);
  const cut = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onStop = () => {
    timer = setTimeout(() => cut.abort(), stopGraceMs);
  };
  stopping.addEventListener('abort', onStop);
  try {
    while (!stopping.aborted) {
      const id = await findDue(db, clock.now());
      if (id === undefined) return;
      const mail = await lease(services, id);
      if (!mail) continue;
      const message = mail.kind === 'ready' ? mail : await write(mail);
      const failure = message && (await smtp.send(message, mail.id, cut.signal));
      if (failure) await postpone(services, mail, failure);
      else await db.deleteFrom('outbox').where('id', '=', mail.id).execute();
    }
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', onStop);
  }
}

/** Deletes undeliverable mails after 30 days. */
export async function removeUndeliverableMail({ db, clock }: OutboxServices): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<', clock.now() - keepUndeliverableMs)
    .execute();
}

async function findDue(db: Db, now: number): Promise<string | undefined> {
  const due = await db
    .selectFrom('outbox')
    .select('id')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return due?.id;
}

function lease({ db, clock }: OutboxServices, id: string): Promise<OutboxRow | undefined> {
  const now = clock.now();
  return db
    .updateTable('outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: now + leaseMs }))
    .where('id', '=', id)
    .where('next_attempt_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Milliseconds until the next attempt: 4 s, 8 s, …, at most 110 s. */
export const backOffMs = (attempts: number) => Math.min(backOffMinMs * 2 ** attempts, backOffMaxMs);

async function postpone(
  { db, clock, log }: OutboxServices,
  { id, attempts, created_at: createdAt }: OutboxRow,
  { isFinal, isServerDown, sentence }: SendFailure,
): Promise<void> {
  const now = clock.now();
  const isUndeliverable = isFinal || now - createdAt > retryForMs;
  const later = now + backOffMs(attempts);
  log.warn('mail.send_failed', { id, attempts, isUndeliverable, reason: sentence });
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: isUndeliverable ? null : later, last_error: sentence })
    .where('id', '=', id)
    .execute();
  if (!isServerDown) return;
  // Other mails would fail for the same reason, each after its own time-out.
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: later })
    .where('next_attempt_at', '<=', now)
    .execute();
}
