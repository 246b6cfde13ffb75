import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

import { isPasskeyDeclined, isPasskeyRequest } from '../../ui/passkeys.ts';

type Json = Record<string, unknown>;

/** `known`: the device already has a passkey of this account; `stopped`: the user declined, or waited too long. */
type Reason = 'known' | 'stopped' | 'failed';

/** The browser returned no passkey; nothing was sent. */
export class PasskeyCeremonyError extends Error {
  override readonly name = 'PasskeyCeremonyError';

  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(`No passkey: ${reason}`, { cause });
  }
}

const loadLibrary = () => import('@simplewebauthn/browser');

/** Creates a passkey in the browser; throws `PasskeyCeremonyError`. */
export async function createPasskey(options: Json): Promise<Json> {
  const { startRegistration } = await loadLibrary();
  if (!isCreation(options)) throw new PasskeyCeremonyError('failed');
  return { ...(await startRegistration({ optionsJSON: options }).catch(refuse)) };
}

/** Signs with a passkey in the browser; throws `PasskeyCeremonyError`. */
export async function requestPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await loadLibrary();
  if (!isPasskeyRequest(options)) throw new PasskeyCeremonyError('failed');
  return { ...(await startAuthentication({ optionsJSON: options }).catch(refuse)) };
}

const isCreation = (options: Json): options is Json & PublicKeyCredentialCreationOptionsJSON =>
  isPasskeyRequest(options) &&
  typeof options['rp'] === 'object' &&
  typeof options['user'] === 'object';

function refuse(failure: unknown): never {
  throw new PasskeyCeremonyError(reasonOf(failure), failure);
}

function reasonOf(failure: unknown): Reason {
  if (!(failure instanceof Error)) return 'failed';
  if (failure.name === 'InvalidStateError') return 'known';
  // The browser does not distinguish declining from waiting too long.
  return isPasskeyDeclined(failure) ? 'stopped' : 'failed';
}
