import type { Transaction } from 'kysely';

import type { Config } from '../config/config.ts';
import type { MailPayload } from '../database/rows/outbox-rows.ts';
import type { Schema } from '../database/schema.ts';
import type { Executor } from '../database/statements/prepare.ts';
import { enqueue } from '../database/writes/outbox.ts';
import type { Clock } from '../lib/clock.ts';
import { newId } from '../lib/random.ts';
import type { Message } from './message.ts';

interface MailServices {
  config: Pick<Config, 'smtpUrl'>;
  clock: Clock;
}

/**
 * Adds a mail to the outbox, from which a job sends it; does nothing without SMTP_URL, nor for an account without an email.
 * Pass the transaction of the change that the mail reports, so that both commit or neither.
 */
export const queueMail = (db: Executor, services: MailServices, message: Message): Promise<void> =>
  queue(db, services, { content: 'ready', ...message });

/** Queues a password reset mail, regardless of whether an account has this email. */
export const queuePasswordReset = (
  db: Executor,
  services: MailServices,
  recipient: string,
): Promise<void> => queue(db, services, { content: 'password-reset', recipient });

/** Queues the mail that confirms a new email; it gets the id of the row in `email_changes`. */
export const queueEmailChange = (
  db: Executor,
  services: MailServices,
  { id, recipient }: { id: string; recipient: string },
): Promise<void> => queue(db, services, { content: 'email-change', recipient }, id);

/** Queues a mail about new registrations and returns its id in the outbox. */
export async function queueRegistrationMail(
  db: Executor,
  services: MailServices,
  recipient: string,
): Promise<string> {
  const id = newId();
  await queue(db, services, { content: 'registrations', recipient }, id);
  return id;
}

async function queue(
  db: Executor,
  { config, clock }: MailServices,
  mail: MailPayload,
  id?: string,
): Promise<void> {
  // An account of a provider may have no email.
  if (config.smtpUrl === undefined || mail.recipient === '') return;
  await enqueue(db, 'mail', mail, { now: clock.now(), id });
}

/** Whether a mail is still to be sent; false for one that was sent or is undeliverable. */
export async function isQueued(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  const entry = await transaction
    .selectFrom('outbox_entries')
    .select('id')
    .where('id', '=', id)
    .where('due_at', 'is not', null)
    .executeTakeFirst();
  if (entry) return true;
  const old = await transaction
    .selectFrom('outbox')
    .select('id')
    .where('id', '=', id)
    .where('next_attempt_at', 'is not', null)
    .executeTakeFirst();
  return old !== undefined;
}
