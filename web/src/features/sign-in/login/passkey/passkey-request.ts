import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';

import { api, parseResponse } from '../../../../api/client.ts';
import { isPasskeyRequest } from '../../../../ui/passkeys.ts';
import { describePasskeyFailure, PasskeyDeclined } from './passkey-errors.ts';

// Loaded when it is wanted (`passkey.ts`): the page is shown before, and most sign-ins need none of it.

interface Question {
  challenge?: string | undefined;
  /** In the list below the field for the name, in place of a dialog. */
  isAutofill?: boolean;
  /** Ends the question. */
  signal?: AbortSignal;
}

type Credential = Record<string, unknown>;

// The server forgets a challenge after five minutes; a page may stay open for longer.
const challengeUsableMs = 4 * 60 * 1000;

// The browser answers one question at a time; the library ends the one before.
let asked: Question | undefined;

/** Asks the browser for a passkey. @throws {PasskeyDeclined | PasskeyFailed | ApiError} */
export async function ask(question: Question): Promise<Credential> {
  const { challenge, isAutofill = false, signal } = question;
  asked = question;
  const json = challenge ? { challenge } : {};
  const { data } = await parseResponse(api.auth.passkeys.login.options.$post({ json }));
  if (signal?.aborted || asked !== question) throw new PasskeyDeclined('No longer wanted');
  const end = () => {
    if (asked === question) WebAuthnAbortService.cancelCeremony();
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
    if (asked === question) asked = undefined;
    signal?.removeEventListener('abort', end);
  }
}

/** Ends a question that is still open. */
export function endQuestion(): void {
  if (!asked) return;
  asked = undefined;
  WebAuthnAbortService.cancelCeremony();
}

/** Offers passkeys in the list below the field for the name, until one is chosen; undefined after `unwanted`. */
export async function offer(unwanted: AbortSignal): Promise<Credential | undefined> {
  while (!unwanted.aborted) {
    await pageIsShown(unwanted);
    const old = AbortSignal.timeout(challengeUsableMs);
    try {
      return await ask({ isAutofill: true, signal: AbortSignal.any([unwanted, old]) });
    } catch (failure) {
      if (!old.aborted) throw failure;
    }
  }
  return undefined;
}

/** Resolves at once for a page that can be seen, else once it can. */
function pageIsShown(signal: AbortSignal): Promise<void> {
  if (!document.hidden) return Promise.resolve();
  const { promise, resolve } = Promise.withResolvers<void>();
  const look = () => {
    if (!document.hidden) resolve();
  };
  document.addEventListener('visibilitychange', look, { signal });
  return promise;
}
