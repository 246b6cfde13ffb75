// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, newPerson } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { sendParts, upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { loseStoredFiles, storedFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';

describe('a crash', () => {
  test('of a call answers 500 in the envelope, without a word about the inside', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    await upload(server, token, 'kept.txt', 'kept');
    const filesBefore = await storedFiles(server);
    // A job may need the table as well just then.
    server.expectErrors(/request\.failed|job\.failed/);
    await runStatement(server, 'alter table uploads rename to elsewhere');
    const answer = await send(server.origin, 'GET', '/api/upload/my', { token });
    expect(await answer.clone().text()).not.toMatch(/uploads|table|relation|select/i);
    await expectFailure(answer, 500, 'internal');

    const part = { name: 'file', filename: 'a.txt', content: 'content' };
    await expectFailure(await sendParts(server, token, [part]), 500, 'internal');
    expect(await storedFiles(server)).toEqual(filesBefore);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);

    await runStatement(server, 'alter table elsewhere rename to uploads');
    expect((await send(server.origin, 'GET', '/api/upload/my', { token })).status).toBe(200);
    expect(server.output()).toContain('"level":"error"');
  });

  test('of the stored bytes is a failure, never a short or empty file', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    const { publicUrl, _id } = await upload(server, token, 'lost.txt', 'soon lost');
    server.expectErrors(/./);
    await loseStoredFiles(server);
    const answer = await fetch(publicUrl);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(await answer.text()).not.toContain(server.dataDir);
    const removal = await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token });
    expect(removal.status).toBe(200);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
  });
});

describe('text that a database cannot keep never crashes a call:', () => {
  const server = startServer();
  const admin = server.then(becomeAdministrator);
  afterAll(async () => (await server)[Symbol.asyncDispose]());

  test.each(['%00', 'a%00b', '%ED%A0%80', '%FF', "'", '%25', 'x'.repeat(5000), '-1', 'null'])(
    'the id %s',
    async (id) => {
      const { origin } = await server;
      const { token } = await admin;
      for (const [method, path] of [
        ['GET', `/api/upload/${id}`],
        ['DELETE', `/api/upload/${id}`],
        ['PUT', `/api/auth/approve/${id}`],
        ['GET', `/api/clients/${id}`],
      ] as const) {
        const answer = await send(origin, method, path, { token });
        await expectFailure(answer, answer.status === 400 ? 400 : 404);
      }
    },
  );

  test.each(['a\u0000b@example.org', '\uD800@example.org', 'a\uDFFFb@example.org'])(
    'the email %j',
    async (email) => {
      const { origin } = await server;
      const login = await send(origin, 'POST', '/api/auth/login', {
        body: JSON.stringify({ email, password: 'correct horse' }),
      });
      await expectFailure(login, login.status === 400 ? 400 : 401);
      const body = JSON.stringify({ ...newPerson(), email });
      await expectFailure(await send(origin, 'POST', '/api/auth/register', { body }), 400);
    },
  );

  test.each(['a\u0000b', '\uD800', 'a\uDFFFb'])('the username %j', async (username) => {
    const { origin } = await server;
    const body = JSON.stringify({ ...newPerson(), username });
    await expectFailure(await send(origin, 'POST', '/api/auth/register', { body }), 400);
  });

  test.each(['correct\u0000horse', 'lone \uD800 surrogate'])(
    'the password %j',
    async (password) => {
      const { origin } = await server;
      const body = JSON.stringify({ ...newPerson(), password });
      expect((await send(origin, 'POST', '/api/auth/register', { body })).status).toBeLessThan(500);
    },
  );
});
