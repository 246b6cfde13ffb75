import { passkeysMax } from '@perch/contract/accounts/passkeys';
import type { ServerMessages } from '@perch/messages/catalogue';
import type { Transaction } from 'kysely';

import { recordAudit } from '../../../audit.ts';
import type { PasskeyRow } from '../../../database/rows/sign-in-rows.ts';
import type { Schema } from '../../../database/schema.ts';
import { AppError } from '../../../lib/errors.ts';
import { newId } from '../../../lib/random.ts';
import { passkeyAdded } from '../../../mail/passkey-templates.ts';
import { queueMail } from '../../../mail/queue-mail.ts';
import type { Services } from '../../../services.ts';
import { subjectOf } from '../../accounts/change-user.ts';
import {
  actorOfCall,
  endConfirmations,
  requireConfirmation,
  type SensitiveCall,
} from '../confirmation/confirmation.ts';
import { findFactors } from '../second-factors/find-factors.ts';
import { countRecoveryCodes, makeRecoveryCodesOf } from '../second-factors/recovery-codes.ts';
import { checkAttestation } from './check-attestation.ts';
import { passkeyInvalid, withRefusals } from './refusals.ts';
import {
  algorithms,
  challengeValidMs,
  credentialsOf,
  limitChallenges,
  loadWebAuthn,
  relyingParty,
  storeChallenge,
  userHandleOf,
} from './relying-party.ts';

/** Options for a new passkey. Throws `passkey_limit`, `too_many_attempts`, and what `requireConfirmation` throws. */
export async function beginPasskey(services: Services, call: SensitiveCall) {
  await requireConfirmation(services, call);
  const { user, sessionId } = call;
  await refuseTooMany(services.db, user.id);
  await limitChallenges(services, user.id);
  const { generateRegistrationOptions } = await loadWebAuthn();
  const { id, name } = relyingParty(services);
  const purpose = { kind: 'passkey-registration', userId: user.id, data: { sessionId } } as const;
  return generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: userHandleOf(user.id),
    userName: user.username,
    userDisplayName: user.username,
    challenge: Uint8Array.from(Buffer.from(await storeChallenge(services, purpose), 'base64url')),
    timeout: challengeValidMs,
    attestationType: 'none',
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: await credentialsOf(services, user.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

interface AddedPasskey {
  passkey: PasskeyRow;
  /** With the first second factor of the account, unless it has some left. */
  recoveryCodes?: string[];
}

/**
 * Adds the passkey that the browser has created, and informs its owner by mail. Throws `passkey_invalid`, also for one
 * that is known already, `passkey_limit`, and what `requireConfirmation` throws.
 */
export async function addPasskey(
  services: Services,
  call: SensitiveCall,
  { credential, name }: { credential: unknown; name: string },
): Promise<AddedPasskey> {
  const { clock } = services;
  // First: where the session has to be confirmed again, the same answer of the browser serves afterwards.
  const asConfirmed = await requireConfirmation(services, call);
  const made = await withRefusals(services, call.address, () =>
    checkAttestation(services, call, credential),
  );
  return asConfirmed(async (transaction, user) => {
    await refuseTooMany(transaction, user.id);
    const isFirstFactor = (await findFactors(transaction, user.id)).length === 0;
    const passkey = {
      ...made,
      id: newId(),
      user_id: user.id,
      name,
      created_at: clock.now(),
      last_used_at: null,
    };
    const { numInsertedOrUpdatedRows } = await transaction
      .insertInto('passkeys')
      .values(passkey)
      .onConflict((conflict) => conflict.column('credential_id').doNothing())
      .executeTakeFirst();
    if (numInsertedOrUpdatedRows === 0n) throw passkeyInvalid();
    const hasCodes = (await countRecoveryCodes(transaction, user.id)) > 0;
    const recoveryCodes =
      isFirstFactor && !hasCodes ? await makeRecoveryCodesOf(transaction, user.id) : [];
    await endConfirmations(transaction, user.id, call.sessionId);
    await recordAudit(transaction, clock, {
      actor: actorOfCall(call),
      action: 'user.passkey_added',
      subject: subjectOf(user),
      detail: name,
    });
    await queueMail(transaction, services, passkeyAdded(services, user, name));
    return { passkey, ...(recoveryCodes.length > 0 && { recoveryCodes }) };
  });
}

async function refuseTooMany(
  db: Services['db'] | Transaction<Schema>,
  userId: string,
): Promise<void> {
  const { count } = await db
    .selectFrom('passkeys')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) < passkeysMax) return;
  throw new AppError('passkey_limit', (m) => m.passkeys.tooMany({ max: passkeysMax }));
}

// The first match counts: most user agents also name the browsers below them.
const browsers: [name: string, mark: RegExp][] = [
  ['Edge', /\bEdgi?A?(OS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|Chromium|HeadlessChrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];
const systems: [name: string, mark: RegExp][] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
];

/** What a passkey is called whose owner has not named it: `Firefox on Linux`. */
export function passkeyName(m: ServerMessages, userAgent: string): string {
  const find = (names: typeof browsers) => names.find(([, mark]) => mark.test(userAgent))?.[0];
  const browser = find(browsers);
  const system = find(systems);
  if (browser && system) return m.passkeys.browserOnSystem({ browser, system });
  return browser ?? system ?? m.passkeys.unnamed;
}
