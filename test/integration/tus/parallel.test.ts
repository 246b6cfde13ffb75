// @both-stacks @long

import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { bearer } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  beginResumable,
  hangWhileSending,
  octets,
  sendPiece,
  sentOf,
  storedOffset,
  urlAt,
} from '../../support/api/tus.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { type RawConnection, statusOf } from '../../support/http/raw-http.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { canRunTwoServers, startTwoServers } from '../../support/servers/two-servers.ts';
import { waitFor } from '../../support/wait.ts';

const count = 8;

/** The same bytes, so many times at once, each over a connection of its own. */
function sendAtOnce(urls: string[], token: string, offset: number, body: Uint8Array) {
  const headers = {
    ...bearer(token),
    connection: 'close',
    'tus-resumable': '1.0.0',
    'upload-offset': String(offset),
    'content-type': octets,
  };
  return Promise.all(
    Array.from({ length: count }, (_, index) =>
      fetch(urls[index % urls.length] ?? '', {
        method: 'PATCH',
        headers,
        body: Buffer.from(body),
        keepalive: false,
      }),
    ),
  );
}

/** One of them was stored; all others are refused with a held lease or a wrong offset. */
async function expectOneWinner(answers: Response[]): Promise<Response> {
  expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
  for (const answer of answers) {
    if (answer.status === 204) continue;
    expect(answer.headers.get('tus-resumable')).toBe('1.0.0');
    if (answer.status === 409) {
      await expectFailure(answer, 409, 'wrong_offset');
    } else {
      expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
      await expectFailure(answer, 423, 'upload_locked');
    }
  }
  const winner = answers.find(({ status }) => status === 204);
  if (!winner) throw new Error('None was stored');
  return winner;
}

async function expectOneUpload(servers: TestServer[], token: string) {
  const [one] = servers;
  if (!one) throw new Error('No server');
  const content = randomBytes(7_000_003);
  const url = await beginResumable(one, token, content.length);
  const urls = servers.map((server) => urlAt(url, server));
  const uploads = await countUploads(one, token);
  const files = (await storedFiles(one)).length;
  const pieces = [3_000_000, 6_000_000, content.length];
  let offset = 0;
  let last: Response | undefined;
  for (const end of pieces) {
    last = await expectOneWinner(
      await sendAtOnce(urls, token, offset, content.subarray(offset, end)),
    );
    expect(last.headers.get('upload-offset')).toBe(String(end));
    expect(await storedOffset(urls.at(-1) ?? '', token)).toBe(end);
    offset = end;
  }
  const id = last?.headers.get('upload-id') ?? '';
  const link = last?.headers.get('upload-url') ?? '';
  await expectUpload({ origin: new URL(link).origin }, token, { id, link }, content);
  expect(await countUploads(one, token)).toBe(uploads + 1);
  await waitFor('one file', async () => (await storedFiles(one)).length <= files + 1);
}

describe('of eight PATCHes at once at one offset one is stored and the others are turned away', () => {
  test('by one process', async () => {
    await using server = await startServer();
    const { token } = await becomeAdministrator(server);
    for (let round = 0; round < 3; round += 1) await expectOneUpload([server], token);
  });

  test('by two workers', async () => {
    await using server = await startServer({ WORKERS: '2' });
    const { token } = await becomeAdministrator(server);
    for (let round = 0; round < 3; round += 1) await expectOneUpload([server], token);
  });

  (canRunTwoServers ? test : () => {})('by two servers', async () => {
    await using pair = await startTwoServers();
    const { token } = await becomeAdministrator(pair.one);
    for (let round = 0; round < 3; round += 1) await expectOneUpload([pair.one, pair.two], token);
  });
});

/**
 * Whether a hanging PATCH has the lease: a wrong one beside it is turned away. False where the probe had the
 * lease when it came, and where the machine stood still for so long that its client counted as silent or gone.
 */
async function isAtWork(hanging: RawConnection, probe: () => Promise<Response>): Promise<boolean> {
  const state = await waitFor('the first to be at work, or turned away', async () => {
    if (hanging.received() !== '' || hanging.isClosed()) return 'ended';
    const answer = await probe();
    if (answer.status === 423) await expectFailure(answer, 423, 'upload_locked');
    else expect(answer.status).toBe(409);
    return answer.status === 423 ? 'at work' : undefined;
  });
  if (state === 'at work') return true;
  if (hanging.received() !== '') expect(statusOf(hanging.received())).toBeOneOf([423, 503]);
  return false;
}

const attempts = 5;

/** A PATCH that hangs and has the lease, with the address of its upload. */
async function hangAtWork(
  one: TestServer,
  other: TestServer,
  token: string,
  content: Buffer<ArrayBuffer>,
) {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const url = await beginResumable(one, token, content.length);
    const sent = content.subarray(0, 10);
    const hanging = await hangWhileSending(one, url, token, { rest: content.length, sent });
    const probe = () => sendPiece(urlAt(url, other), token, 5, content.subarray(5));
    if (await isAtWork(hanging, probe)) return { hanging, url };
    hanging[Symbol.dispose]();
  }
  throw new Error(`In ${attempts} attempts none was at work`);
}

async function expectTurns(one: TestServer, other: TestServer) {
  const { token } = await becomeAdministrator(one);
  const content = randomBytes(6_500_000);
  const { hanging, url } = await hangAtWork(one, other, token, content);
  using _ = hanging;
  expect(hanging.isClosed()).toBe(false);
  // It says nothing more; without a HEAD, its successor gets in all the same.
  const answer = await waitFor('the silent one to make way', async () => {
    const offset = 0;
    const next = await sendPiece(urlAt(url, other), token, offset, content);
    if (next.status === 423) return undefined;
    return next;
  });
  // What the silent one had sent was kept, or was not there yet.
  expect(answer.status).toBeOneOf([204, 409]);
  const offset = (await storedOffset(urlAt(url, other), token)) ?? -1;
  expect(offset).toBeOneOf([10, content.length]);
  const last = await sendPiece(urlAt(url, other), token, offset, content.subarray(offset));
  expect(last.status).toBe(204);
  const { id, link } = sentOf(last);
  await expectUpload({ origin: new URL(link).origin }, token, { id, link }, content);
}

describe('a PATCH whose sender falls silent makes way for another', () => {
  test('in one process', async () => {
    await using server = await startServer();
    await expectTurns(server, server);
  });

  (canRunTwoServers ? test : () => {})('on another server', async () => {
    await using pair = await startTwoServers();
    await expectTurns(pair.one, pair.two);
  });
});
