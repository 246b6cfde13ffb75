import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { upload } from '../../../support/api/uploads.ts';
import { expectStoredFiles, storedFiles } from '../../../support/files/stored-files.ts';
import { usesPostgres, usesS3 } from '../../../support/servers/installation.ts';
import { startSecondServer } from '../../../support/servers/second-server.ts';
import { startServer, type TestServer } from '../../../support/servers/server.ts';
import { waitFor } from '../../../support/wait.ts';

const lanes = 32;
const rounds = usesS3 ? 8 : 20;

async function remove({ origin }: TestServer, token: string, id: string) {
  const answer = await send(origin, 'DELETE', `/api/upload/${id}`, { token });
  if (answer.status !== 200) throw new Error(`Deleting: ${answer.status}`);
}

async function expectBytes(url: string, content: Uint8Array) {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  expect(Buffer.from(await answer.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
}

describe('the same bytes, uploaded and deleted by many at once,', () => {
  test('are behind every link that was given out, and gone in the end', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    const contents = [randomBytes(3000), randomBytes(100_000)];
    const stay = await upload(server, token, 'stays.bin', contents[1] ?? Buffer.of());
    const before = await storedFiles(server);

    async function lane(number: number) {
      const content = contents[number % 2] ?? Buffer.of();
      for (let round = 0; round < rounds; round += 1) {
        const { _id, publicUrl } = await upload(server, token, 'same.bin', content);
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
  });

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
          const { _id, fileId } = await upload(by, token, 'same.bin', content);
          await expectBytes(`${by.origin}/f/${fileId}`, content);
          await remove(round % 3 === 0 ? server : twin, token, _id);
        }
      }
      await Promise.all(Array.from({ length: lanes }, (_, number) => lane(number)));
      await expectStoredFiles(server, []);
    },
  );

  test('are there when all begin at the same moment, and none is the first', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    for (let round = 0; round < rounds / 2; round += 1) {
      const content = randomBytes(2000 + round);
      const sending = Array.from({ length: lanes }, () => upload(server, token, 'a.bin', content));
      const uploads = await Promise.all(sending);
      for (const { publicUrl } of uploads) await expectBytes(publicUrl, content);
      await waitFor('one file', async () => (await storedFiles(server)).length === 1);
      await Promise.all(uploads.map(({ _id }) => remove(server, token, _id)));
      await expectStoredFiles(server, []);
    }
  });

  test('survive kill -9 while they come and go: no acknowledged upload is without them', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    const content = randomBytes(5000);
    for (let round = 0; round < 3; round += 1) {
      const kept: string[] = [];
      const sending = Array.from({ length: 8 }, async (_, lane) => {
        for (;;) {
          const { _id, publicUrl } = await upload(server, token, 'same.bin', content);
          if (lane % 2 === 0) await remove(server, token, _id);
          else kept.push(publicUrl);
        }
      });
      const ended = Promise.allSettled(sending);
      await waitFor('some uploads', () => kept.length > 20 + round * 17);
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
  });
});
