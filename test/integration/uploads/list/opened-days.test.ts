// @both-stacks

import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator, confirm, registerApproved } from '../../../support/api/accounts.ts';
import { changeMembers, createAlbum } from '../../../support/api/albums.ts';
import { send } from '../../../support/api/client.ts';
import { askForDays, readDays } from '../../../support/api/opened-days.ts';
import { askForFiles, drop } from '../../../support/api/requests.ts';
import { click, makeLink } from '../../../support/api/short-links.ts';
import { upload } from '../../../support/api/uploads.ts';
import { firstRow, writeRows } from '../../../support/database/database.ts';
import { startServer } from '../../../support/servers/server.ts';
import { waitFor } from '../../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

const dayMs = 86_400_000;
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
const today = () => Math.floor(Date.now() / dayMs);

/** Runs what takes place within one day (UTC), so that its counts have one date. */
async function withinDay<T>(work: (day: number) => Promise<T>): Promise<T> {
  for (;;) {
    const day = today();
    const value = await work(day);
    if (day === today()) return value;
  }
}

const open = async (url: string) => (await fetch(url)).arrayBuffer();

/** Counts of earlier days, as this server would have written them. */
const writeCounts = (
  kind: string,
  id: string,
  counts: readonly (readonly [day: number, views: number, downloads: number])[],
) =>
  writeRows(server, {
    rows: counts.map(([day, views, downloads]) => [
      'daily_counts',
      { kind, subject_id: id, day, views, downloads },
    ]),
    statements: [],
  });

const hasCounts = async (id: string) =>
  (await firstRow(server, 'select day from daily_counts where subject_id = ?', id)) !== undefined;

test('a file tells its views and downloads of thirty days, the oldest first, with zeros', async () => {
  const { _id, publicUrl } = await upload(server, ann.token, 'a.txt', 'seen');
  const subject = `/api/upload/${_id}`;
  const before = await readDays(server, ann.token, subject);
  expect(before.opened).toEqual([]);
  expect(before.lastOpenedAt).toBeNull();
  await writeCounts('upload', _id, [
    [today() - 30, 100, 100],
    [today() - 3, 5, 2],
  ]);
  const day = today();
  await open(publicUrl);
  await open(publicUrl);
  await open(`${publicUrl}?download`);
  await fetch(publicUrl, { method: 'HEAD' });
  const read = await waitFor('the counts of today', async () => {
    const counts = await readDays(server, ann.token, subject);
    const total = counts.opened.reduce((sum, each) => sum + each.views + each.downloads, 0);
    return total === 10 ? counts : undefined;
  });
  const { days, opened, lastOpenedAt } = read;
  const last = today();
  expect(days).toHaveLength(30);
  expect([dateOf(day), dateOf(last)]).toContain(days.at(-1)?.day ?? '');
  expect(days.map((each) => each.day)).toEqual(days.map((each) => each.day).toSorted());
  expect(new Set(days.map((each) => each.day)).size).toBe(30);
  expect(opened[0]).toEqual({ day: dateOf(day - 3), views: 5, downloads: 2 });
  expect(opened.slice(1).reduce((sum, { views }) => sum + views, 0)).toBe(2);
  expect(opened.slice(1).reduce((sum, { downloads }) => sum + downloads, 0)).toBe(1);
  expect([dateOf(day), dateOf(last)]).toContain(lastOpenedAt?.slice(0, 10) ?? '');
});

test('an album counts its page and its archive, and neither previews nor further parts', async () => {
  const { _id: file } = await upload(server, ann.token, 'member.txt', 'member');
  const album = await createAlbum(server, ann);
  await changeMembers(server, ann, album._id, { add: [file] });
  await open(`${album.url}?preview`);
  await open(`${album.url}?after=1`);
  await open(`${album.url}/items`);
  await fetch(album.url, { method: 'HEAD' });
  await open(album.url);
  await open(`${album.url}.zip`);
  const subject = `/api/albums/${album._id}`;
  const counts = await waitFor('the counts of the album', async () => {
    const read = await readDays(server, ann.token, subject);
    return read.opened.some(({ downloads }) => downloads > 0) ? read : undefined;
  });
  const sum = (kind: 'views' | 'downloads') =>
    counts.opened.reduce((total, day) => total + day[kind], 0);
  expect({ views: sum('views'), downloads: sum('downloads') }).toEqual({ views: 1, downloads: 1 });
  expect(counts.lastOpenedAt).toMatch(/T00:00:00\.000Z$/);
});

test('a short link counts its clicks', async () => {
  const link = await makeLink(server, ann.token);
  await click(server, `/to/${link.slug}`);
  await click(server, `/to/${link.slug}`);
  // They may have been written one after the other.
  const counts = await waitFor('both clicks', async () => {
    const read = await readDays(server, ann.token, `/api/links/${link._id}`);
    return read.opened.reduce((sum, { views }) => sum + views, 0) === 2 ? read : undefined;
  });
  expect(counts.opened.every(({ downloads }) => downloads === 0)).toBe(true);
  expect(counts.lastOpenedAt).toMatch(/T00:00:00\.000Z$/);
});

