// @both-stacks
import { afterAll, beforeEach, describe, expect, test } from 'bun:test';

import type { Upload } from '@perch/contract/uploads';

import { becomeAdministrator, registerApproved } from '../../../support/api/accounts.ts';
import { fetchWhole, makeArchive } from '../../../support/api/archives.ts';
import { bearer, send } from '../../../support/api/client.ts';
import { askForFiles, drop, tryToBeginDrop } from '../../../support/api/requests.ts';
import { beginResumable, locationOf, sendPiece, sentOf } from '../../../support/api/tus.ts';
import { sendParts, upload } from '../../../support/api/uploads.ts';
import {
  cameraExif,
  exifSegment,
  filmMetadata,
  heic,
  place,
  withFilmBoxes,
  withSegments,
  xmp,
  xmpSegment,
} from '../../../support/files/metadata.ts';
import { jpeg } from '../../../support/files/pictures.ts';
import { storedFiles } from '../../../support/files/stored-files.ts';
import { createTemporaryFolder } from '../../../support/files/temporary-folder.ts';
import { aac, mp4 } from '../../../support/files/videos.ts';
import { multipartBody, multipartType } from '../../../support/http/multipart.ts';
import { mustPerch } from '../../../support/servers/backups.ts';
import { startServer } from '../../../support/servers/server.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());

const admin = await becomeAdministrator(server);
let token = '';
beforeEach(async () => {
  ({ token } = await registerApproved(server, admin));
});

const photograph = await jpeg(64, 48);
const located = withSegments(photograph, exifSegment(cameraExif()), xmpSegment(xmp(true)));
const film = withFilmBoxes(
  mp4({ width: 64, height: 48, sound: aac(), frames: 400_000, index: 'last' }),
  filmMetadata(true),
);
const raw = Buffer.concat([cameraExif({ isLittle: true }), Buffer.alloc(1000)]);

const files: Record<string, Buffer> = {
  'picture.jpg': located,
  // More than waits in memory.
  'large.jpg': Buffer.concat([located, Buffer.alloc(1_500_000, 1)]),
  'picture.heic': heic(cameraExif(), xmp(true)),
  'film.mp4': film,
};
const names = Object.keys(files);
const bytesOf = (name: string) => files[name] ?? Buffer.alloc(0);

const degrees = Buffer.concat(
  [52, 30, 59].map((value) => Buffer.from([0, 0, 0, value, 0, 0, 0, 1])),
);
const hasPlace = (bytes: Buffer) =>
  bytes.includes(degrees) || bytes.includes('GPSLatitude') || bytes.includes(place.iso6709);

async function read(id: string): Promise<Upload> {
  const answer = await send(server.origin, 'GET', `/api/upload/${id}`, { token });
  return (await answer.json()).data.upload;
}

const rawBytes = async ({ rawUrl }: Pick<Upload, 'rawUrl'>) =>
  Buffer.from(await (await fetch(rawUrl)).arrayBuffer());

const sendFile = (
  name: string,
  content: Buffer,
  fields: Record<string, string> = {},
  by: string = token,
) =>
  sendParts(server, by, [
    ...Object.entries(fields).map(([field, text]) => ({ name: field, content: text })),
    { name: 'file', filename: name, content },
  ]);

async function sendByTus(name: string, content: Buffer, options: Record<string, string> = {}) {
  const url = await beginResumable(server, token, content.length, { filename: name, ...options });
  const half = content.length >> 1;
  await sendPiece(url, token, 0, new Uint8Array(content.subarray(0, half)));
  return sendPiece(url, token, half, new Uint8Array(content.subarray(half)));
}

async function usedBytes(): Promise<number> {
  const answer = await send(server.origin, 'GET', '/api/upload/stats', { token });
  return (await answer.json()).data.user.storage;
}

