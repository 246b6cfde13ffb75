import { isPasskeyDeclined } from '../../../../ui/passkeys.ts';

/** The user or the page has ended the browser's question for a passkey. Nothing is to be said. */
export class PasskeyDeclined extends Error {
  override readonly name = 'PasskeyDeclined';
}

/** The browser could not use a passkey. */
export class PasskeyFailed extends Error {
  override readonly name = 'PasskeyFailed';
}

/** What the failure of the browser's question means; the library wraps the browser's own error. */
export function describePasskeyFailure(failure: unknown): PasskeyDeclined | PasskeyFailed {
  const cause = failure instanceof Error ? failure.cause : undefined;
  if (isPasskeyDeclined(failure) || isPasskeyDeclined(cause)) {
    return new PasskeyDeclined('Not continued', { cause: failure });
  }
  return new PasskeyFailed('The browser could not use a passkey', { cause: failure });
}
