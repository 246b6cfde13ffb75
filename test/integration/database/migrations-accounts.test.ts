// @long
import { expect, test } from 'bun:test';

import { becomeAdministrator, newPerson, signIn } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { runStatement } from '../../support/database/database.ts';
import { takeBack } from '../../support/database/earlier-schema.ts';
import { startServer } from '../../support/servers/server.ts';

test('accounts from before domains of emails were A-labels sign in as before, and none is lost', async () => {
  await using old = await startServer();
  await becomeAdministrator(old);
  // The last two are one account by today's rules.
  const emails = [
    'ann@b\u00FCcher.example',
    'Ben@xn--bcher-kva.example',
    'ben@B\u00FCcher.example',
  ];
  const people = emails.map((email, number) => ({
    ...newPerson(),
    email,
    placeholder: `${number}@example.org`,
  }));
  for (const { username, password, placeholder } of people) {
    const body = { username, email: placeholder, password };
    expect((await send(old.origin, 'POST', '/api/auth/register', { body })).status).toBe(201);
  }
  await old.stop();
  await takeBack(old, '0010-sign-in-limits');
  await runStatement(old, "update users set status = 'approved'");
  for (const { email, placeholder } of people) {
    await runStatement(
      old,
      `update users set email = '${email}', email_key = '${email.toLowerCase()}'
        where email = '${placeholder}'`,
    );
  }
  await old.start();
  const whoIs = async (email: string) => {
    const body = { email, password: people[0]?.password };
    const answer = await send(old.origin, 'POST', '/api/auth/login', { body });
    expect(answer.status).toBe(200);
    return (await answer.json()).data.user;
  };
  const [ann, ben, otherBen] = people.map(({ username }) => username);
  expect(await whoIs('ann@b\u00FCcher.example')).toMatchObject({
    username: ann,
    email: 'ann@xn--bcher-kva.example',
  });
  expect((await whoIs('ANN@xn--bcher-kva.example')).username).toBe(ann);
  expect((await whoIs('ben@xn--bcher-kva.example')).username).toBe(ben);
  expect((await whoIs('ben@BU\u0308CHER.example')).username).toBe(otherBen);
  for (const email of [...emails, 'ann@xn--bcher-kva.example']) {
    const body = { ...newPerson(), email };
    const answer = await send(old.origin, 'POST', '/api/auth/register', { body });
    await expectFailure(answer, 409, 'taken');
  }
});

test('passwords that were chosen when bytes were counted still sign in', async () => {
  await using server = await startServer();
  const admin = await becomeAdministrator(server);
  for (const password of ['🐦🐦', 'пар', 'ä'.repeat(128), 'x'.repeat(256)]) {
    const hash = await Bun.password.hash(password, 'argon2id');
    await runStatement(server, `update users set password_hash = '${hash}'`);
    expect(await signIn(server, admin.email, password)).toBeString();
  }
});

test('names from before scripts were looked at stay, and no other becomes one', async () => {
  await using server = await startServer();
  const { token, email, password } = await becomeAdministrator(server);
  const held = { username: 'Zo\u00EB \u05D0\u05D1', email: `\u0430nn-${email}` };
  await runStatement(
    server,
    `update users set username = '${held.username}', username_key = '${held.username.toLowerCase()}',
      email = '${held.email}', email_key = '${held.email}'`,
  );
  const change = (names: { username: string; email: string }) =>
    send(server.origin, 'PUT', '/api/auth/profile', {
      token,
      body: { ...names, currentPassword: password },
    });
  const other = newPerson();
  for (const names of [
    { ...held, username: `${held.username}x` },
    { ...held, username: 'zo\u00ADe' },
    { ...held, email: `\u0430${other.email}` },
    { ...held, email: `a\u00AD${other.email}` },
  ]) {
    await expectFailure(await change(names), 400, 'invalid_request');
  }
  expect((await change(held)).status).toBe(200);
  expect(await signIn(server, held.email, password)).toBeString();
  expect((await change({ ...held, username: other.username })).status).toBe(200);
  const moved = await change({ username: other.username, email: other.email });
  expect((await moved.json()).data.user).toMatchObject({ email: other.email });
});
