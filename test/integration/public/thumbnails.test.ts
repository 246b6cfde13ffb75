import { afterAll, describe, expect, test } from 'bun:test';

import { parseResponse } from 'hono/client';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { client, send } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import { bitmap, gif, jpeg, png, sizeOf, withExif } from '../../support/files/pictures.ts';
import { samples } from '../../support/files/sample-files.ts';
import { expectFileHeaders } from '../../support/http/file-headers.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const photo = await upload(server, token, 'photo.jpg', await jpeg(1200, 800));
const get = (url: string, headers: Record<string, string> = {}) => fetch(url, { headers });

async function recordOf(id: string) {
  const call = client(server.origin, token).api.upload[':id'].$get({ param: { id } });
  return (await parseResponse(call)).data.upload;
}

describe('a thumbnail', () => {
  test('is a WebP that fits into 480 × 480, whatever the picture was', async () => {
    for (const [name, picture, width, height] of [
      ['photo.jpg', await jpeg(1200, 800), 480, 320],
      ['tall.png', png(100, 1000), 48, 480],
      ['thin.png', png(1, 2000), 1, 480],
      ['picture.bmp', bitmap(600, 60), 480, 48],
      ['animation.gif', gif(1), 1, 1],
      ['wide.webp', await new Bun.Image(png(960, 10)).webp().buffer(), 480, 5],
    ] as const) {
      const { thumbnailUrl, fileId } = await upload(server, token, name, picture);
      expect(thumbnailUrl).toBe(`${server.origin}/t/${fileId}`);
      const answer = await get(thumbnailUrl);
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-type')).toBe('image/webp');
      expectFileHeaders(answer);
      const thumbnail = await answer.arrayBuffer();
      expect(await sizeOf(thumbnail)).toEqual({ width, height, format: 'webp' });
    }
  });

  test('of a small picture is not enlarged', async () => {
    const { thumbnailUrl } = await upload(server, token, 'small.png', png(40, 30));
    const thumbnail = await (await get(thumbnailUrl)).arrayBuffer();
    expect(await sizeOf(thumbnail)).toMatchObject({ width: 40, height: 30 });
  });

  test('stands upright, and says nothing about camera or place', async () => {
    const maker = 'Robin’s secret camera';
    const turned = withExif(await jpeg(300, 200), 6, maker);
    expect(turned.includes(Buffer.from(maker, 'latin1'))).toBe(true);
    const { thumbnailUrl } = await upload(server, token, 'turned.jpg', turned);
    const thumbnail = Buffer.from(await (await get(thumbnailUrl)).arrayBuffer());
    expect(await sizeOf(thumbnail)).toMatchObject({ width: 200, height: 300 });
    expect(thumbnail.toString('latin1')).not.toMatch(/secret|EXIF|XMP |ICCP/i);
  });

  test('is named in the answer to an upload, in the record and in lists', async () => {
    const { thumbnailUrl } = photo;
    expect(photo.file.thumbnailUrl).toBe(thumbnailUrl);
    expect((await recordOf(photo._id)).thumbnailUrl).toBe(thumbnailUrl);
    const list = await send(server.origin, 'GET', '/api/upload/my?limit=100', { token });
    expect(JSON.stringify(await list.json())).toContain(thumbnailUrl);
  });

  test('is not there for a file that is no picture, may run scripts or cannot be decoded', async () => {
    for (const [name, content] of [
      ['empty.txt', ''],
      ['empty.png', ''],
      ['data.bin', Buffer.from([0, 1, 2, 3])],
      ['bundle.zip', samples.zip],
    ] as const) {
      const { thumbnailUrl, file, fileId } = await upload(server, token, name, content);
      expect([thumbnailUrl, file.thumbnailUrl]).toEqual(['', '']);
      expect((await get(`${server.origin}/t/${fileId}`)).status).toBe(404);
    }
  });
});

describe('asking for a thumbnail', () => {
  test('again with its ETag is answered 304, and with a range 206', async () => {
    const whole = await get(photo.thumbnailUrl);
    const bytes = Buffer.from(await whole.arrayBuffer());
    const etag = whole.headers.get('etag') ?? '';
    const unchanged = await get(photo.thumbnailUrl, { 'if-none-match': etag });
    expect(unchanged.status).toBe(304);
    expectFileHeaders(unchanged);
    expect(await unchanged.text()).toBe('');
    const part = await get(photo.thumbnailUrl, { range: 'bytes=8-11' });
    expect(part.status).toBe(206);
    expect(part.headers.get('content-range')).toBe(`bytes 8-11/${bytes.length}`);
    expect(await part.text()).toBe('WEBP');
    const beyond = await get(photo.thumbnailUrl, { range: 'bytes=9999999-' });
    expect(beyond.status).toBe(416);
    expectFileHeaders(beyond);
  });

  test('with HEAD answers the headers of GET', async () => {
    const head = await fetch(photo.thumbnailUrl, { method: 'HEAD' });
    const full = await get(photo.thumbnailUrl);
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
    for (const name of ['content-type', 'content-length', 'etag', 'cache-control']) {
      expect(head.headers.get(name)).toBe(full.headers.get(name));
    }
  });

  test('of an unknown upload is answered 404', async () => {
    for (const name of ['aaaaaaaaaa', '..%2f..%2fsecret.key', 'x', `${photo.fileId}0`, '%00']) {
      const answer = await get(`${server.origin}/t/${name}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).not.toMatch(/\.ts:\d|ENOENT|SQL/);
    }
  });

  test('of another host is refused', async () => {
    const path = `/t/${photo.fileId}`;
    const answer = await fetch(`${server.origin}${path}`, { headers: { host: 'evil.example' } });
    expect(answer.status).toBe(421);
  });
});

test('neither thumbnails nor previews in the app count as views', async () => {
  const { _id, publicUrl, thumbnailUrl } = await upload(server, token, 'seen.png', png(20, 20));
  await (await get(publicUrl)).bytes();
  for (let round = 0; round < 3; round += 1) {
    expect((await get(thumbnailUrl)).status).toBe(200);
    expect((await get(`${publicUrl}?preview`)).status).toBe(200);
    expect((await get(`${publicUrl}?preview`, { range: 'bytes=0-9' })).status).toBe(206);
  }
  await (await get(`${publicUrl}?download&preview`)).bytes();
  // Written together, so nothing else was counted when both are there.
  await waitFor('the counts', async () => (await recordOf(_id)).downloads > 0);
  expect(await recordOf(_id)).toMatchObject({ views: 1, downloads: 1 });
});

test('they are made where there is neither a network nor the data folder, which the log says once', async () => {
  await using own = await startServer();
  const { token: ownToken } = await becomeAdministrator(own);
  for (const name of ['a.png', 'b.png']) {
    const { thumbnailUrl } = await upload(own, ownToken, name, png(64, name.length + 20));
    expect((await fetch(thumbnailUrl)).status).toBe(200);
  }
  const lines = own.output().match(/.*"thumbnails\.isolated".*/g) ?? [];
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 'info',
    by: expect.stringMatching(/^(bubblewrap|user namespaces)$/),
  });
});
