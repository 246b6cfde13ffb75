// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
} from '../../../support/api/accounts.ts';
import { client, send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { beginUpload } from '../../../support/api/slow-upload.ts';
import { sendBody, sendParts, upload } from '../../../support/api/uploads.ts';
import { reservedBytes } from '../../../support/database/database.ts';
import { storedFiles } from '../../../support/files/stored-files.ts';
import { multipartBody } from '../../../support/http/multipart.ts';
import { startServer, type TestServer } from '../../../support/servers/server.ts';
import { waitFor } from '../../../support/wait.ts';

const kilobyte = 1024;
const megabyte = 1024 ** 2;
const server = await startServer({ USER_QUOTA: '1MB' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const fileOf = (bytes: number) => ({
  name: 'file',
  filename: 'a.bin',
  content: randomBytes(bytes),
});
const sendFile = ({ token }: Person, bytes: number) => sendParts(server, token, [fileOf(bytes)]);

/** Without a length: in pieces, as a program sends that does not know how much will come. */
function sendUnannounced({ token }: Person, bytes: number) {
  const body = multipartBody([fileOf(bytes)]);
  const pieces = new ReadableStream({
    async start(controller) {
      for (let offset = 0; offset < body.length; offset += 65_536) {
        controller.enqueue(body.subarray(offset, offset + 65_536));
        await Bun.sleep(0);
      }
      controller.close();
    },
  });
  return sendBody(server, token, pieces);
}

async function storageOf({ token }: Person): Promise<number> {
  const answer = await client(server.origin, token).api.upload.stats.$get();
  const body = await answer.json();
  if (!body.success) throw new Error(body.error);
  return body.data.user.storage;
}

const setQuota = (person: Person, quota: unknown) =>
  send(server.origin, 'PUT', `/api/auth/users/${person.id}`, {
    token: admin.token,
    body: { quota },
  });

describe('the quota', () => {
  test('lets the last byte in, and not one more', async () => {
    const person = await registerApproved(server, admin);
    expect((await sendFile(person, megabyte - 1)).status).toBe(201);
    const files = await storedFiles(server);
    const answer = await sendFile(person, 2);
    expect((await answer.clone().json()).error).toMatch(/1 Bytes of 1\.00 MB/);
    await expectFailure(answer, 413, 'quota_exceeded');
    expect(await storedFiles(server)).toEqual(files);
    expect((await sendFile(person, 1)).status).toBe(201);
    expect((await sendFile(person, 0)).status).toBe(201);
    expect(await storageOf(person)).toBe(megabyte);
  });

  test('holds as well when the length is not announced', async () => {
    const person = await registerApproved(server, admin);
    const files = await storedFiles(server);
    await expectFailure(await sendUnannounced(person, megabyte + 1), 413, 'quota_exceeded');
    expect(await storedFiles(server)).toEqual(files);
    expect((await sendUnannounced(person, megabyte)).status).toBe(201);
    await expectFailure(await sendUnannounced(person, 1), 413, 'quota_exceeded');
  });

  test('cannot be overdrawn by uploads side by side', async () => {
    const person = await registerApproved(server, admin);
    const sending = [sendFile, sendUnannounced, sendFile, sendUnannounced].flatMap((sendOne) => [
      sendOne(person, 300 * kilobyte),
      sendOne(person, 300 * kilobyte),
    ]);
    const statuses = (await Promise.all(sending)).map(({ status }) => status);
    const accepted = statuses.filter((status) => status === 201).length;
    expect(accepted).toBeGreaterThan(0);
    expect(accepted).toBeLessThanOrEqual(3);
    expect(statuses.filter((status) => status === 413)).toHaveLength(8 - accepted);
    expect(await storageOf(person)).toBe(accepted * 300 * kilobyte);
    // No reservation is left: the rest of the quota can be used to the last byte.
    expect((await sendFile(person, megabyte - accepted * 300 * kilobyte)).status).toBe(201);
  });

  test('counts uploads in progress, and releases theirs when the client disconnects', async () => {
    const person = await registerApproved(server, admin);
    using slow = await beginUpload(server, person.token, new Uint8Array(800 * kilobyte));
    await waitFor('its room', async () => (await reservedBytes(server, person.id)) > 0);
    await expectFailure(await sendFile(person, 300 * kilobyte), 413, 'quota_exceeded');
    expect((await sendFile(person, 100 * kilobyte)).status).toBe(201);
    slow.connection.cut();
    await waitFor('the room to be free', async () => {
      return (await sendFile(person, 924 * kilobyte)).status === 201;
    });
    expect(await storageOf(person)).toBe(megabyte);
  });

  test('is settled by the size of the file when the upload ends', async () => {
    const person = await registerApproved(server, admin);
    using slow = await beginUpload(server, person.token, new Uint8Array(800 * kilobyte));
    expect((await slow.finish()).status).toBe(201);
    expect(await storageOf(person)).toBe(800 * kilobyte);
    expect((await sendFile(person, 224 * kilobyte)).status).toBe(201);
  });

  test('has room again after a deletion', async () => {
    const person = await registerApproved(server, admin);
    const { _id } = await upload(server, person.token, 'a.bin', new Uint8Array(megabyte));
    await expectFailure(await sendFile(person, 1), 413, 'quota_exceeded');
    const path = `/api/upload/${_id}`;
    await send(server.origin, 'DELETE', path, { token: person.token });
    // The trash counts.
    await expectFailure(await sendFile(person, 1), 413, 'quota_exceeded');
    await send(server.origin, 'DELETE', `${path}?permanent=true`, { token: person.token });
    expect((await sendFile(person, megabyte)).status).toBe(201);
  });

  test('leaves a broken form without consequence', async () => {
    const person = await registerApproved(server, admin);
    const cut = multipartBody([fileOf(900 * kilobyte)], { isClosed: false });
    await expectFailure(await sendBody(server, person.token, cut), 400);
    expect((await sendFile(person, megabyte)).status).toBe(201);
  });
});

describe('a quota of one’s own', () => {
  test('goes before the server’s, and null is the server’s again', async () => {
    const person = await registerApproved(server, admin);
    expect((await setQuota(person, 2 * megabyte)).status).toBe(200);
    expect((await sendFile(person, 2 * megabyte)).status).toBe(201);
    await expectFailure(await sendFile(person, 1), 413, 'quota_exceeded');
    expect((await setQuota(person, null)).status).toBe(200);
    const answer = await sendFile(person, 1);
    expect((await answer.clone().json()).error).toContain('1.00 MB');
    await expectFailure(answer, 413, 'quota_exceeded');
  });

  test('of nothing lets nothing in', async () => {
    const person = await registerApproved(server, admin);
    await setQuota(person, 0);
    await expectFailure(await sendFile(person, 1), 413, 'quota_exceeded');
    await expectFailure(await sendUnannounced(person, 1), 413, 'quota_exceeded');
  });
});

test('a suspended account’s upload is not kept, however far it was', async () => {
  const person = await registerApproved(server, admin);
  const files = await storedFiles(server);
  using slow = await beginUpload(server, person.token, new Uint8Array(100 * kilobyte));
  await client(server.origin, admin.token).api.auth.users[':id'].$put({
    param: { id: person.id },
    json: { status: 'pending' },
  });
  expect((await slow.finish()).status).toBe(403);
  expect(await storedFiles(server)).toEqual(files);
});

test('what was set aside when the process was killed is free after the start', async () => {
  await using own: TestServer = await startServer({ USER_QUOTA: '1MB' });
  const { token } = await becomeAdministrator(own);
  using slow = await beginUpload(own, token, new Uint8Array(800 * kilobyte));
  await own.stop('SIGKILL');
  await waitFor('the connection to end', () => slow.connection.isClosed());
  await own.start();
  await upload(own, token, 'a.bin', new Uint8Array(megabyte));
});

test('without a quota there is none', async () => {
  await using own = await startServer();
  const { token } = await becomeAdministrator(own);
  await upload(own, token, 'a.bin', new Uint8Array(3 * megabyte));
});
