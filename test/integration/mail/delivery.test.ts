// @one-stack @long

import { afterAll, describe, expect, test } from 'bun:test';

import {
  newPerson,
  registerPending,
  setUpAdministrator,
  signUpApproved,
} from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import {
  letLeasesEnd,
  mailsAnHourLater,
  untilMailsAreSent,
} from '../../support/api/registration-mail.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';
import { startClock, waitFor } from '../../support/wait.ts';

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());
const server = await startServer({ SMTP_URL: post.url, MAIL_FROM: 'Perch <perch@example.net>' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

const register = (on: TestServer, body: unknown) =>
  send(on.origin, 'POST', '/api/auth/register', { body });
const approve = (id: string) =>
  client(server.origin, admin.token).api.auth.approve[':id'].$put({ param: { id } });

describe('a registration', () => {
  test('is told to every administrator, and its approval to the applicant, once each', async () => {
    const person = await registerPending(server, 'asking');
    const [told] = await post.waitForMails(admin.email);
    expect(told.subject).toContain(person.username);
    expect(told.text).toContain(person.email);
    expect(told.text).toContain(`${server.origin}/admin`);
    expect(told.from).toEqual({ name: 'Perch', address: 'perch@example.net' });
    expect(await post.mails(person.email)).toEqual([]);

    expect((await approve(person.id)).status).toBe(200);
    expect((await approve(person.id)).status).toBe(200);
    const [approved] = await post.waitForMails(person.email);
    expect(approved.subject).toMatch(/approved/);
    expect(approved.text).toContain(`${server.origin}/login`);
    await untilMailsAreSent(server);
    await post.waitForMails(person.email);
    await post.waitForMails(admin.email);
  });

  test('that is rejected is told to the applicant', async () => {
    const person = await registerPending(server);
    const path = `/api/auth/reject/${person.id}`;
    expect((await send(server.origin, 'PUT', path, { token: admin.token })).status).toBe(200);
    const [mail] = await post.waitForMails(person.email);
    expect(mail.subject).toMatch(/not approved/);
  });

  test('of an account that needs no approval sends no mail', async () => {
    await using open = await startServer({ SMTP_URL: post.url, REGISTRATION: 'open' });
    await setUpAdministrator(open);
    const person = newPerson();
    expect((await register(open, person)).status).toBe(201);
    await untilMailsAreSent(open);
    expect(await post.mails(person.email)).toEqual([]);
  });
});

describe('a mail', () => {
  test('has the same words as plain text and as HTML, which loads nothing', async () => {
    const person = await registerPending(server, 'reader');
    await approve(person.id);
    const [mail] = await post.waitForMails(person.email);
    expect(mail.text).toContain(person.username);
    expect(mail.html).toContain(person.username);
    expect(mail.html).not.toMatch(/<(img|link|script|iframe|style)|src=|url\(/i);
    expect(mail.to).toEqual([{ name: '', address: person.email }]);
    expect(mail.messageId).toMatch(/^<\w{16}@localhost>$/);
    expect(mail.headers.find(({ key }) => key === 'auto-submitted')?.value).toBe('auto-generated');
    expect(mail.date).toBeString();
  });

  test.each([
    'Robin <b>&"\'',
    '<img src=https://example.com/x>',
    'a" <evil@example.com>',
    'x, other@example.com',
    '=?utf-8?Q?=0D=0ABcc=3A_evil=40example.com?=',
    'Zoë 🐦',
    '🐦 \u05D0\u05D1',
    'Subject: other',
  ])('cannot be bent by the username %p', async (username) => {
    const before = (await post.mails(admin.email)).length;
    const person = { ...newPerson(), username };
    const answer = await register(server, person);
    expect(answer.status).toBe(201);
    const { data } = await answer.json();
    const mails = await mailsAnHourLater(server, post, admin.email, before + 1);
    await approve(data.user._id);
    const told = mails.at(-1);
    expect(told?.subject).toBe(`New registration: ${username.replace('=?', '= ?')}`);
    expect(told?.envelope).toEqual({ from: 'perch@example.net', to: [admin.email] });
    expect(told?.to).toEqual([{ name: '', address: admin.email }]);
    expect(told?.bcc).toBeUndefined();
    expect(told?.html).not.toMatch(/<(b|img)\b/);
    expect(told?.text).toContain(username);
  });

  test('to an address that is refused does not hold up the others, and is given up', async () => {
    const email = `refused-${newPerson().username}@example.org`;
    const refused = await register(server, { ...newPerson(), email });
    const { data } = await refused.json();
    await approve(data.user._id);
    const person = await registerPending(server, 'patient');
    await approve(person.id);
    await post.waitForMails(person.email);
    expect(await post.mails(email)).toEqual([]);
    const failures = () =>
      server.output().match(/"mail\.send_failed".*There is no such mailbox/g) ?? [];
    await waitFor('word of it', () => failures().length > 0);
    expect(failures()).toHaveLength(1);
  });
});

describe('while the mail server is down', () => {
  test('accounts go on as ever, and their mail arrives once when it is back', async () => {
    await using late = await startMailServer();
    await late.stop();
    await using perch = await startServer({ SMTP_URL: late.url });
    const chief = await setUpAdministrator(perch);
    const elapsedMs = startClock();
    const person = await signUpApproved(perch, chief);
    expect(elapsedMs()).toBeLessThan(25_000);
    const asking = await registerPending(perch, 'asking');
    await waitFor('an attempt', () => perch.output().includes('mail.send_failed'));
    await late.start();
    await late.waitForMails(person.email);
    const [told] = await late.waitForMails(chief.email);
    // The mail leaves out the account that was approved meanwhile.
    expect(told.text).toContain(asking.username);
    expect(told.text).not.toContain(person.username);
  });

  test('nothing that waits is lost when the server is killed and starts again', async () => {
    await using late = await startMailServer();
    await late.stop();
    await using perch = await startServer({ SMTP_URL: late.url });
    const chief = await setUpAdministrator(perch);
    const person = await signUpApproved(perch, chief);
    await registerPending(perch);
    await perch.stop('SIGKILL');
    await letLeasesEnd(perch);
    await late.start();
    await perch.start();
    await late.waitForMails(person.email);
    await late.waitForMails(chief.email);
  });

  test('which never answers, the server still stops soon', async () => {
    const person = { ...newPerson(), email: `slow-${newPerson().username}@example.org` };
    const { data } = await (await register(server, person)).json();
    await approve(data.user._id);
    await post.waitForMails(person.email);
    const elapsedMs = startClock();
    expect(await server.stop()).toBe(0);
    expect(elapsedMs()).toBeLessThan(25_000);
    await server.start();
  });
});

test('a mail server that wants a login gets it, and the password is in no log', async () => {
  const login = { user: 'perch', password: 'very-secret-word' };
  await using guarded = await startMailServer(login);
  await using perch = await startServer({ SMTP_URL: guarded.url });
  const chief = await setUpAdministrator(perch);
  const person = await signUpApproved(perch, chief);
  await guarded.waitForMails(person.email);
  expect(perch.output()).not.toContain(login.password);
});

test('without SMTP_URL nothing is promised and nothing fails', async () => {
  await using silent = await startServer();
  const chief = await setUpAdministrator(silent);
  const settings = await (await send(silent.origin, 'GET', '/api/config')).json();
  expect(settings.data.hasMail).toBe(false);
  const answer = await register(silent, newPerson());
  expect((await answer.json()).message).not.toMatch(/mail|notified/i);
  await signUpApproved(silent, chief);
  expect(silent.output()).not.toContain('mail.');
});
