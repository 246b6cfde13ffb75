import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { createAlbum, readAlbum } from '../../support/api/albums.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import {
  askForFiles,
  beginDrop,
  drop,
  dropPiece,
  showRequest,
} from '../../support/api/requests.ts';
import { runStatement } from '../../support/database/database.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);

const change = (id: string, body: unknown) =>
  send(server.origin, 'PATCH', `/api/requests/${id}`, { token: owner.token, body });

test('what a request receives joins its album, by a form and by tus', async () => {
  const album = await createAlbum(server, owner);
  const request = await askForFiles(server, owner.token, { album: album.slug });
  expect(request.album).toBe(album._id);
  expect((await drop(server, request.token)).status).toBe(201);
  const url = await beginDrop(server, request.token, 3);
  expect((await dropPiece(url, 0, Buffer.from('abc'))).status).toBe(204);
  await waitFor('both files in the album', async () => {
    return (await readAlbum(server, owner, album._id)).uploadCount === 2;
  });
  await expectFailure(
    await drop(server, request.token, { fields: { album: album._id } }),
    400,
    'invalid_option',
    'album',
  );
  expect((await readAlbum(server, owner, album._id)).uploadCount).toBe(2);
});

test('only an album of the owner is taken, and it can be changed', async () => {
  const foreign = await createAlbum(server, admin);
  for (const album of [foreign._id, foreign.slug, 'no such', '']) {
    const body = { title: 'Pictures', album };
    const asked = await send(server.origin, 'POST', '/api/requests', { token: owner.token, body });
    await expectFailure(asked, 400, 'invalid_option', 'album');
  }
  const album = await createAlbum(server, owner);
  const { _id } = await askForFiles(server, owner.token);
  await expectFailure(await change(_id, { album: foreign._id }), 400, 'invalid_option', 'album');
  expect((await change(_id, { album: album._id })).status).toBe(200);
  expect((await showRequest(server, owner.token, _id)).album).toBe(album._id);
  expect((await change(_id, { album: null })).status).toBe(200);
  expect((await showRequest(server, owner.token, _id)).album).toBeNull();
});

test('a request goes on without its album, where that is deleted or full', async () => {
  const album = await createAlbum(server, owner);
  const request = await askForFiles(server, owner.token, { album: album._id });
  await runStatement(
    server,
    `insert into album_uploads (album_id, upload_id, position, is_trashed, added_at)
      with recursive n(n) as (select 1 union all select n + 1 from n where n < 10000)
      select '${album._id}', 'none' || n, n, 1, 1 from n`,
  );
  expect((await drop(server, request.token)).status).toBe(201);
  expect((await readAlbum(server, owner, album._id)).uploadCount).toBe(0);
  const path = `/api/albums/${album._id}`;
  expect((await send(server.origin, 'DELETE', path, { token: owner.token })).status).toBe(200);
  expect((await showRequest(server, owner.token, request._id)).album).toBeNull();
  expect((await drop(server, request.token)).status).toBe(201);
});
