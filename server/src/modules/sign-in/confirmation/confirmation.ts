import type { Factor } from '@perch/contract/accounts/second-factors';
import type { Transaction } from 'kysely';

import { type Actor, recordAudit } from '../../../audit.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import { type Emit, transact } from '../../../events/event-bus.ts';
import type { Caller } from '../../../http/endpoint.ts';
import { minuteMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { consumeCode } from '../second-factors/consume-code.ts';
import { findFactors } from '../second-factors/find-factors.ts';
import { checkPassword, wrongPassword } from './check-password.ts';

const validMs = 10 * minuteMs;

/** A call for which a session alone is not sufficient. */
export interface SensitiveCall extends Caller {
  address: string;
  /** Confirms this call alone; without it the session must be confirmed. */
  currentPassword?: string | undefined;
}

type Database = Services['db'] | Transaction<Schema>;

/** Either of them. */
export interface Proof {
  password?: string | undefined;
  /** Of an authenticator app, or a recovery code. */
  code?: string | undefined;
}

/**
 * Confirms a session with the password or, where the account has a second factor, with a code, and returns
 * until when, in ms since 1970. Throws `wrong_password`, `code_invalid`, `confirmation_required` if the
 * password is not enough or the session has ended, and `too_many_attempts`.
 */
export async function confirmSession(
  services: Services,
  call: SensitiveCall,
  { password, code }: Proof,
): Promise<number> {
  const { user, address } = call;
  const { db } = services;
  if (code !== undefined) {
    const changed = () => confirmationRequired(user, []);
    const spending = { user, address, code, purpose: 'confirmation' as const, changed };
    return consumeCode(services, spending, (transaction) =>
      writeConfirmation(services, transaction, call),
    );
  }
  await refusePassword(db, user);
  await checkPassword(services, user, password ?? '', address);
  return db.transaction().execute(async (transaction) => {
    const { id, password_hash } = user;
    // The password may have been changed since it was verified, or a second factor been added.
    if (!(await lockUser(transaction, { id, password_hash }))) throw wrongPassword();
    await refusePassword(transaction, user);
    return writeConfirmation(services, transaction, call);
  });
}

async function refusePassword(db: Database, user: UserRow): Promise<void> {
  const factors = await findFactors(db, user.id);
  if (factors.length > 0) throw confirmationRequired(user, factors);
}

/**
 * Confirms a session whose owner was just checked by a second factor, and returns until when, in ms since
 * 1970. Throws `confirmation_required` if the session has ended or the account has another password by now.
 */
export async function markConfirmed(services: Services, call: SensitiveCall): Promise<number> {
  const { id, password_hash } = call.user;
  return services.db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, { id, password_hash }))) {
      throw confirmationRequired(call.user, []);
    }
    return writeConfirmation(services, transaction, call);
  });
}

/** The same in a transaction that has locked the account's row. */
async function writeConfirmation(
  { clock }: Services,
  transaction: Transaction<Schema>,
  call: SensitiveCall,
): Promise<number> {
  const { user, sessionId } = call;
  const confirmedUntil = clock.now() + validMs;
  const { numUpdatedRows } = await transaction
    .updateTable('sessions')
    .set({ confirmed_until: confirmedUntil })
    .where('id', '=', sessionId ?? '')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw confirmationRequired(user, []);
  await recordAudit(transaction, clock, {
    actor: actorOfCall(call),
    action: 'user.confirmed',
    subject: subjectOf(user),
  });
  return confirmedUntil;
}

/**
 * Ends the confirmation of the account's other sessions. Call it when an account gets a second factor: the
 * password that confirmed them is not enough any more.
 */
export async function endConfirmations(
  transaction: Transaction<Schema>,
  userId: string,
  keptSessionId: string | undefined,
): Promise<void> {
  await transaction
    .updateTable('sessions')
    .set({ confirmed_until: null })
    .where('user_id', '=', userId)
    .where('id', '!=', keptSessionId ?? '')
    .execute();
}

/** The caller as the audit log records it. */
export const actorOfCall = ({ user: { id, username }, address }: SensitiveCall): Actor => ({
  id,
  username,
  address,
});

type Work<T> = (transaction: Transaction<Schema>, user: UserRow, emit: Emit) => Promise<T>;

/** Runs work in a transaction, after checking again that the call is still confirmed. */
export type RunConfirmed = <T>(work: Work<T>) => Promise<T>;

/**
 * Requires that the session is confirmed or, for accounts without a second factor, that the call has the
 * right password. The returned function locks the account's row and checks again, so that a concurrent
 * password change or logout is seen; `work` receives the locked row, and may emit events.
 * Throws `confirmation_required`, `wrong_password`, `too_many_attempts`.
 */
export async function requireConfirmation(
  services: Services,
  call: SensitiveCall,
): Promise<RunConfirmed> {
  const { user, address, currentPassword } = call;
  const { db, clock } = services;
  await requireConfirmed({ db, clock }, call);
  if (currentPassword !== undefined) await checkPassword(services, user, currentPassword, address);
  return (work) =>
    transact(services, async (transaction, emit) => {
      const { id, password_hash } = user;
      const held = await lockUser(transaction, { id, password_hash });
      if (!held) throw confirmationRequired(user, []);
      await requireConfirmed({ db: transaction, clock }, call);
      return work(transaction, held, emit);
    });
}

/**
 * Throws `confirmation_required` unless the session is confirmed. An account without a second factor may
 * bring its password instead, which is left to be checked; one that has no password either has to have
 * signed in within ten minutes.
 */
export async function requireConfirmed(
  { db, clock }: Pick<Services, 'clock'> & { db: Database },
  { user, sessionId, currentPassword }: SensitiveCall,
): Promise<void> {
  const factors = await findFactors(db, user.id);
  if (factors.length === 0 && currentPassword !== undefined) return;
  const now = clock.now();
  const session = await db
    .selectFrom('sessions')
    .select(['confirmed_until', 'created_at'])
    .where('id', '=', sessionId ?? '')
    .executeTakeFirst();
  if (session && (session.confirmed_until ?? 0) > now) return;
  const isFresh = session !== undefined && session.created_at > now - validMs;
  if (isFresh && factors.length === 0 && user.password_hash === '') return;
  throw confirmationRequired(user, factors);
}

function confirmationRequired({ password_hash }: UserRow, factors: readonly Factor[]): AppError {
  return new AppError('confirmation_required', (m) => {
    if (factors.length > 0) return m.secondFactors.confirmWithFactor;
    return password_hash === ''
      ? m.secondFactors.confirmBySigningIn
      : m.errors.confirmationRequired;
  });
}
