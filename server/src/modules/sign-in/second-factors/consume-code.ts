import type { Transaction } from 'kysely';

import { recordAudit } from '../../../audit.ts';
import type { Schema, UserRow } from '../../../database/schema.ts';
import type { AppError } from '../../../lib/errors.ts';
import { recoveryCodeUsed } from '../../../mail/account-templates.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { type CodeAttempt, withCodeThrottle } from './code-throttle.ts';
import { readCode } from './read-code.ts';
import { consumeRecoveryCode, countRecoveryCodes } from './recovery-codes.ts';
import { findStepOf } from './totp-codes.ts';
import { openTotpSecret } from './totp-secret.ts';

interface CodeSubmission extends CodeAttempt {
  code: string;
  /** Thrown if the account has another password by now, is suspended or deleted. */
  changed: () => AppError;
}

/**
 * Runs `work` in the transaction that uses up the account's code, with its locked row: a code counts once,
 * and only if `work` succeeds. Throws `code_invalid`, alike for a wrong, an old and a used one,
 * `too_many_attempts`, and what `work` throws.
 */
export function consumeCode<T extends NonNullable<unknown>>(
  services: Services,
  spending: CodeSubmission,
  work: (transaction: Transaction<Schema>, user: UserRow) => Promise<T>,
): Promise<T> {
  const { id, password_hash } = spending.user;
  return withCodeThrottle(services, spending, () =>
    services.db.transaction().execute(async (transaction) => {
      // The same code in another request waits for this lock.
      const expected = { id, password_hash, status: 'approved' as const };
      const held = await lockUser(transaction, expected);
      if (!held) throw spending.changed();
      const isRight = await spend(services, transaction, held, spending);
      return isRight ? work(transaction, held) : undefined;
    }),
  );
}

async function spend(
  services: Services,
  transaction: Transaction<Schema>,
  user: UserRow,
  { code, address }: CodeSubmission,
): Promise<boolean> {
  const { clock } = services;
  const typed = readCode(code);
  if (typed.kind === 'totp') return spendStep(services, transaction, user.id, typed.digits);
  const used = { userId: user.id, code: typed.text, now: clock.now() };
  if (!(await consumeRecoveryCode(transaction, used))) return false;
  const left = await countRecoveryCodes(transaction, user.id);
  await recordAudit(transaction, clock, {
    actor: { id: user.id, username: user.username, address },
    action: 'user.recovery_code_used',
    subject: subjectOf(user),
    detail: `${left} left`,
  });
  await queueMail(transaction, services, recoveryCodeUsed(services, user, left));
  return true;
}

async function spendStep(
  { secret: key, clock }: Services,
  transaction: Transaction<Schema>,
  userId: string,
  digits: string,
): Promise<boolean> {
  const app = await transaction
    .selectFrom('totp')
    .select(['secret', 'last_step'])
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  const secret = app && openTotpSecret(key, userId, app.secret);
  if (!app || secret === undefined) return false;
  const lastStep = app.last_step;
  const step = await findStepOf(digits, { secret, lastStep, now: clock.now() });
  if (step === undefined) return false;
  await transaction
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .execute();
  return true;
}
