import type { Db } from '../database/open.ts';
import type { MailPayload } from '../database/rows/outbox-rows.ts';
import type { OutboxRow } from '../database/schema.ts';
import type { Clock } from '../lib/clock.ts';

// Mails that version 1.0 queued in a separate table: before the update, or while it runs next to this version.

interface OldMailServices {
  db: Db;
  clock: Clock;
}

const mailsPerTransaction = 100;

/** Whether there are mails of version 1.0 that none of its processes is sending. */
export const hasOldMail = async (services: OldMailServices): Promise<boolean> =>
  (await findIdle(services, 1)).length > 0;

/** Moves them to the outbox of this version, undeliverable ones as well. */
export async function moveOldMail(services: OldMailServices): Promise<void> {
  for (;;) {
    const mails = await findIdle(services, mailsPerTransaction);
    if (mails.length === 0) return;
    await services.db.transaction().execute(async (transaction) => {
      for (const { next_attempt_at: dueAt, ...mail } of mails) {
        // By its time, which a process of version 1.0 changes when it begins to send it.
        const { numDeletedRows } = await transaction
          .deleteFrom('outbox')
          .where('id', '=', mail.id)
          .where('next_attempt_at', 'is not distinct from', dueAt)
          .executeTakeFirst();
        if (numDeletedRows === 0n) continue;
        const { id, created_at, attempts, last_error } = mail;
        const payload = JSON.stringify(payloadOf(mail));
        const entry = { id, kind: 'mail' as const, payload, created_at, attempts, last_error };
        await transaction
          .insertInto('outbox_entries')
          .values({ ...entry, due_at: dueAt })
          .execute();
      }
    });
  }
}

const findIdle = ({ db, clock }: OldMailServices, limit: number): Promise<OutboxRow[]> =>
  db
    .selectFrom('outbox')
    .selectAll()
    .where(({ or, eb }) =>
      or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', clock.now())]),
    )
    .limit(limit)
    .execute();

function payloadOf({
  kind: content,
  recipient,
  subject,
  text,
  html,
}: Omit<OutboxRow, 'next_attempt_at'>): MailPayload {
  if (content === 'ready') return { content, recipient, subject, text, html };
  return { content, recipient };
}
