import type { Transaction } from 'kysely';

import type { Schema } from '../../../database/schema.ts';
import { dayMs } from '../../../lib/clock.ts';
import { filesEnding } from '../../../mail/expiry-template.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Services } from '../../../services.ts';

// A mail goes when a file ends within a day, and names those of the day after as well: with one mail a day at the
// most, every file is reported a day before its end.
const dueMs = dayMs;
const toldMs = 2 * dayMs;
// Files whose owner chose less than this are no surprise.
const lifetimeMinMs = dayMs;
const namedMax = 10;
const ownersPerBatch = 100;
const filesPerMail = 10_000;

type MailServices = Pick<Services, 'config' | 'db' | 'clock' | 'settings'>;

/** Queues one mail for each owner who asked for it and whose files end soon, at most one a day. */
export async function mailBeforeExpiry(
  services: MailServices,
  stopping: AbortSignal,
): Promise<void> {
  if (services.config.smtpUrl === undefined) return;
  for (let after = ''; ;) {
    const owners = await findOwners(services, after);
    for (const { id } of owners) {
      if (stopping.aborted) return;
      await services.db
        .transaction()
        .execute((transaction) => mailOwner(services, transaction, id));
    }
    if (owners.length < ownersPerBatch) return;
    after = owners.at(-1)?.id ?? '';
  }
}

const findOwners = ({ db, clock }: MailServices, after: string) =>
  db
    .selectFrom('users')
    .select('id')
    .where('mails_expiry', '=', 1)
    .where('status', '=', 'approved')
    .where(({ or, eb }) =>
      or([
        eb('expiry_mailed_at', 'is', null),
        eb('expiry_mailed_at', '<=', clock.now() - dayMs),
        // The clock was ahead.
        eb('expiry_mailed_at', '>', clock.now()),
      ]),
    )
    .where('id', '>', after)
    .orderBy('id')
    .limit(ownersPerBatch)
    .execute();

async function mailOwner(
  services: MailServices,
  transaction: Transaction<Schema>,
  ownerId: string,
): Promise<void> {
  const now = services.clock.now();
  const files = await transaction
    .selectFrom('uploads')
    .select(['id', 'original_name as name', 'expires_at as at'])
    .where('user_id', '=', ownerId)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', now + toldMs)
    .where('expiry_mailed_at', 'is', null)
    .where(({ eb }) => eb(eb('expires_at', '-', eb.ref('created_at')), '>=', lifetimeMinMs))
    .orderBy('expires_at')
    .orderBy('id')
    .limit(filesPerMail)
    .execute();
  const ending = files.flatMap(({ name, at }) => (at === null ? [] : [{ name, at }]));
  const [first] = ending;
  if (!first || first.at > now + dueMs) return;
  await markTold(
    transaction,
    files.map(({ id }) => id),
    now,
  );
  const owner = await transaction
    .updateTable('users')
    .set({ expiry_mailed_at: now })
    .where('id', '=', ownerId)
    .returning(['username', 'email', 'language'])
    .executeTakeFirst();
  if (!owner) return;
  const told = { count: ending.length, first: ending.slice(0, namedMax) };
  await queueMail(transaction, services, filesEnding(services, owner, told));
}

/** In the order of ids, as every transaction that changes several uploads, so that none deadlock. */
async function markTold(
  transaction: Transaction<Schema>,
  ids: readonly string[],
  now: number,
): Promise<void> {
  for (const id of ids.toSorted()) {
    await transaction
      .updateTable('uploads')
      .set({ expiry_mailed_at: now })
      .where('id', '=', id)
      .execute();
  }
}
