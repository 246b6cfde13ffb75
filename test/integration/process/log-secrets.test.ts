// @long
import { afterAll, expect, test } from 'bun:test';

import {
  newPerson,
  registerPending,
  setUpAdministrator,
  signUpApproved,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { loseStoredFiles } from '../../support/files/stored-files.ts';
import { sendRaw } from '../../support/http/raw-http.ts';
import { startServer } from '../../support/servers/server.ts';
import { startMailServer } from '../../support/services/mail.ts';
import { waitFor } from '../../support/wait.ts';

const login = { user: 'perch', password: 'smtp-password-of-the-server' };
const post = await startMailServer(login);
afterAll(() => post[Symbol.asyncDispose]());

/** The log lines of a program's output, without the sentences for the administrator who started it. */
const logOf = (output: string) => output.split('\n').filter((line) => line.startsWith('{'));

/** Links' passwords are hashed one after another, so of some crowd one is too many. */
async function refuseOneOfMany(call: () => Promise<Response>): Promise<void> {
  await waitFor('a request to be one too many', async () => {
    const crowd = await Promise.all(Array.from({ length: 100 }, call));
    return crowd.some(({ status }) => status === 503);
  });
}

test('after everything that can go wrong, the log has no secret and nothing that was sent', async () => {
  const key = 'a-secret-key-of-more-than-32-characters';
  const env = { SMTP_URL: post.url, SECRET_KEY: key, LOG_LEVEL: 'debug' };
  await using server = await startServer(env);
  server.expectErrors(/request\.failed|blob\.missing/);
  const setup = await server.setupToken();
  const admin = await setUpAdministrator(server);
  const person = await signUpApproved(server, admin);
  const call = (method: string, path: string, body?: unknown, token = admin.token) =>
    send(server.origin, method, path, { token, ...(body !== undefined && { body }) });
  const { data } = await (await call('GET', '/api/auth/token')).json();
  const invite = (await (await call('POST', '/api/admin/invites', {})).json()).data.token;

  // Refused, by form and by right.
  const wrong = { email: person.email, password: 'a-password-that-is-wrong' };
  await call('POST', '/api/auth/login', { ...wrong, extra: 'a-field-that-is-unknown' });
  await call('POST', '/api/auth/register', { ...newPerson(), invite: `${invite}x` });
  await call('POST', '/api/auth/password/reset', {
    token: 'a-reset-token-by-guess',
    newPassword: 'a-password-that-is-new',
  });
  await call('POST', '/api/auth/password/forgot', { email: person.email });
  await call('PUT', '/api/auth/password', {
    currentPassword: 'a-password-that-is-wrong',
    newPassword: 'a-password-that-is-new',
  });
  await call('GET', '/api/upload/my?search=a-search-of-a-user&x=1');
  await call('GET', '/api/nothing?token=a-token-in-a-query', undefined, 'a-token-by-guess');
  await sendRaw(server, 'GET /?q=a-raw-query HTTP/1.1\r\nHost: x\r\nCookie: a-cookie=1\r\n\r\n');

  const { _id: id } = await upload(server, admin.token, 'locked.txt', 'one of many');
  const lock = { password: 'a-password-of-a-link' };
  await refuseOneOfMany(() => call('PATCH', `/api/upload/${id}`, lock));

  // Failed: the bytes are gone, so reading them is an error of the server.
  const { publicUrl, file } = await upload(server, admin.token, 'gone.bin', 'a'.repeat(200_000));
  await loseStoredFiles(server);
  const headers = { authorization: `Bearer ${admin.token}`, 'user-agent': 'an-agent\t"level"' };
  const reading = fetch(`${publicUrl}?a-query-of-a-reader`, { headers });
  await reading.then((answer) => answer.text()).catch(() => 'cut off');
  await fetch(file.deletionUrl);
  await registerPending(server, 'told');

  expect(await server.stop()).toBe(0);
  const lines = logOf(server.output());
  // Something was written, or this proves nothing: the refusal and the failure, at least.
  expect(lines.join('\n')).toContain('request.refused');
  expect(lines.join('\n')).toMatch(/request\.failed|blob\.missing/);
  for (const line of lines) {
    expect(JSON.parse(line)).toMatchObject({
      level: expect.any(String),
      event: expect.any(String),
    });
  }
  const log = lines.join('\n');
  const made = [admin.token, admin.password, person.token, data.apiToken, setup, invite, key];
  const deletion = new URL(file.deletionUrl).pathname.split('/').at(-1) ?? '';
  const sent = 'a-token a-reset-token a-password a-search a-query a-raw-query a-field a-cookie';
  const secrets = [...made, deletion, login.password, 'Bearer', ...sent.split(' ')];
  for (const secret of secrets) {
    expect(secret.length).toBeGreaterThan(5);
    expect(log).not.toContain(secret);
  }
});
