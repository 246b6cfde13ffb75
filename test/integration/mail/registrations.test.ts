// @one-stack @long

import { afterAll, expect, test } from 'bun:test';

import { newPerson, registerPending, setUpAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { letHourPass, mailsAnHourLater } from '../../support/api/registration-mail.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';
import { waitFor } from '../../support/wait.ts';

const claimedMaxMs = 130_000;
const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());

/** As an administrator, with the answer that it has worked. */
async function call(
  server: TestServer,
  token: string,
  method: string,
  path: string,
  body?: unknown,
) {
  const answer = await send(server.origin, method, `/api/auth/${path}`, { token, body });
  expect(answer.status).toBe(200);
}

async function registerSome(server: TestServer, count: number) {
  const people: Awaited<ReturnType<typeof registerPending>>[] = [];
  while (people.length < count) people.push(await registerPending(server));
  return people;
}

test('registrations are told at once, then summed up once an hour', async () => {
  await using server = await startServer({ SMTP_URL: post.url, EMAIL_REQUIRED: 'off' });
  const admin = await setUpAdministrator(server);
  const first = await registerPending(server, 'first');
  const [told] = await post.waitForMails(admin.email);
  expect(told.subject).toBe(`New registration: ${first.username}`);

  const waiting = await registerSome(server, 8);
  const { username: unmailed, password } = newPerson('unmailed');
  const body = { username: unmailed, password };
  await send(server.origin, 'POST', '/api/auth/register', { body });
  const decided = await registerSome(server, 3);
  const [approved, rejected, deleted] = decided.map(({ id }) => id);
  await call(server, admin.token, 'PUT', `approve/${approved}`);
  await call(server, admin.token, 'PUT', `reject/${rejected}`);
  await call(server, admin.token, 'DELETE', `users/${deleted}`);
  await post.waitForMails(admin.email, 1);

  const [, digest] = await mailsAnHourLater(server, post, admin.email, 2);
  expect(digest?.subject).toBe('9 new registrations');
  for (const { username, email } of waiting) {
    expect(digest?.text).toContain(`${username} (${email})`);
  }
  expect(digest?.text).toMatch(new RegExp(`^${unmailed}$`, 'm'));
  for (const { username } of [first, ...decided]) expect(digest?.text).not.toContain(username);
});

test('where all who registered have been decided about, no mail is sent', async () => {
  await using server = await startServer({ SMTP_URL: post.url });
  const admin = await setUpAdministrator(server);
  await registerPending(server);
  await post.waitForMails(admin.email);
  const second = await registerPending(server);
  await call(server, admin.token, 'PUT', `approve/${second.id}`);
  const third = await registerPending(server, 'third');
  const [, mail] = await mailsAnHourLater(server, post, admin.email, 2);
  expect(mail?.subject).toBe(`New registration: ${third.username}`);
  expect(mail?.text).not.toContain(second.username);
});

test('several workers tell every administrator the same, once, and name ten people', async () => {
  await using server = await startServer({ SMTP_URL: post.url, WORKERS: '2' });
  const admin = await setUpAdministrator(server);
  const other = await registerPending(server, 'other');
  await post.waitForMails(admin.email);
  await call(server, admin.token, 'PUT', `users/${other.id}`, {
    role: 'admin',
    status: 'approved',
  });
  await Promise.all(Array.from({ length: 15 }, () => registerPending(server)));

  const [, digest] = await mailsAnHourLater(server, post, admin.email, 2);
  expect(digest?.subject).toBe('15 new registrations');
  expect(digest?.text?.match(/person-\w+ \(/g)).toHaveLength(10);
  expect(digest?.text).toContain('and 5 more.');
  // The first of them were told to the other one at once.
  const countIn = (subject: string | undefined) => Number.parseInt(subject ?? '', 10) || 1;
  const toldToOther = async () =>
    (await post.mails(other.email))
      .filter(({ subject }) => subject?.includes('registration'))
      .reduce((sum, { subject }) => sum + countIn(subject), 0);
  await waitFor('all to be told', async () => {
    await letHourPass(server);
    return (await toldToOther()) >= 15;
  });
  expect(await toldToOther()).toBe(15);
});

test('all who registered while the mail server was down are in one mail, also after a crash', async () => {
  await using late = await startMailServer();
  await late.stop();
  await using server = await startServer({ SMTP_URL: late.url });
  const admin = await setUpAdministrator(server);
  const people = await registerSome(server, 1);
  await waitFor('an attempt', () => server.output().includes('mail.send_failed'));
  people.push(...(await registerSome(server, 2)));
  await server.stop('SIGKILL');
  await server.start();
  await late.start();
  // What the killed one was just trying to send is its own for a while.
  const [mail] = await late.waitForMails(admin.email, 1, claimedMaxMs);
  expect(mail.subject).toBe('3 new registrations');
  for (const { username } of people) expect(mail.text).toContain(username);
}, 300_000);
