import { afterAll, expect, test } from 'bun:test';

import { confirm, newPerson, registerApproved } from '../../support/api/accounts.ts';
import { startEmailServer } from '../../support/api/email-changes.ts';

const started = await startEmailServer();
afterAll(() => started[Symbol.asyncDispose]());
const { server, admin, call, ask, mailedToken, open } = started;

test('what changes how an account is reached is on record, with its address and without secrets', async () => {
  const person = await registerApproved(server, admin);
  const { token, password } = person;
  const renamed = newPerson('renamed').username;
  const { email } = newPerson('moved');
  await call('POST', '/api/auth/confirm', token, { password: 'a wrong one' });
  await confirm(server, person);
  await call('POST', '/api/auth/token', token);
  await call('PUT', '/api/auth/profile', token, { username: renamed, email: person.email });
  await ask({ ...person, username: renamed }, email);
  const link = await mailedToken(email);
  expect((await open(link)).status).toBe(200);
  const passwords = { currentPassword: password, newPassword: 'a better one' };
  await call('PUT', '/api/auth/password', token, passwords);

  const answer = await call('GET', '/api/admin/audit?limit=100', admin.token);
  const text = await answer.text();
  interface Entry {
    action: string;
    address: string;
    detail: string;
    subject: { _id: string };
  }
  const entries: Entry[] = JSON.parse(text).data.entries;
  const own = entries.filter(({ subject }) => subject._id === person.id).toReversed();
  const actions = own.map(({ action }) => action);
  expect(actions.slice(actions.indexOf('user.signed_in'))).toEqual([
    'user.signed_in',
    'user.confirmation_failed',
    'user.confirmed',
    'user.token_replaced',
    'user.renamed',
    'user.confirmed',
    'user.email_requested',
    'user.email_changed',
    'user.password_changed',
  ]);
  expect(own.find(({ action }) => action === 'user.email_changed')?.detail).toBe(
    `from ${person.email} to ${email}`,
  );
  expect(own.find(({ action }) => action === 'user.renamed')?.detail).toBe(`to ${renamed}`);
  for (const { address } of own) expect(address).toMatch(/^(127\.0\.0\.1|::1)$/);
  for (const secret of [password, 'a better one', 'a wrong one', link, token]) {
    expect(text).not.toContain(secret);
  }
});
