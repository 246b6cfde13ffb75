import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { replace } from '../../support/api/changes.ts';
import { send } from '../../support/api/client.ts';
import { uploadClosed } from '../../support/api/closed-links.ts';
import { upload } from '../../support/api/uploads.ts';
import { gif, jpeg, png, sizeOf, withExif } from '../../support/files/pictures.ts';
import { expectStoredFiles, storedFiles } from '../../support/files/stored-files.ts';
import { startServer } from '../../support/servers/server.ts';

// Photographs alone: what is drawn in the background would come between the files that are counted here.
const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const widths = [320, 640, 1280, 1920];
const addressOf = (slug: string, name: string) => `${server.origin}/i/${slug}/${name}`;

async function sizeAt(slug: string, width: number) {
  const answer = await fetch(addressOf(slug, `w${width}.webp`));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  return sizeOf(await answer.arrayBuffer());
}

async function viewsOf(id: string) {
  const answer = await send(server.origin, 'GET', `/api/upload/${id}`, { token });
  const { views, downloads } = (await answer.json()).data.upload;
  return { views, downloads };
}

describe('a picture of a fixed width', () => {
  test('is a WebP of at most so many pixels in width, and never enlarged', async () => {
    const { fileId, _id } = await upload(server, token, 'photo.jpg', await jpeg(1500, 1000));
    const sizes = await Promise.all(widths.map((width) => sizeAt(fileId, width)));
    expect(sizes).toEqual([
      { width: 320, height: 213, format: 'webp' },
      { width: 640, height: 427, format: 'webp' },
      { width: 1280, height: 853, format: 'webp' },
      { width: 1500, height: 1000, format: 'webp' },
    ]);
    expect(await viewsOf(_id)).toEqual({ views: 0, downloads: 0 });
  });

  test('stands upright, without a camera, and is at most four times as high as wide', async () => {
    const turned = withExif(await jpeg(900, 600), 6, 'Robin’s secret camera');
    const { fileId } = await upload(server, token, 'turned.jpg', turned);
    expect(await sizeAt(fileId, 320)).toMatchObject({ width: 320, height: 480 });
    const answer = await fetch(addressOf(fileId, 'w320.webp'));
    expect(Buffer.from(await answer.arrayBuffer()).toString('latin1')).not.toContain('secret');
    const tall = await upload(server, token, 'tall.png', png(700, 7000));
    expect(await sizeAt(tall.fileId, 640)).toMatchObject({ width: 256, height: 2560 });
  });

  test.each([
    ['moving.gif', gif(3), { width: 1, height: 1 }],
    ['notes.txt', 'no picture', undefined],
    ['song.mp3', Buffer.from('ID3\u0004\0\0\0\0\0\0'), undefined],
    ['broken.png', png(40, 30).subarray(0, 60), undefined],
  ])('of %s is there only where that is a picture', async (name, content, size) => {
    const { fileId } = await upload(server, token, name, content);
    if (size) {
      expect(await sizeAt(fileId, 320)).toMatchObject(size);
      return;
    }
    // The second time it is known.
    for (const _ of [1, 2]) {
      const answer = await fetch(addressOf(fileId, 'w320.webp'));
      expect(answer.status).toBe(404);
      expect((await answer.json()).code).toBe('not_found');
    }
  });

  test('is not there in other widths, by other names, or for no file', async () => {
    const { fileId } = await upload(server, token, 'photo.png', png(40, 30));
    const before = await storedFiles(server);
    const addresses = [
      'w321.webp',
      'w320.jpg',
      'w320',
      'W320.webp',
      'w0320.webp',
      'w320.webp.webp',
      'w.webp',
      '320',
      '%00',
      'toString',
    ].map((name) => addressOf(fileId, name));
    for (const address of [...addresses, addressOf('aaaaaaaaaa', 'w320.webp')]) {
      const answer = await fetch(address);
      expect([address, answer.status]).toEqual([address, 404]);
      await answer.arrayBuffer();
    }
    expect(await storedFiles(server)).toEqual(before);
  });

  test('is asked for by HEAD, by a range and again, and for nothing else', async () => {
    const { fileId } = await upload(server, token, 'photo.png', png(400, 300));
    const address = addressOf(fileId, 'w320.webp');
    const whole = await fetch(address);
    const bytes = await whole.arrayBuffer();
    const etag = whole.headers.get('etag') ?? '';
    const head = await fetch(address, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, `${bytes.byteLength}`]);
    const part = await fetch(address, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'RIFF']);
    expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await fetch(address, { method: 'POST', body: 'x' })).status).toBe(405);
    const refused = addressOf(fileId, 'w640.webp');
    expect((await fetch(refused, { method: 'DELETE' })).status).toBe(405);
  });
});

describe('pictures of a fixed width', () => {
  test('are made once, however many ask first', async () => {
    const { fileId } = await upload(server, token, 'asked.png', png(900, 900));
    const before = await storedFiles(server);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => fetch(addressOf(fileId, 'w640.webp'))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ headers }) => headers.get('etag'))).size).toBe(1);
    expect(await storedFiles(server)).toHaveLength(before.length + 1);
  });

  test('go with their file', async () => {
    const before = await storedFiles(server);
    const { fileId, _id } = await upload(server, token, 'gone.png', png(60, 40));
    await Promise.all(widths.map((width) => sizeAt(fileId, width)));
    expect(await storedFiles(server)).toHaveLength(before.length + 1 + widths.length);
    const trashed = await send(server.origin, 'DELETE', `/api/upload/${_id}`, { token });
    expect(trashed.status).toBe(200);
    expect((await fetch(addressOf(fileId, 'w320.webp'))).status).toBe(404);
    const path = `/api/upload/${_id}?permanent=true`;
    expect((await send(server.origin, 'DELETE', path, { token })).status).toBe(200);
    await expectStoredFiles(server, before);
  });

  test('are those of the bytes that have taken the place of others', async () => {
    const record = await upload(server, token, 'changed.png', png(800, 400));
    expect(await sizeAt(record.fileId, 320)).toMatchObject({ width: 320, height: 160 });
    await replace(server, token, record._id, { filename: 'changed.png', content: png(400, 800) });
    expect(await sizeAt(record.fileId, 320)).toMatchObject({ width: 320, height: 640 });
  });

  test('of a locked or limited file are shown to nobody without its password', async () => {
    for (const ends of [{ password: 'sesame' }, { downloadsLeft: 1 }, { burn: true }]) {
      const closed = { name: 'photo.png', content: png(80, 60) };
      const { fileId } = await uploadClosed(server, token, ends, closed);
      const [picture, thumbnail] = await Promise.all([
        fetch(addressOf(fileId, 'w320.webp')),
        fetch(`${server.origin}/t/${fileId}`),
      ]);
      expect(picture.status).toBe(thumbnail.status);
      expect(picture.status).toBeWithin(400, 500);
    }
    const expired = { expiresAt: Date.now() - 1000 };
    const closed = { name: 'photo.png', content: png(80, 60) };
    const { fileId } = await uploadClosed(server, token, expired, closed);
    expect((await fetch(addressOf(fileId, 'w320.webp'))).status).toBe(404);
  });
});
