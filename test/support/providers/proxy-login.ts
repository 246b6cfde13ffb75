import { expect } from 'bun:test';

import type { User } from '@perch/contract/users';
import { parseResponse } from 'hono/client';

import type { Person } from '../api/accounts.ts';
import { client, send } from '../api/client.ts';
import { startServer, type TestServer } from '../servers/server.ts';

export const proxyPath = '/api/auth/proxy/session';

/** A server for which the tests are a trusted proxy, and that lets in each person. */
export const startTrusting = (env: Record<string, string> = {}) =>
  startServer({ REGISTRATION: 'open', TRUSTED_AUTH_CIDRS: '127.0.0.1/32, ::1', ...env });

/** Asks for a session by these headers. */
export const enterBy = (server: TestServer, headers: Record<string, string>) =>
  send(server.origin, 'POST', proxyPath, { headers });

/** Signs in by these headers, and tells whose session that is. */
export async function enter(server: TestServer, headers: Record<string, string>): Promise<User> {
  const answer = await enterBy(server, headers);
  const text = await answer.text();
  expect(`${answer.status} ${text}`).toStartWith('200 ');
  const { token, data } = JSON.parse(text);
  const me = await send(server.origin, 'GET', '/api/auth/me', { token });
  expect(await me.json()).toMatchObject({ data: { user: { _id: data.user._id } } });
  return data.user;
}

export const usersOf = async (server: TestServer, { token }: Person) =>
  (await parseResponse(client(server.origin, token).api.auth.users.$get({ query: {} }))).data.users;

/** A header's bytes in UTF-8, as clients of HTTP take them. */
export const utf8 = (text: string) => Buffer.from(text).toString('latin1');
