import type { Config } from '../config/config.ts';
import type { MailPayload } from '../database/rows/outbox-rows.ts';
import { dayMs, secondMs } from '../lib/clock.ts';
import { deliverOutbox, hasDueEntry, type OutboxServices } from '../outbox/deliver-outbox.ts';
import type { Message } from './message.ts';
import { createSmtp } from './smtp.ts';

interface MailServices extends OutboxServices {
  config: Config;
}

/** A mail that is composed when it is sent. */
interface UnwrittenMail {
  id: string;
  payload: Exclude<MailPayload, { content: 'ready' }>;
}

// Longer than the SMTP time-outs.
const leaseMs = 100 * secondMs;
const retryForMs = 3 * dayMs;

/** Whether SMTP is configured and a mail is due. */
export const hasDueMail = async (services: MailServices): Promise<boolean> =>
  services.config.smtpUrl !== undefined && hasDueEntry(services, 'mail');

/**
 * Sends due mails; without SMTP_URL they wait. `write` composes those that are not stored ready to send, and returns
 * undefined for one that is no longer needed.
 */
export async function sendMails(
  services: MailServices,
  stopping: AbortSignal,
  write: (mail: UnwrittenMail) => Promise<Message | undefined>,
): Promise<void> {
  const { config } = services;
  if (config.smtpUrl === undefined) return;
  const smtp = await createSmtp(config, config.smtpUrl);
  await deliverOutbox(services, stopping, {
    kind: 'mail',
    failureEvent: 'mail.send_failed',
    leaseMs,
    retryForMs,
    async deliver({ id, payload }, signal) {
      const message = payload.content === 'ready' ? payload : await write({ id, payload });
      return message && smtp.send(message, id, signal);
    },
  });
}
