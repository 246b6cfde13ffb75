// @one-stack @long

import { expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import {
  logIn,
  password,
  refuseLogin,
  startWith,
} from '../../support/providers/directory-login.ts';
import { Directory } from '../../support/providers/directory.ts';
import type { TestServer } from '../../support/servers/server.ts';

const unavailable = [503, 'provider_unavailable'] as const;

/** Nothing that a directory fails with may be more than a warning, or have a password in it. */
function expectWarning(server: TestServer): void {
  expect(server.output()).toContain('"ldap.request_failed"');
  expect(server.output()).not.toContain(password);
  expect(server.output()).not.toContain('reader, of the tests');
}

test('while the directory is down, passwords of Perch go on working', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory);
  const admin = await becomeAdministrator(server);
  await directory.add({ uid: 'ann', password });
  const ann = await logIn(server, 'ann');

  await directory.stop();
  expect((await logIn(server, admin.username, admin.password))._id).toBe(admin.id);
  // Neither tells which accounts there are.
  for (const login of ['ann', 'unknown', admin.username]) {
    await refuseLogin(server, [login, password], ...unavailable);
  }
  expectWarning(server);
  await directory.resume();
  expect((await logIn(server, 'ann'))._id).toBe(ann._id);
});

test('guesses are counted while the directory is down', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory);
  const admin = await becomeAdministrator(server);
  await directory.stop();
  for (let count = 0; count < 10; count += 1) {
    await refuseLogin(server, [admin.username, `guess ${count}`], ...unavailable);
  }
  await refuseLogin(server, [admin.username, admin.password], 429, 'too_many_attempts');
});

test('a directory that hangs is given up after the time that is set, and nothing else waits for it', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory, { SIGN_IN_TIMEOUT: '6' });
  const admin = await becomeAdministrator(server);
  directory.hang();
  const beganAt = performance.now();
  let isOver = false;
  const refusal = refuseLogin(server, ['ann', password], ...unavailable).finally(() => {
    isOver = true;
  });
  expect((await logIn(server, admin.username, admin.password))._id).toBe(admin.id);
  expect(isOver).toBe(false);
  await refusal;
  expect(performance.now() - beganAt).toBeGreaterThan(5500);
  expectWarning(server);
});

test('a certificate that is not the directory’s, or not trusted, is refused before a password is sent', async () => {
  await using directory = await Directory.start({ names: 'DNS:directory.example' });
  await using otherName = await startWith(directory);
  await using untrusted = await startWith(directory, { LDAP_CA_FILE: '' });
  const env = { LDAP_URL: `ldap://127.0.0.1:${directory.port}`, LDAP_START_TLS: 'on' };
  await using startTls = await startWith(directory, env);
  await using startTlsUntrusted = await startWith(directory, { ...env, LDAP_CA_FILE: '' });
  await directory.add({ uid: 'ann', password });
  for (const server of [otherName, untrusted, startTls, startTlsUntrusted]) {
    await refuseLogin(server, ['ann', password], ...unavailable);
    expectWarning(server);
  }
  expect(otherName.output()).toContain('does not match');
  expect(startTls.output()).toContain('does not match');
});

test('StartTLS, and a connection of this machine in the clear, sign in', async () => {
  await using directory = await Directory.start();
  await directory.add({ uid: 'ann', password });
  const LDAP_URL = `ldap://127.0.0.1:${directory.port}`;
  await using startTls = await startWith(directory, { LDAP_URL, LDAP_START_TLS: 'on' });
  await using clear = await startWith(directory, { LDAP_URL });
  for (const server of [startTls, clear]) {
    expect((await logIn(server, 'ann')).username).toBe('ann');
    await refuseLogin(server, ['ann', 'wrong'], 401, 'invalid_credentials');
  }
});

test('a directory that refuses its reader is unavailable, and says so in the log', async () => {
  await using directory = await Directory.start();
  await directory.add({ uid: 'ann', password });
  await using server = await startWith(directory, { LDAP_BIND_PASSWORD: 'another' });
  await refuseLogin(server, ['ann', password], ...unavailable);
  expectWarning(server);
  expect(server.output()).not.toContain('"another"');
});

test('many sign-ins at once make one account', async () => {
  await using directory = await Directory.start();
  await using server = await startWith(directory);
  await directory.add({ uid: 'ann', password, mail: 'ann@example.com' });
  const body = { login: 'ann', password };
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => send(server.origin, 'POST', '/api/auth/login', { body })),
  );
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).data.user._id));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
  expect(new Set(ids).size).toBe(1);
});
