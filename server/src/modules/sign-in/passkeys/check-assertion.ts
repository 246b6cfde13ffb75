import { z } from 'zod';

import type { PasskeyRow, SignInStepRow } from '../../../database/rows/sign-in-rows.ts';
import type { UserRow } from '../../../database/schema.ts';
import type { Services } from '../../../services.ts';
import { findUser } from '../../accounts/find-user.ts';
import { lockUser } from '../../accounts/lock-user.ts';
import { consumeStep } from '../session/sign-in-steps.ts';
import { type Assertion, challengeOf, parseAssertion } from './credentials.ts';
import { PasskeyRefusal } from './refusals.ts';
import { loadWebAuthn, relyingParty, userHandleOf } from './relying-party.ts';

export interface CheckedAssertion {
  user: UserRow;
  /** The challenge's, which has been used up. */
  step: SignInStepRow;
}

/** The session that a challenge was for. */
export const SessionStep = z.object({ sessionId: z.string() });

/**
 * Checks that a passkey has signed a challenge of this kind, by its owner and once, and writes down its use.
 * `session` is the one that the challenge has to be for. Throws PasskeyRefusal.
 */
export async function checkAssertion(
  services: Services,
  kind: 'passkey-sign-in' | 'passkey-confirmation',
  credential: unknown,
  session?: { userId: string; sessionId: string | undefined },
): Promise<CheckedAssertion> {
  const assertion = parseAssertion(credential);
  const challenge = challengeOf(assertion);
  const step = await consumeStep(services, kind, challenge);
  if (!step) throw new PasskeyRefusal('no such challenge', session?.userId);
  const expectedId = step.user_id ?? undefined;
  if (session && !isStepOf(step, session)) {
    throw new PasskeyRefusal('challenge of another session', session.userId);
  }
  const passkey = await services.db
    .selectFrom('passkeys')
    .selectAll()
    .where('credential_id', '=', assertion.id)
    .executeTakeFirst();
  const user = passkey && (await findUser(services, passkey.user_id));
  if (!user) throw new PasskeyRefusal('unknown passkey', expectedId);
  if (expectedId !== undefined && expectedId !== user.id) {
    throw new PasskeyRefusal('passkey of another account', expectedId);
  }
  requireHandle(assertion, user.id, expectedId !== undefined);
  const { newCounter, credentialBackedUp } = await verify(services, assertion, challenge, passkey);
  await recordUse(services, passkey, { count: newCounter, isBackedUp: credentialBackedUp });
  return { user, step };
}

/** Whether a challenge was for this session. */
export function isStepOf(
  { user_id, data }: SignInStepRow,
  { userId, sessionId }: { userId: string; sessionId: string | undefined },
): boolean {
  const kept = SessionStep.safeParse(JSON.parse(data));
  return user_id === userId && kept.success && kept.data.sessionId === sessionId;
}

// WebAuthn §7.2, step 6: the handle names an account that was not named before, and agrees where one was.
function requireHandle({ response }: Assertion, userId: string, isNamed: boolean): void {
  const { userHandle } = response;
  if (userHandle === undefined || userHandle === null) {
    if (isNamed) return;
    throw new PasskeyRefusal('no handle', userId);
  }
  if (userHandle === Buffer.from(userHandleOf(userId)).toString('base64url')) return;
  throw new PasskeyRefusal('handle of another account', userId);
}

async function verify(
  services: Services,
  assertion: Assertion,
  challenge: string,
  passkey: PasskeyRow,
) {
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const { id, origin } = relyingParty(services);
  const { userHandle: _, ...response } = assertion.response;
  const verified = await verifyAuthenticationResponse({
    response: { ...assertion, response, clientExtensionResults: {} },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    credential: {
      id: passkey.credential_id,
      publicKey: Uint8Array.from(Buffer.from(passkey.public_key, 'base64url')),
      counter: passkey.sign_count,
    },
  }).catch((error: unknown) => {
    throw new PasskeyRefusal(error instanceof Error ? error.message : '', passkey.user_id);
  });
  if (!verified.verified) throw new PasskeyRefusal('wrong signature', passkey.user_id);
  return verified.authenticationInfo;
}

/** Records the use; refuses a counter that a copy of the authenticator has reached meanwhile. */
async function recordUse(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, user_id }: PasskeyRow,
  { count, isBackedUp }: { count: number; isBackedUp: boolean },
): Promise<void> {
  const isRecorded = await db.transaction().execute(async (transaction) => {
    if (!(await lockUser(transaction, { id: user_id }))) return false;
    const { numUpdatedRows } = await transaction
      .updateTable('passkeys')
      .set({ sign_count: count, is_backed_up: isBackedUp ? 1 : 0, last_used_at: clock.now() })
      .where('id', '=', id)
      // 0 is of authenticators that do not count.
      .where((eb) => (count === 0 ? eb('sign_count', '=', 0) : eb('sign_count', '<', count)))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
  if (!isRecorded) throw new PasskeyRefusal('removed, or used elsewhere at once', user_id);
}
