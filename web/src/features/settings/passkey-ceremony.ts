import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser';

import { isPasskeyDeclined, isPasskeyRequest } from '../../ui/passkeys.ts';

type Json = Record<string, unknown>;

/** `known`: the device has one of this account already; `stopped`: the user declined, or waited too long. */
type Reason = 'known' | 'stopped' | 'failed';

/** The browser gave no passkey, and nothing was sent. */
export class NoPasskey extends Error {
  override readonly name = 'NoPasskey';

  constructor(
    readonly reason: Reason,
    cause?: unknown,
  ) {
    super(`No passkey: ${reason}`, { cause });
  }
}

const loadLibrary = () => import('@simplewebauthn/browser');

/** Has the browser make a passkey; throws `NoPasskey`. */
export async function makePasskey(options: Json): Promise<Json> {
  const { startRegistration } = await loadLibrary();
  if (!isCreation(options)) throw new NoPasskey('failed');
  return { ...(await startRegistration({ optionsJSON: options }).catch(refuse)) };
}

/** Has the browser sign with a passkey; throws `NoPasskey`. */
export async function askForPasskey(options: Json): Promise<Json> {
  const { startAuthentication } = await loadLibrary();
  if (!isPasskeyRequest(options)) throw new NoPasskey('failed');
  return { ...(await startAuthentication({ optionsJSON: options }).catch(refuse)) };
}

const isCreation = (options: Json): options is Json & PublicKeyCredentialCreationOptionsJSON =>
  isPasskeyRequest(options) &&
  typeof options['rp'] === 'object' &&
  typeof options['user'] === 'object';

function refuse(failure: unknown): never {
  throw new NoPasskey(reasonOf(failure), failure);
}

function reasonOf(failure: unknown): Reason {
  if (!(failure instanceof Error)) return 'failed';
  if (failure.name === 'InvalidStateError') return 'known';
  // The browser does not tell a user who declined from one who waited too long.
  return isPasskeyDeclined(failure) ? 'stopped' : 'failed';
}
