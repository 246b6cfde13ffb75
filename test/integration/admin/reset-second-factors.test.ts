// @long
import { afterAll, describe, expect, test } from 'bun:test';

import { type Locale, locales } from '@perch/contract/text/locales';

import {
  chooseLanguage,
  confirm,
  type Person,
  registerPending,
  setUpAdministrator,
  signIn,
  signUpApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  factorsOf,
  noFactors,
  registerWithFactors,
  resetFactors,
  resetReason,
  resetsOf,
} from '../../support/api/factor-resets.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { makeToken } from '../../support/api/tokens.ts';
import {
  addAppRow,
  addIdentityRow,
  removePassword,
} from '../../support/database/second-factor-rows.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());
const server = await startServer({ SMTP_URL: post.url });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);
await confirm(server, admin);

const withFactors = (name?: string) => registerWithFactors(server, admin, name);
const reset = (id: string, who: Pick<Person, 'token'> = admin, body?: unknown) =>
  resetFactors(server, who, id, body);
const get = (path: string, token = admin.token) => send(server.origin, 'GET', path, { token });
const shownOf = (id: string) => factorsOf(server, admin, id);
const entriesOf = (person: Person) => resetsOf(server, admin, person);

/** The mail after that of the approval, and makes sure that there are no more. */
async function mailTo({ email }: Person) {
  const mails = await post.waitForMails(email, 2);
  const mail = mails.find(({ subject }) => subject !== 'Your account has been approved');
  if (!mail) throw new Error('Two mails about the approval');
  return mail;
}
const login = ({ email, password }: Pick<Person, 'email' | 'password'>) =>
  send(server.origin, 'POST', '/api/auth/login', { body: { email, password } });

describe('an administrator', () => {
  test('sees the second factors of an account, alone and in lists, and its owner’s answers do not name them', async () => {
    const person = await withFactors('seen');
    const without = await signUpApproved(server, admin, 'seen-without');
    const waiting = await registerPending(server, 'seen-waiting');
    expect(await shownOf(person.id)).toEqual({ totp: true, passkeys: 2 });
    expect(await shownOf(without.id)).toEqual(noFactors);
    const { data } = await (
      await get('/api/auth/users?search=seen&sort=createdAt&order=asc')
    ).json();
    expect(
      data.users.map((user: { _id: string; factors: object }) => [user._id, user.factors]),
    ).toEqual([
      [person.id, { totp: true, passkeys: 2 }],
      [without.id, noFactors],
      [waiting.id, noFactors],
    ]);
    const pending = (await (await get('/api/auth/pending')).json()).data.users;
    expect(pending).toMatchObject([{ _id: waiting.id, factors: noFactors }]);
    expect((await (await get('/api/auth/users?search=nosuchname')).json()).data.users).toEqual([]);
    expect(await (await get('/api/auth/me', person.token)).text()).not.toContain('factors');
    expect((await get(`/api/auth/users/${person.id}`, person.token)).status).toBe(403);
  });

  test('removes them all, ends the sessions and says why: to the audit log and to the owner', async () => {
    const person = await withFactors();
    const unharmed = await withFactors('unharmed');
    expect((await (await login(person)).json()).code).toBe('second_factor_required');
    const answer = await reset(person.id);
    expect(answer.status).toBe(200);
    expect((await answer.json()).message).toMatch(/[Ss]econd factors removed/);
    expect(await shownOf(person.id)).toEqual(noFactors);
    await expectFailure(await get('/api/auth/me', person.token), 401, 'unauthenticated');
    // The password alone signs in again.
    const token = await signIn(server, person.email, person.password);
    const account = await (await get('/api/auth/me', token)).json();
    expect(account.data.user._id).toBe(person.id);

    expect(await entriesOf(person)).toMatchObject([
      { actor: { username: admin.username }, subject: { _id: person.id }, detail: resetReason },
    ]);
    const mail = await mailTo(person);
    expect(mail.subject).toMatch(/second factors/);
    expect(mail.text).toContain(`Reason: ${resetReason}`);
    expect(mail.text).toContain(`${server.origin}/settings?tab=security`);

    expect(await shownOf(unharmed.id)).toEqual({ totp: true, passkeys: 2 });
    expect((await get('/api/auth/me', unharmed.token)).status).toBe(200);
    expect(await entriesOf(unharmed)).toEqual([]);
  });

  test('changes nothing on an account without, also where a set-up has begun', async () => {
    const person = await signUpApproved(server, admin);
    await addAppRow(server, person.id, { isConfirmed: false });
    const answer = await reset(person.id);
    expect([answer.status, (await answer.json()).message]).toEqual([
      200,
      'This account has no second factor.',
    ]);
    expect((await get('/api/auth/me', person.token)).status).toBe(200);
    expect(await entriesOf(person)).toEqual([]);
    // That of the approval.
    await post.waitForMails(person.email, 1);
  });

  test('does so for a suspended account, which stays suspended', async () => {
    const person = await withFactors();
    const path = `/api/auth/users/${person.id}`;
    const body = { status: 'pending' };
    await send(server.origin, 'PUT', path, { token: admin.token, body });
    expect((await reset(person.id)).status).toBe(200);
    expect(await shownOf(person.id)).toEqual(noFactors);
    await expectFailure(await login(person), 403, 'account_pending');
  });

  test('keeps the passkeys of an account into which they alone lead', async () => {
    const person = await withFactors();
    await removePassword(server, person.id);
    const answer = await reset(person.id);
    expect((await answer.clone().json()).error).toContain('perch user sign-in-link');
    await expectFailure(answer, 409, 'last_sign_in_method');
    expect(await shownOf(person.id)).toEqual({ totp: true, passkeys: 2 });
    expect((await get('/api/auth/me', person.token)).status).toBe(200);
    expect(await entriesOf(person)).toEqual([]);
    await addIdentityRow(server, person.id);
    expect((await reset(person.id)).status).toBe(200);
    expect(await shownOf(person.id)).toEqual(noFactors);
  });

  test('removes the app of an account that signs in by a link alone', async () => {
    const person = await signUpApproved(server, admin);
    await addAppRow(server, person.id);
    await removePassword(server, person.id);
    expect((await reset(person.id)).status).toBe(200);
    expect(await shownOf(person.id)).toEqual(noFactors);
  });

  test('cannot reset their own, nor those of an account that does not exist', async () => {
    await expectFailure(await reset(admin.id), 409, 'own_account');
    await expectFailure(await reset('AAAAAAAAAAAAAAAA'), 404, 'not_found');
    await expectFailure(await reset('x'), 404, 'not_found');
  });

  test.each([
    {},
    { reason: '' },
    { reason: ' \n\t ' },
    { reason: null },
    { reason: 1 },
    { reason: ['a'] },
    { reason: 'x'.repeat(501) },
    { reason: 'a\u0000b' },
    { reason: resetReason, factors: ['totp'] },
    [[]],
    'text',
  ])('gives a reason: %j is none', async (body) => {
    const person = await withFactors();
    await expectFailure(await reset(person.id, admin, body), 400, 'invalid_request');
    expect(await shownOf(person.id)).toEqual({ totp: true, passkeys: 2 });
    expect((await get('/api/auth/me', person.token)).status).toBe(200);
  });

  test('confirms the session first', async () => {
    const person = await withFactors();
    const unconfirmed = { token: await signIn(server, admin.email, admin.password) };
    await expectFailure(await reset(person.id, unconfirmed), 403, 'confirmation_required');
    expect(await shownOf(person.id)).toEqual({ totp: true, passkeys: 2 });
    await confirm(server, { ...admin, ...unconfirmed });
    expect((await reset(person.id, unconfirmed)).status).toBe(200);
  });
});

