// @one-stack

import { describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { upload } from '../../../support/api/uploads.ts';
import { storedFiles } from '../../../support/files/stored-files.ts';
import {
  endBySignal,
  formWith,
  killHung,
  openQuotes,
  sendForm,
  trailingBackslashes,
} from '../../../support/hostile/parts.ts';
import { startServer, type TestServer } from '../../../support/servers/server.ts';
import { workersOf } from '../../../support/servers/workers.ts';

// So many, each over a connection of its own, meet both of two workers.
const repetitions = 6;

const sendOften = (server: TestServer, token: string, parameters: string) =>
  Promise.all(
    Array.from({ length: repetitions }, () => sendForm(server, token, formWith(parameters))),
  );

/** A server that is killed where the test failed: it may hang, and would not end otherwise. */
async function withServer(
  env: Record<string, string>,
  run: (server: TestServer) => Promise<void>,
): Promise<void> {
  await using server = await startServer(env);
  await run(server).catch(async (error: unknown) => {
    await killHung(server);
    throw error;
  });
  expect(await endBySignal(server)).toBe(0);
}

describe.each([
  ['one process', {}],
  ['two workers', { WORKERS: '2' }],
])('%s', (_, env: Record<string, string>) => {
  test('refuses a quote that never closes, goes on answering, and stops on SIGTERM', () =>
    withServer(env, async (server) => {
      const { token } = await becomeAdministrator(server);
      const before = { files: await storedFiles(server), workers: await workersOf(server) };
      for (const parameters of openQuotes) {
        for (const answer of await sendOften(server, token, parameters)) {
          await expectFailure(answer, 400, 'invalid_request');
        }
      }
      expect(await storedFiles(server)).toEqual(before.files);
      const list = await send(server.origin, 'GET', '/api/upload/my', { token });
      expect((await list.json()).total).toBe(0);
      expect((await upload(server, token, 'after.txt', 'goes on')).size).toBe(7);
      // The same processes: none has been replaced.
      expect(await workersOf(server)).toEqual(before.workers);
    }));

  test('takes a name that ends in a backslash, escaped or not, and stops on SIGTERM', () =>
    withServer(env, async (server) => {
      const { token } = await becomeAdministrator(server);
      for (const parameters of trailingBackslashes) {
        for (const answer of await sendOften(server, token, parameters)) {
          expect(answer.status).toBe(201);
          const { file } = await answer.json();
          expect(file.name).toBe('holiday');
          expect(await (await fetch(file.url)).text()).toBe('hi');
        }
      }
    }));
});
