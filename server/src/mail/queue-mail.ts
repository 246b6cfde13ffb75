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
 * Puts a mail into the outbox, from where a job sends it; where no mail is sent it does nothing.
 * Given the transaction of what the mail tells, both happen or neither.
 */
export async function queueMail(
  db: Outbox,
  services: MailServices,
  message: Message,
): Promise<void> {
  await queue(db, services, { kind: 'ready', ...message });
}

/** The same for a link to set a new password, whether or not this is somebody's address. */
export async function queuePasswordReset(
  db: Outbox,
  services: MailServices,
  email: string,
): Promise<void> {
  const unwritten = { subject: '', text: '', html: '' };
  await queue(db, services, { kind: 'password-reset', recipient: email, ...unwritten });
}

/** The same for the link that confirms a new email; `id` is that of the change. */
export async function queueEmailChange(
  db: Outbox,
  services: MailServices,
  { id, recipient }: { id: string; recipient: string },
): Promise<void> {
  const unwritten = { subject: '', text: '', html: '' };
  await queue(db, services, { id, kind: 'email-change', recipient, ...unwritten });
}

/** The same for a mail about registrations, with its id in the outbox. */
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
  if (config.smtpUrl === undefined) return;
  const now = clock.now();
  const waiting = { created_at: now, attempts: 0, next_attempt_at: now, last_error: '' };
  await db
    .insertInto('outbox')
    .values({ id: newId(), ...mail, ...waiting })
    .execute();
}
