import { api, parseResponse } from '../../../api/client.ts';
import type { LoginForm } from '../validation.ts';
import { requestPasskey } from './passkey/passkey.ts';

/** An attempt to sign in with one method. */
export interface SignInAttempt {
  by: 'password' | 'code' | 'passkey' | 'provider' | 'link' | 'proxy';
  /** Started by the page itself: a refusal is shown only if it concerns the user. */
  isAutomatic?: boolean;
  /** Resolves to the token of the new session. @throws {ApiError} */
  open: () => Promise<string>;
}

export const byPassword = ({ email, password }: LoginForm): SignInAttempt => ({
  by: 'password',
  open: async () => {
    const json = { email: email.trim(), password };
    return (await parseResponse(api.auth.login.$post({ json }))).token;
  },
});

/** With a code of an authenticator app, or a recovery code. */
export const byCode = (challenge: string, code: string): SignInAttempt => ({
  by: 'code',
  open: async () => {
    const json = { challenge, code };
    return (await parseResponse(api.auth.login.second.$post({ json }))).token;
  },
});

/** With a challenge, as the second factor of its account. */
export const byPasskey = (challenge?: string): SignInAttempt => ({
  by: 'passkey',
  open: async () => {
    const credential = await requestPasskey(challenge);
    return byCredential(credential).open();
  },
});

/** With the browser's response for a passkey. */
export const byCredential = (credential: Record<string, unknown>): SignInAttempt => ({
  by: 'passkey',
  open: async () => {
    const json = { credential };
    return (await parseResponse(api.auth.passkeys.login.verify.$post({ json }))).token;
  },
});

export const byProvider = (code: string): SignInAttempt => ({
  by: 'provider',
  open: async () => (await parseResponse(api.auth.oidc.session.$post({ json: { code } }))).token,
});

/** With a link created on the command line. */
export const byLink = (token: string): SignInAttempt => ({
  by: 'link',
  open: async () => (await parseResponse(api.auth.link.session.$post({ json: { token } }))).token,
});

export const byProxy = ({ isAutomatic }: { isAutomatic: boolean }): SignInAttempt => ({
  by: 'proxy',
  isAutomatic,
  open: async () => (await parseResponse(api.auth.proxy.session.$post())).token,
});
