import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../../audit.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import type { Caller } from '../../../http/endpoint.ts';
import { minuteMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../users/change-user.ts';
import { lockUser } from '../../users/lock-user.ts';
import { checkPassword, wrongPassword } from './check-password.ts';

const validMs = 10 * minuteMs;

/** A call for which a session alone is not sufficient. */
export interface SensitiveCall extends Caller {
  address: string;
  /** Confirms this call alone; without it the session must be confirmed. */
  currentPassword?: string | undefined;
}

/**
 * Confirms a session with the password and returns until when, in ms since 1970. Throws `wrong_password`,
 * `confirmation_required` if the session has ended, `too_many_attempts`.
 */
export async function confirmSession(
  services: Services,
  call: SensitiveCall,
  password: string,
): Promise<number> {
  const { user, sessionId, address } = call;
  await checkPassword(services, user, password, address);
  const { clock, db } = services;
  const { id, password_hash } = user;
  const confirmedUntil = clock.now() + validMs;
  await db.transaction().execute(async (transaction) => {
    // The password may have been changed since it was verified.
    if (!(await lockUser(transaction, { id, password_hash }))) throw wrongPassword();
    const { numUpdatedRows } = await transaction
      .updateTable('sessions')
      .set({ confirmed_until: confirmedUntil })
      .where('id', '=', sessionId ?? '')
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw confirmationRequired();
    await recordAudit(transaction, clock, {
      actor: actorOfCall(call),
      action: 'user.confirmed',
      subject: subjectOf(user),
    });
  });
  return confirmedUntil;
}

/** The caller as the audit log records it. */
export const actorOfCall = ({ user: { id, username }, address }: SensitiveCall): Actor => ({
  id,
  username,
  address,
});

type Work<T> = (transaction: Transaction<Schema>, user: UserRow) => Promise<T>;

/** Runs work in a transaction, after checking again that the call is still confirmed. */
export type RunConfirmed = <T>(work: Work<T>) => Promise<T>;

/**
 * Requires that the session is confirmed or that the call has the right password. The returned function
 * locks the account's row and checks again, so that a concurrent password change or logout is seen; `work`
 * receives the locked row.
 * Throws `confirmation_required`, `wrong_password`, `too_many_attempts`.
 */
export async function requireConfirmation(
  services: Services,
  call: SensitiveCall,
): Promise<RunConfirmed> {
  const { user, sessionId, address, currentPassword } = call;
  const { db, clock } = services;
  if (currentPassword === undefined) await requireConfirmed(db, sessionId, clock.now());
  else await checkPassword(services, user, currentPassword, address);
  return (work) =>
    db.transaction().execute(async (transaction) => {
      const { id, password_hash } = user;
      const held = await lockUser(transaction, { id, password_hash });
      if (!held) throw confirmationRequired();
      if (currentPassword === undefined) {
        await requireConfirmed(transaction, sessionId, clock.now());
      }
      return work(transaction, held);
    });
}

async function requireConfirmed(
  db: Services['db'] | Transaction<Schema>,
  sessionId: string | undefined,
  now: number,
): Promise<void> {
  const confirmed = await db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', sessionId ?? '')
    .where('confirmed_until', '>', now)
    .executeTakeFirst();
  if (!confirmed) throw confirmationRequired();
}

const confirmationRequired = () =>
  new AppError('confirmation_required', 'Please confirm with your password that it is you.');
