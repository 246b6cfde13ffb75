// @long

import { expect, test } from 'bun:test';

import type { User } from '@perch/contract/users';
import { parseResponse } from 'hono/client';

import { becomeAdministrator, type Person } from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import {
  logIn,
  password,
  refuseLogin,
  startWith,
} from '../../support/providers/directory-login.ts';
import { baseDn, Directory, dnOf } from '../../support/providers/directory.ts';
import type { TestServer } from '../../support/servers/server.ts';

async function usersOf(server: TestServer, admin: Person): Promise<User[]> {
  const calls = client(server.origin, admin.token).api.auth;
  return (await parseResponse(calls.users.$get({ query: {} }))).data.users;
}

async function register(server: TestServer) {
  const name = `local-${server.port}`;
  const person = { username: name, email: `${name}@example.org`, password: 'correct horse' };
  const answer = await send(server.origin, 'POST', '/api/auth/register', { body: person });
  return { ...person, id: (await answer.json()).data.user._id };
}

test('a person of the directory signs in by uid and by mail, to one account', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory);
  const admin = await becomeAdministrator(server);
  await directory.add({ uid: 'ann', password, mail: 'ann@example.com' });

  const ann = await logIn(server, 'ann');
  expect(ann).toMatchObject({ username: 'ann', email: 'ann@example.com', role: 'user' });
  expect((await logIn(server, 'ann@example.com'))._id).toBe(ann._id);
  expect((await logIn(server, ' ANN '))._id).toBe(ann._id);
  expect(await usersOf(server, admin)).toHaveLength(2);

  const audit = await client(server.origin, admin.token).api.admin.audit.$get({ query: {} });
  const entries = JSON.stringify(await audit.json());
  expect(entries).toContain('user.registered');
  expect(entries).not.toContain(password);
  expect(server.output()).not.toContain(password);
});

test('every wrong input gets the same answer', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory, { TRUSTED_PROXIES: '127.0.0.1,::1' });
  const admin = await becomeAdministrator(server);
  await directory.add({ uid: 'ann', password, mail: 'ann@example.com' });
  await directory.add({ uid: 'twin-1', password, mail: 'twin@example.com' });
  await directory.add({ uid: 'twin-2', password, mail: 'twin@example.com' });
  await directory.add({ uid: 'a*', password: 'of the star' });

  const wrong = [
    ['ann', 'wrong'],
    ['ann', ' '],
    ['ann', 'of the directory '],
    ['ann@example.com', 'wrong'],
    ['unknown', password],
    // Hostile filters: each would find one entry or more.
    ['*', password],
    ['an*', password],
    ['*)(uid=*', password],
    ['ann)(objectClass=*', password],
    ['ann)(|(uid=*', password],
    [String.raw`\61nn`, password],
    // Two entries have it.
    ['twin@example.com', password],
    // An entry, and no person that the filter finds.
    ['reader', 'reader, of the tests'],
    [dnOf({ uid: 'ann' }), password],
    [admin.username, password],
    [admin.email, 'wrong'],
  ];
  const answers = new Map<string, unknown>();
  for (const [index, [login, typed]] of wrong.entries()) {
    const headers = { 'x-forwarded-for': `203.0.113.${index}` };
    const body = { login, password: typed };
    const answer = await send(server.origin, 'POST', '/api/auth/login', { body, headers });
    answers.set(`${answer.status} ${await answer.text()}`, [login, typed]);
  }
  expect([...answers]).toHaveLength(1);
  expect([...answers.keys()][0]).toContain('"invalid_credentials"');
  await refuseLogin(server, ['ann', ''], 400, 'invalid_request');
  expect(await usersOf(server, admin)).toHaveLength(1);

  // A star in a name is a star, and no more.
  expect((await logIn(server, 'a*', 'of the star')).username).toBe('a*');
  expect((await logIn(server, 'twin-2')).username).toBe('twin-2');
  expect(server.output()).not.toContain(password);
});

test('guesses at a person of the directory are counted like those at any account', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory);
  await directory.add({ uid: 'ann', password });
  for (let count = 0; count < 10; count += 1) {
    await refuseLogin(server, ['ann', `guess ${count}`], 401, 'invalid_credentials');
  }
  await refuseLogin(server, ['ann', password], 429, 'too_many_attempts');
});

test('a namesake in the directory enters an account of their own, and clears no guesses', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory);
  const admin = await becomeAdministrator(server);
  await directory.add({ uid: admin.username, password });

  const namesake = await logIn(server, admin.username);
  expect(namesake._id).not.toBe(admin.id);
  expect(namesake.username).not.toBe(admin.username);
  expect(namesake.role).toBe('user');
  expect((await logIn(server, admin.username, admin.password))._id).toBe(admin.id);

  for (let count = 0; count < 9; count += 1) {
    await refuseLogin(server, [admin.username, `guess ${count}`], 401, 'invalid_credentials');
  }
  await logIn(server, admin.username);
  await refuseLogin(server, [admin.username, 'guess'], 429, 'too_many_attempts');
});

