// @long
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'bun:test';

import {
  confirm,
  newPerson,
  type Person,
  signIn,
  signUpApproved,
  userFields,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { startEmailServer } from '../../support/api/email-changes.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { changeSettings, publicSettings } from '../../support/api/settings.ts';

const mailed = await startEmailServer();
afterAll(() => mailed[Symbol.asyncDispose]());
const { server, post, admin, call, login, mailedToken, open, resetToken } = mailed;

const setRequired = (emailRequired: boolean | null) =>
  changeSettings(server, admin.token, { emailRequired });
const register = (body: unknown) => send(server.origin, 'POST', '/api/auth/register', { body });
const forgot = (email: string) =>
  send(server.origin, 'POST', '/api/auth/password/forgot', { body: { email } });
const usersFound = async (search: string) => {
  const path = `/api/auth/users?search=${encodeURIComponent(search)}`;
  return (await (await call('GET', path, admin.token)).json()).data.users;
};

async function detailOf(action: string, userId: string): Promise<string> {
  const path = `/api/admin/audit?action=${action}&limit=100`;
  const { data } = await (await call('GET', path, admin.token)).json();
  const entries: { subject: { _id: string }; detail: string }[] = data.entries;
  return entries.find(({ subject }) => subject._id === userId)?.detail ?? 'no entry';
}

const nameless = (name?: string) => {
  const { username, password } = newPerson(name);
  return { username, password };
};

/** Registered without an email, approved and signed in. */
async function personWithout(username = nameless().username): Promise<Person> {
  const { password } = nameless();
  const { data } = await (await register({ username, password })).json();
  await call('PUT', `/api/auth/approve/${data.user._id}`, admin.token);
  const token = await signIn(server, username, password);
  return { id: data.user._id, username, email: '', password, token };
}

const blank: [string, object][] = [
  ['no email', {}],
  ['an empty email', { email: '' }],
  ['an email of spaces', { email: ' \u00A0\t' }],
];
const wrong: [string, unknown][] = [
  ['null', null],
  ['a number', 5],
  ['a list', ['a@example.org']],
  ['an object', {}],
  ['no address', 'robin'],
  ['a control character alone', '\u0007'],
];

describe('where an email is required, as by default,', () => {
  test('the public settings say so', async () => {
    expect((await publicSettings(server)).emailRequired).toBe(true);
  });

  test.each(blank)(
    'registering with %s is refused with the sentence about it',
    async (_, email) => {
      const person = nameless();
      const answer = await register({ ...person, ...email });
      expect((await answer.clone().json()).error).toBe('Email is required');
      await expectFailure(answer, 400, 'invalid_request');
      await expectFailure(
        await login(person.username, person.password),
        401,
        'invalid_credentials',
      );
    },
  );

  test.each(wrong)('the email %s is refused', async (_, email) => {
    await expectFailure(await register({ ...nameless(), email }), 400, 'invalid_request');
  });
});

describe('where an email is optional', () => {
  beforeEach(() => setRequired(false));
  afterEach(() => setRequired(null));

  test('the public settings say so', async () => {
    expect((await publicSettings(server)).emailRequired).toBe(false);
  });

  test.each(blank)('registering with %s makes an account without one', async (_, email) => {
    const person = nameless();
    const answer = await register({ ...person, ...email });
    expect(answer.status).toBe(201);
    const { user } = (await answer.json()).data;
    expect(Object.keys(user).toSorted()).toEqual(userFields);
    expect(user).toMatchObject({ username: person.username, email: '', status: 'pending' });
    await call('PUT', `/api/auth/approve/${user._id}`, admin.token);
    expect((await login(person.username, person.password)).status).toBe(200);
    await expectFailure(await login(user._id, person.password), 401, 'invalid_credentials');
    await expectFailure(await login('', person.password), 400, 'invalid_request');
    expect(await detailOf('user.registered', user._id)).toBe('');
  });

  test.each(wrong)('the email %s is refused', async (_, email) => {
    const person = nameless();
    await expectFailure(await register({ ...person, email }), 400, 'invalid_request');
    await expectFailure(await login(person.username, person.password), 401, 'invalid_credentials');
  });

  test('one that is given is the account’s, and no other one gets it', async () => {
    const person = newPerson();
    const { data } = await (await register(person)).json();
    expect(data.user.email).toBe(person.email);
    expect(await detailOf('user.registered', data.user._id)).toBe(person.email);
    await expectFailure(await register({ ...nameless(), email: person.email }), 409, 'taken');
  });

  test('ten accounts without one at once are ten, and of one name one', async () => {
    const ten = (make: () => object) =>
      Promise.all(Array.from({ length: 10 }, async () => (await register(make())).status));
    expect(new Set(await ten(nameless))).toEqual(new Set([201]));
    const same = nameless();
    const statuses = await ten(() => same);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([201, ...Array<number>(9).fill(409)]);
  });

  test('an account without one is found by its name, not by what stands in place of an email', async () => {
    const { id, username } = await personWithout();
    expect(await usersFound(username)).toMatchObject([{ _id: id, email: '' }]);
    expect(JSON.stringify(await usersFound(id))).not.toContain(username);
  });

  test('an account without one changes its name, and no other loses its email', async () => {
    const person = await personWithout();
    for (const email of [{}, { email: '' }, { email: ' ' }]) {
      const { username } = nameless('renamed');
      const answer = await call('PUT', '/api/auth/profile', person.token, { username, ...email });
      expect((await answer.json()).data.user).toMatchObject({ username, email: '' });
    }
    const ben = await signUpApproved(server, admin, 'ben');
    await confirm(server, ben);
    for (const email of [{}, { email: '' }, { email: null }]) {
      const body = { username: ben.username, ...email };
      const answer = await call('PUT', '/api/auth/profile', ben.token, body);
      await expectFailure(answer, 400, 'invalid_request');
    }
    expect((await mailed.me(ben)).email).toBe(ben.email);
  });

  test('one that is added later counts when its link was opened, and then resets the password', async () => {
    const person = await personWithout();
    const { email } = newPerson('added');
    await expectFailure(
      await call('PUT', '/api/auth/profile', person.token, { username: person.username, email }),
      403,
      'confirmation_required',
    );
    expect((await mailed.ask(person, email)).status).toBe(200);
    expect(await mailed.me(person)).toMatchObject({ email: '', pendingEmail: email });
    await expectFailure(await login(email, person.password), 401, 'invalid_credentials');
    expect((await open(await mailedToken(email))).status).toBe(200);
    expect(await detailOf('user.email_requested', person.id)).toBe(`from none to ${email}`);
    expect(await detailOf('user.email_changed', person.id)).toBe(`from none to ${email}`);
    expect((await login(email, person.password)).status).toBe(200);

    const token = await resetToken({ ...person, email });
    const body = { token, newPassword: 'a new password' };
    const done = await send(server.origin, 'POST', '/api/auth/password/reset', { body });
    expect(done.status).toBe(200);
    expect((await login(email, 'a new password')).status).toBe(200);
    expect((await login(person.username, 'a new password')).status).toBe(200);
    await expectFailure(await login(person.username, person.password), 401);
    const recipients = (await post.mails()).flatMap(({ envelope }) => envelope.to);
    expect(recipients.every((recipient) => recipient.includes('@'))).toBe(true);
  });

  test('a forgotten password tells of an account without one as little as of none', async () => {
    // A username may look like an address.
    const { email: name } = newPerson('looks-like');
    const person = await personWithout(name);
    const { email: unknown } = newPerson('unknown');
    const told = await signUpApproved(server, admin, 'told');
    const answers = await Promise.all(
      [name, unknown, told.email].map(async (email) => {
        const answer = await forgot(email);
        return `${answer.status} ${await answer.text()}`;
      }),
    );
    expect(new Set(answers).size).toBe(1);
    for (const refused of [person.id, 'robin', nameless().username]) {
      await expectFailure(await forgot(refused), 400, 'invalid_request');
    }
    await forgot(told.email);
    // After that of the approval, and after those that were asked for before.
    await post.waitForMails(told.email, 3);
    expect(await post.mails(name)).toEqual([]);
    expect(await post.mails(unknown)).toEqual([]);
  });

  test('accounts without one go on working when it is required again', async () => {
    const person = await personWithout();
    await setRequired(true);
    await expectFailure(await register(nameless()), 400, 'invalid_request');
    expect((await login(person.username, person.password)).status).toBe(200);
    const { username } = nameless('renamed');
    const renamed = await call('PUT', '/api/auth/profile', person.token, { username, email: '' });
    expect(renamed.status).toBe(200);
    const change = { currentPassword: person.password, newPassword: 'another horse' };
    expect((await call('PUT', '/api/auth/password', person.token, change)).status).toBe(200);
    expect((await login(username, change.newPassword)).status).toBe(200);
  });
});
