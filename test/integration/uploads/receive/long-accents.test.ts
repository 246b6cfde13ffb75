// @one-stack

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, newPerson } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { upload } from '../../../support/api/uploads.ts';
import { processorMs } from '../../../support/servers/processor-time.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

// In this order each pair has to be exchanged with all before it, which takes the runtime seconds.
const accents = (bytes: number) => '\u0301\u0323'.repeat(bytes / 4);
// Of computing, not on the wall: a hundred times what the requests need.
const busyMsMax = 1500;

async function expectIdle(work: () => Promise<void>) {
  const before = await processorMs(server);
  await work();
  expect((await processorMs(server)) - before).toBeLessThan(busyMsMax);
}

test('files called by thousands of accents are kept and delay no request', () =>
  expectIdle(async () => {
    for (let count = 0; count < 10; count += 1) {
      const { file } = await upload(server, token, `a${accents(16_000)}.txt`, 'content');
      expect(Buffer.byteLength(file.name)).toBeLessThanOrEqual(255);
      expect(file.name).toEndWith('.txt');
      expect(await (await fetch(file.url)).text()).toBe('content');
    }
  }));

test.each(['username', 'email'])('a %s of them is refused and delays no request', (field) =>
  expectIdle(async () => {
    const body = { ...newPerson(), [field]: `a${accents(60_000)}@example.org` };
    const answer = await send(server.origin, 'POST', '/api/auth/register', { body });
    await expectFailure(answer, 400, 'invalid_request');
  }),
);
