// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';
import { randomBytes } from 'node:crypto';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
} from '../../../support/api/accounts.ts';
import { send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { changeSettings } from '../../../support/api/settings.ts';
import { sendParts, upload } from '../../../support/api/uploads.ts';
import { runStatement } from '../../../support/database/database.ts';
import { png } from '../../../support/files/pictures.ts';
import { expectStoredFiles, storedFiles } from '../../../support/files/stored-files.ts';
import { mustPerch } from '../../../support/servers/backups.ts';
import { startServer } from '../../../support/servers/server.ts';
import { waitFor } from '../../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const remove = ({ token }: Person, id: string, query = '') =>
  send(server.origin, 'DELETE', `/api/upload/${id}${query}`, { token });
const restore = ({ token }: Person, id: string) =>
  send(server.origin, 'POST', `/api/upload/${id}/restore`, { token });
const emptyTrash = ({ token }: Person) => send(server.origin, 'DELETE', '/api/trash', { token });
const statusOf = async (url: string) => (await fetch(url)).status;

async function totalOf({ token }: Person): Promise<number> {
  return (await (await send(server.origin, 'GET', '/api/upload/my', { token })).json()).total;
}

async function statisticsOf({ token }: Person) {
  const answer = await send(server.origin, 'GET', '/api/upload/stats', { token });
  return (await answer.json()).data;
}

const nothingWrong = async () => {
  const told = await mustPerch(server.installation, 'check', '--deep');
  expect(told).not.toMatch(/problem/i);
};

describe('an upload in the trash', () => {
  test('has left list, totals and link, and keeps its bytes and its place in the quota', async () => {
    const person = await registerApproved(server, admin);
    const { _id, publicUrl, thumbnailUrl } = await upload(
      server,
      person.token,
      'a.png',
      png(30, 20),
    );
    expect(await statusOf(thumbnailUrl)).toBe(200);
    const before = await storedFiles(server);
    const { user: full } = await statisticsOf(person);
    const answer = await remove(person, _id);
    expect(await answer.json()).toEqual({ success: true, message: 'File moved to the trash.' });
    expect(await statusOf(publicUrl)).toBe(404);
    expect(await statusOf(thumbnailUrl)).toBe(404);
    const path = `/api/upload/${_id}`;
    const shown = await send(server.origin, 'GET', path, { token: person.token });
    await expectFailure(shown, 404, 'not_found');
    await expectFailure(await remove(person, _id), 404, 'not_found');
    expect(await totalOf(person)).toBe(0);
    expect(await statisticsOf(person)).toMatchObject({
      user: { uploads: 0, trashed: 1, storage: full.storage },
      typeBreakdown: [],
    });
    expect(await storedFiles(server)).toEqual(before);
    // Its administrator sees the same counts.
    const record = await send(server.origin, 'GET', `/api/auth/users/${person.id}`, {
      token: admin.token,
    });
    expect((await record.json()).data.user).toMatchObject({ uploadCount: 1, trashedCount: 1 });
    await nothingWrong();
  });

  test('comes back with its link, its bytes and its thumbnail', async () => {
    const person = await registerApproved(server, admin);
    const content = png(31, 20);
    const sent = await upload(server, person.token, 'b.png', content);
    const { _id, publicUrl, thumbnailUrl } = sent;
    expect(await statusOf(thumbnailUrl)).toBe(200);
    await remove(person, _id);
    const answer = await restore(person, _id);
    expect(answer.status).toBe(200);
    const { upload: restored } = (await answer.json()).data;
    expect(restored).toMatchObject({ _id, publicUrl, createdAt: sent.createdAt, trashedAt: null });
    expect(await (await fetch(publicUrl)).bytes()).toEqual(new Uint8Array(content));
    expect(await statusOf(thumbnailUrl)).toBe(200);
    expect(await totalOf(person)).toBe(1);
    expect((await statisticsOf(person)).typeBreakdown).toMatchObject([{ count: 1 }]);
    await expectFailure(await restore(person, _id), 404, 'not_found');
    await nothingWrong();
  });

  test('is its owner’s alone, and not to be restored with an API token', async () => {
    const [owner, other] = [
      await registerApproved(server, admin),
      await registerApproved(server, admin),
    ];
    const { _id, publicUrl } = await upload(server, owner.token, 'c.txt', 'mine');
    await remove(owner, _id);
    await expectFailure(await restore(other, _id), 404, 'not_found');
    await expectFailure(await remove(other, _id, '?permanent=true'), 404, 'not_found');
    expect((await emptyTrash(other)).status).toBe(200);
    expect((await restore(owner, _id)).status).toBe(200);
    expect(await statusOf(publicUrl)).toBe(200);
  });

  test('is deleted for ever on demand, with its bytes and its place in the quota', async () => {
    const person = await registerApproved(server, admin);
    const before = await storedFiles(server);
    const sent = await upload(server, person.token, 'd.png', png(32, 20));
    expect(await statusOf(sent.thumbnailUrl)).toBe(200);
    const twin = await upload(server, person.token, 'e.png', png(32, 20));
    for (const { _id } of [sent, twin]) await remove(person, _id);
    expect((await remove(person, sent._id, '?permanent=true')).status).toBe(200);
    await expectFailure(await restore(person, sent._id), 404, 'not_found');
    // The other one in the trash still has the bytes.
    expect((await restore(person, twin._id)).status).toBe(200);
    expect(await statusOf(twin.publicUrl)).toBe(200);
    await remove(person, twin._id);
    expect((await emptyTrash(person)).status).toBe(200);
    expect((await statisticsOf(person)).user).toMatchObject({ uploads: 0, storage: 0 });
    await expectStoredFiles(server, before);
    await nothingWrong();
  });

  test('keeps its name until it is deleted for ever', async () => {
    const person = await registerApproved(server, admin);
    const sendNamed = () =>
      sendParts(server, person.token, [
        { name: 'slug', content: 'holiday-trash' },
        { name: 'file', filename: 'i.txt', content: 'named' },
      ]);
    const first = (await (await sendNamed()).json()).data.upload;
    expect(first.publicUrl).toContain('/holiday-trash');
    expect(await statusOf(first.publicUrl)).toBe(200);
    await remove(person, first._id);
    expect(await statusOf(first.publicUrl)).toBe(404);
    expect(await statusOf(first.viewUrl)).toBe(410);
    await expectFailure(await sendNamed(), 409, 'taken', 'slug');
    await restore(person, first._id);
    expect(await statusOf(first.publicUrl)).toBe(200);
    await remove(person, first._id, '?permanent=true');
    expect(await statusOf(first.publicUrl)).toBe(404);
    expect((await sendNamed()).status).toBe(201);
    expect(await statusOf(first.publicUrl)).toBe(200);
  });

  test('goes with its account', async () => {
    const person = await registerApproved(server, admin);
    const before = await storedFiles(server);
    const { _id } = await upload(server, person.token, 'f.bin', randomBytes(2000));
    await remove(person, _id);
    const path = `/api/auth/users/${person.id}`;
    const gone = await send(server.origin, 'DELETE', path, { token: admin.token });
    expect(gone.status).toBe(200);
    await expectStoredFiles(server, before);
  });

  test('is moved and restored once, however many ask at the same time', async () => {
    const person = await registerApproved(server, admin);
    const { _id, publicUrl } = await upload(server, person.token, 'g.txt', 'wanted');
    const times = async (ask: () => Promise<Response>) => {
      const answers = await Promise.all(Array.from({ length: 8 }, ask));
      return answers.filter(({ status }) => status === 200).length;
    };
    expect(await times(() => remove(person, _id))).toBe(1);
    expect(await times(() => restore(person, _id))).toBe(1);
    expect(await statusOf(publicUrl)).toBe(200);
    expect(await totalOf(person)).toBe(1);
    await nothingWrong();
  });
});

test('what an administrator deletes of another account never comes back', async () => {
  const person = await registerApproved(server, admin);
  const before = await storedFiles(server);
  const { _id } = await upload(server, person.token, 'h.bin', randomBytes(2000));
  expect((await remove(admin, _id)).status).toBe(200);
  await expectFailure(await restore(person, _id), 404, 'not_found');
  await expectFailure(await restore(admin, _id), 404, 'not_found');
  await expectStoredFiles(server, before);
});

test('what has ended, or was in the trash for thirty days, goes with its bytes', async () => {
  const person = await registerApproved(server, admin);
  const other = await registerApproved(server, admin);
  const before = await storedFiles(server);
  const sent = async (name: string) => upload(server, person.token, name, randomBytes(2000));
  const kept = await sent('kept.bin');
  await upload(server, other.token, 'kept.txt', 'kept by another account');
  const theirs = [
    await upload(server, other.token, 'ended.txt', 'ended'),
    await upload(server, other.token, 'ended.png', png(20, 20)),
  ];
  const [ended, trashedAndEnded, old, young, later] = [
    await sent('ended.bin'),
    await sent('trashed-and-ended.bin'),
    await sent('old.bin'),
    await sent('young.bin'),
    await sent('later.bin'),
  ];
  for (const { _id } of [trashedAndEnded, old, young]) await remove(person, _id);
  const [now, dayMs] = [Date.now(), 24 * 3_600_000];
  await server.stop();
  const set = (table: string, what: string, { _id }: { _id: string }) =>
    runStatement(server, `update ${table} set ${what} where id = '${_id}'`);
  for (const each of [ended, ...theirs]) await set('uploads', `expires_at = ${now - 1}`, each);
  await set('uploads', `expires_at = ${now + dayMs}`, later);
  await set('trashed_uploads', `expires_at = ${now - 1}`, trashedAndEnded);
  await set('trashed_uploads', `trashed_at = ${now - 30 * dayMs}`, old);
  await set('trashed_uploads', `trashed_at = ${now - 29 * dayMs}`, young);
  await server.start();
  await waitFor('the jobs', async () => (await storedFiles(server)).length === before.length + 4);
  expect(await statusOf(kept.publicUrl)).toBe(200);
  for (const each of theirs) expect(await statusOf(each.viewUrl)).toBe(410);
  expect(await statusOf(later.publicUrl)).toBe(200);
  expect(await statusOf(ended.publicUrl)).toBe(404);
  expect(await statusOf(ended.viewUrl)).toBe(410);
  for (const { _id } of [trashedAndEnded, old, ended]) {
    await expectFailure(await restore(person, _id), 404, 'not_found');
  }
  expect((await restore(person, young._id)).status).toBe(200);
  expect((await statisticsOf(person)).user).toMatchObject({ uploads: 3, storage: 6000 });
  expect((await statisticsOf(other)).user).toMatchObject({ uploads: 1, storage: 23 });
  await nothingWrong();
});

test('with TRASH_DAYS at 0 a deleted file is gone at once', async () => {
  await changeSettings(server, admin.token, { trashDays: 0 });
  const before = await storedFiles(server);
  const { _id } = await upload(server, admin.token, 'j.bin', randomBytes(2000));
  expect((await remove(admin, _id)).status).toBe(200);
  await expectFailure(await restore(admin, _id), 404, 'not_found');
  await expectStoredFiles(server, before);
});
