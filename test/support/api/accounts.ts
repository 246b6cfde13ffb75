import { randomBytes } from 'node:crypto';

import type { Locale } from '@perch/contract/text/locales';
import { parseResponse } from 'hono/client';

import { writeAccount, writtenPassword } from '../database/written-accounts.ts';
import type { TestServer } from '../servers/server.ts';
import { client } from './client.ts';

/** Everything that an account shows of itself; nothing else may be in an answer. */
export const userFields = [
  '_id',
  'createdAt',
  'email',
  'isAdmin',
  'keepLinks',
  'quota',
  'role',
  'status',
  'storage',
  'uploadCount',
  'username',
];

export interface Person {
  id: string;
  username: string;
  email: string;
  password: string;
  /** Of a session. */
  token: string;
}

export function newPerson(name = 'person') {
  const username = `${name}-${randomBytes(4).toString('hex')}`;
  return { username, email: `${username}@example.org`, password: writtenPassword };
}

export async function signIn(server: TestServer, email: string, password: string) {
  const call = client(server.origin).api.auth.login.$post({ json: { email, password } });
  return (await parseResponse(call)).token;
}

async function register(server: TestServer, person: ReturnType<typeof newPerson>, setup?: string) {
  const json = { ...person, ...(setup !== undefined && { setup }) };
  const { data } = await parseResponse(client(server.origin).api.auth.register.$post({ json }));
  return data.user._id;
}

/** An administrator with a session, written into the database: for tests of anything but the set-up. */
export async function becomeAdministrator(server: TestServer): Promise<Person> {
  const person = newPerson('admin');
  await server.untilStarted();
  return { ...person, ...(await writeAccount(server, { ...person, role: 'admin' })) };
}

/** Becomes administrator through the set-up link, and signs in. */
export async function setUpAdministrator(server: TestServer): Promise<Person> {
  const person = newPerson('admin');
  const id = await register(server, person, await server.setupToken());
  return { ...person, id, token: await signIn(server, person.email, person.password) };
}

/** Confirms a session with its owner's password: for ten minutes sensitive calls need nothing more. */
export async function confirm(
  server: TestServer,
  { token, password }: Pick<Person, 'token' | 'password'>,
): Promise<void> {
  const calls = client(server.origin, token).api.auth;
  await parseResponse(calls.confirm.$post({ json: { password } }));
}

export async function chooseLanguage(
  server: TestServer,
  { token }: Pick<Person, 'token'>,
  language: Locale,
): Promise<void> {
  const calls = client(server.origin, token).api.auth;
  await parseResponse(calls.preferences.$put({ json: { language } }));
}

/** A registered account that waits for approval. */
export async function registerPending(server: TestServer, name = 'person') {
  const person = newPerson(name);
  return { ...person, id: await register(server, person) };
}

/** An approved account with a session, written into the database: for tests of anything but registering. */
export async function registerApproved(
  server: TestServer,
  approvedBy: Person,
  name = 'person',
): Promise<Person> {
  const person = newPerson(name);
  return { ...person, ...(await writeAccount(server, { ...person, role: 'user', approvedBy })) };
}

/** Registers, is approved by the administrator, and signs in. */
export async function signUpApproved(
  server: TestServer,
  administrator: Person,
  name = 'person',
): Promise<Person> {
  const person = await registerPending(server, name);
  const admin = client(server.origin, administrator.token);
  await parseResponse(admin.api.auth.approve[':id'].$put({ param: { id: person.id } }));
  return { ...person, token: await signIn(server, person.email, person.password) };
}
