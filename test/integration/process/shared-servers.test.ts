import { afterAll, expect, test } from 'bun:test';
import { existsSync } from 'node:fs';
import { connect } from 'node:net';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { runStatement } from '../../support/database/database.ts';
import { borrowServer } from '../../support/servers/shared-server.ts';
import { startServerPool } from '../../support/servers/start-server-pool.ts';
import { isAlive } from '../../support/servers/workers.ts';
import { outcomeOf, waitFor } from '../../support/wait.ts';

const pool = await startServerPool({});
const socket = pool.env.PERCH_TEST_SERVERS;

afterAll(() => pool[Symbol.asyncDispose]());

/** What the pool had for a server must be gone, and the next test gets another one. */
async function expectDiscarded({ pid, dataDir }: { pid: number; dataDir: string }) {
  await waitFor('the end of the server', async () => !(await isAlive(pid)));
  await waitFor('its folder to be removed', () => !existsSync(dataDir));
  await using next = await borrowServer(socket);
  expect(next.pid).not.toBe(pid);
  expect((await fetch(`${next.origin}/readyz`)).status).toBe(200);
}

test('tests have a server one after the other, and none at the same time', async () => {
  const one = await borrowServer(socket);
  const two = await borrowServer(socket);
  const other = await borrowServer(socket, { MAX_FILE_SIZE: '1MB' });
  expect(new Set([one.pid, two.pid, other.pid]).size).toBe(3);
  await one[Symbol.asyncDispose]();
  const again = await borrowServer(socket);
  expect(again.pid).toBe(one.pid);
  for (const server of [two, other, again]) await server[Symbol.asyncDispose]();
  await using otherAgain = await borrowServer(socket, { MAX_FILE_SIZE: '1MB' });
  expect(otherAgain.pid).toBe(other.pid);
});

test('a test that has changed a setting fails', async () => {
  const server = await borrowServer(socket);
  const { token } = await becomeAdministrator(server);
  await changeSettings(server, token, { name: 'Nest' });
  expect(await outcomeOf(server[Symbol.asyncDispose]())).toThrow('take startServer');
  await expectDiscarded(server);
});

test('a test fails whose server has logged an error', async () => {
  const server = await borrowServer(socket);
  const { token } = await becomeAdministrator(server);
  await runStatement(server, 'alter table tags rename to lost_tags');
  expect((await send(server.origin, 'GET', '/api/tags', { token })).status).toBe(500);
  expect(await outcomeOf(server[Symbol.asyncDispose]())).toThrow('The server logged');
  await expectDiscarded(server);
});

test('a test fails whose server has ended', async () => {
  const server = await borrowServer(socket);
  process.kill(server.pid, 'SIGKILL');
  await waitFor('its end', async () => !(await isAlive(server.pid)));
  expect(await outcomeOf(server[Symbol.asyncDispose]())).toThrow('does not answer');
  await expectDiscarded(server);
});

test('a test that dies takes its server with it', async () => {
  const dying = connect(socket);
  dying.write('{}\n');
  const lease = await new Promise<string>((resolve) =>
    dying.once('data', (line) => resolve(`${line}`)),
  );
  dying.destroy();
  await expectDiscarded(JSON.parse(lease));
});

test('no server is left when the run ends', async () => {
  const ended = await startServerPool({});
  const idle = await borrowServer(ended.env.PERCH_TEST_SERVERS);
  await idle[Symbol.asyncDispose]();
  const lent = await borrowServer(ended.env.PERCH_TEST_SERVERS, { MAX_FILE_SIZE: '1MB' });
  await ended[Symbol.asyncDispose]();
  for (const { pid, dataDir } of [idle, lent]) {
    expect(await isAlive(pid)).toBeFalse();
    expect(existsSync(dataDir)).toBeFalse();
  }
});
