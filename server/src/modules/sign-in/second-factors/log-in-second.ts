import { z } from 'zod';

import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../accounts/find-user.ts';
import { failureLimits, networkKeys } from '../limits/network-limits.ts';
import { finishSignIn, type HalfSignIn } from '../session/finish-sign-in.ts';
import type { SessionOrigin } from '../session/sessions.ts';
import { consumeStep, findStep } from '../session/sign-in-steps.ts';
import { consumeCode } from './consume-code.ts';

/**
 * Ends a sign-in with a code; the challenge works until a right one was given. Throws `sign_in_expired` for
 * an unknown or old challenge and for an account that was changed meanwhile, `code_invalid`, and
 * `too_many_attempts`.
 */
export async function logInSecond(
  services: Services,
  { challenge, code }: { challenge: string; code: string },
  from: SessionOrigin,
): Promise<{ token: string; user: UserRow }> {
  const { rateLimits, clock } = services;
  const { address } = from;
  const keys = networkKeys('second-step', address, failureLimits);
  await rateLimits.check(...keys);
  const half = await findHalfSignIn(services, challenge);
  if (!half) {
    await rateLimits.record(...keys);
    throw signInExpired();
  }
  const spending = { user: half.user, address, code, changed: signInExpired };
  const user = await consumeCode(
    services,
    { ...spending, purpose: 'sign-in' },
    async (db, held) => {
      // Only then is the code used up.
      if (!(await consumeStep({ db, clock }, 'second-factor', challenge))) throw signInExpired();
      return held;
    },
  );
  return finishSignIn(services, { user, login: half.login, hasSecondFactor: true }, from);
}

const Half: z.ZodType<HalfSignIn> = z.object({ passwordHash: z.string(), login: z.string() });

/**
 * The account whose sign-in this challenge continues, and the name that it began with. Undefined if the
 * challenge is unknown or too old, or if the account has another password by now, is suspended or deleted.
 */
async function findHalfSignIn(
  services: Services,
  challenge: string,
): Promise<{ user: UserRow; login: string } | undefined> {
  const step = await findStep(services, 'second-factor', challenge);
  const user = step?.user_id ? await findUser(services, step.user_id) : undefined;
  if (!step || user?.status !== 'approved') return undefined;
  const { passwordHash, login } = Half.parse(JSON.parse(step.data));
  return passwordHash === user.password_hash ? { user, login } : undefined;
}

/** The same error for unknown and for expired challenges. */
const signInExpired = () => new AppError('sign_in_expired', (m) => m.secondFactors.signInExpired);
