import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
  registerPending,
  signIn,
} from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { countUploads, expectUpload } from '../../support/api/stored-upload.ts';
import {
  askTus,
  beginResumable,
  sendPiece,
  sendResumable,
  storedOffset,
  tusPath,
} from '../../support/api/tus.ts';
import { expectStoredFiles, storedFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const endpoint = `${server.origin}${tusPath}`;
const length = { 'upload-length': '100' };

const changeUser = ({ id }: Person, body: unknown) =>
  send(server.origin, 'PUT', `/api/auth/users/${id}`, { token: admin.token, body });

describe('an upload', () => {
  test('does not exist for another account, not even an administrator', async () => {
    const [ann, bob] = [
      await registerApproved(server, admin),
      await registerApproved(server, admin),
    ];
    const url = await beginResumable(server, ann.token, 100);
    await sendPiece(url, ann.token, 0, 'x'.repeat(40));
    for (const { token } of [bob, admin]) {
      expect((await askTus(url, 'HEAD', { token })).status).toBe(404);
      await expectFailure(await sendPiece(url, token, 40, 'y'.repeat(60)), 404, 'not_found');
      await expectFailure(await askTus(url, 'DELETE', { token }), 404, 'not_found');
    }
    expect(await storedOffset(url, ann.token)).toBe(40);
    const sent = await sendPiece(url, ann.token, 40, 'z'.repeat(60));
    expect(sent.headers.get('upload-id')).not.toBeNull();
    expect((await askTus(url, 'HEAD', { token: bob.token })).status).toBe(404);
    await expectFailure(await askTus(url, 'DELETE', { token: admin.token }), 404, 'not_found');
  });

  test('can be sent with the API token of its owner', async () => {
    const ann = await registerApproved(server, admin);
    const shown = await send(server.origin, 'GET', '/api/auth/token', { token: ann.token });
    const { apiToken } = (await shown.json()).data;
    const content = randomBytes(3000);
    const sent = await sendResumable(server, apiToken, content);
    await expectUpload(server, ann.token, sent, content);
    const begun = await beginResumable(server, ann.token, 100);
    expect(await storedOffset(begun, apiToken)).toBe(0);
    expect((await askTus(begun, 'DELETE', { token: apiToken })).status).toBe(204);
  });
});

describe('beginning an upload is refused', () => {
  test('without a token, or with one that is none', async () => {
    for (const token of [undefined, 'a'.repeat(43), 'perch_nonsense']) {
      const asking = { headers: length, ...(token !== undefined && { token }) };
      await expectFailure(await askTus(endpoint, 'POST', asking), 401, 'unauthenticated');
    }
    const url = await beginResumable(server, admin.token, 100);
    for (const method of ['PATCH', 'DELETE']) {
      await expectFailure(await askTus(url, method), 401, 'unauthenticated');
    }
    expect((await askTus(url, 'HEAD')).status).toBe(401);
    await askTus(url, 'DELETE', { token: admin.token });
  });

  test('whose account waits for approval', async () => {
    const { email, password } = await registerPending(server);
    const login = { email, password };
    const answer = await send(server.origin, 'POST', '/api/auth/login', { body: login });
    expect(answer.status).toBe(403);
  });
});

test('who is suspended in the middle cannot go on, and nothing is stored', async () => {
  const ann = await registerApproved(server, admin);
  const url = await beginResumable(server, ann.token, 100);
  await sendPiece(url, ann.token, 0, 'x'.repeat(40));
  expect((await changeUser(ann, { status: 'pending' })).status).toBe(200);
  const refused = await sendPiece(url, ann.token, 40, 'y'.repeat(60));
  await expectFailure(refused, 403, 'account_pending');
  await expectFailure(
    await askTus(endpoint, 'POST', { token: ann.token, headers: length }),
    403,
    'account_pending',
  );
  expect((await changeUser(ann, { status: 'approved' })).status).toBe(200);
  const token = await signIn(server, ann.email, ann.password);
  expect(await storedOffset(url, token)).toBe(40);
  expect((await sendPiece(url, token, 40, 'y'.repeat(60))).status).toBe(204);
  expect(await countUploads(server, token)).toBe(1);
});

test('a deleted account takes what had arrived with it', async () => {
  const before = await storedFiles(server);
  const ann = await registerApproved(server, admin);
  await sendResumable(server, ann.token, randomBytes(2000));
  const open = await beginResumable(server, ann.token, 12_000_000);
  await sendPiece(open, ann.token, 0, randomBytes(6_000_000));
  await beginResumable(server, ann.token, 50);
  expect((await storedFiles(server)).length).toBeGreaterThan(before.length + 1);
  const path = `/api/auth/users/${ann.id}`;
  expect((await send(server.origin, 'DELETE', path, { token: admin.token })).status).toBe(200);
  // Bytes are freed after the answer.
  await expectStoredFiles(server, before);
  expect((await askTus(open, 'HEAD', { token: ann.token })).status).toBe(401);
});
