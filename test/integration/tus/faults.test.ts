// @long

import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  askTus,
  beginResumable,
  sendPiece,
  sendResumable,
  sentOf,
  storedOffset,
} from '../../support/api/tus.ts';
import { runStatement } from '../../support/database/database.ts';
import {
  expectStoredFiles,
  storedFiles,
  unfinishedFiles,
} from '../../support/files/stored-files.ts';
import { startTcpProxy, type TcpProxy } from '../../support/proxies/tcp-proxy.ts';
import { createInstallation, usesPostgres, usesS3 } from '../../support/servers/installation.ts';
import { startServer, TestServer } from '../../support/servers/server.ts';
import { letPass, startClock, waitFor } from '../../support/wait.ts';

const mib = 1024 ** 2;
const killsMax = 15;
const patient = { retryDelays: Array.from({ length: 200 }, () => 300) };

test('an upload ends byte for byte although the server is killed every two seconds', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const before = await storedFiles(server);
  const content = randomBytes((usesS3 ? 300 : 1024) * mib);
  let isDone = false;
  const sending = sendResumable(server, token, content, patient).finally(() => (isDone = true));
  let kills = 0;
  const killing = (async () => {
    await waitFor('the upload', async () => (await storedFiles(server)).length > before.length);
    // In the end all bytes are read once more, which takes its time on a busy machine.
    for (; kills < killsMax; kills += 1) {
      if (isDone) return;
      await server.stop('SIGKILL');
      await server.start();
      // Each process lives for two seconds: what the test is about.
      await Promise.race([letPass(2000), sending.catch(() => {})]);
    }
  })();
  const sent = await sending;
  await killing;
  expect(kills).toBeGreaterThan(0);
  await expectUpload(server, token, sent, content);
  expect(await countUploads(server, token)).toBe(1);
  expect(await server.stop()).toBe(0);
  await server.start();
  await waitFor('one file', async () => (await storedFiles(server)).length === before.length + 1);
}, 300_000);

test('a stop cuts a running PATCH, keeps its bytes, and does not take long', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const content = randomBytes(200 * mib);
  const sending = sendResumable(server, token, content, patient);
  await waitFor('the upload', async () => (await storedFiles(server)).length > 0);
  const elapsedMs = startClock();
  expect(await server.stop()).toBe(0);
  expect(elapsedMs()).toBeLessThan(25_000);
  await server.start();
  await expectUpload(server, token, await sending, content);
}, 120_000);

test('no client is told that an upload is complete before it is listed', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  server.expectErrors(/request\.failed|job\.failed/);
  const content = randomBytes(3 * mib);
  const url = await beginResumable(server, token, content.length);
  await runStatement(server, 'alter table uploads rename to elsewhere');
  await expectFailure(await sendPiece(url, token, 0, content), 500, 'internal');
  for (const restart of [false, true]) {
    if (restart) {
      await server.stop('SIGKILL');
      await server.start();
    }
    const answer = await askTus(url, 'HEAD', { token });
    expect(answer.status).toBe(423);
    expect(answer.headers.get('upload-offset')).toBeNull();
  }
  await runStatement(server, 'alter table elsewhere rename to uploads');
  const answer = await askTus(url, 'HEAD', { token });
  expect(answer.headers.get('upload-offset')).toBe(String(content.length));
  await expectUpload(server, token, sentOf(answer), content);
  expect(await countUploads(server, token)).toBe(1);
  expect(await storedFiles(server)).toHaveLength(1);
});

test('bytes that vanish are noticed, and the client begins anew', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  server.expectErrors(/upload\.bytes_lost/);
  const url = await beginResumable(server, token, 8 * mib);
  await sendPiece(url, token, 0, randomBytes(6 * mib));
  await server.stop();
  await loseUnfinished(server);
  await server.start();
  const answer = await sendPiece(url, token, 6 * mib, randomBytes(2 * mib));
  expect(answer.status).toBe(404);
  expect(await storedOffset(url, token)).toBeUndefined();
  await expectStoredFiles(server, []);
});

async function loseUnfinished({ installation, dataDir }: TestServer): Promise<void> {
  if (!installation.bucket) {
    await Bun.$`rm -r ${dataDir}/files/incoming && mkdir ${dataDir}/files/incoming`;
    return;
  }
  await installation.bucket.abortUnfinished();
  for (const name of await installation.bucket.list()) await installation.bucket.remove(name);
}

// A SQLite and a disk are part of the machine.
const describeElsewhere = usesPostgres && usesS3 ? describe : () => {};

describeElsewhere('an upload goes on by itself', () => {
  /** A server whose database and storage can be taken away. */
  async function startBehindWays() {
    const installation = await createInstallation();
    const { env } = installation;
    const database = new URL(env['DATABASE_URL'] ?? '');
    const storage = new URL(env['S3_ENDPOINT'] ?? '');
    const ways = {
      database: await startTcpProxy(Number(database.port)),
      storage: await startTcpProxy(Number(storage.port)),
    };
    database.port = String(ways.database.port);
    storage.port = String(ways.storage.port);
    const server = new TestServer(installation, {
      DATABASE_URL: database.href,
      S3_ENDPOINT: storage.origin,
    });
    await server.start();
    return { server, ways };
  }

  test.each(['database', 'storage'] as const)(
    'when the %s cannot be reached for ten seconds in the middle',
    async (which) => {
      const { server, ways } = await startBehindWays();
      try {
        server.expectErrors(/job\.failed/);
        const { token } = await becomeAdministrator(server);
        const content = randomBytes(150 * mib);
        const sending = sendResumable(server, token, content, patient);
        await waitFor('the upload', async () => (await storedFiles(server)).length > 0);
        await takeAway(ways[which]);
        await expectUpload(server, token, await sending, content);
        expect(await countUploads(server, token)).toBe(1);
        // It has not started over.
        expect(await unfinishedFiles(server)).toEqual([]);
        // An object that was being stored when its row could not be written has no owner: it is
        // swept in a day.
        expect((await storedFiles(server)).length).toBeLessThanOrEqual(1 + 1);
        expect(server.process.child.exitCode).toBeNull();
      } finally {
        await server[Symbol.asyncDispose]();
        for (const way of Object.values(ways)) await way[Symbol.asyncDispose]();
      }
    },
    180_000,
  );

  async function takeAway(way: TcpProxy): Promise<void> {
    await way.close();
    // What the test is about.
    await letPass(10_000);
    await way.open();
  }
});