test('without a word of it, a new installation stores files without their place', async () => {
  for (const name of names) {
    expect(hasPlace(bytesOf(name))).toBe(true);
    const file = await upload(server, token, name, bytesOf(name));
    expect(file).toMatchObject({ stripped: ['gps'], stripFailed: false });
    const served = await rawBytes(file);
    expect(hasPlace(served)).toBe(false);
    expect(served.includes('Example Camera')).toBe(true);
    expect(served).toHaveLength(file.size);
    expect(file.sha256).toBe(new Bun.CryptoHasher('sha256').update(served).digest('hex'));
  }
});

describe.each(names)('%s', (name) => {
  test('loses all by a form, a header and tus, and is what its SHA-256 says', async () => {
    const byForm = await sendFile(name, bytesOf(name), { strip: 'all' });
    const byHeader = await fetch(`${server.origin}/api/upload`, {
      method: 'POST',
      headers: { ...bearer(token), 'content-type': multipartType, 'perch-strip': 'all' },
      body: multipartBody([{ name: 'file', filename: name, content: bytesOf(name) }]),
    });
    const byTus = await read(sentOf(await sendByTus(name, bytesOf(name), { strip: 'all' })).id);
    const uploads: Upload[] = [
      (await byForm.json()).data.upload,
      (await byHeader.json()).data.upload,
      byTus,
    ];
    for (const each of uploads) {
      expect(each).toMatchObject({ originalName: name, stripped: ['all'], stripFailed: false });
      const served = await rawBytes(each);
      expect(hasPlace(served)).toBe(false);
      expect(served.includes('Example Camera')).toBe(false);
      expect(served).toHaveLength(each.size);
      expect(each.sha256).toBe(uploads[0]?.sha256 ?? '');
    }
  });

  test('is kept as it is with off', async () => {
    for (const id of [
      (await (await sendFile(name, bytesOf(name), { strip: 'off' })).json()).data.upload._id,
      sentOf(await sendByTus(name, bytesOf(name), { strip: 'off' })).id,
    ]) {
      const kept = await read(id);
      expect(kept).toMatchObject({ stripped: null, stripFailed: false });
      expect((await rawBytes(kept)).equals(bytesOf(name))).toBe(true);
    }
  });
});

test('a profile and the account’s default decide, and the request before them', async () => {
  const defaults = (strip: string) =>
    send(server.origin, 'PUT', '/api/auth/preferences', { token, body: { defaults: { strip } } });
  expect((await defaults('off')).status).toBe(200);
  expect((await upload(server, token, 'a.jpg', located)).stripped).toBeNull();
  await send(server.origin, 'POST', '/api/profiles', {
    token,
    body: { name: 'All', strip: 'all' },
  });
  const profiled = await sendFile('b.jpg', located, { profile: 'All' });
  expect((await profiled.json()).data.upload.stripped).toEqual(['all']);
  const asked = await sendFile('c.jpg', located, { profile: 'All', strip: 'gps' });
  expect((await asked.json()).data.upload.stripped).toEqual(['gps']);
});

test('a profile of another account is none, and nothing is stored', async () => {
  await send(server.origin, 'POST', '/api/profiles', {
    token,
    body: { name: 'All', strip: 'all' },
  });
  const other = await registerApproved(server, admin);
  const before = await storedFiles(server);
  const refused = await sendFile('a.jpg', located, { profile: 'All' }, other.token);
  expect(refused.status).toBe(400);
  expect(await storedFiles(server)).toEqual(before);
});

test.each(['gsp', 'GPS', '', 'none'])('any other value is refused: “%s”', async (strip) => {
  const refused = await sendFile('a.jpg', located, { strip });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ code: 'invalid_option', field: 'strip' });
});

test('texts and archives hold no place', async () => {
  const text = await sendFile('a.txt', Buffer.from('a text'), { strip: 'gps' });
  expect((await text.json()).data.upload).toMatchObject({ stripped: [], stripFailed: false });
  const paste = { content: 'RIFF\0\0\0\0WEBP'.replaceAll('\0', 'x'), strip: 'all' };
  const pasted = await send(server.origin, 'POST', '/api/pastes', { token, body: paste });
  expect(pasted.status).toBe(201);
  expect((await pasted.json()).data.upload).toMatchObject({ stripped: [], stripFailed: false });
});

