import type { Api } from '@perch/contract/api';
import { hc, parseResponse } from 'hono/client';

import type { Perch } from '../servers/perch.ts';

export interface Person {
  username: string;
  email: string;
  password: string;
}

export const robin: Person = {
  username: 'robin',
  email: 'robin@example.org',
  password: 'correct horse',
};

export const wren: Person = {
  username: 'wren',
  email: 'wren@example.org',
  password: 'battery staple',
};

function callsOf(perch: Perch, token?: string) {
  return hc<Api>(perch.origin, { headers: token ? { authorization: `Bearer ${token}` } : {} }).api;
}

/** Makes `robin` the administrator, who may be it from the start; gives the session's token. */
export async function becomeAdministrator(perch: Perch): Promise<string> {
  if (perch.token) return perch.token;
  const setup = new URL(perch.setupUrl).hash.replace('#setup=', '');
  await parseResponse(callsOf(perch).auth.register.$post({ json: { ...robin, setup } }));
  return signIn(perch, robin);
}

export async function finishSetup(perch: Perch, administrator: string): Promise<void> {
  const { admin } = callsOf(perch, administrator);
  await parseResponse(admin.setup.$put({ json: { step: null } }));
}

/** Registers an account, which then waits for approval; gives its id. */
export async function register(perch: Perch, person: Person): Promise<string> {
  const { data } = await parseResponse(callsOf(perch).auth.register.$post({ json: person }));
  return data.user._id;
}

export async function approve(perch: Perch, administrator: string, id: string): Promise<void> {
  const { auth } = callsOf(perch, administrator);
  await parseResponse(auth.approve[':id'].$put({ param: { id } }));
}

export async function signIn(perch: Perch, { email, password }: Person): Promise<string> {
  const answer = await parseResponse(
    callsOf(perch).auth.login.$post({ json: { email, password } }),
  );
  return answer.token;
}

/** Ends the session of `token` behind the browser's back. */
export async function signOut(perch: Perch, token: string): Promise<void> {
  await parseResponse(callsOf(perch, token).auth.logout.$post());
}

/** Suspends with `pending`, lets in again with `approved`. */
export async function changeUser(
  perch: Perch,
  administrator: string,
  id: string,
  json: { status?: 'approved' | 'pending' | 'rejected'; keepLinks?: boolean },
): Promise<void> {
  const { auth } = callsOf(perch, administrator);
  await parseResponse(auth.users[':id'].$put({ param: { id }, json }));
}

export async function removeUser(perch: Perch, administrator: string, id: string): Promise<void> {
  const { auth } = callsOf(perch, administrator);
  await parseResponse(auth.users[':id'].$delete({ param: { id }, query: {} }));
}

/** The sessions of the account that `token` belongs to. */
export async function sessionsOf(perch: Perch, token: string) {
  const { data } = await parseResponse(callsOf(perch, token).auth.sessions.$get());
  return data.sessions;
}
