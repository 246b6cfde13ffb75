import type { Transaction } from 'kysely';

import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../database/open.ts';
import type { Schema } from '../database/schema.ts';
import { newId } from '../random.ts';
import type { Message } from './message.ts';

interface MailServices {
  config: Pick<Config, 'smtpUrl'>;
  clock: Clock;
}

/**
 * Puts a mail into the outbox, from where a job sends it; where no mail is sent it does nothing.
 * Given the transaction of what the mail tells, both happen or neither.
 */
export async function queueMail(
  db: Db | Transaction<Schema>,
  { config, clock }: MailServices,
  { recipient, subject, text, html }: Message,
): Promise<void> {
  if (config.smtpUrl === undefined) return;
  const now = clock.now();
  const mail = { id: newId(), recipient, subject, text, html, created_at: now };
  await db
    .insertInto('outbox')
    .values({ ...mail, attempts: 0, next_attempt_at: now, last_error: '' })
    .execute();
}
