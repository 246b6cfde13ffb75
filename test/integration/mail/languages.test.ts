// @one-stack @long

import { afterAll, expect, test } from 'bun:test';

import {
  chooseLanguage,
  registerPending,
  setUpAdministrator,
  signUpApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());
const server = await startServer({ SMTP_URL: post.url });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

interface Reader {
  email: string;
}

const latest = async ({ email }: Reader, count: number) =>
  (await post.waitForMails(email, count)).at(-1);

test('a mail is in the recipient’s language, not in that of the request', async () => {
  const anna = await signUpApproved(server, admin, 'anna');
  await chooseLanguage(server, anna, 'de');
  const ben = await signUpApproved(server, admin, 'ben');
  const forget = ({ email }: Reader, language: string) =>
    send(server.origin, 'POST', '/api/auth/password/forgot', {
      body: { email },
      headers: { 'accept-language': language },
    });

  await forget(anna, 'en');
  const toAnna = await latest(anna, 2);
  expect(toAnna?.subject).toBe('Neues Passwort setzen');
  expect(toAnna?.text).toStartWith(`Hallo ${anna.username},\n`);
  expect(toAnna?.html).toContain('<html lang="de" dir="ltr">');

  await forget(ben, 'de');
  const toBen = await latest(ben, 2);
  expect(toBen?.subject).toBe('Set a new password');
  expect(toBen?.text).toStartWith(`Hello ${ben.username},\n`);
  expect(toBen?.html).toContain('<html lang="en" dir="ltr">');
});

test('each administrator reads about registrations in their own language', async () => {
  const helper = await signUpApproved(server, admin, 'helper');
  await chooseLanguage(server, helper, 'de');
  await send(server.origin, 'PUT', `/api/auth/users/${helper.id}`, {
    token: admin.token,
    body: { role: 'admin' },
  });
  const { username } = await registerPending(server, 'new');
  expect((await latest(helper, 2))?.subject).toBe(`Neue Registrierung: ${username}`);
  // Perhaps about one of the others, whom the job found before they were approved.
  expect((await latest(admin, 1))?.subject).toStartWith('New registration: ');
});

test('an account without a language is written to in the default one', async () => {
  await changeSettings(server, admin.token, { defaultLanguage: 'de' });
  const person = await signUpApproved(server, admin, 'late');
  expect((await latest(person, 1))?.subject).toBe('Dein Konto ist freigegeben');
});
