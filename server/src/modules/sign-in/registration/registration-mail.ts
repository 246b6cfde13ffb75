import type { Transaction } from 'kysely';

import type { RegistrationMailRow } from '../../../database/internal-tables.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import { hourMs } from '../../../lib/clock.ts';
import type { Message } from '../../../mail/message.ts';
import { isQueued, queueRegistrationMail } from '../../../mail/queue-mail.ts';
import { registrationsReceived } from '../../../mail/templates.ts';
import type { Services } from '../../../services.ts';
import { findAdministratorsToNotify } from '../../accounts/find-administrators.ts';

// Minimum interval between mails to one administrator.
const pauseMs = hourMs;

// Number of pending accounts that a mail names.
const namedMax = 10;

type NewsServices = Pick<Services, 'config' | 'db' | 'clock'>;

/** Records for each administrator that a registration is to be mailed; does nothing without SMTP. */
export async function recordRegistrationNews(
  transaction: Transaction<Schema>,
  { config }: Pick<Services, 'config'>,
  userId: string,
): Promise<void> {
  if (config.smtpUrl === undefined) return;
  const administrators = await findAdministratorsToNotify(transaction);
  if (administrators.length === 0) return;
  await transaction
    .insertInto('registration_news')
    .values(
      administrators.map(({ id }) => ({ administrator_id: id, user_id: userId, mail_id: '' })),
    )
    .execute();
}

/** Whether `queueRegistrationMails` has anything to do. */
export async function hasRegistrationNews({ config, db, clock }: NewsServices): Promise<boolean> {
  if (config.smtpUrl === undefined) return false;
  const found = await db
    .selectFrom('registration_news')
    .leftJoin(
      'registration_mails',
      'registration_mails.administrator_id',
      'registration_news.administrator_id',
    )
    .select('registration_news.user_id')
    .where(({ eb, or }) =>
      or([
        eb('registration_mails.sent_at', 'is', null),
        eb('registration_mails.sent_at', '<=', clock.now() - pauseMs),
        eb('registration_mails.waiting_id', '!=', ''),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Queues one mail per administrator with unreported registrations, at most one an hour each. Its content
 * is composed when it is sent.
 */
export async function queueRegistrationMails(services: NewsServices): Promise<void> {
  const administrators = await services.db
    .selectFrom('registration_news')
    .select('administrator_id')
    .distinct()
    .execute();
  for (const { administrator_id: id } of administrators) {
    await services.db.transaction().execute((transaction) => queueFor(services, transaction, id));
  }
}

async function queueFor(
  services: NewsServices,
  transaction: Transaction<Schema>,
  administratorId: string,
): Promise<void> {
  const now = services.clock.now();
  const last = await settleLast(transaction, administratorId, now);
  if (last.waiting_id !== '' || last.sent_at > now - pauseMs) return;
  const administrator = await transaction
    .selectFrom('users')
    .select('email')
    .where('id', '=', administratorId)
    .where('role', '=', 'admin')
    .where('status', '=', 'approved')
    .where('email', '!=', '')
    .executeTakeFirst();
  const news = transaction.deleteFrom('registration_news');
  if (!administrator) {
    await news.where('administrator_id', '=', administratorId).execute();
    return;
  }
  const waitingId = await queueRegistrationMail(transaction, services, administrator.email);
  await transaction
    .updateTable('registration_mails')
    .set({ waiting_id: waitingId })
    .where('administrator_id', '=', administratorId)
    .execute();
}

/** The last mail to this administrator. If it has left the outbox, its registrations are reported. */
async function settleLast(
  transaction: Transaction<Schema>,
  administratorId: string,
  now: number,
): Promise<RegistrationMailRow> {
  const never = { administrator_id: administratorId, sent_at: 0, waiting_id: '' };
  const last = await transaction
    .insertInto('registration_mails')
    .values(never)
    // The no-op update locks the row.
    .onConflict((conflict) =>
      conflict.column('administrator_id').doUpdateSet({ administrator_id: administratorId }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (last.waiting_id === '') return last;
  if (await isQueued(transaction, last.waiting_id)) return last;
  await transaction
    .deleteFrom('registration_news')
    .where('administrator_id', '=', administratorId)
    .where('mail_id', '=', last.waiting_id)
    .execute();
  const sent = { sent_at: now, waiting_id: '' };
  await transaction
    .updateTable('registration_mails')
    .set(sent)
    .where('administrator_id', '=', administratorId)
    .execute();
  return { ...last, ...sent };
}

/**
 * Composes the mail about all pending registrations. Undefined if there are none any more; then the next
 * registration is mailed at once.
 */
export function writeRegistrationMail(
  services: Pick<Services, 'config' | 'db' | 'settings'>,
  id: string,
): Promise<Message | undefined> {
  return services.db.transaction().execute(async (transaction) => {
    const administrator = await transaction
      .selectFrom('registration_mails')
      .innerJoin('users', 'users.id', 'registration_mails.administrator_id')
      .select(['users.id', 'users.username', 'users.email', 'users.language'])
      .where('registration_mails.waiting_id', '=', id)
      .executeTakeFirst();
    if (!administrator) return undefined;
    // Later registrations go into the next mail.
    await transaction
      .updateTable('registration_news')
      .set({ mail_id: id })
      .where('administrator_id', '=', administrator.id)
      .execute();
    const { count, first } = await findStillPending(transaction, id);
    if (count > 0) return registrationsReceived(services, administrator, { count, first });
    await transaction.deleteFrom('registration_news').where('mail_id', '=', id).execute();
    await transaction
      .updateTable('registration_mails')
      .set({ waiting_id: '' })
      .where('administrator_id', '=', administrator.id)
      .execute();
    return undefined;
  });
}

async function findStillPending(
  transaction: Transaction<Schema>,
  mailId: string,
): Promise<{ count: number; first: Pick<UserRow, 'username' | 'email'>[] }> {
  const pending = transaction
    .selectFrom('registration_news')
    .innerJoin('users', 'users.id', 'registration_news.user_id')
    .where('registration_news.mail_id', '=', mailId)
    .where('users.status', '=', 'pending');
  const { count } = await pending
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const first = await pending
    .select(['users.username', 'users.email'])
    .orderBy('users.created_at')
    .orderBy('users.id')
    .limit(namedMax)
    .execute();
  return { count, first };
}
