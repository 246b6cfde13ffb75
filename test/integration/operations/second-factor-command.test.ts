// @long
import { afterAll, expect, test } from 'bun:test';

import { setUpAdministrator, signIn, signUpApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  addAppRow,
  addPasskeyRow,
  removePassword,
} from '../../support/database/second-factor-rows.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());
const mail = { SMTP_URL: post.url };
const server = await startServer(mail);
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

const remove = (...args: string[]) =>
  runToEnd(['user', 'remove-second-factor', ...args], { ...server.installation.env, ...mail });
const get = async (path: string, token = admin.token) =>
  (await send(server.origin, 'GET', path, { token })).json();

test('the command line removes the second factors of an account, beside the server', async () => {
  const person = await signUpApproved(server, admin);
  const unharmed = await signUpApproved(server, admin);
  await addAppRow(server, person.id);
  await addPasskeyRow(server, person.id);
  await addAppRow(server, unharmed.id);

  const done = await remove('--email', person.email, '--reason', 'Lost the phone');
  expect([done.exitCode, done.stderr]).toEqual([0, '']);
  expect(done.stdout.trim()).toBe(
    `The second factors of ${person.username} were removed, and all sessions ended.`,
  );
  expect((await get('/api/auth/me', person.token)).code).toBe('unauthenticated');
  expect((await get('/api/auth/me', unharmed.token)).success).toBe(true);
  expect(await signIn(server, person.email, person.password)).toBeString();

  const audit = await get('/api/admin/audit?action=user.second_factors_reset');
  expect(audit.data.entries).toMatchObject([
    { actor: null, address: '', subject: { _id: person.id }, detail: 'Lost the phone' },
  ]);
  // After that of the approval.
  const mails = await post.waitForMails(person.email, 2);
  expect(mails.map(({ text }) => text).join('\n')).toContain('Reason: Lost the phone');

  const again = await remove('--username', person.username);
  expect([again.exitCode, again.stdout.trim()]).toEqual([
    0,
    `${person.username} has no second factor.`,
  ]);
});

test('it removes passkeys that alone led into the account, and says what makes a way in', async () => {
  const person = await signUpApproved(server, admin);
  await addPasskeyRow(server, person.id);
  await removePassword(server, person.id);
  const { exitCode, stdout } = await remove('--username', person.username);
  expect(exitCode).toBe(0);
  expect(stdout.trim()).toEndWith(`run \`perch user sign-in-link --email ${person.email}\`.`);
  const { data } = await get(`/api/auth/users/${person.id}`);
  expect(data.user.factors).toEqual({ totp: false, passkeys: 0 });
});

test('the command line refuses what it does not know, in one sentence', async () => {
  for (const args of [
    [],
    ['--email', 'unknown@example.org'],
    ['--username', 'unknown'],
    ['--email', ''],
    ['--email'],
    ['--email', admin.email, '--reason', 'x'.repeat(501)],
    ['--email', admin.email, '--all'],
    [admin.email],
  ]) {
    const { exitCode, stdout, stderr } = await remove(...args);
    expect([args, exitCode > 0, stdout]).toEqual([args, true, '']);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stderr).not.toMatch(/\.ts:\d|node_modules|\bat \w+ \(/);
  }
  const help = await runToEnd(['help'], server.installation.env);
  expect(help.stdout).toContain('perch user remove-second-factor --email E | --username U');
});
