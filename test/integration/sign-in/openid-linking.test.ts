import { afterAll, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  confirm,
  type Person,
  registerApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { Browser } from '../../support/providers/browser.ts';
import { OpenIdProvider } from '../../support/providers/openid-provider.ts';
import { callBack, isCallback, signInAt } from '../../support/providers/provider-sign-in.ts';
import { startServer } from '../../support/servers/server.ts';

const provider = await new OpenIdProvider().start();
// Of two processes, any may answer.
const server = await startServer({
  ...provider.env,
  REGISTRATION: 'open',
  OIDC_ADMIN_GROUPS: 'admins',
  WORKERS: '2',
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await provider[Symbol.asyncDispose]();
});
const admin = await becomeAdministrator(server);

const linked = '/settings?tab=security#linked';
const failed = (code: string) => `/settings?tab=security#error=${code}`;

const call = (method: string, path: string, { token }: Pick<Person, 'token'>) =>
  send(server.origin, method, path, { token });

const identitiesOf = async (person: Pick<Person, 'token'>) =>
  (await (await call('GET', '/api/auth/identities', person)).json()).data.identities;

/** Begins to link; the address at the provider. */
async function beginLink(person: Pick<Person, 'token'>, browser: Browser): Promise<string> {
  const answer = await browser.fetch(`${server.origin}/api/auth/oidc/link`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).data.url;
}

/** Links the person of the provider with a confirmed account, as far as the callback. */
async function callbackOf(person: Person, browser: Browser): Promise<URL> {
  await confirm(server, person);
  return browser.goto(await beginLink(person, browser), isCallback);
}

async function link(person: Person): Promise<string> {
  const browser = new Browser();
  return callBack(await callbackOf(person, browser), browser);
}

test('an account is linked from a confirmed session, signs in, and is unlinked', async () => {
  const person = await registerApproved(server, admin);
  await expectFailure(
    await call('POST', '/api/auth/oidc/link', person),
    403,
    'confirmation_required',
  );
  provider.person = { sub: 'one', email: 'one@example.org', groups: ['admins'] };
  expect(await link(person)).toBe(linked);
  const [identity, ...more] = await identitiesOf(person);
  expect(more).toEqual([]);
  expect(identity).toMatchObject({
    provider: 'Example ID',
    name: 'one@example.org',
    lastUsedAt: null,
  });
  // Linking changes no role; the next sign-in does.
  expect((await call('GET', '/api/admin/audit', person)).status).toBe(403);
  provider.person = { sub: 'one' };
  expect((await signInAt(server)).user).toMatchObject({ _id: person.id, role: 'user' });
  expect(await link(person)).toBe(linked);
  expect(await identitiesOf(person)).toHaveLength(1);

  const stranger = await registerApproved(server, admin);
  await confirm(server, stranger);
  const path = `/api/auth/identities/${identity._id}`;
  await expectFailure(await call('DELETE', path, stranger), 404, 'not_found');
  expect((await call('DELETE', path, person)).status).toBe(200);
  await expectFailure(await call('DELETE', path, person), 404, 'not_found');
  expect(await identitiesOf(person)).toEqual([]);
  expect((await signInAt(server)).user._id).not.toBe(person.id);
  const audit = await (await call('GET', '/api/admin/audit?limit=100', admin)).json();
  const ofPerson = audit.data.entries
    .filter((entry: { subject: { _id: string } }) => entry.subject._id === person.id)
    .map(({ action }: { action: string }) => action);
  expect(ofPerson).toContain('user.identity_linked');
  expect(ofPerson).toContain('user.identity_removed');
});

test('an identity of another account stays there', async () => {
  const holder = await registerApproved(server, admin);
  const other = await registerApproved(server, admin);
  provider.person = { sub: 'held' };
  expect(await link(holder)).toBe(linked);
  expect(await link(other)).toBe(failed('taken'));
  expect(await identitiesOf(other)).toEqual([]);
  expect((await signInAt(server)).user._id).toBe(holder.id);
});

test('of two accounts that link one identity at once, one has it', async () => {
  const persons = await Promise.all([1, 2].map(() => registerApproved(server, admin)));
  provider.person = { sub: 'wanted' };
  const ends = await Promise.all(persons.map(link));
  expect(ends.toSorted()).toEqual([failed('taken'), linked]);
});

test('only the browser that began to link ends it', async () => {
  const person = await registerApproved(server, admin);
  provider.person = { sub: 'lured' };
  const browser = new Browser();
  const callback = await callbackOf(person, browser);
  const lured = new Browser();
  expect(await callBack(callback, lured)).toBe('/login#error=sign_in_expired');
  expect(await identitiesOf(person)).toEqual([]);
  expect(await callBack(callback, browser)).toBe(linked);
});

test('a session that has ended links nothing', async () => {
  const person = await registerApproved(server, admin);
  provider.person = { sub: 'late' };
  const browser = new Browser();
  const callback = await callbackOf(person, browser);
  expect((await call('POST', '/api/auth/logout', person)).status).toBe(200);
  expect(await callBack(callback, browser)).toBe(failed('sign_in_expired'));
  expect((await signInAt(server)).user._id).not.toBe(person.id);
});

test('a deleted account links nothing', async () => {
  const person = await registerApproved(server, admin);
  provider.person = { sub: 'gone' };
  const browser = new Browser();
  const callback = await callbackOf(person, browser);
  expect((await call('DELETE', `/api/auth/users/${person.id}`, admin)).status).toBe(200);
  expect(await callBack(callback, browser)).toBe('/login#error=sign_in_expired');
});

test.each([
  ['GET', '/api/auth/identities'],
  ['DELETE', '/api/auth/identities/x'],
  ['POST', '/api/auth/oidc/link'],
])('%s %s is for sessions', async (method, path) => {
  await expectFailure(await send(server.origin, method, path), 401, 'unauthenticated');
});
