// @long
import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, newPerson } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { upload } from '../../support/api/uploads.ts';
import { createInstallation } from '../../support/servers/installation.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer, TestServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());

const perch = (args: string[], input = '') => runToEnd(args, server.installation.env, input);
const create = ({ username, email }: ReturnType<typeof newPerson>, ...flags: string[]) =>
  ['user create --password-stdin --username', username, '--email', email, ...flags].flatMap(
    (part, index) => (index === 0 ? part.split(' ') : [part]),
  );
const login = ({ email, password }: ReturnType<typeof newPerson>) =>
  send(server.origin, 'POST', '/api/auth/login', { body: { email, password } });

describe('perch user create', () => {
  test('beside the running server makes an account that waits', async () => {
    const person = newPerson();
    const { exitCode, stdout, stderr } = await perch(create(person), `${person.password}\n`);
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
    expect(stdout).toContain(person.username);
    expect(stdout).not.toContain(person.password);
    await expectFailure(await login(person), 403, 'account_pending');
  });

  test('--approved makes one that can sign in', async () => {
    const person = newPerson();
    expect((await perch(create(person, '--approved'), person.password)).exitCode).toBe(0);
    const { data } = await (await login(person)).json();
    expect(data.user).toMatchObject({ status: 'approved', role: 'user', isAdmin: false });
  });

  test('--admin makes an administrator, and the set-up link is worth nothing from then on', async () => {
    const person = newPerson();
    const setup = await server.setupToken();
    expect((await perch(create(person, '--admin'), person.password)).exitCode).toBe(0);
    const { data } = await (await login(person)).json();
    expect(data.user).toMatchObject({ status: 'approved', role: 'admin', isAdmin: true });
    const body = { ...newPerson(), setup };
    const answer = await send(server.origin, 'POST', '/api/auth/register', { body });
    await expectFailure(answer, 403, 'setup_closed');
  });

  test('refuses what the form refuses, in one sentence', async () => {
    const person = newPerson();
    expect((await perch(create(person), person.password)).exitCode).toBe(0);
    for (const [args, input] of [
      [create({ ...newPerson(), email: person.email.toUpperCase() }), 'correct horse'],
      [create({ ...newPerson(), username: person.username.toUpperCase() }), 'correct horse'],
      [create(newPerson()), ''],
      [create(newPerson()), '12345'],
      [create({ ...newPerson(), email: 'no email' }), 'correct horse'],
      [create({ ...newPerson(), username: '' }), 'correct horse'],
      [create(newPerson(), '--quota', '5'), 'correct horse'],
      [['user', 'create', '--password-stdin'], 'correct horse'],
      [['user', 'create', '--username', 'robin', '--email', 'robin@example.org'], 'correct horse'],
    ] as const) {
      const { exitCode, stdout, stderr } = await perch([...args], input);
      expect(exitCode).toBeGreaterThan(0);
      expect(stdout).toBe('');
      expect(stderr.trim().split('\n')).toHaveLength(1);
      expect(stderr).not.toMatch(/\.ts:\d|node_modules|\bat \w+ \(/);
    }
  });

  test('ten times at once with one email makes one account', async () => {
    const person = newPerson();
    const ended = await Promise.all(
      Array.from({ length: 10 }, () =>
        perch(create({ ...newPerson(), email: person.email }, '--approved'), person.password),
      ),
    );
    expect(ended.filter(({ exitCode }) => exitCode === 0)).toHaveLength(1);
    expect((await login(person)).status).toBe(200);
  });

  test('works before the first start', async () => {
    await using installation = await createInstallation();
    const person = newPerson();
    const args = create(person, '--admin');
    const { exitCode } = await runToEnd(args, installation.env, person.password);
    expect(exitCode).toBe(0);
  });
});

describe('another secret key', () => {
  const other = { SECRET_KEY: 'another key '.repeat(4) };
  // The first server takes its installation away.
  const keptAfterwards = ({ installation }: TestServer) => ({
    ...installation,
    [Symbol.asyncDispose]: async () => {},
  });

  test('is refused at the start, until an operator says that it replaces the first', async () => {
    await using own = await startServer();
    const { token } = await becomeAdministrator(own);
    const { fileId } = await upload(own, token, 'a.txt', 'kept');
    await own.stop();
    const env = { ...own.installation.env, PORT: String(own.port), ...other };
    const refused = await runToEnd([], env);
    expect(refused.stderr).toStartWith('Perch: SECRET_KEY is not the key of this installation');
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);
    const looked = await runToEnd(['doctor'], env);
    expect(looked.stdout).toContain('✗ secret key: it is not this installation');

    const replaced = await runToEnd(['secret', 'replace'], env);
    expect(replaced).toMatchObject({ exitCode: 0, stderr: '' });
    await using restarted = new TestServer(keptAfterwards(own), other);
    await restarted.start();
    expect((await fetch(`${restarted.origin}/f/${fileId}`)).status).toBe(200);
    const me = await send(restarted.origin, 'GET', '/api/auth/me', { token });
    expect(me.status).toBe(200);
    await restarted.stop();
    const first = await runToEnd([], { ...own.installation.env, PORT: String(own.port) });
    expect(first.stderr).toStartWith('Perch: SECRET_KEY is not the key of this installation');
  });

  test('does not matter while there are no accounts', async () => {
    await using own = await startServer();
    await own.stop();
    await using second = new TestServer(keptAfterwards(own), other);
    await second.start();
    expect(await second.stop()).toBe(0);
  });
});
