// @both-stacks

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import {
  askForMembers,
  changeMembers,
  createAlbum,
  membersOf,
  readAlbum,
  uploadMany,
} from '../../support/api/albums.ts';
import { send, statusesOf } from '../../support/api/client.ts';
import { createSenders } from '../../support/api/link-options.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { checkInstallation } from '../../support/servers/check.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ WORKERS: '2' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const owner = await registerApproved(server, admin);
const { token } = owner;

const albumWith = async (add: readonly string[]) => {
  const { _id } = await createAlbum(server, owner);
  if (add.length > 0) await changeMembers(server, owner, _id, { add });
  return _id;
};
const ask = (album: string, body: object) => askForMembers(server, owner, album, body);

test('a file that is added many times at once is in the album once', async () => {
  const [a = '', b = ''] = await uploadMany(server, owner, 2);
  const album = await albumWith([]);
  const answers = await Promise.all([
    ...Array.from({ length: 6 }, () => ask(album, { add: [a, b] })),
    ...Array.from({ length: 3 }, () =>
      send(server.origin, 'PATCH', `/api/upload/${a}`, { token, body: { album } }),
    ),
  ]);
  expect(new Set(statusesOf(answers))).toEqual(new Set([200]));
  expect((await membersOf(server, owner, album)).toSorted()).toEqual([a, b].toSorted());
  expect(await readAlbum(server, owner, album)).toMatchObject({ uploadCount: 2 });
});

test('no album gets more than ten thousand members, however many come at once', async () => {
  const files = await uploadMany(server, owner, 8);
  const album = await albumWith(files.slice(0, 1));
  const rows = Array.from(
    { length: 9996 },
    (_, index) => `('${album}', '${`${index}`.padStart(16, 'Z')}', ${index + 2}, 1, 0)`,
  );
  await runStatement(
    server,
    `insert into album_uploads (album_id, upload_id, position, is_trashed, added_at) values ${rows.join()}`,
  );
  const { byForm } = createSenders(server, token);
  const answers = await Promise.all([
    ...files.slice(1).map((id) => ask(album, { add: [id] })),
    byForm({ album }),
    byForm({ album }),
  ]);
  const added = answers.filter(({ ok }) => ok).length;
  expect(added).toBe(3);
  for (const answer of answers.filter(({ ok }) => !ok)) {
    expect([answer.status, (await answer.json()).code]).toEqual([409, 'album_full']);
  }
  expect(await readAlbum(server, owner, album)).toMatchObject({ uploadCount: 4 });
  expect((await membersOf(server, owner, album)).length).toBe(4);
});

test('members that are ordered, added, removed, deleted and restored at once keep places of their own', async () => {
  const files = await uploadMany(server, owner, 12);
  const [albums, deleted] = [[await albumWith(files), await albumWith(files)], files.slice(8)];
  const [first = '', second = ''] = albums;
  const kept = files.slice(0, 8);
  const remove = (id: string, query = '') =>
    send(server.origin, 'DELETE', `/api/upload/${id}${query}`, { token });
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([
      ask(first, { order: kept.toReversed() }),
      ask(second, { order: kept }),
      ask(first, { remove: [kept[round] ?? ''] }),
      ask(second, { add: kept, order: [kept[5] ?? '', kept[1] ?? ''] }),
      ...deleted.map((id) => remove(id)),
      ask(first, { add: kept }),
      ask(second, { add: deleted }),
    ]);
    // Files may be gone when they are to be added, and a removed member when it is to be ordered.
    for (const { status } of answers) expect([200, 404]).toContain(status);
    await Promise.all([
      ...deleted.map((id) => send(server.origin, 'POST', `/api/upload/${id}/restore`, { token })),
      ask(first, { add: kept }),
      ask(second, { order: kept.toReversed() }),
    ]);
  }
  for (const album of albums) {
    const members = await membersOf(server, owner, album);
    expect(members.toSorted()).toEqual(files.toSorted());
    expect(await readAlbum(server, owner, album)).toMatchObject({ uploadCount: files.length });
  }
  await Promise.all([
    ...deleted.map((id) => remove(id, '?permanent=true')),
    ask(first, { order: kept }),
    ask(second, { remove: deleted }),
  ]);
  expect(await readAlbum(server, owner, first)).toMatchObject({ uploadCount: kept.length });
  expect(await readAlbum(server, owner, second)).toMatchObject({ uploadCount: kept.length });
});

test('a file that joins an album while that is locked and opened is as the album is in the end, in every process', async () => {
  const files = await Promise.all(
    Array.from({ length: 6 }, (_, index) => upload(server, token, `${index}.txt`, 'sand')),
  );
  const statuses = () =>
    Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        const file = files[index % files.length];
        return (await fetch(`${server.origin}/f/${file?.fileId}`)).status;
      }),
    );
  const album = await albumWith([]);
  const change = (fields: object) =>
    send(server.origin, 'PATCH', `/api/albums/${album}`, { token, body: fields });
  for (const [ownLinks, status] of [
    ['with_album', 403],
    ['open', 200],
    ['with_album', 403],
  ] as const) {
    await Promise.all([
      ...files.map(({ _id }) => ask(album, { remove: [_id] })),
      statuses(),
      change({ password: 'sesame' }),
      statuses(),
      ...files.map(({ _id }) => ask(album, { add: [_id] })),
      change({ ownLinks: ownLinks === 'open' ? 'with_album' : 'open' }),
      statuses(),
    ]);
    await Promise.all([
      ask(album, { add: files.map(({ _id }) => _id) }),
      change({ ownLinks, password: 'another' }),
      statuses(),
    ]);
    await waitFor(`${status} in every process`, async () =>
      (await statuses()).every((each) => each === status),
    );
  }
});

test('a check finds counts that are wrong, and repairs them', async () => {
  const album = await albumWith(await uploadMany(server, owner, 2));
  await runStatement(server, `update albums set upload_count = 7 where id = '${album}'`);
  const { wrong } = await checkInstallation(server.installation);
  expect(wrong.join('\n')).toContain(`albums ${album} has to change: upload_count by -5`);
  await checkInstallation(server.installation, '--repair');
  expect(await readAlbum(server, owner, album)).toMatchObject({ uploadCount: 2 });
});
