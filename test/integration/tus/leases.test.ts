// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  askTus,
  beginResumable,
  hangWhileSending,
  sendPiece,
  sentOf,
  storedOffset,
} from '../../support/api/tus.ts';
import { runStatement } from '../../support/database/database.ts';
import {
  expectStoredFiles,
  storedFiles,
  untilReceiving,
} from '../../support/files/stored-files.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { startClock, waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const hang = (at: TestServer, url: string, length: number, bytes: Uint8Array) =>
  hangWhileSending(at, url, token, { rest: length, sent: bytes });

describe('a client that comes back while its old connection hangs', () => {
  test('soon learns what has arrived, and goes on behind it', async () => {
    const before = await storedFiles(server);
    const content = randomBytes(8_000_000);
    const url = await beginResumable(server, token, content.length);
    using old = await hang(server, url, content.length, content.subarray(0, 6_500_000));
    await untilReceiving(server, before, 6_500_000);
    const elapsedMs = startClock();
    // What was sent may still be on its way; it is not lost, only sent again.
    const offset = (await storedOffset(url, token)) ?? -1;
    expect(elapsedMs()).toBeLessThan(25_000);
    expect(offset).toBeGreaterThanOrEqual(0);
    const answer = await sendPiece(url, token, offset, content.subarray(offset));
    expect(answer.status).toBe(204);
    const { id, link } = sentOf(answer);
    // The old connection wakes up too late.
    await old.write(content.subarray(6_500_000));
    await expectUpload(server, token, { id, link }, content);
  });

  test('may give the upload up, and nothing is left', async () => {
    const before = await storedFiles(server);
    const url = await beginResumable(server, token, 8_000_000);
    using old = await hang(server, url, 8_000_000, randomBytes(6_500_000));
    expect((await askTus(url, 'DELETE', { token })).status).toBe(204);
    await old.write(randomBytes(1_500_000));
    expect(await storedOffset(url, token)).toBeUndefined();
    await expectStoredFiles(server, before);
  });
});

test('what a connection has sent before it was lost is kept', async () => {
  const content = randomBytes(8_000_000);
  const before = await storedFiles(server);
  const url = await beginResumable(server, token, content.length);
  const old = await hang(server, url, content.length, content.subarray(0, 6_500_000));
  await untilReceiving(server, before, 6_500_000);
  old[Symbol.dispose]();
  // What was sent before these requests is seen before them.
  for (let count = 0; count < 10; count += 1) await fetch(`${server.origin}/readyz`);
  const offset = await waitFor('the offset', () => storedOffset(url, token));
  expect(offset).toBeGreaterThan(0);
  const answer = await sendPiece(url, token, offset, content.subarray(offset));
  await expectUpload(server, token, sentOf(answer), content);
});

test('many requests for one upload at once leave one upload, byte for byte', async () => {
  const content = randomBytes(3_000_000);
  const before = await countUploads(server, token);
  const url = await beginResumable(server, token, content.length);
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => sendPiece(url, token, 0, content)),
  );
  for (const { status } of answers) expect(status).toBeOneOf([204, 409, 423]);
  expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  const done = await waitFor('the upload', async () => {
    const answer = await askTus(url, 'HEAD', { token });
    const offset = Number(answer.headers.get('upload-offset'));
    if (answer.ok && offset < content.length) {
      await sendPiece(url, token, offset, content.subarray(offset));
    }
    return answer.headers.has('upload-id') ? answer : undefined;
  });
  await expectUpload(server, token, sentOf(done), content);
  expect(await countUploads(server, token)).toBe(before + 1);
});

describe('an abandoned upload', () => {
  test('is removed after a day with its bytes, and a complete one stays', async () => {
    await using own = await startServer();
    const person = await becomeAdministrator(own);
    const mine = person.token;
    const done = await beginResumable(own, mine, 3);
    const finished = await sendPiece(done, mine, 0, 'abc');
    const link = finished.headers.get('upload-url') ?? '';
    const kept = await storedFiles(own);
    const old = await beginResumable(own, mine, 20_000_000);
    await sendPiece(old, mine, 0, randomBytes(6_000_000));
    // It has its turn before the old one.
    let fresh = await beginResumable(own, mine, 1000);
    while (fresh > old) {
      await askTus(fresh, 'DELETE', { token: mine });
      fresh = await beginResumable(own, mine, 1000);
    }
    await sendPiece(fresh, mine, 0, 'x'.repeat(10));

    await own.stop();
    const isNot = `id <> '${fresh.split('/').at(-1)}'`;
    const yesterday = Date.now() - 25 * 3_600_000;
    await runStatement(
      own,
      `update resumable_uploads set last_active_at = ${yesterday} where ${isNot}`,
    );
    await runStatement(own, `delete from jobs where name = 'resumable-uploads'`);
    await own.start();
    const left = kept.length + 1;
    await waitFor('the sweep', async () => (await storedFiles(own)).length === left);
    expect(await storedOffset(old, mine)).toBeUndefined();
    expect(await storedOffset(done, mine)).toBeUndefined();
    expect(await storedOffset(fresh, mine)).toBe(10);
    expect(await (await fetch(link)).text()).toBe('abc');
    await askTus(fresh, 'DELETE', { token: mine });
    await expectStoredFiles(own, kept);
  });

  test('cannot be continued once it has expired, swept or not', async () => {
    const url = await beginResumable(server, token, 10);
    const id = url.split('/').at(-1);
    const yesterday = Date.now() - 25 * 3_600_000;
    await runStatement(
      server,
      `update resumable_uploads set last_active_at = ${yesterday} where id = '${id}'`,
    );
    expect((await askTus(url, 'HEAD', { token })).status).toBe(404);
    expect((await sendPiece(url, token, 0, '0123456789')).status).toBe(404);
    expect((await askTus(url, 'DELETE', { token })).status).toBe(204);
  });

  test('is told until when it is kept', async () => {
    const url = await beginResumable(server, token, 10);
    const answer = await sendPiece(url, token, 0, '01234');
    const until = Date.parse(answer.headers.get('upload-expires') ?? '');
    expect(until - Date.now()).toBeGreaterThan(23 * 3_600_000);
    await askTus(url, 'DELETE', { token });
  });
});
