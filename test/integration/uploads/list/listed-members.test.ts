// @both-stacks

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { changeMembers, createAlbum } from '../../../support/api/albums.ts';
import { replace } from '../../../support/api/changes.ts';
import { createTagger } from '../../../support/api/tags.ts';
import { upload } from '../../../support/api/uploads.ts';
import { runStatement } from '../../../support/database/database.ts';
import { writeUploads } from '../../../support/database/many-uploads.ts';
import { png } from '../../../support/files/pictures.ts';
import { sharedServer } from '../../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

test('lists of a tag and of an album follow every change of their files', async () => {
  const owner = await registerApproved(server, admin);
  const { call, change, list } = createTagger(server, owner.token);
  const { _id: small } = await upload(server, owner.token, 'small.txt', 'small');
  const { _id: large } = await upload(server, owner.token, 'large.txt', 'larger than small');
  const album = await createAlbum(server, owner);
  await changeMembers(server, owner, album._id, { add: [small, large] });
  for (const id of [small, large]) await change(id, { tags: ['sea'] });

  async function expectLists(query: string, names: string[]) {
    for (const collection of ['tag=sea', `album=${album.slug}`]) {
      const found = await list(`${collection}&${query}`);
      expect([collection, found]).toEqual([collection, { names, total: names.length }]);
    }
  }
  await expectLists('sort=size&order=desc', ['large.txt', 'small.txt']);
  await expectLists('favorite=true', []);
  await change(small, { name: 'tiny.txt', isFavorite: true, expires: '7d' });
  await expectLists('search=tiny', ['tiny.txt']);
  await expectLists('search=small', []);
  await expectLists('favorite=true&expires=true', ['tiny.txt']);
  await expectLists('sort=name&order=desc', ['tiny.txt', 'large.txt']);

  await replace(server, owner.token, small, {
    filename: 'tiny.txt',
    content: png(40, 40),
    fields: [{ name: 'force', content: 'true' }],
  });
  await expectLists('type=image', ['tiny.txt']);
  await expectLists('sort=size&order=desc', ['tiny.txt', 'large.txt']);

  await call('DELETE', `/api/upload/${small}`);
  await expectLists('sort=size', ['large.txt']);
  await expectLists('trashed=true&type=image', ['tiny.txt']);
  await call('POST', `/api/upload/${small}/restore`);
  await change(small, { isFavorite: false, expires: 'never' });
  await expectLists('favorite=true', []);
  await expectLists('expires=true', []);
  await expectLists('type=image', ['tiny.txt']);
});

test('an album of ten thousand files shows the last one, whatever is asked', async () => {
  const owner = await registerApproved(server, admin);
  const { change, list, apply } = createTagger(server, owner.token);
  const album = await createAlbum(server, owner);
  const ids = Array.from(
    { length: 10_000 },
    (_, n) => owner.id.slice(0, 6) + String(n).padStart(10, '0'),
  );
  await writeUploads(server, owner.id, ids);
  await runStatement(
    server,
    `insert into album_uploads (album_id, upload_id, position, is_trashed, added_at)
      select '${album._id}', id, created_at, 0, 0 from uploads where user_id = '${owner.id}'`,
  );
  await runStatement(server, `update albums set upload_count = 10000 where id = '${album._id}'`);
  await change(ids.at(-1) ?? '', { isFavorite: true });
  await apply({ uploads: ids.slice(-1), add: ['last'] });
  const last = { names: ['9999'], total: 1 };
  for (const query of ['favorite=true', 'search=9999', 'tag=last']) {
    expect([query, await list(`album=${album.slug}&${query}`)]).toEqual([query, last]);
  }
  const all = await list(`album=${album.slug}&sort=name&order=desc&limit=2`);
  expect(all).toEqual({ names: ['9999', '9998'], total: 10_000 });
  const end = await list(`album=${album.slug}&sort=name&order=desc&limit=1&page=10000`);
  expect(end.names).toEqual(['0']);
});
