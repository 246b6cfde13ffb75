import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, newPerson } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

test.each([
  ['POST', '/api/auth/login', { email: 'a\0@example.org', password: 'correct horse' }],
  ['POST', '/api/auth/register', { ...newPerson(), username: 'a\0b' }],
  ['POST', '/api/auth/register', { ...newPerson(), setup: '\0' }],
  ['GET', '/api/upload/my?type=%00', undefined],
] as const)('%s %s refuses the character NUL', async (method, path, body) => {
  const answer = await send(server.origin, method, path, { token, body });
  await expectFailure(answer, 400, 'invalid_request');
});

test('a password may look like an escaped NUL', async () => {
  const person = { ...newPerson(), password: String.raw`pass\u0000word` };
  const answer = await send(server.origin, 'POST', '/api/auth/register', { body: person });
  expect(answer.status).toBe(201);
});

test.each(['%00', 'a%00b', '..', 'A', 'A'.repeat(17), 'ä'.repeat(16), '%F0%9F%90%A6'])(
  'the id %s belongs to no account and no upload',
  async (id) => {
    for (const [method, path] of [
      ['GET', `/api/upload/${id}`],
      ['DELETE', `/api/upload/${id}`],
      ['PUT', `/api/auth/approve/${id}`],
    ] as const) {
      await expectFailure(await send(server.origin, method, path, { token }), 404, 'not_found');
    }
  },
);
