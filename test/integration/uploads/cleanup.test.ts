// @both-stacks

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { changeMembers, createAlbum } from '../../support/api/albums.ts';
import { send } from '../../support/api/client.ts';
import { expectFailure } from '../../support/api/failure.ts';
import { createTagger } from '../../support/api/tags.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { sharedServer } from '../../support/servers/shared-server.ts';

const server = await sharedServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const dayMs = 86_400_000;

async function cleanupOf(token: string) {
  const answer = await send(server.origin, 'GET', '/api/uploads/cleanup', { token });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

const groupNames = ['large', 'unopened', 'duplicates', 'unsorted', 'trash'];

test('each group says what deleting it frees, lists its files, and is deleted by its query', async () => {
  const owner = await registerApproved(server, admin);
  const { call, list } = createTagger(server, owner.token);
  const store = async (name: string, content: string) =>
    (await upload(server, owner.token, name, content))._id;
  const first = await store('first.txt', 'the same');
  const second = await store('second.txt', 'the same');
  const third = await store('third.txt', 'the same');
  const huge = await store('huge.bin', 'small');
  const album = await createAlbum(server, owner);
  await changeMembers(server, owner, album._id, { add: [first, second] });
  await call('DELETE', `/api/upload/${await store('gone.txt', 'gone')}`);
  const old = Date.now() - 400 * dayMs;
  for (const statement of [
    `update uploads set size = 200000000 where id = '${huge}'`,
    `update uploads set created_at = ${old} where id = '${first}'`,
    `update uploads set created_at = ${old + 1}, views = 1, last_opened_at = ${Math.floor(Date.now() / dayMs) * dayMs}
      where id = '${second}'`,
    // Before the days were counted: it may have been opened since.
    `update uploads set created_at = ${old + 2}, views = 1 where id = '${third}'`,
  ]) {
    await runStatement(server, statement);
  }
  // Of another account: neither counted, nor the older one of a pair.
  const other = await registerApproved(server, admin);
  await upload(server, other.token, 'other.txt', 'the same');

  const groups = await cleanupOf(owner.token);
  const expected: Record<string, [names: string[], bytes: number]> = {
    large: [['huge.bin'], 200_000_000],
    unopened: [['first.txt'], 8],
    duplicates: [['second.txt', 'third.txt'], 16],
    unsorted: [['huge.bin', 'third.txt'], 200_000_008],
    trash: [['gone.txt'], 4],
  };
  expect(Object.keys(groups)).toEqual(groupNames);
  for (const [group, [names, bytes]] of Object.entries(expected)) {
    const { query, ...counted } = groups[group];
    expect({ group, ...counted }).toEqual({ group, uploads: names.length, bytes });
    const found = await list(new URLSearchParams(query).toString());
    expect({ group, names: found.names.toSorted() }).toEqual({ group, names });
  }
  const body = { query: groups.duplicates.query };
  const deleted = await call('POST', '/api/uploads/delete', body);
  expect((await deleted.json()).data.uploads.toSorted()).toEqual([second, third].toSorted());
  const after = await cleanupOf(owner.token);
  expect(after.duplicates).toMatchObject({ uploads: 0, bytes: 0 });
  expect(after.trash).toMatchObject({ uploads: 3, bytes: 20 });
});

test('an account without files has nothing to clean up', async () => {
  const owner = await registerApproved(server, admin);
  const groups = await cleanupOf(owner.token);
  for (const name of groupNames) expect(groups[name]).toMatchObject({ uploads: 0, bytes: 0 });
});

test('more files than are looked at at once are all counted', async () => {
  const owner = await registerApproved(server, admin);
  const count = 4001;
  const rows = Array.from({ length: count }, (_, n) => {
    const id = `${owner.id.slice(0, 11)}${10_000 + n}`;
    return `('${id}', '${owner.id}', '${id}', 'a', 'a', 3, '', 'text', '', 'heap', 0, 0, ${Math.floor(n / 7)})`;
  });
  await runStatement(
    server,
    `insert into objects (key, content, refs, crc32) values ('heap', null, ${count}, 0);
    insert into uploads (id, user_id, slug, original_name, name_key, size, mime_type, category, sha256, storage_key,
      views, downloads, created_at) values ${rows.join()}`,
  );
  const groups = await cleanupOf(owner.token);
  expect(groups.unsorted).toMatchObject({ uploads: count, bytes: 3 * count });
  expect(groups.unopened).toMatchObject({ uploads: count });
  expect(groups.duplicates).toMatchObject({ uploads: count - 1 });
});

test('nobody else is told', async () => {
  await expectFailure(
    await send(server.origin, 'GET', '/api/uploads/cleanup', {}),
    401,
    'unauthenticated',
  );
});
