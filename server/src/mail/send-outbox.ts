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

// A mail is somebody's for so long; longer than handing it over can take.
const claimMs = 100 * secondMs;
const backOffMinMs = 2 * secondMs;
// With the pause of the job in between still every two minutes at the least.
const backOffMaxMs = 110 * secondMs;
const givenUpAfterMs = 3 * dayMs;
const givenUpKeptMs = 30 * dayMs;
// A mail under way when the server stops may end within this time.
const stopWithinMs = 3 * secondMs;

/** Whether there is a mail to send now, and a server to take it. */
export async function hasDueMail({ config, db, clock }: OutboxServices): Promise<boolean> {
  if (config.smtpUrl === undefined) return false;
  return (await findDue(db, clock.now())) !== undefined;
}

/**
 * Sends what is due, one mail at a time. Each is claimed first, so another process that does the
 * same leaves it alone; a claim outlives a crash by a while, after which the mail is tried again.
 * `write` makes the mails that are written only now; undefined: there is nothing to send.
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
    timer = setTimeout(() => cut.abort(), stopWithinMs);
  };
  stopping.addEventListener('abort', onStop);
  try {
    while (!stopping.aborted) {
      const id = await findDue(db, clock.now());
      if (id === undefined) return;
      const mail = await claim(services, id);
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

/** Forgets mail that was given up long ago. */
export async function removeUndeliverableMail({ db, clock }: OutboxServices): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('next_attempt_at', 'is', null)
    .where('created_at', '<', clock.now() - givenUpKeptMs)
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

function claim({ db, clock }: OutboxServices, id: string): Promise<OutboxRow | undefined> {
  const now = clock.now();
  return db
    .updateTable('outbox')
    .set(({ eb }) => ({ attempts: eb('attempts', '+', 1), next_attempt_at: now + claimMs }))
    .where('id', '=', id)
    .where('next_attempt_at', '<=', now)
    .returningAll()
    .executeTakeFirst();
}

/** Milliseconds until the next attempt: 4 s, 8 s, … and never more than about two minutes. */
export const backOffMs = (attempts: number) => Math.min(backOffMinMs * 2 ** attempts, backOffMaxMs);

async function postpone(
  { db, clock, log }: OutboxServices,
  { id, attempts, created_at: createdAt }: OutboxRow,
  { isFinal, isServerDown, sentence }: SendFailure,
): Promise<void> {
  const now = clock.now();
  const isGivenUp = isFinal || now - createdAt > givenUpAfterMs;
  const later = now + backOffMs(attempts);
  log.warn('mail.not_sent', { id, attempts, isGivenUp, reason: sentence });
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: isGivenUp ? null : later, last_error: sentence })
    .where('id', '=', id)
    .execute();
  if (!isServerDown) return;
  // The others would fail alike, each after its own time-out.
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: later })
    .where('next_attempt_at', '<=', now)
    .execute();
}
