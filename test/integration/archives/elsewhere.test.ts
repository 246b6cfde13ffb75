// @long
import { expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { fetchWhole, makeArchive, rangesOf, uploadStored } from '../../support/api/archives.ts';
import { bearer, send } from '../../support/api/client.ts';
import { beginResumable, sendPiece, sentOf } from '../../support/api/tus.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { loseStoredFile, writeStoredFile } from '../../support/files/stored-files.ts';
import { unpack } from '../../support/files/unpack.ts';
import { startServer } from '../../support/servers/server.ts';
import { canRunTwoServers, startTwoServers } from '../../support/servers/two-servers.ts';
import { waitFor } from '../../support/wait.ts';

const testWithTwo = canRunTwoServers ? test : () => {};

testWithTwo('another server makes the same archive, and a download goes on there', async () => {
  await using servers = await startTwoServers();
  const { one, two } = servers;
  const { token } = await becomeAdministrator(one);
  const files = [
    await upload(one, token, 'a.bin', randomBytes(700_000)),
    await upload(two, token, 'b.bin', randomBytes(900_000)),
  ];
  const url = await makeArchive(one, token, files);
  const elsewhere = url.replace(one.origin, two.origin);
  const [here, there] = [
    await fetch(url, { method: 'HEAD' }),
    await fetch(elsewhere, { method: 'HEAD' }),
  ];
  expect(there.headers.get('etag')).toBe(here.headers.get('etag'));
  const whole = await fetchWhole(url);
  const rest = await fetch(elsewhere, { headers: { range: 'bytes=500000-' } });
  expect(rest.status).toBe(206);
  expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(500_000))).toBe(true);
  await send(two.origin, 'DELETE', `/api/upload/${files[0]?._id}`, { token });
  expect((await fetch(url)).status).toBe(410);
});

test('workers of one server make the same archive', async () => {
  await using server = await startServer({ WORKERS: '2' });
  const { token } = await becomeAdministrator(server);
  const files = [await upload(server, token, 'a.bin', randomBytes(700_000))];
  const url = await makeArchive(server, token, files);
  const whole = await fetchWhole(url);
  for (let round = 0; round < 10; round += 1) {
    const start = round * 70_000;
    // Each over a connection of its own, which either of them may take.
    const headers = { range: `bytes=${start}-`, connection: 'close' };
    const rest = await fetch(url, { headers });
    expect(Buffer.from(await rest.arrayBuffer()).equals(whole.subarray(start))).toBe(true);
  }
});

test('files that were sent as a form, in parts and as a replacement have their CRC-32 at once', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const form = await upload(server, token, 'form.bin', randomBytes(300_000));
  const replaced = await upload(server, token, 'replaced.bin', randomBytes(100));
  const body = new FormData();
  body.set('file', new File([randomBytes(300_000)], 'replaced.bin'));
  const path = `/api/upload/${replaced._id}/content`;
  const answer = await fetch(server.origin + path, { method: 'PUT', headers: bearer(token), body });
  expect(answer.status).toBe(200);
  const parts = [randomBytes(100_000), randomBytes(100_001)];
  const resumable = await beginResumable(server, token, 200_001, { filename: 'parts.bin' });
  await sendPiece(resumable, token, 0, parts[0] ?? '');
  // Another process continues, without having seen the first part.
  await server.stop();
  await server.start();
  const { id } = sentOf(await sendPiece(resumable, token, 100_000, parts[1] ?? ''));
  for (const file of [form, replaced, { _id: id }]) {
    expect(await rangesOf(server, token, file)).toBe('bytes');
    await expectIntact(await makeArchive(server, token, [file]));
  }
});

/** The program compares each CRC-32 with the bytes. */
async function expectIntact(url: string) {
  const files = await unpack(await fetchWhole(url), 'unzip');
  expect(Object.keys(files)).toHaveLength(1);
}

test('the job passes over objects whose bytes are gone or cut, and fills in the others', async () => {
  await using server = await startServer();
  const { token } = await becomeAdministrator(server);
  const store = (name: string) => uploadStored(server, token, { name, bytes: 300_000 });
  const [lost, cut, kept] = [await store('a'), await store('b'), await store('c')];
  await server.stop();
  await loseStoredFile(server, lost.stored);
  await writeStoredFile(server, cut.stored, 'cut');
  await runStatement(server, 'update objects set crc32 = null');
  await runStatement(server, "update jobs set free_at = 0 where name = 'checksums'");
  await server.start();
  await waitFor('the end of the run', () => server.output().includes('blob.checksums_missing'));
  expect(await rangesOf(server, token, kept)).toBe('bytes');
  expect(await rangesOf(server, token, lost)).toBe('none');
  expect(await rangesOf(server, token, cut)).toBe('none');
  await expectIntact(await makeArchive(server, token, [kept]));
});