test('a person of the directory is not found by one name when the account was tried too often by another', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory);
  const admin = await becomeAdministrator(server);
  await directory.add({ uid: 'ann', password, mail: 'ann@example.com' });
  // Whose account here has another owner.
  await directory.add({ uid: admin.username, password });
  const ann = await logIn(server, 'ann');
  for (let count = 0; count < 10; count += 1) {
    await refuseLogin(server, ['ann', `guess ${count}`], 401, 'invalid_credentials');
    await refuseLogin(server, [admin.email, `guess ${count}`], 401, 'invalid_credentials');
  }
  await refuseLogin(server, ['ann', password], 429, 'too_many_attempts');
  await refuseLogin(server, [ann.email, password], 401, 'invalid_credentials');
  // To compare the password would make an account for its owner.
  await refuseLogin(server, [admin.username, password], 401, 'invalid_credentials');
  expect(await usersOf(server, admin)).toHaveLength(2);

  // The directory is asked all the same: away, it is so for every name.
  await directory.stop();
  for (const name of [ann.email, admin.username, 'unknown']) {
    await refuseLogin(server, [name, password], 503, 'provider_unavailable');
  }
});

test('an account with the same email is not entered, unless the operator says so', async () => {
  await using directory = await Directory.start();
  const env = { LDAP_LINK_EMAIL: 'on' };
  await using careful = await startWith(directory);
  await using trusting = await startWith(directory, env);
  for (const server of [careful, trusting]) {
    const admin = await becomeAdministrator(server);
    const local = await register(server);
    const uid = `d-${server.port}`;
    await directory.add({ uid, password, mail: local.email });
    await directory.add({ uid: `${uid}-admin`, password, mail: admin.email });
    // An administrator's account is never entered by its email.
    await refuseLogin(server, [`${uid}-admin`, password], 409, 'taken');
    if (server === careful) await refuseLogin(server, [uid, password], 409, 'taken');
    else expect((await logIn(server, uid))._id).toBe(local.id);
    expect((await logIn(server, local.email, local.password))._id).toBe(local.id);
    expect(await usersOf(server, admin)).toHaveLength(2);
  }
});

test('a renamed entry keeps its account, and its old name is another’s', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory);
  await directory.add({ uid: 'ann', password, mail: 'ann@example.com' });
  const ann = await logIn(server, 'ann');
  await directory.change(
    `dn: ${dnOf({ uid: 'ann' })}\nchangetype: modrdn\nnewrdn: uid=anna\ndeleteoldrdn: 1`,
  );
  expect((await logIn(server, 'anna'))._id).toBe(ann._id);
  expect((await logIn(server, 'ann@example.com'))._id).toBe(ann._id);

  await directory.add({ uid: 'ann', password: 'of the second ann', mail: 'second@example.com' });
  const second = await logIn(server, 'ann', 'of the second ann');
  expect(second._id).not.toBe(ann._id);
  expect(second.email).toBe('second@example.com');
});

test('a person whose entry has gone, or whose account was suspended, is refused', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory);
  const admin = await becomeAdministrator(server);
  await directory.add({ uid: 'ann', password });
  await directory.add({ uid: 'bob', password });
  const ann = await logIn(server, 'ann');
  await logIn(server, 'bob');

  const calls = client(server.origin, admin.token).api.auth;
  await parseResponse(calls.reject[':id'].$put({ param: { id: ann._id } }));
  await refuseLogin(server, ['ann', password], 403, 'account_rejected');
  await directory.change(`dn: ${dnOf({ uid: 'bob' })}\nchangetype: delete`);
  await refuseLogin(server, ['bob', password], 401, 'invalid_credentials');
});

test('a new person waits for approval where accounts do, and is refused where registration is closed', async () => {
  await using directory = await Directory.start();
  await directory.add({ uid: 'ann', password });
  await using approving = await startWith(directory, { REGISTRATION: 'approval' });
  const admin = await becomeAdministrator(approving);
  await refuseLogin(approving, ['ann', password], 403, 'account_pending');
  const ann = (await usersOf(approving, admin)).find(({ username }) => username === 'ann');
  expect(ann?.status).toBe('pending');
  const calls = client(approving.origin, admin.token).api.auth;
  await parseResponse(calls.approve[':id'].$put({ param: { id: ann?._id ?? '' } }));
  expect((await logIn(approving, 'ann'))._id).toBe(ann?._id ?? '');

  await using closed = await startWith(directory, { REGISTRATION: 'closed' });
  await refuseLogin(closed, ['ann', password], 403, 'registration_closed');
});

test('a filter of the operator decides which names there are', async () => {
  await using directory = await Directory.start();
  await directory.add({ uid: 'ann', password, mail: 'ann@example.com' });
  const filter = '(&(objectClass=inetOrgPerson)(mail={login}@example.com))';
  await using server = await startWith(directory, { LDAP_USER_FILTER: filter });
  expect((await logIn(server, 'ann')).email).toBe('ann@example.com');
  await refuseLogin(server, ['bob', password], 401, 'invalid_credentials');
  await using elsewhere = await startWith(directory, { LDAP_BASE_DN: `ou=groups,${baseDn}` });
  await refuseLogin(elsewhere, ['ann', password], 401, 'invalid_credentials');
});
