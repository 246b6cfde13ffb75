// @both-stacks

import { expect, test } from 'bun:test';

import { bearer } from '../../support/api/client.ts';
import { everyAsk } from '../../support/api/every-ask.ts';
import { startServer } from '../../support/servers/server.ts';

// A failure of the server would also be a line in its log, which fails the test.
test('every page and every call is answered on this database and this storage', async () => {
  await using server = await startServer();
  const failed: unknown[] = [];
  for (const { method, path, token, body, headers } of await everyAsk(server, 500)) {
    const answer = await fetch(`${server.origin}${path}`, {
      method,
      redirect: 'manual',
      headers: {
        ...headers,
        ...(token === undefined ? {} : bearer(token)),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await answer.bytes();
    if (answer.status >= 500) failed.push({ method, path, status: answer.status });
  }
  expect(failed).toEqual([]);
});