test('users, the account itself, tokens and visitors cannot', async () => {
  const person = await withFactors();
  const user = await signUpApproved(server, admin);
  await confirm(server, user);
  await expectFailure(await reset(person.id, user), 403, 'forbidden');
  await expectFailure(await reset(user.id, user), 403, 'forbidden');
  const { secret } = await makeToken(server, admin, { scopes: ['admin'] });
  expect((await reset(person.id, { token: secret })).status).toBe(403);
  const shown = await (await get('/api/auth/token')).json();
  await expectFailure(await reset(person.id, { token: shown.data.apiToken }), 403, 'forbidden');
  const path = `/api/auth/users/${person.id}/second-factors/reset`;
  const visitor = await send(server.origin, 'POST', path, { body: { reason: resetReason } });
  await expectFailure(visitor, 401, 'unauthenticated');
  expect(await shownOf(person.id)).toEqual({ totp: true, passkeys: 2 });
});

describe('the mail', () => {
  test('has no way out of its sentence for a hostile reason', async () => {
    const person = await withFactors();
    const hostile =
      '</p><img src=https://example.com/x onerror=alert(1)>\r\nBcc: evil@example.com\n"&\'\u202E';
    expect((await reset(person.id, admin, { reason: hostile })).status).toBe(200);
    const mail = await mailTo(person);
    expect(mail.html).not.toMatch(/<img/);
    expect(mail.html).toContain('&lt;img');
    expect(mail.bcc).toBeUndefined();
    expect(mail.envelope.to).toEqual([person.email]);
    expect(mail.text).toContain('Bcc: evil@example.com');
    expect(mail.text).not.toMatch(/^Bcc/m);
    const [entry] = await entriesOf(person);
    expect(entry?.detail).toBe(hostile.trim());
  });

  test('is in the owner’s language, whichever this is', async () => {
    const readers = new Map<Locale, Person>();
    for (const locale of locales) {
      const person = await signUpApproved(server, admin, `reader-${locale}`);
      await chooseLanguage(server, person, locale);
      await addAppRow(server, person.id);
      expect((await reset(person.id)).status).toBe(200);
      readers.set(locale, person);
    }
    for (const [locale, person] of readers) {
      const { html, subject, text } = await mailTo(person);
      expect([locale, html]).toEqual([locale, expect.stringContaining(`<html lang="${locale}"`)]);
      expect(text).toContain(resetReason);
      const isEnglish = /second factors/i.test(`${subject} ${text}`);
      expect([locale, isEnglish]).toEqual([locale, locale === 'en']);
    }
  });
});
