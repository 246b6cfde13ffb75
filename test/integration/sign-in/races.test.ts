// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';

import { type Person, setUpAdministrator, signUpApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

let addresses = 0;

/** From an address of its own, so that nothing is throttled. */
function login({ email, password }: Pick<Person, 'email' | 'password'>) {
  addresses += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${addresses % 250}` };
  return send(server.origin, 'POST', '/api/auth/login', { body: { email, password }, headers });
}

/** Signs in again and again, never more than a few at once, before, during and after `event`. */
async function signInDuring(person: Person, event: () => Promise<Response>) {
  const began: Promise<Response>[] = [];
  const ending = new AbortController();
  const signInOften = async () => {
    while (!ending.signal.aborted) {
      const answer = login(person);
      began.push(answer);
      await answer;
    }
  };
  const often = Array.from({ length: 8 }, signInOften);
  await Promise.race(began);
  const result = await event().finally(() => ending.abort());
  await Promise.all(often);
  return { result, answers: await Promise.all(began) };
}

async function tokensOf(answers: Response[]): Promise<string[]> {
  const bodies = await Promise.all(
    answers.filter(({ status }) => status === 200).map((answer) => answer.json()),
  );
  return bodies.map(({ token }: { token: string }) => token);
}

async function expectNoneWorks(tokens: string[]) {
  for (const token of tokens) {
    await expectFailure(await send(server.origin, 'GET', '/api/auth/me', { token }), 401);
  }
}

describe('sign-ins under way', () => {
  test('with the old password leave no session when it has been changed', async () => {
    const person = await signUpApproved(server, admin);
    const body = { currentPassword: person.password, newPassword: 'another horse' };
    const { result, answers } = await signInDuring(person, () =>
      send(server.origin, 'PUT', '/api/auth/password', { token: person.token, body }),
    );
    expect(result.status).toBe(200);
    for (const { status } of answers) expect([200, 401]).toContain(status);
    await expectNoneWorks(await tokensOf(answers));
    await expectFailure(await login(person), 401, 'invalid_credentials');
    // The session that changed the password stays signed in, and the new password works.
    const me = await send(server.origin, 'GET', '/api/auth/me', { token: person.token });
    expect(me.status).toBe(200);
    expect((await login({ ...person, password: 'another horse' })).status).toBe(200);
  });

  test('of an account that is deleted are wrong credentials, not a failure of the server', async () => {
    const person = await signUpApproved(server, admin);
    const path = `/api/auth/users/${person.id}`;
    const { result, answers } = await signInDuring(person, () =>
      send(server.origin, 'DELETE', path, { token: admin.token }),
    );
    expect(result.status).toBe(200);
    for (const { status } of answers) expect([200, 401, 403]).toContain(status);
    await expectNoneWorks(await tokensOf(answers));
    await expectFailure(await login(person), 401, 'invalid_credentials');
  });

  test('of an account that is turned down leave no session that works', async () => {
    const person = await signUpApproved(server, admin);
    const path = `/api/auth/reject/${person.id}`;
    const { result, answers } = await signInDuring(person, () =>
      send(server.origin, 'PUT', path, { token: admin.token }),
    );
    expect(result.status).toBe(200);
    for (const { status } of answers) expect([200, 403]).toContain(status);
    await expectNoneWorks(await tokensOf(answers));
  });
});
