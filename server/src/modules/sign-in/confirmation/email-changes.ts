import { Email } from '@perch/contract/accounts/account-fields';
import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../../audit.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import { parseInput } from '../../../http/invalid-input.ts';
import { dayMs, hourMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import { newId } from '../../../lib/random.ts';
import { emailChangeRequested } from '../../../mail/account-templates.ts';
import { queueEmailChange, queueMail } from '../../../mail/queue-mail.ts';
import type { Services } from '../../../services.ts';
import { emailKey, emailKeys } from '../../accounts/account-key.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import { takenError, toConflict } from '../../accounts/create-user.ts';
import { revokeMailedLinks } from '../../accounts/revoke-mailed-links.ts';
import { changeUsername } from '../change-username.ts';
import { networkKeys, requestLimits } from '../limits/network-limits.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import { actorOfCall, requireConfirmation, type SensitiveCall } from './confirmation.ts';

export const emailChangeValidMs = dayMs;

/** Confirmation mails to one address and by one account, so that the form cannot flood mailboxes. */
const recipientLimit: RateLimit = { max: 5, windowMs: hourMs };
const accountLimit: RateLimit = { max: 10, windowMs: hourMs };

interface NewNames {
  username: string;
  email: string;
}

/**
 * Changes the username, and the email: at once without SMTP, otherwise when the mailed link is opened.
 * Throws `invalid_request`, `taken`, and what `requireConfirmation` throws.
 */
export async function changeEmail(
  services: Services,
  call: SensitiveCall,
  { username, email }: NewNames,
): Promise<UserRow> {
  parseInput(Email, email);
  const asConfirmed = await requireConfirmation(services, call);
  const sendsMail = services.config.smtpUrl !== undefined;
  if (sendsMail) await limitMails(services, call, email);
  return toConflict(() =>
    asConfirmed(async (transaction, before) => {
      const user = await changeUsername(services, transaction, call, { before, username });
      const change = { user, email, actor: actorOfCall(call) };
      if (!sendsMail) return writeEmail(services, transaction, change);
      await requestEmailChange(services, transaction, change);
      return user;
    }),
  );
}

async function limitMails(
  { rateLimits }: Services,
  { user, address }: SensitiveCall,
  email: string,
) {
  await rateLimits.consume(
    ...networkKeys('email-mail', address, requestLimits),
    [`email-mail-by ${user.id}`, accountLimit],
    [`email-mail-to ${emailKey(email)}`, recipientLimit],
  );
}

/** Queues the mail with the link to the new address, and a notice to the present one. */
async function requestEmailChange(
  services: Services,
  transaction: Transaction<Schema>,
  { user, email, actor }: EmailChange,
): Promise<void> {
  const { clock } = services;
  await refuseTaken(transaction, user.id, email);
  const id = newId();
  const change = { id, user_id: user.id, email, token_hash: null };
  await transaction.deleteFrom('email_changes').where('user_id', '=', user.id).execute();
  await transaction
    .insertInto('email_changes')
    .values({ ...change, expires_at: clock.now() + emailChangeValidMs })
    .execute();
  await queueEmailChange(transaction, services, { id, recipient: email });
  await queueMail(transaction, services, emailChangeRequested(services, user, email));
  await recordAudit(transaction, clock, {
    actor,
    action: 'user.email_requested',
    subject: subjectOf(user),
    detail: describeChange(user, email),
  });
}

const describeChange = (before: UserRow, email: string) =>
  `from ${before.email || 'none'} to ${email}`;

/** An account's new email, and the actor of the change. */
export interface EmailChange {
  user: UserRow;
  email: string;
  actor: Actor;
}

/** Writes a new email. Revokes links mailed to the old one, which must no longer open the account. */
export async function writeEmail(
  { clock }: Pick<Services, 'clock'>,
  transaction: Transaction<Schema>,
  { user, email, actor }: EmailChange,
): Promise<UserRow> {
  await revokeMailedLinks(transaction, user.id);
  await recordAudit(transaction, clock, {
    actor,
    action: 'user.email_changed',
    subject: subjectOf(user),
    detail: describeChange(user, email),
  });
  return transaction
    .updateTable('users')
    .set({ email, email_key: emailKey(email) })
    .where('id', '=', user.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

async function refuseTaken(
  transaction: Transaction<Schema>,
  userId: string,
  email: string,
): Promise<void> {
  const other = await transaction
    .selectFrom('users')
    .select('id')
    .where('email_key', 'in', emailKeys(email))
    .where('id', '!=', userId)
    .executeTakeFirst();
  if (other) throw takenError();
}

/** The account's new email that has not been confirmed yet. */
export async function findPendingEmail(
  { db, clock }: Services,
  userId: string,
): Promise<string | null> {
  const change = await db
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where('expires_at', '>', clock.now())
    .executeTakeFirst();
  return change?.email ?? null;
}

/** Cancels the pending email change, if there is one. */
export async function dropEmailChange({ db }: Services, userId: string): Promise<void> {
  await db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

/** Deletes expired email changes. */
export async function removeExpiredEmailChanges({ db, clock }: Services): Promise<void> {
  await db.deleteFrom('email_changes').where('expires_at', '<=', clock.now()).execute();
}

export const emailChangeInvalid = () =>
  new AppError('email_change_invalid', (m) => m.errors.emailChangeInvalid);
