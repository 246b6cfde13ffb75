// @both-stacks

import { afterAll, describe, expect, test } from 'bun:test';

import {
  becomeAdministrator,
  type Person,
  registerApproved,
} from '../../../support/api/accounts.ts';
import { change, sendChange } from '../../../support/api/changes.ts';
import { send } from '../../../support/api/client.ts';
import { expectFailure } from '../../../support/api/failure.ts';
import { askTus, beginResumable, sendPiece } from '../../../support/api/tus.ts';
import { sendParts, upload } from '../../../support/api/uploads.ts';
import { reservedBytes, runStatement } from '../../../support/database/database.ts';
import { png } from '../../../support/files/pictures.ts';
import { startServer } from '../../../support/servers/server.ts';
import { waitFor } from '../../../support/wait.ts';

const server = await startServer({ TRUSTED_PROXIES: '127.0.0.1' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const ann = await registerApproved(server, admin, 'ann');
const ben = await registerApproved(server, admin, 'ben');

const statusAt = async (path: string) => (await fetch(`${server.origin}${path}`)).status;
const textAt = async (path: string) => (await fetch(`${server.origin}${path}`)).text();
const refusalOf = async (answer: Response) => {
  const { code, error } = await answer.json();
  return { status: answer.status, code, error };
};
const notes = (owner: Person, content = 'notes') =>
  upload(server, owner.token, 'notes.txt', content);

describe('a custom slug', () => {
  test('is the address of a file, with its extension or without, and with no other', async () => {
    const file = await notes(ann);
    const named = await change(server, ann.token, file._id, { slug: 'My_notes-1' });
    expect(named).toMatchObject({
      fileId: 'My_notes-1',
      publicUrl: `${server.origin}/f/My_notes-1.txt`,
      rawUrl: `${server.origin}/f/My_notes-1.txt`,
      viewUrl: `${server.origin}/v/My_notes-1`,
    });
    for (const path of ['/f/My_notes-1.txt', '/f/My_notes-1', '/f/My_notes-1.TXT']) {
      expect(await textAt(path)).toBe('notes');
      // From memory.
      expect(await textAt(path)).toBe('notes');
    }
    expect(await statusAt('/v/My_notes-1')).toBe(200);
    for (const path of ['my_notes-1', 'My_notes-1.png', 'My_notes-1.txt.txt', 'My_notes'])
      expect(await statusAt(`/f/${path}`)).toBe(404);
    expect(await statusAt(`/f/${file.fileId}.png`)).toBe(404);
    // The random slug keeps working for a while, and for ever if no custom one replaces it.
    expect(await textAt(`/f/${file.fileId}.txt`)).toBe('notes');
    expect(new URL(file.file.deletionUrl).pathname).toStartWith(`/delete/${file.fileId}/`);
  });

  test('may have dots: the whole is looked up before the part without its last extension', async () => {
    const file = await notes(ann, 'dotted');
    const { rawUrl } = await change(server, ann.token, file._id, { slug: 'v1.2.notes' });
    expect(rawUrl).toBe(`${server.origin}/f/v1.2.notes.txt`);
    expect(await textAt('/f/v1.2.notes')).toBe('dotted');
    expect(await textAt('/f/v1.2.notes.txt')).toBe('dotted');
    expect(await statusAt('/f/v1.2')).toBe(404);
    const picture = await upload(server, ann.token, 'a.png', png(4, 4));
    const shown = await change(server, ann.token, picture._id, { slug: 'holiday.png' });
    expect(shown.rawUrl).toBe(`${server.origin}/f/holiday.png`);
    expect(await statusAt('/f/holiday.png')).toBe(200);
    expect(await statusAt('/f/holiday')).toBe(404);
  });

  test('is refused where another file answers for its addresses, and one that is free is named', async () => {
    const [first, second] = [await notes(ann), await notes(ben)];
    await change(server, ann.token, first._id, { slug: 'trip' });
    for (const [slug, free] of [
      ['trip', 'trip-2'],
      ['trip.png', 'trip-2.png'],
      [first.fileId, `${first.fileId}-2`],
      [`${first.fileId}.txt`, `${first.fileId}-2.txt`],
      ['robots.txt', 'robots-2.txt'],
      ['V', 'V-2'],
    ]) {
      const refused = await refusalOf(
        await sendChange(server, ben.token, second._id, { slug, name: 'never.txt' }),
      );
      expect(refused).toMatchObject({ status: 409, code: 'taken' });
      expect(refused.error).toInclude(`“${free}”`);
    }
    await change(server, ben.token, second._id, { slug: 'tour.png' });
    const other = await sendChange(server, ann.token, first._id, { slug: 'tour' });
    expect(await refusalOf(other)).toMatchObject({ status: 409, code: 'taken' });
    // Neither changed anything, and letter case matters.
    expect(await change(server, ben.token, second._id, {})).toMatchObject({
      originalName: 'notes.txt',
      fileId: 'tour.png',
    });
    expect(await change(server, ben.token, second._id, { slug: 'Trip' })).toMatchObject({
      fileId: 'Trip',
    });
  });

  test('that is replaced goes on for 90 days, may be taken back by its file, and is free after that', async () => {
    const [file, other] = [await notes(ann, 'one'), await notes(ben, 'two')];
    await change(server, ann.token, file._id, { slug: 'alias-1' });
    await change(server, ann.token, file._id, { slug: 'alias-2' });
    expect(await textAt('/f/alias-1.txt')).toBe('one');
    const taken = await sendChange(server, ben.token, other._id, { slug: 'alias-1' });
    expect(taken.status).toBe(409);
    expect((await change(server, ann.token, file._id, { slug: 'alias-1' })).fileId).toBe('alias-1');
    expect(await textAt('/f/alias-2.txt')).toBe('one');
    const { fileId } = await change(server, ann.token, file._id, { slug: null });
    expect(fileId).toBe(file.fileId);
    expect(await textAt('/f/alias-1')).toBe('one');
    await runStatement(server, "update link_names set until = 1 where slug = 'alias-1'");
    expect((await change(server, ben.token, other._id, { slug: 'alias-1' })).fileId).toBe(
      'alias-1',
    );
    await waitFor('the other file', async () => (await textAt('/f/alias-1')) === 'two');
    expect(await textAt('/f/alias-2')).toBe('one');
  });

  test('is refused where too many earlier ones still work, but for one of those', async () => {
    const file = await notes(ann, 'restless');
    for (let number = 0; number <= 20; number += 1) {
      await change(server, ann.token, file._id, { slug: `restless-${number}` });
    }
    const refused = await sendChange(server, ann.token, file._id, { slug: 'restless-21' });
    await expectFailure(refused, 400, 'invalid_option', 'slug');
    expect(await statusAt('/f/restless-21')).toBe(404);
    const again = await change(server, ann.token, file._id, { slug: 'restless-0' });
    expect(again.fileId).toBe('restless-0');
    expect(await textAt('/f/restless-20')).toBe('restless');
    await runStatement(server, "update link_names set until = 1 where slug = 'restless-20'");
    const later = await change(server, ann.token, file._id, { slug: 'restless-21' });
    expect(later.fileId).toBe('restless-21');
  });

  test('ends the random one on the app’s host after 90 days, and thumbnails and deletion stay', async () => {
    const file = await upload(server, ann.token, 'a.png', png(30, 30));
    await change(server, ann.token, file._id, { slug: 'ended-random' });
    await runStatement(server, `update uploads set slug_until = 1 where id = '${file._id}'`);
    // Any change makes every process read the row again.
    await change(server, ann.token, file._id, { name: 'b.png' });
    expect(await statusAt(`/f/${file.fileId}.png`)).toBe(404);
    expect(await statusAt(`/v/${file.fileId}`)).toBe(404);
    expect(await statusAt('/f/ended-random.png')).toBe(200);
    expect(await statusAt(`/t/${file.fileId}`)).toBe(200);
    expect(await statusAt(new URL(file.file.deletionUrl).pathname)).toBe(200);
    await change(server, ann.token, file._id, { slug: null });
    expect(await statusAt(`/f/${file.fileId}.png`)).toBe(200);
  });

  test('stays with its file in the trash, goes with it, and is free then', async () => {
    const [file, other] = [await notes(ann, 'trashed'), await notes(ben, 'other')];
    await change(server, ann.token, file._id, { slug: 'trashed-name' });
    expect(await statusAt('/f/trashed-name')).toBe(200);
    const call = async (method: string, path: string) => {
      const answer = await send(server.origin, method, `/api/upload/${file._id}${path}`, ann);
      expect(answer.status).toBe(200);
    };
    await call('DELETE', '');
    expect(await statusAt('/f/trashed-name')).toBe(404);
    for (const slug of ['trashed-name', file.fileId])
      expect((await sendChange(server, ben.token, other._id, { slug })).status).toBe(409);
    await call('POST', '/restore');
    expect(await textAt('/f/trashed-name.txt')).toBe('trashed');
    await call('DELETE', '?permanent=true');
    expect(await statusAt('/f/trashed-name')).toBe(404);
    await change(server, ben.token, other._id, { slug: 'trashed-name' });
    expect(await textAt('/f/trashed-name.txt')).toBe('other');
  });

  test('may be asked for with the upload, and is refused before the file is read', async () => {
    const part = (slug: string) => [
      { name: 'slug', content: slug },
      { name: 'file', filename: 'a.txt', content: 'with its name' },
    ];
    const answer = await sendParts(server, ann.token, part('from-the-start'));
    expect(answer.status).toBe(201);
    const { file, data } = await answer.json();
    expect(file.url).toBe(`${server.origin}/f/from-the-start.txt`);
    expect(await textAt('/f/from-the-start.txt')).toBe('with its name');
    // Its random slug was never its address, and is that of its thumbnail and its deletion.
    const [, , random] = new URL(file.deletionUrl).pathname.split('/');
    expect(random).not.toBe(data.upload.fileId);
    expect(await statusAt(`/f/${random}`)).toBe(404);
    const again = await refusalOf(await sendParts(server, ben.token, part('from-the-start')));
    expect(again).toMatchObject({ status: 409, code: 'taken' });
    const wrong = await refusalOf(await sendParts(server, ben.token, part('a b')));
    expect(wrong).toMatchObject({ status: 400, code: 'invalid_option' });
  });

  test('is not found by trying: a visitor who misses often waits, and opens random links', async () => {
    const [file, random] = [await notes(ann, 'guessed'), await notes(ann, 'random')];
    await change(server, ann.token, file._id, { slug: 'guess-me' });
    const guess = (path: string, address: string) =>
      fetch(`${server.origin}${path}`, { headers: { 'x-forwarded-for': address } });
    for (let misses = 0; misses < 100; misses += 1)
      expect((await guess(`/f/guess-${misses}`, '198.51.100.7')).status).toBe(404);
    const refused = await guess('/f/guess-me', '198.51.100.7');
    expect(await refusalOf(refused)).toMatchObject({ status: 429, code: 'too_many_attempts' });
    expect(Number(refused.headers.get('retry-after'))).toBeWithin(1, 61);
    expect((await guess('/v/guess-more', '198.51.100.7')).status).toBe(429);
    expect((await guess(`/f/${random.fileId}.txt`, '198.51.100.7')).status).toBe(200);
    expect((await guess('/f/guess-me', '198.51.100.8')).status).toBe(200);
  });

  test('is given to one of many that ask for it at once', async () => {
    const files = await Promise.all(Array.from({ length: 12 }, () => notes(ann)));
    const answers = await Promise.all(
      files.map(({ _id }, index) =>
        sendChange(server, ann.token, _id, { slug: index % 2 ? 'race' : 'race.txt' }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([
      200,
      ...Array.from({ length: 11 }, () => 409),
    ]);
    const winner = await answers.find(({ status }) => status === 200)?.json();
    expect(await textAt(new URL(winner.data.upload.publicUrl).pathname)).toBe('notes');
  });
  test('that another file gets while an upload still comes ends that upload', async () => {
    const metadata = { filename: 'late.txt', slug: 'contested' };
    const url = await beginResumable(server, ann.token, 4, metadata);
    await change(server, ben.token, (await notes(ben, 'first'))._id, { slug: 'contested' });
    const late = await refusalOf(await sendPiece(url, ann.token, 0, 'late'));
    expect(late).toMatchObject({ status: 409, code: 'taken' });
    expect((await askTus(url, 'HEAD', ann)).status).toBe(404);
    expect(await textAt('/f/contested')).toBe('first');
    expect(await reservedBytes(server, ann.id)).toBe(0);
  });
});
