import { recordAudit } from '../../../audit.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import { actorOfCall, markConfirmed, type SensitiveCall } from '../confirmation/confirmation.ts';
import { checkAssertion } from './check-assertion.ts';
import { passkeyInvalid, withRefusals } from './refusals.ts';
import { credentialsOf, limitChallenges, requestOptions, storeChallenge } from './relying-party.ts';

/**
 * Options for confirming the calling session. Throws `passkey_invalid` where the account has no passkey, and
 * `too_many_attempts`.
 */
export async function beginPasskeyConfirmation(
  services: Services,
  { user, sessionId }: SensitiveCall,
) {
  const allowCredentials = await credentialsOf(services, user.id);
  // Options without credentials would ask for any.
  if (allowCredentials.length === 0) throw passkeyInvalid();
  await limitChallenges(services, user.id);
  const purpose = { kind: 'passkey-confirmation', userId: user.id, data: { sessionId } } as const;
  return requestOptions(services, await storeChallenge(services, purpose), allowCredentials);
}

/**
 * Confirms the calling session with a passkey of its account and returns until when, in ms since 1970. Throws
 * `passkey_invalid`, which is written to the audit log, and `too_many_attempts`.
 */
export async function confirmWithPasskey(
  services: Services,
  call: SensitiveCall,
  credential: unknown,
): Promise<number> {
  const { user, sessionId, address } = call;
  await withRefusals(
    services,
    address,
    () =>
      checkAssertion(services, 'passkey-confirmation', credential, { userId: user.id, sessionId }),
    () => recordRefusal(services, call),
  );
  return markConfirmed(services, call);
}

async function recordRefusal({ db, clock }: Services, call: SensitiveCall): Promise<void> {
  await db.transaction().execute((transaction) =>
    recordAudit(transaction, clock, {
      actor: actorOfCall(call),
      action: 'user.confirmation_failed',
      subject: subjectOf(call.user),
      detail: 'passkey',
    }),
  );
}
