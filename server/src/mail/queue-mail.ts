import type { Transaction } from 'kysely';

import type { Config } from '../config/config.ts';
import type { Db } from '../database/open.ts';
import type { OutboxRow, Schema } from '../database/schema.ts';
import type { Clock } from '../lib/clock.ts';
import { newId } from '../lib/random.ts';
import type { Message } from './message.ts';

interface MailServices {
  config: Pick<Config, 'smtpUrl'>;
  clock: Clock;
}

type Outbox = Db | Transaction<Schema>;

/**
 * Adds a mail to the outbox, from which a job sends it; does nothing without SMTP_URL, nor for an account without
 * an email. Pass the
 * transaction of the change that the mail reports, so that both commit or neither.
 */
export async function queueMail(
  db: Outbox,
  services: MailServices,
  message: Message,
): Promise<void> {
  await queue(db, services, { kind: 'ready', ...message });
}

/** Queues a password reset mail, regardless of whether an account has this email. */
export async function queuePasswordReset(
  db: Outbox,
  services: MailServices,
  email: string,
): Promise<void> {
  const unwritten = { subject: '', text: '', html: '' };
  await queue(db, services, { kind: 'password-reset', recipient: email, ...unwritten });
}

/** Queues the mail that confirms a new email; it gets the id of the row in `email_changes`. */
export async function queueEmailChange(
  db: Outbox,
  services: MailServices,
  { id, recipient }: { id: string; recipient: string },
): Promise<void> {
  const unwritten = { subject: '', text: '', html: '' };
  await queue(db, services, { id, kind: 'email-change', recipient, ...unwritten });
}

/** Queues a mail about new registrations and returns its id in the outbox. */
export async function queueRegistrationMail(
  db: Outbox,
  services: MailServices,
  email: string,
): Promise<string> {
  const id = newId();
  const unwritten = { subject: '', text: '', html: '' };
  await queue(db, services, { id, kind: 'registrations', recipient: email, ...unwritten });
  return id;
}

async function queue(
  db: Outbox,
  { config, clock }: MailServices,
  mail: Message & Pick<OutboxRow, 'kind'> & Partial<Pick<OutboxRow, 'id'>>,
): Promise<void> {
  // An account of a provider may have no email.
  if (config.smtpUrl === undefined || mail.recipient === '') return;
  const now = clock.now();
  const pending = { created_at: now, attempts: 0, next_attempt_at: now, last_error: '' };
  await db
    .insertInto('outbox')
    .values({ id: newId(), ...mail, ...pending })
    .execute();
}
