import type { UserRow } from '../../database/schema.ts';
import { minuteMs, secondMs } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { newId } from '../../lib/random.ts';
import { createSmtp, type SendFailure } from '../../mail/smtp.ts';
import { testMail } from '../../mail/test-template.ts';
import type { Services } from '../../services.ts';
import { mailServerOf } from './mail-server.ts';

// A person waits for the answer, and a proxy in front of this server may wait for half a minute.
const answerMaxMs = 20 * secondMs;
const limit = { max: 5, windowMs: 10 * minuteMs };
// Of what the mail server says: the whole sentence is shown as one.
const reasonLengthMax = 160;

/**
 * Sends a mail to the account's own address, past the outbox, so that the mail server's answer can be shown. Throws
 * `mail_off`, `invalid_request` for an account without an email, `too_many_attempts`, `mail_failed`.
 */
export async function sendTestMail(services: Services, user: UserRow): Promise<void> {
  const { config, rateLimits, log } = services;
  const server = mailServerOf(config)?.server;
  if (config.smtpUrl === undefined || server === undefined) {
    throw new AppError('mail_off', (m) => m.setup.mailOff);
  }
  if (user.email === '') throw new AppError('invalid_request', (m) => m.setup.noEmail);
  await rateLimits.consume([`test-mail ${user.id}`, limit]);
  const smtp = await createSmtp(config, config.smtpUrl);
  const failure = await smtp.send(
    testMail(services, user),
    newId(),
    AbortSignal.timeout(answerMaxMs),
  );
  if (!failure) return;
  log.warn('mail.test_failed', { reason: failure.sentence });
  throw refusalOf(failure, server);
}

function refusalOf({ stage, sentence }: SendFailure, server: string): AppError {
  const about = { server, reason: sentence.slice(0, reasonLengthMax).trim() };
  return new AppError('mail_failed', (m) => m.setup.failed[stage](about));
}
