import { recordAudit } from '../../../audit.ts';
import type { UserRow } from '../../../database/schema.ts';
import { minuteMs } from '../../../lib/clock.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import { failureLimits, networkKeys } from '../limits/network-limits.ts';
import type { LimitedKey, RateLimit } from '../limits/rate-limits.ts';

/**
 * Wrong codes for one account, from anywhere and for whatever they were asked. Six digits have no more
 * than a million forms, so unlike for passwords no network is spared.
 */
const accountLimit: RateLimit = { max: 10, windowMs: 15 * minuteMs };

export interface CodeAttempt {
  user: UserRow;
  address: string;
  /** What the code was for, as in the audit log. */
  purpose: 'sign-in' | 'confirmation' | 'set-up';
}

/**
 * Runs `check`, which compares a code, and counts an `undefined` result as a wrong one before its outcome is
 * known, so that parallel guesses cannot exceed the limit. Throws `code_invalid`, which is written to the
 * audit log, and `too_many_attempts`.
 */
export async function withCodeThrottle<T>(
  services: Services,
  attempt: CodeAttempt,
  check: () => Promise<T | undefined>,
): Promise<T> {
  const { rateLimits } = services;
  const keys: LimitedKey[] = [
    [`second-factor ${attempt.user.id}`, accountLimit],
    ...networkKeys('second-factor', attempt.address, failureLimits),
  ];
  const uncount = () => rateLimits.refund({ one: keys.map(([key]) => key) });
  await rateLimits.consume(...keys);
  let result: T | undefined;
  try {
    result = await check();
  } catch (error) {
    await uncount();
    throw error;
  }
  if (result === undefined) {
    await recordFailure(services, attempt);
    throw codeInvalid();
  }
  // Only its own count: a code that the owner enters must not reset the count of others.
  await uncount();
  return result;
}

async function recordFailure(
  { db, clock, log }: Services,
  { user, address, purpose }: CodeAttempt,
): Promise<void> {
  const { id, username } = user;
  log.warn('second_factor.refused', { user: id, address, purpose });
  await db.transaction().execute((transaction) =>
    recordAudit(transaction, clock, {
      // At a sign-in the client is known to be the owner by half alone.
      actor: purpose === 'sign-in' ? null : { id, username, address },
      action: 'user.second_factor_failed',
      subject: subjectOf(user),
      address,
      detail: purpose,
    }),
  );
}

export const codeInvalid = () => new AppError('code_invalid', (m) => m.secondFactors.codeInvalid);
