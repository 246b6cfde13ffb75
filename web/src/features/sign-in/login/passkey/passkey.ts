import { networkError } from '../../../../api/api-error.ts';
import { canUsePasskeys } from '../../../../ui/passkeys.ts';

const loadQuestion = () =>
  import('./passkey-request.ts').catch((cause: unknown) => {
    throw Object.assign(networkError(), { cause });
  });

/** Whether passkeys sign in on this page: at the address to which the server binds them. */
export const hasPasskeys = (publicUrl: string | undefined): boolean =>
  publicUrl !== undefined &&
  new URL(publicUrl).origin === window.location.origin &&
  canUsePasskeys();

/**
 * Asks for one of the user's passkeys: with the challenge of a sign-in, for one of that account.
 * @returns the credential, for the server
 * @throws {PasskeyDeclined | PasskeyFailed | ApiError}
 */
export const askForPasskey = async (challenge?: string) =>
  (await loadQuestion()).ask({ challenge });

/** Ends a question that is still open, as another way to sign in was taken. */
export const endQuestion = async () => (await loadQuestion()).endQuestion();

/**
 * Offers passkeys in the list below the field with `autocomplete="… webauthn"`, where the browser can, until one is
 * chosen; undefined where none will be.
 */
export async function offerPasskeys(
  unwanted: AbortSignal,
): Promise<Record<string, unknown> | undefined> {
  const { PublicKeyCredential } = window;
  if (typeof PublicKeyCredential.isConditionalMediationAvailable !== 'function') return undefined;
  if (!(await PublicKeyCredential.isConditionalMediationAvailable())) return undefined;
  return (await loadQuestion()).offer(unwanted);
}
