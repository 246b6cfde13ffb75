import type { Transaction } from 'kysely';

import type { Schema } from '../../../database/schema.ts';
import { emailChanged, emailConfirmation } from '../../../mail/account-templates.ts';
import type { Message } from '../../../mail/message.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Services } from '../../../services.ts';
import { toConflict } from '../../accounts/create-user.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { failureLimits, networkKeys } from '../limits/network-limits.ts';
import { hashToken, newToken } from '../session/tokens.ts';
import { emailChangeInvalid, emailChangeValidMs, writeEmail } from './email-changes.ts';

/** Composes the mail to a new email and activates its link; undefined if the change was cancelled. */
export async function writeEmailChange(
  services: Services,
  id: string,
): Promise<Message | undefined> {
  const { db, clock, config } = services;
  const token = newToken();
  const now = clock.now();
  const change = await db
    .updateTable('email_changes')
    .set({ token_hash: hashToken(token), expires_at: now + emailChangeValidMs })
    .where('id', '=', id)
    .where('expires_at', '>', now)
    .returning(['user_id', 'email'])
    .executeTakeFirst();
  if (!change) return undefined;
  const user = await db
    .selectFrom('users')
    .select(['username', 'language'])
    .where('id', '=', change.user_id)
    .executeTakeFirstOrThrow();
  const link = `${config.publicUrl}/confirm-email#token=${token}`;
  return emailConfirmation(services, { ...user, email: change.email }, link);
}

/**
 * Confirms a new email by its mailed token, once, and notifies the old address. Throws
 * `email_change_invalid`, and `taken` if another account has that email by now.
 */
export async function openEmailLink(
  services: Services,
  { token, address }: { token: string; address: string },
): Promise<void> {
  const { rateLimits, db } = services;
  const keys = networkKeys('email-link', address, failureLimits);
  await rateLimits.check(...keys);
  const userId = await findOwner(services, token);
  if (userId === undefined) {
    await rateLimits.record(...keys);
    throw emailChangeInvalid();
  }
  await toConflict(() =>
    db.transaction().execute(async (transaction) => {
      const before = await lockUser(transaction, { id: userId, status: 'approved' });
      // A concurrent use of the link or password change has deleted the row.
      const email = before && (await takeEmail(services, transaction, token));
      if (!before || email === undefined) throw emailChangeInvalid();
      const actor = { id: userId, username: before.username, address };
      await writeEmail(services, transaction, { user: before, email, actor });
      await queueMail(transaction, services, emailChanged(services, before, email));
    }),
  );
}

async function findOwner({ db, clock }: Services, token: string): Promise<string | undefined> {
  const change = await db
    .selectFrom('email_changes')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return change?.user_id;
}

async function takeEmail(
  { clock }: Services,
  transaction: Transaction<Schema>,
  token: string,
): Promise<string | undefined> {
  const change = await transaction
    .deleteFrom('email_changes')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', clock.now())
    .returning('email')
    .executeTakeFirst();
  return change?.email;
}
