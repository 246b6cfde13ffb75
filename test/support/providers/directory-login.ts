import { expect } from 'bun:test';

import type { ErrorCode } from '@perch/contract/errors';
import type { User } from '@perch/contract/users';

import { send } from '../api/client.ts';
import { expectFailure } from '../api/failure.ts';
import { startServer, type TestServer } from '../servers/server.ts';
import type { Directory } from './directory.ts';

/** Of every person of the tests' directories. */
export const password = 'of the directory';

const tryToLogIn = (server: TestServer, login: string, typed: string) =>
  send(server.origin, 'POST', '/api/auth/login', { body: { login, password: typed } });

/** Signs in, and tells whose session that is. */
export async function logIn(server: TestServer, login: string, typed = password): Promise<User> {
  const answer = await tryToLogIn(server, login, typed);
  const text = await answer.text();
  expect(`${answer.status} ${text}`).toStartWith('200 ');
  const { token, data } = JSON.parse(text);
  const me = await send(server.origin, 'GET', '/api/auth/me', { token });
  expect(await me.json()).toMatchObject({ data: { user: { _id: data.user._id } } });
  return data.user;
}

/** Signing in must be refused with this. */
export async function refuseLogin(
  server: TestServer,
  [login, typed]: readonly [login: string, typed: string],
  status: number,
  code: ErrorCode,
): Promise<void> {
  await expectFailure(await tryToLogIn(server, login, typed), status, code);
}

/** A server that asks this directory, and lets in each of its people. */
export const startWith = (directory: Directory, env: Record<string, string> = {}) =>
  startServer({ REGISTRATION: 'open', SIGN_IN_TIMEOUT: '60', ...directory.env, ...env });
