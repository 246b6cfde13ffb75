import type { Transaction } from 'kysely';

import type { Schema } from '../../database/schema.ts';
import { minuteMs } from '../../lib/clock.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { filesReceived } from '../../mail/request-template.ts';
import type { Services } from '../../services.ts';

/** One mail reports everything received within this time after the first file. */
const gatheringMs = 5 * minuteMs;
const namedMax = 10;
const requestsPerRun = 100;

type MailServices = Pick<Services, 'config' | 'db' | 'clock' | 'settings'>;

const findDue = ({ db, clock }: MailServices, limit: number) =>
  db
    .selectFrom('requests')
    .select('id')
    .where('news_since', 'is not', null)
    .where('news_since', '<=', clock.now() - gatheringMs)
    .orderBy('news_since')
    .limit(limit)
    .execute();

/** Whether `queueReceivedMails` has anything to do. */
export async function hasReceivedNews(services: MailServices): Promise<boolean> {
  if (services.config.smtpUrl === undefined) return false;
  return (await findDue(services, 1)).length > 0;
}

/** Queues one mail for each request with files of which its owner does not know. */
export async function queueReceivedMails(services: MailServices): Promise<void> {
  for (const { id } of await findDue(services, requestsPerRun)) {
    await services.db.transaction().execute((transaction) => mailOwner(services, transaction, id));
  }
}

async function mailOwner(
  services: MailServices,
  transaction: Transaction<Schema>,
  id: string,
): Promise<void> {
  const due = await transaction
    .selectFrom('requests')
    .select('news_since')
    .where('id', '=', id)
    .executeTakeFirst();
  const since = due?.news_since ?? null;
  if (since === null) return;
  const request = await transaction
    .updateTable('requests')
    .set({ news_since: null })
    .where('id', '=', id)
    .where('news_since', '=', since)
    .returning(['user_id', 'title'])
    .executeTakeFirst();
  if (!request) return;
  const owner = await transaction
    .selectFrom('users')
    .select(['username', 'email', 'language'])
    .where('id', '=', request.user_id)
    .where('status', '=', 'approved')
    .executeTakeFirst();
  if (!owner) return;
  // Those that were deleted meanwhile are no news.
  const received = transaction
    .selectFrom('received_uploads')
    .innerJoin('uploads', 'uploads.id', 'received_uploads.upload_id')
    .where('request_id', '=', id)
    .where('received_at', '>=', since);
  const { count } = await received
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const first = await received
    .select(['original_name as name', 'sender'])
    .orderBy('received_at')
    .orderBy('upload_id')
    .limit(namedMax)
    .execute();
  if (first.length === 0) return;
  const news = { title: request.title, count: Number(count), first };
  await queueMail(transaction, services, filesReceived(services, owner, news));
}
