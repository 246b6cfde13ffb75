import { afterAll, describe, expect, test } from 'bun:test';

import { newPerson } from '../support/accounts.ts';
import { send } from '../support/client.ts';
import { expectFailure } from '../support/failure.ts';
import { createInstallation } from '../support/installation.ts';
import { runToEnd } from '../support/process.ts';
import { startServer } from '../support/server.ts';

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

test.each(['nonsense', 'user', 'user nonsense'])(
  'perch %s is refused with the usage',
  async (command) => {
    const { exitCode, stderr } = await perch(command.split(' '));
    expect(exitCode).toBeGreaterThan(0);
    expect(stderr).toContain('user create');
  },
);
