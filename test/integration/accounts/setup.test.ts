import { describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  newPerson,
  registerPending,
  setUpAdministrator,
  signUpApproved,
} from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';

const register = (server: TestServer, body: unknown) =>
  send(server.origin, 'POST', '/api/auth/register', { body });
const login = (server: TestServer, { email, password }: { email: string; password: string }) =>
  send(server.origin, 'POST', '/api/auth/login', { body: { email, password } });
const settings = async (server: TestServer) =>
  (await send(server.origin, 'GET', '/api/config')).json();

describe('the set-up link', () => {
  test('is printed once per start, and makes an approved administrator', async () => {
    await using server = await startServer();
    const setup = await server.setupToken();
    expect(server.output().match(/setup=/g)).toHaveLength(1);
    expect(server.output()).toContain(`${server.origin}/register#setup=${setup}`);
    expect((await settings(server)).data.isSetUp).toBe(false);

    const answer = await register(server, { ...newPerson(), setup });
    const text = await answer.text();
    expect(answer.status).toBe(201);
    expect(JSON.parse(text).data.user).toMatchObject({
      role: 'admin',
      isAdmin: true,
      status: 'approved',
    });
    expect(text).not.toContain(setup);
    expect((await settings(server)).data.isSetUp).toBe(true);
  });

  test('comes with a word on other machines where the server listens for them', async () => {
    const hint = 'On another machine, use the address of this one instead of localhost.';
    await using inNetwork = await startServer({ HOST: '0.0.0.0' });
    await inNetwork.setupToken();
    expect(inNetwork.output()).toContain(hint);
    await using local = await startServer();
    await local.setupToken();
    expect(local.output()).not.toContain(hint);
  });

  test('works once', async () => {
    await using server = await startServer();
    const setup = await server.setupToken();
    await setUpAdministrator(server);
    const late = newPerson();
    await expectFailure(await register(server, { ...late, setup }), 403, 'setup_closed');
    await expectFailure(await login(server, late), 401, 'invalid_credentials');
  });

  test('makes exactly one administrator of ten people at once', async () => {
    await using server = await startServer();
    const setup = await server.setupToken();
    const people = Array.from({ length: 10 }, () => newPerson());
    const answers = await Promise.all(
      people.map((person) => register(server, { ...person, setup })),
    );
    const winners = answers.filter(({ status }) => status === 201);
    expect(winners).toHaveLength(1);
    for (const answer of answers) {
      if (answer.status !== 201) await expectFailure(answer, 403, 'setup_closed');
    }
    const logins = await Promise.all(people.map((person) => login(server, person)));
    expect(logins.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(logins.filter(({ status }) => status === 401)).toHaveLength(9);
  });

  test('is not used up by ordinary registrations, and a wrong one opens nothing', async () => {
    await using server = await startServer();
    const early = await registerPending(server);
    await expectFailure(await login(server, early), 403, 'account_pending');
    const intruder = newPerson();
    for (const setup of ['', 'guess', 'A'.repeat(43)]) {
      const answer = await register(server, { ...intruder, setup });
      await expectFailure(answer, answer.status === 400 ? 400 : 403);
    }
    await expectFailure(await login(server, intruder), 401, 'invalid_credentials');
    const admin = await setUpAdministrator(server);
    expect(admin.token).toBeString();
  });

  test('stays away once there is an administrator, and holds over a restart until then', async () => {
    await using server = await startServer();
    const before = await server.setupToken();
    expect(await server.stop()).toBe(0);
    await server.start();
    const links = [...server.output().matchAll(/setup=([\w-]+)/g)].map(([, token]) => token);
    expect(links).toHaveLength(2);
    const answer = await register(server, { ...newPerson(), setup: links[1] });
    expect(answer.status).toBe(201);
    await expectFailure(await register(server, { ...newPerson(), setup: before }), 403);
    expect(await server.stop()).toBe(0);
    await server.start();
    expect(server.output().match(/setup=/g)).toHaveLength(2);
  });
});

test('perch setup-link prints the link again, and says when there is none', async () => {
  await using server = await startServer();
  const env = { ...server.installation.env, PORT: String(server.port) };
  const link = await runToEnd(['setup-link'], env);
  expect(link.stdout.trim()).toBe(`${server.origin}/register#setup=${await server.setupToken()}`);
  await becomeAdministrator(server);
  const late = await runToEnd(['setup-link'], env);
  expect(late.exitCode).not.toBe(0);
  expect(late.stdout).toBe('');
  expect(late.stderr).toContain('There is no setup link: an administrator exists');
});

describe('REGISTRATION', () => {
  test('a closed server takes no registration but through the set-up link', async () => {
    await using server = await startServer({ REGISTRATION: 'closed' });
    const person = newPerson();
    await expectFailure(await register(server, person), 403, 'registration_closed');
    await expectFailure(await login(server, person), 401, 'invalid_credentials');
    expect((await settings(server)).data.registration).toBe('closed');
    await setUpAdministrator(server);
    await expectFailure(await register(server, person), 403, 'registration_closed');
  });

  test('open lets everybody in at once, as an ordinary user', async () => {
    await using server = await startServer({ REGISTRATION: 'open' });
    const person = newPerson();
    expect((await register(server, person)).status).toBe(201);
    const { token, data } = await (await login(server, person)).json();
    expect(data.user).toMatchObject({ status: 'approved', role: 'user', isAdmin: false });
    const answer = await client(server.origin, token).api.auth.pending.$get({ query: {} });
    expect(answer.status).toBe(403);
  });

  test('approval is the default', async () => {
    await using server = await startServer();
    expect((await settings(server)).data).toMatchObject({
      registration: 'approval',
      maxFileBytes: 5_242_880_000,
      publicUrl: server.origin,
    });
    const admin = await setUpAdministrator(server);
    const person = await signUpApproved(server, admin);
    expect((await login(server, person)).status).toBe(200);
  });
});
