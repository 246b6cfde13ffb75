import type { Sentence } from '@perch/messages/catalogue';

import { recordAudit } from '../../audit.ts';
import type { UserRow } from '../../database/schema.ts';
import { transact } from '../../events/event-bus.ts';
import { hourMs, minuteMs } from '../../lib/clock.ts';
import { AppError } from '../../lib/errors.ts';
import { passwordReset } from '../../mail/account-templates.ts';
import type { Message } from '../../mail/message.ts';
import { queuePasswordReset } from '../../mail/queue-mail.ts';
import type { Services } from '../../services.ts';
import { emailKey } from '../accounts/account-key.ts';
import { findUserByEmail } from '../accounts/find-user.ts';
import { lockUser } from '../accounts/lock-user.ts';
import { rememberNetwork } from './limits/known-networks.ts';
import { failureLimits, networkKeys, requestLimits } from './limits/network-limits.ts';
import type { RateLimit } from './limits/rate-limits.ts';
import { requirePasswordLogin } from './require-password-login.ts';
import { hashToken, newToken } from './session/tokens.ts';
import { setPasswordHash } from './set-password-hash.ts';

const validMs = 30 * minuteMs;

/** Reset mails to one address, so that the form cannot flood a mailbox. */
const accountMailLimit: RateLimit = { max: 5, windowMs: hourMs };

/**
 * Queues a mail with a link to set a new password, and returns the sentence for the client. The account
 * is looked up only when the mail is sent, so neither the response nor its timing reveals whether there is
 * one. Throws `password_login_off`, `too_many_attempts`.
 */
export async function requestPasswordReset(
  services: Services,
  email: string,
  address: string,
): Promise<Sentence> {
  requirePasswordLogin(services);
  const { rateLimits, config, db } = services;
  if (config.smtpUrl === undefined) {
    return (m) => m.answers.noMailServer;
  }
  await rateLimits.consume(...networkKeys('reset-mail', address, requestLimits), [
    `reset-mail-to ${emailKey(email)}`,
    accountMailLimit,
  ]);
  await queuePasswordReset(db, services, email);
  return (m) => m.answers.resetMailSent;
}

/** Composes the reset mail and activates its link; undefined if no account has this email. */
export async function writePasswordReset(
  services: Services,
  email: string,
): Promise<Message | undefined> {
  const user = await findUserByEmail(services, email);
  if (!user) return undefined;
  const token = await createResetToken(services, user);
  if (token === undefined) return undefined;
  const link = `${services.config.publicUrl}/reset-password#token=${token}`;
  return passwordReset(services, user, link);
}

/**
 * Creates a reset token, which invalidates earlier ones. Undefined if the account is not approved or has
 * another email by now.
 */
async function createResetToken(
  { db, clock }: Services,
  { id, email_key }: UserRow,
): Promise<string | undefined> {
  const token = newToken();
  const reset = { token_hash: hashToken(token), user_id: id, expires_at: clock.now() + validMs };
  return db.transaction().execute(async (transaction) => {
    const held = await lockUser(transaction, { id, email_key, status: 'approved' });
    if (!held) return undefined;
    await transaction.deleteFrom('password_resets').where('user_id', '=', id).execute();
    await transaction.insertInto('password_resets').values(reset).execute();
    return token;
  });
}

interface Reset {
  token: string;
  newPassword: string;
  keepApiToken?: boolean | undefined;
  address: string;
}

/**
 * Sets a new password by a mailed token, which works once. Ends every session, and the API token unless
 * `keepApiToken`. Throws `password_login_off`, `reset_invalid`, `too_many_attempts`.
 */
export async function resetPassword(
  services: Services,
  { token, newPassword, keepApiToken, address }: Reset,
): Promise<void> {
  requirePasswordLogin(services);
  const { rateLimits, clock, passwords } = services;
  const keys = networkKeys('reset', address, failureLimits);
  await rateLimits.check(...keys);
  const user = await findUserByReset(services, token);
  if (!user) {
    await rateLimits.record(...keys);
    throw invalid();
  }
  const client = { address, name: user.email_key, isKnown: true };
  const hash = await passwords.hash(newPassword, client);
  await transact(services, async (transaction, emit) => {
    // The account's row is locked first, as everywhere, so that transactions cannot deadlock.
    if (!(await lockUser(transaction, { id: user.id, status: 'approved' }))) throw invalid();
    const { numDeletedRows } = await transaction
      .deleteFrom('password_resets')
      .where('token_hash', '=', hashToken(token))
      .where('expires_at', '>', clock.now())
      .executeTakeFirst();
    // A concurrent request has used the link.
    if (numDeletedRows === 0n) throw invalid();
    await setPasswordHash(transaction, user.id, hash, { keepsApiToken: keepApiToken });
    emit({ kind: 'account.changed', userId: user.id });
    await rememberNetwork(transaction, services, user.id, address);
    await recordAudit(transaction, clock, {
      actor: { id: user.id, username: user.username, address },
      action: 'user.password_reset',
      subject: { type: 'user', id: user.id, name: user.username },
    });
  });
}

function findUserByReset({ db, clock }: Services, token: string): Promise<UserRow | undefined> {
  return db
    .selectFrom('password_resets')
    .innerJoin('users', 'users.id', 'password_resets.user_id')
    .selectAll('users')
    .where('password_resets.token_hash', '=', hashToken(token))
    .where('password_resets.expires_at', '>', clock.now())
    .where('users.status', '=', 'approved')
    .executeTakeFirst();
}

const invalid = () => new AppError('reset_invalid', (m) => m.errors.resetInvalid);

/** Deletes expired reset tokens. */
export async function removeExpiredResets({ db, clock }: Services): Promise<void> {
  await db.deleteFrom('password_resets').where('expires_at', '<=', clock.now()).execute();
}
