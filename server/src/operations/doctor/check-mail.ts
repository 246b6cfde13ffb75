import type { Config } from '../../config/config.ts';
import type { Db } from '../../database/open.ts';
import { createSmtp } from '../../mail/smtp.ts';
import { type Finding, ok, problem, reasonOf, warning } from './finding.ts';

/** Connects to the mail server and authenticates. */
export async function checkMailServer(config: Config): Promise<Finding> {
  const { smtpUrl } = config;
  if (smtpUrl === undefined) {
    return warning('mail', 'SMTP_URL is not set: no mail is sent, passwords cannot be reset by it');
  }
  // The URL contains a password; only the host is printed.
  const host = URL.parse(smtpUrl)?.host ?? 'the mail server';
  try {
    const smtp = await createSmtp(config, smtpUrl);
    await smtp.verify();
    return ok('mail', `${host} takes mail from ${config.mailFrom}`);
  } catch (error) {
    return problem('mail', `${host} cannot be used (${reasonOf(error)}); check SMTP_URL`);
  }
}

/** Pending and undeliverable mails in the outbox. */
export async function checkOutbox(db: Db): Promise<Finding[]> {
  const { waiting, all } = await db
    .selectFrom('outbox_entries')
    .select(({ fn }) => [fn.count<number>('due_at').as('waiting'), fn.countAll<number>().as('all')])
    .where('kind', '=', 'mail')
    .executeTakeFirstOrThrow();
  const undeliverable = all - waiting;
  const last = await db
    .selectFrom('outbox_entries')
    .select('last_error')
    .where('kind', '=', 'mail')
    .where('last_error', '!=', '')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const findings: Finding[] = [];
  if (waiting > 0) {
    const reason = last ? `; the last error: ${last.last_error}` : '';
    const make = last ? warning : ok;
    findings.push(make('mail queue', `${waiting} waiting${reason}`));
  } else {
    findings.push(ok('mail queue', 'nothing is waiting'));
  }
  if (undeliverable > 0) {
    const sentence = `${undeliverable} undeliverable in the last 30 days; the last error: ${last?.last_error}`;
    findings.push(warning('mail queue', sentence));
  }
  return findings;
}
