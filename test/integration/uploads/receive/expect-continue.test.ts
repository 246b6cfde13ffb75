// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { storedFiles } from '../../../support/files/stored-files.ts';
import { multipartBody, multipartType } from '../../../support/http/multipart.ts';
import { openConnection, rawAnswer } from '../../../support/http/raw-http.ts';
import { startServer } from '../../../support/servers/server.ts';
import { waitFor } from '../../../support/wait.ts';

const server = await startServer({ MAX_FILE_SIZE: '3MB', USER_QUOTA: '2MB' });
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);
const content = multipartBody([{ name: 'file', filename: 'a.txt', content: 'content' }]);

const head = (authorization: string, length: number, expectation: string) =>
  [
    'POST /api/upload HTTP/1.1',
    `Host: localhost:${server.port}`,
    `Authorization: Bearer ${authorization}`,
    `Content-Type: ${multipartType}`,
    `Content-Length: ${length}`,
    `Expect: ${expectation}`,
    '\r\n',
  ].join('\r\n');

/** What comes back for a head alone, of a client that waits with its body. */
async function answerToHead(authorization: string, length: number, expectation: string) {
  using connection = await openConnection(server);
  await connection.write(head(authorization, length, expectation));
  return await rawAnswer(connection);
}

// As Java's client spells it; the runtime sends no 100 Continue for it.
describe('a client that waits for 100-Continue hears before it sends anything that', () => {
  test.each([
    ['its token is none', 'not-a-token', content.length, 401, 'unauthenticated'],
    ['the file is too large', token, 8_000_000, 413, 'file_too_large'],
    ['the file exceeds the quota', token, 2_900_000, 413, 'quota_exceeded'],
  ])('%s', async (_, authorization, length, status, code) => {
    const before = await storedFiles(server);
    const answer = await answerToHead(authorization, length, '100-Continue');
    expect(answer.status).toBe(status);
    expect(JSON.parse(answer.body).code).toBe(code);
    expect(answer.head).not.toContain('100 Continue');
    expect(await storedFiles(server)).toEqual(before);
  });
});

test.each(['100-continue', '100-Continue'])(
  'with Expect: %s a body that comes all the same is kept',
  async (expectation) => {
    using connection = await openConnection(server);
    await connection.write(head(token, content.length, expectation));
    await connection.write(content);
    await waitFor('the answer', () => connection.received().includes('"success":true'));
    expect(connection.received()).toContain('HTTP/1.1 201 Created');
  },
);
