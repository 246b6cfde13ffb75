import type { Services } from '../../../services.ts';
import type { SensitiveCall } from '../confirmation/confirmation.ts';
import { consumeStep } from '../session/sign-in-steps.ts';
import { isStepOf } from './check-assertion.ts';
import { type Attestation, challengeOf, parseAttestation, writeTransports } from './credentials.ts';
import { PasskeyRefusal } from './refusals.ts';
import { algorithms, loadWebAuthn, relyingParty } from './relying-party.ts';

// An RSA key of 8192 bits has a thousand; each use of a larger one would cost the server more.
const publicKeyBytesMax = 2048;

/** A passkey that its authenticator has made, as the columns of its row. */
export interface NewCredential {
  credential_id: string;
  public_key: string;
  sign_count: number;
  transports: string;
  is_backed_up: number;
}

/** Checks that the credential answers a challenge of the calling session, once. Throws PasskeyRefusal. */
export async function checkAttestation(
  services: Services,
  { user, sessionId }: SensitiveCall,
  credential: unknown,
): Promise<NewCredential> {
  const attestation = parseAttestation(credential);
  const challenge = challengeOf(attestation);
  const step = await consumeStep(services, 'passkey-registration', challenge);
  if (!step) throw new PasskeyRefusal('no such challenge');
  if (!isStepOf(step, { userId: user.id, sessionId })) {
    throw new PasskeyRefusal('challenge of another session');
  }
  try {
    return await verify(services, attestation, challenge);
  } catch (error) {
    throw error instanceof PasskeyRefusal
      ? error
      : new PasskeyRefusal(error instanceof Error ? error.message : '');
  }
}

async function verify(
  services: Services,
  attestation: Attestation,
  challenge: string,
): Promise<NewCredential> {
  const { verifyRegistrationResponse } = await loadWebAuthn();
  await requireNoStatement(attestation);
  const { id, origin } = relyingParty(services);
  const { response, ...rest } = attestation;
  const { clientDataJSON, attestationObject } = response;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...rest,
      response: { clientDataJSON, attestationObject },
      clientExtensionResults: {},
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: id,
    requireUserVerification: true,
    supportedAlgorithmIDs: algorithms,
  });
  if (!verified) throw new PasskeyRefusal('wrong attestation');
  const { credential, credentialBackedUp } = registrationInfo;
  if (credential.id !== attestation.id) throw new PasskeyRefusal('id of another credential');
  if (credential.publicKey.byteLength > publicKeyBytesMax) throw new PasskeyRefusal('large key');
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    sign_count: credential.counter,
    transports: writeTransports(response.transports),
    is_backed_up: credentialBackedUp ? 1 : 0,
  };
}

/**
 * Browsers omit statements with certificates, as none is requested. They would be hostile input to large
 * parsers, and lists of revoked certificates would be fetched.
 */
async function requireNoStatement({ response }: Attestation): Promise<void> {
  const { decodeAttestationObject, isoBase64URL } = await loadWebAuthn();
  const object = decodeAttestationObject(isoBase64URL.toBuffer(response.attestationObject));
  const format = object.get('fmt');
  const isSelfSigned = format === 'packed' && object.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new PasskeyRefusal('attestation with a statement');
}
