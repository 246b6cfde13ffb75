import { expect } from 'bun:test';

import type { SignInMethods } from '@perch/contract/accounts/second-factors';
import { HOTP, Secret } from 'otpauth';

import { runStatement, type WithDatabase } from '../database/database.ts';
import type { TestServer } from '../servers/server.ts';
import { confirm, type Person, registerApproved } from './accounts.ts';
import { send } from './client.ts';

type Server = Pick<TestServer, 'origin'>;

/** An authenticator app, as it is after setting it up. */
export interface App {
  secret: string;
  recoveryCodes: string[];
}

/** The code that an app shows so many steps from now. */
export const codeOf = ({ secret }: Pick<App, 'secret'>, steps = 0): string =>
  HOTP.generate({
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    counter: currentStep() + steps,
  });

const currentStep = () => Math.floor(Date.now() / 30_000);

/** Does it again where the time step has changed meanwhile, so that offsets from it mean the same throughout. */
export async function withinOneStep<T>(work: () => Promise<T>): Promise<T> {
  const before = currentStep();
  const result = await work();
  return currentStep() === before ? result : withinOneStep(work);
}

/** A code that belongs to none of the steps around now. */
export function wrongCodeOf(app: Pick<App, 'secret'>): string {
  const near = new Set([-3, -2, -1, 0, 1, 2, 3].map((steps) => codeOf(app, steps)));
  const wrong = ['000000', '111111', '222222', '333333', '444444', '555555', '666666', '777777'];
  return wrong.find((code) => !near.has(code)) ?? '';
}

/** Begins to set up an app in a session that is confirmed. */
export async function beginApp(
  { origin }: Server,
  { token }: Pick<Person, 'token'>,
  body: object = {},
): Promise<{ secret: string; uri: string }> {
  const answer = await send(origin, 'POST', '/api/auth/totp', { token, body });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

export const confirmApp = ({ origin }: Server, { token }: Pick<Person, 'token'>, code: string) =>
  send(origin, 'PUT', '/api/auth/totp', { token, body: { code } });

/** Confirms the session by password and sets up the account's first app. */
export async function setUpApp(server: TestServer, person: Person): Promise<App> {
  await confirm(server, person);
  const { secret } = await beginApp(server, person);
  const answer = await confirmApp(server, person, codeOf({ secret }));
  expect(answer.status).toBe(200);
  const { data } = await answer.json();
  await forgetSteps(server, person);
  return { secret, recoveryCodes: data.recoveryCodes };
}

/** Lets the app's present codes work again, so that a test need not wait for the next one. */
export const forgetSteps = (server: WithDatabase, { id }: Pick<Person, 'id'>) =>
  runStatement(server, `update totp set last_step = 0 where user_id = '${id}'`);

/** Signs in with the password alone, which has to be half of it; gives the challenge. */
export async function beginSignIn(
  { origin }: Server,
  { email, password }: Pick<Person, 'email' | 'password'>,
  headers: HeadersInit = {},
): Promise<string> {
  const body = { email, password };
  const answer = await send(origin, 'POST', '/api/auth/login', { body, headers });
  const { code, challenge, token } = await answer.json();
  expect({ status: answer.status, code, token }).toEqual({
    status: 401,
    code: 'second_factor_required',
    token: undefined,
  });
  return challenge;
}

export const endSignIn = (
  { origin }: Server,
  challenge: string,
  code: string,
  headers: HeadersInit = {},
) => send(origin, 'POST', '/api/auth/login/second', { body: { challenge, code }, headers });

/** Signs in with password and code, and gives the session's token. */
export async function signInWithCode(
  server: Server,
  person: Pick<Person, 'email' | 'password'>,
  code: string,
): Promise<string> {
  const answer = await endSignIn(server, await beginSignIn(server, person), code);
  expect(answer.status).toBe(200);
  return (await answer.json()).token;
}

/** Confirms a session with a code. */
export const confirmByCode = ({ origin }: Server, { token }: Pick<Person, 'token'>, code: string) =>
  send(origin, 'POST', '/api/auth/confirm', { token, body: { code } });

/** What an account is told of its ways to sign in. */
export async function methodsOf(
  { origin }: Server,
  { token }: Pick<Person, 'token'>,
): Promise<SignInMethods> {
  return (await (await send(origin, 'GET', '/api/auth/sign-in-methods', { token })).json()).data;
}

/** A person whose sign-in takes a code. The session is confirmed, as it was with the password before. */
export async function registerWithApp(server: TestServer, administrator: Person) {
  const person = await registerApproved(server, administrator);
  return { person, app: await setUpApp(server, person) };
}
