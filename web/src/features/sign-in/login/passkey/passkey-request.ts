import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';

import { api, parseResponse } from '../../../../api/client.ts';
import { isPasskeyRequest } from '../../../../ui/passkeys.ts';
import { describePasskeyFailure, PasskeyDeclined } from './passkey-errors.ts';

// Loaded on demand by `passkey.ts`: most sign-ins do not need it.

interface PasskeyRequest {
  challenge?: string | undefined;
  /** In the suggestions below the name field instead of a dialog. */
  isAutofill?: boolean;
  /** Cancels the request. */
  signal?: AbortSignal;
}

type Credential = Record<string, unknown>;

// The server forgets a challenge after five minutes; a page may stay open for longer.
const challengeUsableMs = 4 * 60 * 1000;

// The browser handles one request at a time; the library cancels the previous one.
let pending: PasskeyRequest | undefined;

/** Asks the browser for a passkey. @throws {PasskeyDeclined | PasskeyFailed | ApiError} */
export async function request(passkeyRequest: PasskeyRequest): Promise<Credential> {
  const { challenge, isAutofill = false, signal } = passkeyRequest;
  pending = passkeyRequest;
  const json = challenge ? { challenge } : {};
  const { data } = await parseResponse(api.auth.passkeys.login.options.$post({ json }));
  if (signal?.aborted || pending !== passkeyRequest) throw new PasskeyDeclined('No longer wanted');
  const end = () => {
    if (pending === passkeyRequest) WebAuthnAbortService.cancelCeremony();
  };
  signal?.addEventListener('abort', end);
  try {
    if (!isPasskeyRequest(data.options)) throw new TypeError('The options have no challenge');
    const credential = await startAuthentication({
      optionsJSON: data.options,
      useBrowserAutofill: isAutofill,
    });
    return { ...credential };
  } catch (failure) {
    throw describePasskeyFailure(failure);
  } finally {
    if (pending === passkeyRequest) pending = undefined;
    signal?.removeEventListener('abort', end);
  }
}

/** Cancels a pending request. */
export function cancelPasskeyRequest(): void {
  if (!pending) return;
  pending = undefined;
  WebAuthnAbortService.cancelCeremony();
}

/** Offers passkeys in the suggestions below the name field until one is chosen; undefined after `unwanted`. */
export async function offerAutofill(unwanted: AbortSignal): Promise<Credential | undefined> {
  while (!unwanted.aborted) {
    await pageIsVisible(unwanted);
    const expired = AbortSignal.timeout(challengeUsableMs);
    try {
      return await request({ isAutofill: true, signal: AbortSignal.any([unwanted, expired]) });
    } catch (failure) {
      if (!expired.aborted) throw failure;
    }
  }
  return undefined;
}

/** Resolves as soon as the page is visible. */
function pageIsVisible(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (!document.hidden) resolve();
  };
  document.addEventListener('visibilitychange', look, { signal });
  return promise;
}
