import type { Passkey } from '@perch/contract/accounts/passkeys';

import { confirm, type Person, registerApproved } from '../api/accounts.ts';
import { send } from '../api/client.ts';
import type { TestServer } from '../servers/server.ts';
import {
  type CreationOptions,
  type Lies,
  makePasskey,
  type RequestOptions,
  signChallenge,
  type SoftPasskey,
} from './authenticator.ts';

type Server = Pick<TestServer, 'origin'>;
type Session = Pick<Person, 'token'>;

const prefix = '/api/auth/passkeys';

interface Call {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Any call of passkeys. */
export const passkeyCall = (server: Server, method: string, path: string, call: Call = {}) =>
  send(server.origin, method, `${prefix}${path}`, call);

async function dataOf(answer: Response) {
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`);
  return (await answer.json()).data;
}

/** Options for a new passkey; the session has to be confirmed. */
export async function creationOptions(server: Server, { token }: Session) {
  const answer = await passkeyCall(server, 'POST', '/register/options', { token });
  const options: CreationOptions = (await dataOf(answer)).options;
  return options;
}

/** Options to sign in, or, with a second factor's challenge, to end a sign-in. */
export async function signInOptions(server: Server, challenge?: string) {
  const body = challenge === undefined ? undefined : { challenge };
  const answer = await passkeyCall(server, 'POST', '/login/options', { body });
  const options: RequestOptions = (await dataOf(answer)).options;
  return options;
}

export async function confirmationOptions(server: Server, { token }: Session) {
  const answer = await passkeyCall(server, 'POST', '/confirm/options', { token });
  const options: RequestOptions = (await dataOf(answer)).options;
  return options;
}

export const sendNewPasskey = (
  server: Server,
  { token }: Session,
  credential: unknown,
  { name, headers = {} }: { name?: unknown; headers?: Record<string, string> } = {},
) =>
  passkeyCall(server, 'POST', '/register/verify', { token, body: { credential, name }, headers });

export const sendSignIn = (server: Server, credential: unknown, headers = {}) =>
  passkeyCall(server, 'POST', '/login/verify', { body: { credential }, headers });

export const sendConfirmation = (server: Server, { token }: Session, credential: unknown) =>
  passkeyCall(server, 'POST', '/confirm/verify', { token, body: { credential } });

export interface AddedPasskey {
  passkey: SoftPasskey;
  shown: Passkey;
  recoveryCodes: string[] | undefined;
}

/** Adds a passkey to the account of a confirmed session; it must be accepted. */
export async function addPasskey(
  server: Server,
  session: Session,
  { counts = true, name }: { counts?: boolean; name?: string } = {},
): Promise<AddedPasskey> {
  const options = await creationOptions(server, session);
  const { passkey, credential } = await makePasskey(options, server.origin, {}, { counts });
  const chosen = name === undefined ? {} : { name };
  const answer = await sendNewPasskey(server, session, credential, chosen);
  const { passkey: shown, recoveryCodes } = await dataOf(answer);
  return { passkey, shown, recoveryCodes };
}

/** A new account whose session is confirmed. */
export async function registerConfirmed(server: TestServer, admin: Person): Promise<Person> {
  const person = await registerApproved(server, admin);
  await confirm(server, person);
  return person;
}

/** A new account with a passkey; its session is confirmed. */
export async function registerWithPasskey(
  server: TestServer,
  admin: Person,
  options: { counts?: boolean } = {},
): Promise<Person & AddedPasskey> {
  const person = await registerConfirmed(server, admin);
  return { ...person, ...(await addPasskey(server, person, options)) };
}

/** Signs in with a passkey, with as many lies as named. */
export async function signInWith(
  server: Server,
  passkey: SoftPasskey,
  {
    lies = {},
    challenge,
    headers = {},
  }: { lies?: Lies; challenge?: string; headers?: object } = {},
): Promise<Response> {
  const options = await signInOptions(server, challenge);
  const credential = await signChallenge(passkey, options, server.origin, lies);
  return sendSignIn(server, credential, headers);
}

export async function listPasskeys(server: Server, { token }: Session): Promise<Passkey[]> {
  return (await dataOf(await passkeyCall(server, 'GET', '', { token }))).passkeys;
}
