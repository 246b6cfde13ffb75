// @long
import { afterAll, expect, test } from 'bun:test';

import { newPerson, setUpAdministrator, signUpApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { uploadClosed, visit } from '../../support/api/closed-links.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runStatement } from '../../support/database/database.ts';
import { runToEnd } from '../../support/servers/process.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';

// A Mac writes letters and their marks apart (NFD), other keyboards write them as one (NFC).

const post = await startMailServer();
afterAll(() => post[Symbol.asyncDispose]());
// Right passwords alone are typed often here, and from one address.
const server = await startServer({ SMTP_URL: post.url, TRUSTED_PROXIES: '127.0.0.1,::1' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await setUpAdministrator(server);

let addresses = 0;
const call = (method: string, path: string, options: Parameters<typeof send>[3] = {}) => {
  addresses += 1;
  const headers = { 'x-forwarded-for': `203.0.113.${addresses}`, ...options.headers };
  return send(server.origin, method, path, { ...options, headers });
};
const login = (email: string, password: string) =>
  call('POST', '/api/auth/login', { body: { email, password } });
const apart = (text: string) => text.normalize('NFD');
const whole = (text: string) => text.normalize('NFC');

async function expectBothForms(email: string, password: string) {
  expect((await login(email, apart(password))).status).toBe(200);
  expect((await login(email, whole(password))).status).toBe(200);
  await expectFailure(await login(email, `${password}\u0301`), 401, 'invalid_credentials');
}

test.each(['Zürich am Sée', '비밀번호입니다', 'mật khẩu của tôi'])(
  'a password that was registered as %s is right in either form',
  async (password) => {
    for (const form of [apart, whole]) {
      const person = { ...newPerson(), password: form(password) };
      const registered = await call('POST', '/api/auth/register', { body: person });
      const { data } = await registered.json();
      const approval = `/api/auth/approve/${data.user._id}`;
      expect((await call('PUT', approval, { token: admin.token })).status).toBe(200);
      await expectBothForms(person.email, password);
    }
  },
);

test('a password that was changed, or confirms, is right in either form', async () => {
  const { token, email, password } = await signUpApproved(server, admin);
  const first = { currentPassword: password, newPassword: apart('Löwenzähne') };
  expect((await call('PUT', '/api/auth/password', { token, body: first })).status).toBe(200);
  const body = { password: whole('Löwenzähne') };
  expect((await call('POST', '/api/auth/confirm', { token, body })).status).toBe(200);
  const second = { currentPassword: whole('Löwenzähne'), newPassword: whole('Bärlauch') };
  expect((await call('PUT', '/api/auth/password', { token, body: second })).status).toBe(200);
  await expectBothForms(email, 'Bärlauch');
});

test('a password that was reset, by mail or on the command line, is right in either form', async () => {
  const person = await signUpApproved(server, admin);
  await call('POST', '/api/auth/password/forgot', { body: { email: person.email } });
  const mails = await post.waitForMails(person.email, 2);
  const [, token] = /reset-password#token=([\w-]+)/.exec(mails.at(-1)?.text ?? '') ?? [];
  const body = { token, newPassword: apart('Gänseblümchen') };
  expect((await call('POST', '/api/auth/password/reset', { body })).status).toBe(200);
  await expectBothForms(person.email, 'Gänseblümchen');

  const { env } = server.installation;
  const reset = ['user', 'reset-password', '--email', person.email, '--password-stdin'];
  expect((await runToEnd(reset, env, apart('Kürbiskern'))).exitCode).toBe(0);
  await expectBothForms(person.email, 'Kürbiskern');
  const { username, email } = newPerson();
  const create = ['user', 'create', '--username', username, '--email', email, '--approved'];
  const created = await runToEnd([...create, '--password-stdin'], env, apart('Küchenkraut'));
  expect(created.exitCode).toBe(0);
  await expectBothForms(email, 'Küchenkraut');
});

test('a password that was hashed as typed is right as typed, and from then on in either form', async () => {
  const person = await signUpApproved(server, admin);
  const hash = await Bun.password.hash(apart('Mädesüß'), {
    algorithm: 'argon2id',
    memoryCost: 19456,
    timeCost: 2,
  });
  await runStatement(
    server,
    `update users set password_hash = '${hash}' where id = '${person.id}'`,
  );
  await expectFailure(await login(person.email, whole('Mädesüß')), 401, 'invalid_credentials');
  expect((await login(person.email, apart('Mädesüß'))).status).toBe(200);
  await expectBothForms(person.email, 'Mädesüß');
});

test('the password of a link is right in either form, also one that was imported as typed', async () => {
  const { token } = await signUpApproved(server, admin);
  const open = async (fileId: string, password: string) => {
    const headers = { 'perch-password': encodeURIComponent(password) };
    return (await visit(server, `/f/${fileId}`, { headers })).status;
  };
  const file = { name: 'a.txt', content: 'text' };
  const { fileId } = await uploadClosed(server, token, { password: apart('Öffne dich') }, file);
  expect(await open(fileId, whole('Öffne dich'))).toBe(200);
  expect(await open(fileId, apart('Öffne dich'))).toBe(200);
  expect(await open(fileId, 'Offne dich')).toBe(403);

  const old = await uploadClosed(server, token, { password: 'replaced' }, file);
  const hash = await Bun.password.hash(apart('Öffne dich'), { algorithm: 'bcrypt', cost: 4 });
  const slug = old.fileId;
  await runStatement(server, `update uploads set password_hash = '${hash}' where slug = '${slug}'`);
  expect(await open(slug, apart('Öffne dich'))).toBe(200);
  expect(await open(slug, 'Offne dich')).toBe(403);
});

test('the length of a password is the same in either form', async () => {
  const register = (password: string) =>
    call('POST', '/api/auth/register', { body: { ...newPerson(), password } });
  await expectFailure(await register(apart('éééé')), 400);
  expect((await register(apart('éééééé'))).status).toBe(201);
  expect((await register(apart('é'.repeat(256)))).status).toBe(201);
  await expectFailure(await register(apart('é'.repeat(257))), 400);
  // Nothing of this length is normalized.
  await expectFailure(await register(`a${'\u0316\u0301'.repeat(16_000)}`), 400);
});