test.each([
  ['raw.dng', raw],
  ['damaged.jpg', located.subarray(0, 200)],
  ['damaged.mp4', film.subarray(0, 100_000)],
  ['damaged.heic', heic(cameraExif(), xmp(true)).subarray(0, 300)],
])(
  'what cannot be removed is refused where it is asked for, and told elsewhere: %s',
  async (name, bytes) => {
    const before = await storedFiles(server);
    for (const refused of [
      await sendFile(name, bytes, { strip: 'gps' }),
      await sendByTus(name, bytes, { strip: 'gps' }),
    ]) {
      expect(refused.status).toBe(422);
      expect(await refused.json()).toMatchObject({ success: false, code: 'cannot_strip' });
    }
    expect(await storedFiles(server)).toEqual(before);
    for (const stored of [
      await upload(server, token, name, bytes),
      await read(sentOf(await sendByTus(name, bytes)).id),
    ]) {
      expect(stored).toMatchObject({ stripped: [], stripFailed: true });
      expect((await rawBytes(stored)).equals(bytes)).toBe(true);
    }
  },
);

test('no stored file, page, preview, archive or backup has the place', async () => {
  await using own = await startServer();
  const { token: ownToken } = await becomeAdministrator(own);
  const uploads = [];
  for (const name of names) uploads.push(await upload(own, ownToken, name, bytesOf(name)));
  const url = await beginResumable(own, ownToken, located.length, { filename: 'resumed.jpg' });
  expect((await sendPiece(url, ownToken, 0, new Uint8Array(located))).status).toBe(204);
  for (const { viewUrl, rawUrl, thumbnailUrl } of uploads) {
    for (const address of [viewUrl, rawUrl, thumbnailUrl, rawUrl.replace('/f/', '/p/')]) {
      if (address === '') continue;
      const shown = Buffer.from(await (await fetch(address)).arrayBuffer());
      expect([address, hasPlace(shown)]).toEqual([address, false]);
    }
  }
  const archive = await fetchWhole(await makeArchive(own, ownToken, uploads));
  expect(hasPlace(archive)).toBe(false);
  await using folder = await createTemporaryFolder();
  await mustPerch(own.installation, 'backup', folder.path);
  for (const path of new Bun.Glob('**/*').scanSync({ cwd: folder.path, absolute: true })) {
    expect([path, hasPlace(Buffer.from(await Bun.file(path).bytes()))]).toEqual([path, false]);
  }
  // No original is left beside them.
  const stored = await storedFiles(own);
  expect(stored.filter((name) => name.includes('incoming'))).toEqual([]);
});

test('two at once are each without their place', async () => {
  const sent = await Promise.all(
    Array.from({ length: 6 }, (_, index) =>
      index % 2 === 0
        ? upload(server, token, 'large.jpg', bytesOf('large.jpg'))
        : sendByTus('large.jpg', bytesOf('large.jpg')).then((answer) => read(sentOf(answer).id)),
    ),
  );
  for (const each of sent) {
    expect(each.stripped).toEqual(['gps']);
    expect(hasPlace(await rawBytes(each))).toBe(false);
  }
});

