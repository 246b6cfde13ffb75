import { describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { send, statusesOf } from '../../support/api/client.ts';
import {
  askForFiles,
  beginDrop,
  dropPiece,
  showRequest,
  tryToBeginDrop,
} from '../../support/api/requests.ts';
import { countUploads } from '../../support/api/stored-upload.ts';
import { askTus } from '../../support/api/tus.ts';
import { heldPlaces, reservedBytes } from '../../support/database/database.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { unfinishedFiles } from '../../support/files/stored-files.ts';
import { startServer, type TestServer } from '../../support/servers/server.ts';
import { canRunTwoServers, startTwoServers } from '../../support/servers/two-servers.ts';
import { waitFor } from '../../support/wait.ts';

const offsetAt = async (url: string) => {
  const answer = await askTus(url, 'HEAD');
  return answer.ok ? Number(answer.headers.get('upload-offset')) : answer.status;
};

async function onlyUpload(at: TestServer, token: string) {
  const answer = await send(at.origin, 'GET', '/api/upload/my', { token });
  const { data, total } = await answer.json();
  expect(total).toBe(1);
  return data.uploads[0];
}

test('a file goes on after its server was killed, and a form that was cut gives its place back', async () => {
  await using own = await startServer();
  const owner = await becomeAdministrator(own);
  const { _id, token } = await askForFiles(own, owner.token, { maxFiles: 2 });
  const content = randomBytes(12_000_000);
  const url = await beginDrop(own, token, content.length);
  expect((await dropPiece(url, 0, content.subarray(0, 7_000_000))).status).toBe(204);
  // A form whose bytes never end, which takes the second place.
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const sending = fetch(`${own.origin}/api/drop/${token}`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
    body: readable,
  }).catch(() => undefined);
  const head = '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n';
  await writer.write(Buffer.from(`${head}${'x'.repeat(100_000)}`));
  await waitFor('the form to have its place', async () => (await heldPlaces(own, _id)) === 1);
  expect((await tryToBeginDrop(own, token, 1)).status).toBe(410);
  await own.stop('SIGKILL');
  await sending;
  await writer.abort().catch(() => undefined);
  await own.start();
  const offset = await offsetAt(url);
  expect(offset).toBe(7_000_000);
  const other = await beginDrop(own, token, 4);
  expect((await dropPiece(other, 0, 'sent')).status).toBe(204);
  expect((await dropPiece(url, offset, content.subarray(offset))).status).toBe(204);
  expect(await showRequest(own, owner.token, _id)).toMatchObject({ files: 2, state: 'full' });
  expect(await countUploads(own, owner.token)).toBe(2);
  await waitFor('nothing unfinished', async () => (await unfinishedFiles(own)).length === 0);
  expect(await reservedBytes(own, owner.id)).toBe(0);
}, 60_000);

const describeTwo = canRunTwoServers ? describe : () => {};

describeTwo('two servers', () => {
  test('give away five places together, and take turns in one upload', async () => {
    await using pair = await startTwoServers();
    const { one, two } = pair;
    const owner = await becomeAdministrator(one);
    const { _id, token } = await askForFiles(one, owner.token, { maxFiles: 5 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        tryToBeginDrop(index % 2 === 0 ? one : two, token, 6_000_000),
      ),
    );
    const gone = Array.from({ length: 15 }, () => 410);
    expect(statusesOf(answers)).toEqual([201, 201, 201, 201, 201, ...gone]);
    const begun = answers.find(({ status }) => status === 201);
    const path = new URL(begun?.headers.get('location') ?? '', one.origin).pathname;
    const content = randomBytes(6_000_000);
    const first = content.subarray(0, 3_000_000);
    expect((await dropPiece(one.origin + path, 0, first)).status).toBe(204);
    const rest = content.subarray(3_000_000);
    expect((await dropPiece(two.origin + path, 3_000_000, rest)).status).toBe(204);
    expect((await onlyUpload(one, owner.token)).sha256).toBe(sha256Of(content));
    expect((await showRequest(two, owner.token, _id)).files).toBe(1);
    await send(one.origin, 'DELETE', `/api/requests/${_id}`, { token: owner.token });
    expect((await tryToBeginDrop(two, token, 1)).status).toBe(404);
  }, 120_000);
});
