import type { PasskeyRow, SignInStepKind } from '../../../database/rows/sign-in-rows.ts';
import { minuteMs } from '../../../lib/clock.ts';
import { siblingFile } from '../../../lib/sibling-file.ts';
import type { Services } from '../../../services.ts';
import type { RateLimit } from '../limits/rate-limits.ts';
import { storeStep } from '../session/sign-in-steps.ts';
import { newToken } from '../session/tokens.ts';
import { readTransports } from './credentials.ts';
import type * as library from './webauthn-library.ts';

// By their numbers in COSE: Ed25519, P-256 and RSA, with which every authenticator has one in common.
export const algorithms = [-8, -7, -257];

/** How long an owner may take to answer a challenge. */
export const challengeValidMs = 5 * minuteMs;

const challengeLimit: RateLimit = { max: 100, windowMs: 15 * minuteMs };

/**
 * What passkeys are bound to: exactly this host. A parent domain would share them with everything below it,
 * such as domains on which other accounts' files are served.
 */
export function relyingParty({ config, settings }: Pick<Services, 'config' | 'settings'>) {
  const { hostname, origin } = new URL(config.publicUrl);
  return { id: hostname, name: settings.current().name, origin };
}

interface Purpose {
  kind: Extract<SignInStepKind, `passkey-${string}`>;
  userId: string | null;
  data: unknown;
}

/** A new challenge, base64url, kept as the step whose token is its text in the client's answer. */
export async function storeChallenge(services: Services, purpose: Purpose): Promise<string> {
  const token = newToken();
  await storeStep(services, { ...purpose, token, validMs: challengeValidMs });
  return token;
}

/**
 * Options for signing a challenge, `PublicKeyCredentialRequestOptionsJSON` of WebAuthn: with any passkey, or
 * with one of these. Each visit of the sign-in page asks for them, so they are made without the library.
 */
export const requestOptions = (
  services: Services,
  challenge: string,
  allowCredentials?: ReturnType<typeof asDescriptor>[],
) => ({
  challenge,
  rpId: relyingParty(services).id,
  timeout: challengeValidMs,
  userVerification: 'required',
  ...(allowCredentials && {
    allowCredentials: allowCredentials.map((each) => ({ ...each, type: 'public-key' })),
  }),
});

/** Bounds the challenges of one account, each of which is a row for minutes. Throws `too_many_attempts`. */
export const limitChallenges = ({ rateLimits }: Pick<Services, 'rateLimits'>, userId: string) =>
  rateLimits.consume([`passkey-options ${userId}`, challengeLimit]);

/** An account's passkeys as the browser knows them. */
export async function credentialsOf({ db }: Pick<Services, 'db'>, userId: string) {
  const passkeys = await db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return passkeys.map(asDescriptor);
}

const asDescriptor = (passkey: Pick<PasskeyRow, 'credential_id' | 'transports'>) => ({
  id: passkey.credential_id,
  transports: readTransports(passkey.transports),
});

/** An account's id as authenticators keep it. */
export const userHandleOf = (userId: string) => Uint8Array.from(Buffer.from(userId));

// A file of its own: as a part of the server's program it would take 4.5 MB of each process that is never asked for
// a passkey.
const program = siblingFile(import.meta.path, 'webauthn-library');

/** Loads the library with the first passkey that is used. */
export function loadWebAuthn(): Promise<typeof library> {
  return import(program);
}
