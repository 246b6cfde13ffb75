// @both-stacks @long

import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { upload } from '../../../support/api/uploads.ts';
import { expectStoredFiles, storedFiles } from '../../../support/files/stored-files.ts';
import { usesPostgres, usesS3 } from '../../../support/servers/installation.ts';
import { startSecondServer } from '../../../support/servers/second-server.ts';
import { startServer, type TestServer } from '../../../support/servers/server.ts';
import { letPass, waitFor } from '../../../support/wait.ts';

const lanes = 32;
// With S3 each of them takes many times as long.
const rounds = usesS3 ? 8 : 20;
const testMs = 240_000;

/**
 * As clients do it. All of these wait for the same rows, and a busy machine may need more than the five
 * seconds after which a server says so; what it refuses has changed nothing.
 */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Error && error.message.includes('"code":"busy"'))) throw error;
      await letPass(100);
    }
  }
}

const store = (server: TestServer, token: string, content: Uint8Array) =>
  patiently(() => upload(server, token, 'same.bin', content));

/** Two that wait for each other would be refused with the same words. */
const expectNoDeadlock = (server: TestServer) =>
  expect(server.output()).not.toMatch(/deadlock|40P01/i);

const remove = ({ origin }: TestServer, token: string, id: string) =>
  patiently(async () => {
    const answer = await send(origin, 'DELETE', `/api/upload/${id}?permanent=true`, { token });
    if (answer.status !== 200) throw new Error(`Deleting: ${await answer.text()}`);
  });

async function expectBytes(url: string, content: Uint8Array) {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
}

describe('the same bytes, uploaded and deleted by many at once,', () => {
  test(
    'are behind every link that was given out, and gone in the end',
    async () => {
      await using server = await startServer();
      const { token } = await becomeAdministrator(server);
      const contents = [randomBytes(3000), randomBytes(100_000)];
      const stay = await store(server, token, contents[1] ?? Buffer.of());
      const before = await storedFiles(server);

      async function lane(number: number) {
        const content = contents[number % 2] ?? Buffer.of();
        for (let round = 0; round < rounds; round += 1) {
          const { _id, publicUrl } = await store(server, token, content);
          await expectBytes(publicUrl, content);
          await remove(server, token, _id);
          expect((await fetch(publicUrl)).status).toBe(404);
        }
      }
      await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
      await expectBytes(stay.publicUrl, contents[1] ?? Buffer.of());
      await expectStoredFiles(server, before);
      await remove(server, token, stay._id);
      await expectStoredFiles(server, []);
      expectNoDeadlock(server);
    },
    testMs,
  );

  const testOnServers = usesS3 && usesPostgres ? test : () => {};
  testOnServers(
    'are behind every link on two servers with one database and one bucket',
    async () => {
      await using server = await startServer();
      const { token } = await becomeAdministrator(server);
      await using twin = await startSecondServer(server);
      const content = randomBytes(20_000);

      async function lane(number: number) {
        for (let round = 0; round < rounds; round += 1) {
          const by = (number + round) % 2 === 0 ? server : twin;
          const { _id, fileId } = await store(by, token, content);
          await expectBytes(`${by.origin}/f/${fileId}`, content);
          await remove(round % 3 === 0 ? server : twin, token, _id);
        }
      }
      await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
      await expectStoredFiles(server, []);
      for (const each of [server, twin]) expectNoDeadlock(each);
    },
    testMs,
  );

  test(
    'are there when all begin at the same moment, and none is the first',
    async () => {
      await using server = await startServer();
      const { token } = await becomeAdministrator(server);
      for (let round = 0; round < rounds / 2; round += 1) {
        const content = randomBytes(2000 + round);
        const sending = Array.from({ length: lanes }, () => store(server, token, content));
        const uploads = await Promise.all(sending);
        for (const { publicUrl } of uploads) await expectBytes(publicUrl, content);
        await waitFor('one file', async () => (await storedFiles(server)).length === 1);
        await Promise.all(uploads.map(({ _id }) => remove(server, token, _id)));
        await expectStoredFiles(server, []);
      }
      expectNoDeadlock(server);
    },
    testMs,
  );

  test(
    'survive kill -9 while they come and go: no acknowledged upload is without them',
    async () => {
      await using server = await startServer();
      const { token } = await becomeAdministrator(server);
      const content = randomBytes(5000);
      for (let round = 0; round < 3; round += 1) {
        const kept: string[] = [];
        const sending = Array.from({ length: 8 }, async (_, lane) => {
          for (;;) {
            const { _id, publicUrl } = await store(server, token, content);
            if (lane % 2 === 0) await remove(server, token, _id);
            else kept.push(publicUrl);
          }
        });
        const ended = Promise.allSettled(sending);
        const some = { timeoutMs: 60_000 };
        await waitFor('some uploads', () => kept.length > 20 + round * 17, some);
        await server.stop('SIGKILL');
        await ended;
        await server.start();
        for (const url of kept) await expectBytes(url, content);
        // None of the earlier rounds' has lost what it shares, either.
        const list = await send(server.origin, 'GET', '/api/upload/my?limit=100', { token });
        const { data, total } = await list.json();
        expect(total).toBeGreaterThanOrEqual(kept.length);
        for (const { publicUrl } of data.uploads) await expectBytes(publicUrl, content);
      }
    },
    testMs,
  );
});
