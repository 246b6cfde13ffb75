import type { UserRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { failureLimits, networkKeys } from '../limits/network-limits.ts';
import { finishSignIn } from '../session/finish-sign-in.ts';
import { findHalfSignIn, signInExpired } from '../session/half-sign-in.ts';
import type { SessionOrigin } from '../session/sessions.ts';
import { takeStep } from '../session/sign-in-steps.ts';
import { spendCode } from './spend-code.ts';

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
  const user = await spendCode(services, { ...spending, purpose: 'sign-in' }, async (db, held) => {
    // Only then is the code used up.
    if (!(await takeStep({ db, clock }, 'second-factor', challenge))) throw signInExpired();
    return held;
  });
  return finishSignIn(services, { user, login: half.login, hasSecondFactor: true }, from);
}
