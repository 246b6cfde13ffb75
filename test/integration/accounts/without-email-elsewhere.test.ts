// @long
import { afterAll, expect, test } from 'bun:test';

import { newPerson, signIn } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { putSettings } from '../../support/api/settings.ts';
import { addPasskeyRow, removePassword } from '../../support/database/second-factor-rows.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';

const optional = { EMAIL_REQUIRED: 'off' };
const server = await startServer({ ...optional, REGISTRATION: 'invite' });
afterAll(() => server[Symbol.asyncDispose]());

const nameless = (name?: string) => {
  const { username, password } = newPerson(name);
  return { username, password };
};
const register = (body: unknown) => send(server.origin, 'POST', '/api/auth/register', { body });

const boss = nameless('boss');
const setUp = await register({ ...boss, setup: await server.setupToken() });
const token = await signIn(server, boss.username, boss.password);

const get = async (path: string) =>
  (await (await send(server.origin, 'GET', path, { token })).json()).data;
const perch = (args: string[], input = '', env: Record<string, string> = optional) =>
  runToEnd(args, { ...server.installation.env, ...env }, input);
const create = ({ username, password }: ReturnType<typeof nameless>, ...flags: string[]) => {
  const args = ['user', 'create', '--username', username, '--password-stdin', ...flags];
  return (env?: Record<string, string>) => perch(args, password, env);
};
const hasWorked = { exitCode: 0, stderr: '' };

test('the first administrator needs no email', async () => {
  expect(setUp.status).toBe(201);
  const { user } = await get('/api/auth/me');
  expect(user).toMatchObject({ username: boss.username, email: '', isAdmin: true });
  const { entries } = await get('/api/admin/audit?action=user.registered');
  expect(entries).toMatchObject([{ detail: 'first administrator' }]);
});

test('what the environment sets is locked', async () => {
  const answer = await putSettings(server, token, { emailRequired: true });
  await expectFailure(answer, 409, 'setting_locked', 'emailRequired');
  const { settings } = await get('/api/admin/settings');
  expect(settings.emailRequired).toEqual({
    value: false,
    default: true,
    isLocked: true,
    variable: 'EMAIL_REQUIRED',
  });
});

test('an invitation lets in who has no email, as often as it is for', async () => {
  const body = { usesMax: 2 };
  const made = await send(server.origin, 'POST', '/api/admin/invites', { token, body });
  const invite = (await made.json()).data.token;
  await expectFailure(await register(nameless()), 403, 'invite_invalid');
  await expectFailure(await register({ ...boss, invite }), 409, 'taken');
  for (const person of [nameless(), nameless()]) {
    const { data } = await (await register({ ...person, invite, email: '' })).json();
    expect(data.user).toMatchObject({ email: '', status: 'approved' });
    expect(await signIn(server, person.username, person.password)).toBeString();
  }
  await expectFailure(await register({ ...nameless(), invite }), 403, 'invite_invalid');
});

test('the command line makes accounts without an email where it is optional', async () => {
  const person = nameless();
  expect(await create(person, '--approved')()).toMatchObject(hasWorked);
  expect(await signIn(server, person.username, person.password)).toBeString();
  const other = nameless();
  expect(await create(other, '--approved', '--email', '')()).toMatchObject(hasWorked);
  const { entries } = await get('/api/admin/audit?action=user.created');
  expect(entries).toMatchObject([{ detail: 'user' }, { detail: 'user' }]);

  const { stdout } = await perch(['user', 'list']);
  expect(stdout.split('\n').find((line) => line.startsWith(person.username))).toContain(' –  ');
  const listed = JSON.parse((await perch(['user', 'list', '--json'])).stdout);
  expect(listed).toContainEqual(expect.objectContaining({ username: person.username, email: '' }));
});

test('elsewhere the command line asks for it in one sentence', async () => {
  const person = nameless();
  const refused = await create(person, '--approved')({});
  expect(refused.exitCode).toBeGreaterThan(0);
  expect([refused.stdout, refused.stderr.trim()]).toEqual(['', 'Perch: Email is required']);
  expect((await perch(['settings', 'set', 'emailRequired', 'maybe'], '', {})).stderr.trim()).toBe(
    'Perch: emailRequired must be on or off.',
  );
  expect(await perch(['settings', 'set', 'EMAIL_REQUIRED', 'off'], '', {})).toMatchObject(
    hasWorked,
  );
  expect((await perch(['settings', 'get', 'emailRequired'], '', {})).stdout.trim()).toBe('false');
  expect(await create(person, '--approved')({})).toMatchObject(hasWorked);
  const toDefault = ['settings', 'set', 'emailRequired', '--default'];
  expect(await perch(toDefault, '', {})).toMatchObject(hasWorked);
});

test('commands name an account without an email by its username', async () => {
  const person = nameless('un named');
  expect(await create(person, '--approved')()).toMatchObject(hasWorked);
  const by = ['--username', person.username];
  const reset = ['user', 'reset-password', ...by, '--password-stdin'];
  expect(await perch(reset, 'another horse')).toMatchObject(hasWorked);
  const session = await signIn(server, person.username, 'another horse');
  expect((await perch(['user', 'sign-in-link', ...by])).stdout).toContain('/login#link=');
  expect((await perch(['token', 'create', ...by, '--name', 'a'])).exitCode).toBe(0);

  const me = await send(server.origin, 'GET', '/api/auth/me', { token: session });
  const id = (await me.json()).data.user._id;
  await addPasskeyRow(server, id);
  await removePassword(server, id);
  const removed = await perch(['user', 'remove-second-factor', ...by]);
  expect(removed.stdout.trim()).toEndWith(
    `run \`perch user sign-in-link --username '${person.username}'\`.`,
  );
});

test.each([[[]], [['--email', '']], [['--username', 'unknown']], [['--email', 'unknown']]])(
  'a password is not reset for %j',
  async (by) => {
    const done = await perch(['user', 'reset-password', ...by, '--password-stdin'], 'a new one');
    expect(done.exitCode).toBeGreaterThan(0);
    expect([done.stdout, done.stderr.trim().split('\n').length]).toEqual(['', 1]);
  },
);