test('what a request for files receives loses what its owner’s uploads lose, and the sender is told', async () => {
  const request = await askForFiles(server, token);
  const page = await (await fetch(request.url)).text();
  expect(page).toContain('The location is removed from photos and videos');
  expect((await drop(server, request.token, { name: 'a.jpg', content: located })).status).toBe(201);
  const metadata = { filename: 'b.jpg' };
  const begun = await tryToBeginDrop(server, request.token, film.length, { metadata });
  const url = locationOf(begun, server);
  expect((await sendPiece(url, '', 0, new Uint8Array(film))).ok).toBe(true);
  // A file that cannot lose it arrives: its sender has no say.
  expect((await drop(server, request.token, { name: 'c.dng', content: raw })).status).toBe(201);
  const set = await drop(server, request.token, { content: located, fields: { strip: 'off' } });
  expect(await set.json()).toMatchObject({ code: 'invalid_option' });
  const { data } = await (await send(server.origin, 'GET', '/api/upload/my', { token })).json();
  const uploads: Upload[] = data.uploads;
  expect(uploads.map(({ stripped }) => stripped)).toEqual([[], ['gps'], ['gps']]);
  for (const each of uploads.slice(1)) expect(hasPlace(await rawBytes(each))).toBe(false);
});

test('new content of a file loses what the content before was to lose', async () => {
  const first = (await (await sendFile('a.jpg', photograph, { strip: 'all' })).json()).data.upload;
  expect(first.stripped).toEqual([]);
  await send(server.origin, 'PUT', '/api/auth/preferences', {
    token,
    body: { defaults: { strip: 'off' } },
  });
  const answer = await fetch(`${server.origin}/api/upload/${first._id}/content`, {
    method: 'PUT',
    headers: { ...bearer(token), 'content-type': multipartType },
    body: multipartBody([{ name: 'file', filename: 'a.jpg', content: located }]),
  });
  const { upload: replaced } = (await answer.json()).data;
  expect(replaced.stripped).toEqual(['all']);
  const served = await rawBytes(replaced);
  expect(hasPlace(served) || served.includes('Example Camera')).toBe(false);
});

test('new content says itself what it is to lose', async () => {
  const { _id, rawUrl } = await upload(server, token, 'a.jpg', photograph);
  const replace = (content: Buffer, fields: Record<string, string>, headers = {}) =>
    fetch(`${server.origin}/api/upload/${_id}/content`, {
      method: 'PUT',
      headers: { ...bearer(token), 'content-type': multipartType, ...headers },
      body: multipartBody([
        ...Object.entries(fields).map(([name, text]) => ({ name, content: text })),
        { name: 'file', filename: 'a.jpg', content },
      ]),
    });
  const replaced = async (answer: Response): Promise<Upload> => (await answer.json()).data.upload;
  expect((await replaced(await replace(located, { strip: 'all' }))).stripped).toEqual(['all']);
  const byHeader = await replace(located, {}, { 'perch-strip': 'gps' });
  expect((await replaced(byHeader)).stripped).toEqual(['gps']);
  const damaged = await replace(located.subarray(0, 200), { strip: 'gps', force: 'true' });
  expect(await damaged.json()).toMatchObject({ code: 'cannot_strip' });
  const wrong = await replace(located, { strip: 'gsp' });
  expect(await wrong.json()).toMatchObject({ code: 'invalid_option', field: 'strip' });
  expect(hasPlace(await rawBytes({ rawUrl }))).toBe(false);
  expect((await replaced(await replace(located, { strip: 'off' }))).stripped).toBeNull();
});

test('the quota counts the shorter file', async () => {
  const before = await usedBytes();
  const byForm = await upload(server, token, 'a.jpg', located);
  expect(byForm.size).toBeLessThan(located.length);
  expect(await usedBytes()).toBe(before + byForm.size);
  const byTus = await read(sentOf(await sendByTus('b.jpg', located)).id);
  expect(byTus.size).toBe(byForm.size);
  expect(await usedBytes()).toBe(before + 2 * byForm.size);
});

test('a finished resumable upload answers again with the same file', async () => {
  const url = await beginResumable(server, token, located.length, { filename: 'a.jpg' });
  const first = await sendPiece(url, token, 0, new Uint8Array(located));
  const again = await sendPiece(url, token, located.length, '');
  expect(sentOf(again).id).toBe(sentOf(first).id);
  expect((await read(sentOf(first).id)).size).toBeLessThan(located.length);
});