test('a request for files tells how many arrived on each day, and when the last one did', async () => {
  const request = await askForFiles(server, ann.token);
  const read = async () => {
    const answer = await askForDays(server, ann.token, `/api/requests/${request._id}`);
    return (await answer.json()).data;
  };
  const none = await read();
  expect(none.days).toHaveLength(30);
  expect(none.lastReceivedAt).toBeNull();
  const day = await withinDay(async (started) => {
    await drop(server, request.token, { name: 'one.txt' });
    await drop(server, request.token, { name: 'two.txt' });
    return started;
  });
  const { days, lastReceivedAt } = await read();
  const received = days.filter(({ files }: { files: number }) => files > 0);
  expect(received.at(-1)).toEqual({ day: dateOf(day), files: 2 });
  expect(lastReceivedAt.slice(0, 10)).toBe(dateOf(day));
});

test('only the owner, and administrators where they see the subject, read the counts', async () => {
  const { _id } = await upload(server, ann.token, 'own.txt', 'own');
  const album = await createAlbum(server, ann);
  const link = await makeLink(server, ann.token);
  const request = await askForFiles(server, ann.token);
  const subjects = [
    [`/api/upload/${_id}`, 200],
    [`/api/albums/${album._id}`, 200],
    [`/api/links/${link._id}`, 200],
    [`/api/requests/${request._id}`, 404],
  ] as const;
  for (const [subject, forAdministrators] of subjects) {
    const statusFor = async (token: string, path: string = subject) =>
      (await askForDays(server, token, path)).status;
    expect([subject, await statusFor(ann.token)]).toEqual([subject, 200]);
    expect([subject, await statusFor(ben.token)]).toEqual([subject, 404]);
    expect([subject, await statusFor(admin.token)]).toEqual([subject, forAdministrators]);
    expect([subject, await statusFor('')]).toEqual([subject, 401]);
    const parent = subject.slice(0, subject.lastIndexOf('/'));
    expect(await statusFor(ann.token, `${parent}/AAAAAAAAAAAAAAAA`)).toBe(404);
    expect(await statusFor(ann.token, `${parent}/short`)).toBe(
      (await send(server.origin, 'GET', '/api/upload/short', { token: ann.token })).status,
    );
  }
});

test('counts go with what they are of; those of a file in the trash come back with it', async () => {
  const { _id: file } = await upload(server, ann.token, 'gone.txt', 'gone');
  const album = await createAlbum(server, ann);
  const link = await makeLink(server, ann.token);
  await writeCounts('upload', file, [[today() - 1, 1, 1]]);
  await writeCounts('album', album._id, [[today() - 1, 1, 1]]);
  await writeCounts('link', link._id, [[today() - 1, 1, 0]]);
  const remove = (path: string) => send(server.origin, 'DELETE', path, { token: ann.token });

  await remove(`/api/upload/${file}`);
  await send(server.origin, 'POST', `/api/upload/${file}/restore`, { token: ann.token });
  expect((await readDays(server, ann.token, `/api/upload/${file}`)).opened).toHaveLength(1);

  await remove(`/api/upload/${file}?permanent=true`);
  await remove(`/api/albums/${album._id}`);
  await remove(`/api/links/${link._id}`);
  for (const id of [file, album._id, link._id]) expect(await hasCounts(id)).toBe(false);
});

test('counts go with the account that has what they are of', async () => {
  const owner = await registerApproved(server, admin, 'dora');
  const { _id: file } = await upload(server, owner.token, 'hers.txt', 'hers');
  const album = await createAlbum(server, owner);
  const link = await makeLink(server, owner.token);
  await writeCounts('upload', file, [[today(), 1, 1]]);
  await writeCounts('album', album._id, [[today(), 1, 1]]);
  await writeCounts('link', link._id, [[today(), 1, 0]]);
  for (const id of [file, album._id, link._id]) expect(await hasCounts(id)).toBe(true);
  await confirm(server, admin);
  await send(server.origin, 'DELETE', `/api/auth/users/${owner.id}`, { token: admin.token });
  for (const id of [file, album._id, link._id]) expect(await hasCounts(id)).toBe(false);
});

test('the files that were opened today are listed with how often, the most opened first', async () => {
  const owner = await registerApproved(server, admin, 'cleo');
  const read = async () => {
    const answer = await send(server.origin, 'GET', '/api/upload/opened', { token: owner.token });
    const opened: { upload: { originalName: string }; views: number; downloads: number }[] = (
      await answer.json()
    ).data.opened;
    return opened.map(({ upload: { originalName }, views, downloads }) => [
      originalName,
      views,
      downloads,
    ]);
  };
  const names = ['0.txt', '1.txt', '2.txt', '3.txt', '4.txt', '5.txt', 'before.txt'];
  const files = await Promise.all(names.map((name) => upload(server, owner.token, name, name)));
  expect(await read()).toEqual([]);
  const ids = files.map(({ _id }) => `'${_id}'`).join(', ');
  await withinDay(async (day) => {
    const statements = files.flatMap(({ _id, originalName }, index) => {
      const [opened, views] = originalName === 'before.txt' ? [day - 1, 99] : [day, index];
      return [
        `insert into daily_counts (kind, subject_id, day, views, downloads)
          values ('upload', '${_id}', ${opened}, ${views}, 1)`,
        `update uploads set last_opened_at = ${opened * dayMs} where id = '${_id}'`,
      ];
    });
    const forget = `delete from daily_counts where subject_id in (${ids})`;
    await writeRows(server, { rows: [], statements: [forget, ...statements] });
    expect(await read()).toEqual([
      ['5.txt', 5, 1],
      ['4.txt', 4, 1],
      ['3.txt', 3, 1],
      ['2.txt', 2, 1],
      ['1.txt', 1, 1],
    ]);
  });
  expect((await send(server.origin, 'GET', '/api/upload/opened', { token: '' })).status).toBe(401);
});
