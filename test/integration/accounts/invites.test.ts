import { afterAll, expect, test } from 'bun:test';

import { newPerson, setUpAdministrator, signUpApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ REGISTRATION: 'invite' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

const call = (method: string, path: string, token: string, body?: unknown) =>
  send(server.origin, method, path, { token, body });
const register = (invite?: string) =>
  send(server.origin, 'POST', '/api/auth/register', {
    body: { ...newPerson(), ...(invite !== undefined && { invite }) },
  });

async function makeInvite(body: unknown = {}) {
  const answer = await call('POST', '/api/admin/invites', admin.token, body);
  expect(answer.status).toBe(201);
  return (await answer.json()).data as { invite: { _id: string }; token: string; url: string };
}

test('registering needs an invitation', async () => {
  await expectFailure(await register(), 403, 'invite_invalid');
  await expectFailure(await register('guess'), 403, 'invite_invalid');
});

test('an invitation lets one person in, at once and once', async () => {
  const { token, url, invite } = await makeInvite();
  expect(url).toBe(`${server.origin}/register#invite=${token}`);
  const list = await (await call('GET', '/api/admin/invites', admin.token)).text();
  expect(list).toContain(invite._id);
  expect(list).not.toContain(token);

  const answer = await register(token);
  expect((await answer.json()).data.user).toMatchObject({ status: 'approved', role: 'user' });
  await expectFailure(await register(token), 403, 'invite_invalid');
});

test('of ten people at once as many get in as the invitation is for', async () => {
  const { token } = await makeInvite({ usesMax: 3 });
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(token)));
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
  expect(answers.filter(({ status }) => status === 403)).toHaveLength(7);
});

test('a registration that fails does not use it up', async () => {
  const { token } = await makeInvite();
  const taken = { ...newPerson(), email: admin.email, invite: token };
  await expectFailure(
    await send(server.origin, 'POST', '/api/auth/register', { body: taken }),
    409,
    'taken',
  );
  expect((await register(token)).status).toBe(201);
});

test.each([
  ['made up', async () => 'x'.repeat(43)],
  [
    'used up',
    async () => {
      const { token } = await makeInvite();
      expect((await register(token)).status).toBe(201);
      return token;
    },
  ],
  [
    'taken back',
    async () => {
      const { token, invite } = await makeInvite();
      await call('DELETE', `/api/admin/invites/${invite._id}`, admin.token);
      return token;
    },
  ],
])('an invitation that is %s does not tell whether there is an account', async (_, make) => {
  const invite = await make();
  const stranger = newPerson();
  const answers: unknown[] = [];
  for (const person of [
    stranger,
    { ...stranger, email: admin.email },
    { ...stranger, username: admin.username },
  ]) {
    const body = { ...person, invite };
    const answer = await send(server.origin, 'POST', '/api/auth/register', { body });
    answers.push([answer.status, await answer.json()]);
  }
  expect(answers[0]).toMatchObject([403, { code: 'invite_invalid' }]);
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
});

test('an invitation that was taken back is not valid', async () => {
  const { token, invite } = await makeInvite();
  const path = `/api/admin/invites/${invite._id}`;
  expect((await call('DELETE', path, admin.token)).status).toBe(200);
  await expectFailure(await call('DELETE', path, admin.token), 404, 'not_found');
  await expectFailure(await register(token), 403, 'invite_invalid');
});

test.each([{ usesMax: 0 }, { usesMax: 1001 }, { expiresInHours: 0 }, { uses: 5 }])(
  'administrators cannot make %j',
  async (body) => {
    const answer = await call('POST', '/api/admin/invites', admin.token, body);
    await expectFailure(answer, 400, 'invalid_request');
  },
);

test('only administrators make and see invitations', async () => {
  const { token } = await makeInvite();
  const person = newPerson();
  await send(server.origin, 'POST', '/api/auth/register', { body: { ...person, invite: token } });
  const login = await send(server.origin, 'POST', '/api/auth/login', {
    body: { email: person.email, password: person.password },
  });
  const user = (await login.json()).token;
  await expectFailure(await call('GET', '/api/admin/invites', user), 403, 'forbidden');
  await expectFailure(await call('POST', '/api/admin/invites', user, {}), 403, 'forbidden');
});

test('a closed server takes no registration, with or without an invitation', async () => {
  await using closed = await startServer({ REGISTRATION: 'closed' });
  await setUpAdministrator(closed);
  for (const invite of [undefined, 'x'.repeat(43)]) {
    const body = { ...newPerson(), ...(invite !== undefined && { invite }) };
    const answer = await send(closed.origin, 'POST', '/api/auth/register', { body });
    await expectFailure(answer, 403, 'registration_closed');
  }
});

test('an open server lets everybody in at once', async () => {
  await using open = await startServer({ REGISTRATION: 'open' });
  const administrator = await setUpAdministrator(open);
  const person = await signUpApproved(open, administrator);
  expect((await send(open.origin, 'GET', '/api/upload/my', { token: person.token })).status).toBe(
    200,
  );
});
