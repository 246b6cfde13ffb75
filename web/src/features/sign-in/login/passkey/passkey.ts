import { networkError } from '../../../../api/api-error.ts';
import { canUsePasskeys } from '../../../../ui/passkeys.ts';

const loadRequest = () =>
  import('./passkey-request.ts').catch((cause: unknown) => {
    throw Object.assign(networkError(), { cause });
  });

/** Whether passkeys work on this page: only at the origin to which the server binds them. */
export const hasPasskeys = (publicUrl: string | undefined): boolean =>
  publicUrl !== undefined &&
  new URL(publicUrl).origin === window.location.origin &&
  canUsePasskeys();

/**
 * Asks for one of the user's passkeys: with the challenge of a sign-in, for one of that account.
 * @returns the credential, for the server
 * @throws {PasskeyDeclined | PasskeyFailed | ApiError}
 */
export const requestPasskey = async (challenge?: string) =>
  (await loadRequest()).request({ challenge });

/** Cancels a pending request, as the user has chosen another method. */
export const cancelPasskeyRequest = async () => (await loadRequest()).cancelPasskeyRequest();

/**
 * Offers passkeys in the suggestions of the field with `autocomplete="… webauthn"` until one is chosen; undefined if
 * the browser cannot, or none will be.
 */
export async function offerPasskeys(
  unwanted: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  const { PublicKeyCredential } = window;
  if (typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function') return undefined;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return undefined;
  return (await loadRequest()).offerAutofill(unwanted);
}
