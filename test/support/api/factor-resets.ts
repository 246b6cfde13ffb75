import type { UserRecord } from '@perch/contract/users';

import { addAppRow, addPasskeyRow, addRecoveryCodeRow } from '../database/second-factor-rows.ts';
import type { TestServer } from '../servers/server.ts';
import { type Person, signUpApproved } from './accounts.ts';
import { send } from './client.ts';

export const resetReason = 'Lost the phone, called from the office';
export const noFactors: UserRecord['factors'] = { totp: false, passkeys: 0 };

/** Of an app, a recovery code and two passkeys. */
export async function registerWithFactors(
  server: TestServer,
  administrator: Person,
  name = 'person',
): Promise<Person> {
  const person = await signUpApproved(server, administrator, name);
  await addAppRow(server, person.id);
  await addRecoveryCodeRow(server, person.id);
  await addPasskeyRow(server, person.id);
  await addPasskeyRow(server, person.id);
  return person;
}

/** Another administrator, whose session is not confirmed. */
export async function addAdministrator(server: TestServer, first: Person): Promise<Person> {
  const person = await signUpApproved(server, first, 'administrator');
  const path = `/api/auth/users/${person.id}`;
  const body = { role: 'admin' };
  const answer = await send(server.origin, 'PUT', path, { token: first.token, body });
  if (answer.status !== 200) throw new Error(`Expected 200: ${await answer.text()}`);
  return person;
}

/** Resets an account's second factors in an administrator's session. */
export const resetFactors = (
  { origin }: Pick<TestServer, 'origin'>,
  { token }: Pick<Person, 'token'>,
  id: string,
  body: unknown = { reason: resetReason },
): Promise<Response> =>
  send(origin, 'POST', `/api/auth/users/${id}/second-factors/reset`, { token, body });

/** What an administrator sees of an account's second factors. */
export async function factorsOf(
  { origin }: Pick<TestServer, 'origin'>,
  { token }: Pick<Person, 'token'>,
  id: string,
): Promise<UserRecord['factors']> {
  const answer = await send(origin, 'GET', `/api/auth/users/${id}`, { token });
  return (await answer.json()).data.user.factors;
}

/** The audit log's entries about resets of this account. */
export async function resetsOf(
  { origin }: Pick<TestServer, 'origin'>,
  { token }: Pick<Person, 'token'>,
  { username }: Pick<Person, 'username'>,
): Promise<{ detail: string }[]> {
  const path = `/api/admin/audit?action=user.second_factors_reset&search=${username}`;
  return (await (await send(origin, 'GET', path, { token })).json()).data.entries;
}
