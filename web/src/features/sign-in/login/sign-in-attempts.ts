import { api, parseResponse } from '../../../api/client.ts';
import type { LoginForm } from '../validation.ts';
import { askForPasskey } from './passkey/passkey.ts';

/** One way to sign in, ready to be gone. */
export interface SignInWay {
  by: 'password' | 'code' | 'passkey' | 'provider' | 'link' | 'proxy';
  /** Begun by the page itself: a refusal is shown only where it says something to the user. */
  isUnasked?: boolean;
  /** Resolves to the token of the new session. @throws {ApiError} */
  open: () => Promise<string>;
}

export const byPassword = ({ email, password }: LoginForm): SignInWay => ({
  by: 'password',
  open: async () => {
    const json = { email: email.trim(), password };
    return (await parseResponse(api.auth.login.$post({ json }))).token;
  },
});

/** With the six digits of an app, or a recovery code. */
export const byCode = (challenge: string, code: string): SignInWay => ({
  by: 'code',
  open: async () => {
    const json = { challenge, code };
    return (await parseResponse(api.auth.login.second.$post({ json }))).token;
  },
});

/** With a challenge, as the second factor of its account. */
export const byPasskey = (challenge?: string): SignInWay => ({
  by: 'passkey',
  open: async () => {
    const credential = await askForPasskey(challenge);
    return byCredential(credential).open();
  },
});

/** With what the browser has made of a passkey. */
export const byCredential = (credential: Record<string, unknown>): SignInWay => ({
  by: 'passkey',
  open: async () => {
    const json = { credential };
    return (await parseResponse(api.auth.passkeys.login.verify.$post({ json }))).token;
  },
});

export const byProvider = (code: string): SignInWay => ({
  by: 'provider',
  open: async () => (await parseResponse(api.auth.oidc.session.$post({ json: { code } }))).token,
});

/** With a link of the command line. */
export const byLink = (token: string): SignInWay => ({
  by: 'link',
  open: async () => (await parseResponse(api.auth.link.session.$post({ json: { token } }))).token,
});

export const byProxy = ({ isUnasked }: { isUnasked: boolean }): SignInWay => ({
  by: 'proxy',
  isUnasked,
  open: async () => (await parseResponse(api.auth.proxy.session.$post())).token,
});
