import { z } from 'zod';

import type { UserRow } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../accounts/find-user.ts';
import { beginningLimits, networkKeys } from '../limits/network-limits.ts';
import { finishSignIn, recordFailedSignIn } from '../session/finish-sign-in.ts';
import type { SessionOrigin } from '../session/sessions.ts';
import { findStep } from '../session/sign-in-steps.ts';
import { hashToken } from '../session/tokens.ts';
import { checkAssertion } from './check-assertion.ts';
import { passkeyInvalid, type PasskeyRefusal, withRefusals } from './refusals.ts';
import { credentialsOf, requestOptions, storeChallenge } from './relying-party.ts';

/** What the audit log has in place of an email. */
const login = 'passkey';

/** What a sign-in keeps: the hash of the second factor's challenge that it ends. */
const SignInStep = z.object({ secondFactor: z.string().nullable() });

/**
 * Options for signing in with any passkey, or, as the second factor of a sign-in, with one of its account.
 * Throws `sign_in_expired` for an unknown or old `secondFactor`, and `too_many_attempts`.
 */
export async function beginPasskeyLogin(
  services: Services,
  secondFactor: string | undefined,
  address: string,
) {
  await services.rateLimits.consume(...networkKeys('passkey-options', address, beginningLimits));
  const userId = secondFactor === undefined ? null : await halfSignedIn(services, secondFactor);
  const data: z.infer<typeof SignInStep> = {
    secondFactor: secondFactor === undefined ? null : hashToken(secondFactor),
  };
  const challenge = await storeChallenge(services, { kind: 'passkey-sign-in', userId, data });
  const own = userId === null ? undefined : await credentialsOf(services, userId);
  return requestOptions(services, challenge, own);
}

async function halfSignedIn(services: Services, secondFactor: string): Promise<string> {
  const step = await findStep(services, 'second-factor', secondFactor);
  if (step && step.user_id !== null) return step.user_id;
  throw new AppError('sign_in_expired', (m) => m.passkeys.signInExpired);
}

/**
 * Signs in with the passkey that has signed a challenge. Throws `passkey_invalid`, `too_many_attempts`,
 * `account_pending`, `account_rejected`.
 */
export async function logInWithPasskey(
  services: Services,
  credential: unknown,
  from: SessionOrigin,
): Promise<{ token: string; user: UserRow }> {
  const { user, step } = await withRefusals(
    services,
    from.address,
    () => checkAssertion(services, 'passkey-sign-in', credential),
    (refusal) => recordRefusal(services, refusal, from.address),
  );
  const { secondFactor } = SignInStep.parse(JSON.parse(step.data));
  if (secondFactor !== null) await dropStep(services, secondFactor);
  try {
    return await finishSignIn(services, { user, login, hasSecondFactor: true }, from);
  } catch (error) {
    const isChanged = error instanceof AppError && error.code === 'invalid_credentials';
    throw isChanged ? passkeyInvalid() : error;
  }
}

async function dropStep({ db }: Pick<Services, 'db'>, hash: string): Promise<void> {
  await db.deleteFrom('sign_in_steps').where('token_hash', '=', hash).execute();
}

async function recordRefusal(
  services: Services,
  { userId }: PasskeyRefusal,
  address: string,
): Promise<void> {
  const user = userId === undefined ? undefined : await findUser(services, userId);
  await recordFailedSignIn(services, 'user.sign_in_failed', { email: login, address, user });
}
