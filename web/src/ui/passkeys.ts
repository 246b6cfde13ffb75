import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';

// Passkeys belong to a domain, which an address of numbers is not.
const isAddress = /^\[|^[\d.]+$/;

/** Whether this browser has passkeys for this page: on https or localhost only. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !isAddress.test(window.location.hostname);

/** Whether the options have what the library reads; the server has made the rest. */
export const isPasskeyRequest = (
  options: Record<string, unknown>,
): options is Record<string, unknown> & PublicKeyCredentialRequestOptionsJSON =>
  typeof options['challenge'] === 'string';

// Browsers also say NotAllowedError when the time is up, or no passkey fits: they have said so themselves.
const declining = new Set(['AbortError', 'NotAllowedError']);

/** Whether the user or the page has ended the browser's question for a passkey. */
export const isPasskeyDeclined = (failure: unknown): boolean =>
  failure instanceof Error && declining.has(failure.name);
