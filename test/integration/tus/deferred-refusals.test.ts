// @long
import { afterAll, afterEach, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
  signIn,
} from '../../support/api/accounts.ts';
import { send, statusesOf } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  askTus,
  beginDeferred,
  beginResumable,
  octets,
  sendPiece,
  sentOf,
  storedOffset,
  tusPath,
} from '../../support/api/tus.ts';
import { reservedBytes, runStatement } from '../../support/database/database.ts';
import { storedFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const mib = 1024 ** 2;
const maxBytes = 8 * mib;
const server = await startServer({ MAX_FILE_SIZE: '8MB' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const { token } = admin;
const endpoint = `${server.origin}${tusPath}`;

const setQuota = ({ id }: Person, quota: number) =>
  send(server.origin, 'PUT', `/api/auth/users/${id}`, { token: admin.token, body: { quota } });

/** A body of which the request does not say how long it is. */
const unannounced = (content: Uint8Array) =>
  new ReadableStream({
    start(controller) {
      for (let at = 0; at < content.length; at += 65_536) {
        controller.enqueue(content.subarray(at, at + 65_536));
      }
      controller.close();
    },
  });

afterEach(async () => {
  expect(await storedFiles(server)).toEqual([]);
  expect(await reservedBytes(server, admin.id)).toBe(0);
});

describe('a file that becomes larger than allowed is refused, and nothing is left', () => {
  const tooMuch = randomBytes(maxBytes + 1);

  test.each(['announced', 'not announced'])('in one request whose size is %s', async (how) => {
    const url = await beginDeferred(server, token);
    const answer = await sendPiece(
      url,
      token,
      0,
      how === 'announced' ? tooMuch : unannounced(tooMuch),
    );
    expect(await answer.clone().text()).toContain('Files may be up to 8.00 MB.');
    await expectFailure(answer, 413, 'file_too_large');
    expect(await storedOffset(url, token)).toBeUndefined();
  });

  test('in several', async () => {
    const url = await beginDeferred(server, token);
    expect((await sendPiece(url, token, 0, tooMuch.subarray(0, maxBytes))).status).toBe(204);
    await expectFailure(await sendPiece(url, token, maxBytes, 'x'), 413, 'file_too_large');
    expect(await storedOffset(url, token)).toBeUndefined();
  });

  test('with the request that begins it', async () => {
    for (const body of [tooMuch, unannounced(tooMuch)]) {
      const headers = { 'upload-defer-length': '1', 'content-type': octets };
      const answer = await askTus(endpoint, 'POST', { token, headers, body });
      await expectFailure(answer, 413, 'file_too_large');
      expect(answer.headers.get('location')).toBeNull();
    }
  });

  test('unless it ends at the limit', async () => {
    const content = tooMuch.subarray(0, maxBytes);
    const url = await beginDeferred(server, token);
    const last = await sendPiece(url, token, 0, unannounced(content), maxBytes);
    await expectUpload(server, token, sentOf(last), content);
    expect((await askTus(url, 'DELETE', { token })).status).toBe(204);
    await waitFor('the bytes to go', async () => (await storedFiles(server)).length === 0);
  });
});

describe('a length is refused and changes nothing', () => {
  test.each<[string, string, number, string]>([
    ['below the stored bytes', '399', 400, 'invalid_request'],
    ['below the bytes that come with it', '401', 413, 'body_too_large'],
    ['above the largest file', String(maxBytes + 1), 413, 'file_too_large'],
    ['of more than can be counted', '9'.repeat(30), 400, 'invalid_request'],
    ['that is negative', '-1', 400, 'invalid_request'],
    ['that is none', 'many', 400, 'invalid_request'],
  ])('%s', async (_name, length, status, code) => {
    const url = await beginDeferred(server, token);
    await sendPiece(url, token, 0, 'x'.repeat(400));
    const headers = { 'upload-offset': '400', 'content-type': octets, 'upload-length': length };
    const refused = await askTus(url, 'PATCH', { token, headers, body: 'more' });
    await expectFailure(refused, status, code as 'invalid_request');
    const { headers: told } = await askTus(url, 'HEAD', { token });
    expect(told.get('upload-defer-length')).toBe('1');
    expect(told.get('upload-offset')).toBe('400');
    expect(await reservedBytes(server, admin.id)).toBe(400);
    await askTus(url, 'DELETE', { token });
  });

  test('at a wrong offset', async () => {
    const url = await beginDeferred(server, token);
    await sendPiece(url, token, 0, 'x'.repeat(400));
    await expectFailure(await sendPiece(url, token, 0, 'xx', 2), 409, 'wrong_offset');
    const { headers } = await askTus(url, 'HEAD', { token });
    expect(headers.get('upload-defer-length')).toBe('1');
    await askTus(url, 'DELETE', { token });
  });
});

describe('the quota of an upload without a length', () => {
  test('is reserved for its stored bytes, as long as they are stored', async () => {
    const person = await registerApproved(server, admin);
    await setQuota(person, 5_000_000);
    const url = await beginDeferred(server, person.token);
    expect(await reservedBytes(server, person.id)).toBe(0);
    expect(
      (await sendPiece(url, person.token, 0, unannounced(randomBytes(3_000_000)))).status,
    ).toBe(204);
    expect(await reservedBytes(server, person.id)).toBe(3_000_000);
    // Neither another upload nor this one gets more than is left.
    const other = await askTus(endpoint, 'POST', {
      token: person.token,
      headers: { 'upload-length': '2000001' },
    });
    await expectFailure(other, 413, 'quota_exceeded');
    const announced = await sendPiece(url, person.token, 3_000_000, randomBytes(2_000_001));
    await expectFailure(announced, 413, 'quota_exceeded');
    expect(await storedOffset(url, person.token)).toBe(3_000_000);
    const told = await sendPiece(url, person.token, 3_000_000, 'x', 5_000_001);
    await expectFailure(told, 413, 'quota_exceeded');
    expect(await reservedBytes(server, person.id)).toBe(3_000_000);
    // What fits of a request that has not said how much it sends is kept.
    const bytes = randomBytes(2_500_000);
    const over = await sendPiece(url, person.token, 3_000_000, unannounced(bytes));
    await expectFailure(over, 413, 'quota_exceeded');
    const offset = (await storedOffset(url, person.token)) ?? -1;
    expect(offset).toBeGreaterThanOrEqual(3_000_000);
    expect(offset).toBeLessThanOrEqual(5_000_000);
    expect(await reservedBytes(server, person.id)).toBe(offset);
    // With more quota it can be resumed.
    await setQuota(person, 6_000_000);
    const rest = bytes.subarray(offset - 3_000_000);
    const last = await sendPiece(url, person.token, offset, rest, 5_500_000);
    expect(last.headers.get('upload-id')).not.toBeNull();
    expect(await reservedBytes(server, person.id)).toBe(0);
    await askTus(url, 'DELETE', { token: person.token });
    await waitFor('the bytes to go', async () => (await storedFiles(server)).length === 0);
  });

  test('is not overdrawn by several at once', async () => {
    const person = await registerApproved(server, admin);
    await setQuota(person, 3_000_000);
    const urls = await Promise.all([1, 2, 3, 4].map(() => beginDeferred(server, person.token)));
    const answers = await Promise.all(
      urls.map((url) =>
        sendPiece(url, person.token, 0, unannounced(randomBytes(1_200_000)), 1_200_000),
      ),
    );
    const statuses = statusesOf(answers);
    expect(statuses).toEqual([204, 204, 413, 413]);
    expect(await reservedBytes(server, person.id)).toBe(0);
    expect(await countUploads(server, person.token)).toBe(2);
    for (const url of urls) await askTus(url, 'DELETE', { token: person.token });
    await waitFor('the bytes to go', async () => (await storedFiles(server)).length === 0);
  });
});

test('it takes one of the hundred places of its account', async () => {
  const person = await registerApproved(server, admin);
  const urls: string[] = [];
  for (let index = 0; index < 50; index += 1) {
    urls.push(await beginDeferred(server, person.token));
    urls.push(await beginResumable(server, person.token, 10));
  }
  const headers = { 'upload-defer-length': '1' };
  const answer = await askTus(endpoint, 'POST', { token: person.token, headers });
  await expectFailure(answer, 429, 'too_many_uploads');
  for (const url of urls) await askTus(url, 'DELETE', { token: person.token });
});

test('it does not exist for another account', async () => {
  const [ann, bob] = [await registerApproved(server, admin), await registerApproved(server, admin)];
  const url = await beginDeferred(server, ann.token);
  await sendPiece(url, ann.token, 0, 'abc');
  for (const other of [bob, admin]) {
    expect((await askTus(url, 'HEAD', { token: other.token })).status).toBe(404);
    await expectFailure(await sendPiece(url, other.token, 3, '', 3), 404, 'not_found');
    await expectFailure(await askTus(url, 'DELETE', { token: other.token }), 404, 'not_found');
  }
  const { headers } = await askTus(url, 'HEAD', { token: ann.token });
  expect(headers.get('upload-defer-length')).toBe('1');
  await askTus(url, 'DELETE', { token: ann.token });
});

test('a suspended owner cannot go on, and can when the account is approved again', async () => {
  const ann = await registerApproved(server, admin);
  const change = (status: string) =>
    send(server.origin, 'PUT', `/api/auth/users/${ann.id}`, { token, body: { status } });
  const url = await beginDeferred(server, ann.token);
  await sendPiece(url, ann.token, 0, 'abc');
  expect((await change('pending')).status).toBe(200);
  await expectFailure(await sendPiece(url, ann.token, 3, 'def', 6), 403, 'account_pending');
  expect((await change('approved')).status).toBe(200);
  const again = await signIn(server, ann.email, ann.password);
  const last = await sendPiece(url, again, 3, 'def', 6);
  await expectUpload(server, again, sentOf(last), Buffer.from('abcdef'));
  await askTus(url, 'DELETE', { token: again });
  await waitFor('the bytes to go', async () => (await storedFiles(server)).length === 0);
});

test('one that no client continues is removed after a day with its bytes and its room', async () => {
  const url = await beginDeferred(server, token);
  await sendPiece(url, token, 0, randomBytes(6_000_000));
  await server.stop();
  const yesterday = Date.now() - 25 * 3_600_000;
  await runStatement(server, `update resumable_uploads set last_active_at = ${yesterday}`);
  await runStatement(server, "delete from jobs where name = 'resumable-uploads'");
  await server.start();
  await waitFor('the sweep', async () => (await storedFiles(server)).length === 0);
  await waitFor('the room to be free', async () => (await reservedBytes(server, admin.id)) === 0);
  expect(await storedOffset(url, token)).toBeUndefined();
});
