// @one-stack @long

import { afterAll, describe, expect, test } from 'bun:test';

import { parseResponse } from 'hono/client';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { client } from '../../support/api/client.ts';
import { upload } from '../../support/api/uploads.ts';
import {
  bitmap,
  gif,
  giganticGif,
  giganticJpeg,
  giganticWebp,
  jpeg,
  png,
  pngOf,
  sizeOf,
} from '../../support/files/pictures.ts';
import { samples } from '../../support/files/sample-files.ts';
import { expectStoredFiles, storedFiles } from '../../support/files/stored-files.ts';
import { childrenMs } from '../../support/servers/processor-time.ts';
import { startServer } from '../../support/servers/server.ts';
import { childrenOf } from '../../support/servers/workers.ts';
import { startClock, waitFor } from '../../support/wait.ts';

const server = await startServer();
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

async function thumbnailUrlOf(id: string) {
  const call = client(server.origin, token).api.upload[':id'].$get({ param: { id } });
  return (await parseResponse(call)).data.upload.thumbnailUrl;
}

const after = (bytes: Buffer, length: number) => bytes.subarray(0, length);
const photo = await jpeg(1200, 800);
const webp = await new Bun.Image(png(900, 600)).webp().buffer();

describe('a picture that is none, or too much', () => {
  test.each<[string, string, Uint8Array]>([
    ['2500 million pixels in a kilobyte', 'bomb.png', pngOf(50_000, 50_000, Buffer.alloc(10_000))],
    [
      'just above 50 million pixels',
      'large.png',
      pngOf(10_000, 5_001, Buffer.alloc(30_001 * 5_001)),
    ],
    ['a bitmap of 4000 million pixels', 'bomb.bmp', bitmap(65_000, 65_000, false)],
    ['a frame of 4000 million pixels', 'bomb.gif', giganticGif()],
    ['a JPEG of 4000 million pixels', 'bomb.jpg', giganticJpeg(photo)],
    ['a WebP of 268 million pixels', 'bomb.webp', giganticWebp(webp)],
    ['no pixels at all', 'none.png', pngOf(0, 0, Buffer.alloc(0))],
    ['fewer pixels than it says', 'short.png', pngOf(2_000, 2_000, Buffer.alloc(100))],
    ['a PNG that is cut', 'cut.png', after(png(300, 200), 400)],
    ['a WebP that is cut', 'cut.webp', after(webp, 200)],
    ['a GIF that is cut', 'cut.gif', after(gif(1), 20)],
    ['a JPEG that is cut before its picture', 'cut.jpg', after(photo, 100)],
    ['nothing but a beginning', 'head.jpg', samples.jpeg],
    ['a text behind a signature', 'text.png', Buffer.from('\x89PNG\r\n\x1A\nhello', 'latin1')],
  ])('%s has no thumbnail, and stays a file', async (_, name, content) => {
    const before = await storedFiles(server);
    const { _id, thumbnailUrl, publicUrl } = await upload(server, token, name, content);
    expect(thumbnailUrl).not.toBe('');
    const files = await storedFiles(server);
    const computedMs = await childrenMs(server);
    const answer = await fetch(thumbnailUrl);
    expect(answer.status).toBe(404);
    expect((await answer.json()).code).toBe('not_found');
    expect((await childrenMs(server)) - computedMs).toBeLessThan(2_000);
    // It is known from now on, and not tried again.
    expect(await thumbnailUrlOf(_id)).toBe('');
    expect((await fetch(thumbnailUrl)).status).toBe(404);
    const file = await fetch(publicUrl);
    expect(Buffer.from(await file.arrayBuffer()).equals(Buffer.from(content))).toBe(true);
    expect(files).toHaveLength(before.length + 1);
    await expectStoredFiles(server, files);
  });

  test('a film of 300 000 frames has its first as its thumbnail', async () => {
    const { thumbnailUrl } = await upload(server, token, 'film.gif', gif(300_000));
    const computedMs = await childrenMs(server);
    const thumbnail = await (await fetch(thumbnailUrl)).arrayBuffer();
    expect((await childrenMs(server)) - computedMs).toBeWithin(1, 2_000);
    expect(await sizeOf(thumbnail)).toMatchObject({ width: 1, height: 1 });
  });

  test('a JPEG whose end is missing has a thumbnail of the part that is there', async () => {
    const { thumbnailUrl } = await upload(
      server,
      token,
      'half.jpg',
      after(photo, photo.length / 2),
    );
    const thumbnail = await (await fetch(thumbnailUrl)).arrayBuffer();
    expect(await sizeOf(thumbnail)).toMatchObject({ width: 480, height: 320 });
  });

  test('above 50 MB no thumbnail is offered, below one is made', async () => {
    const padded = (bytes: number) =>
      Buffer.concat([png(30, 20), Buffer.alloc(bytes)]).subarray(0, bytes);
    const large = await upload(server, token, 'large.png', padded(50 * 1024 ** 2 + 1));
    expect(large.thumbnailUrl).toBe('');
    expect((await fetch(`${server.origin}/t/${large.fileId}`)).status).toBe(404);
    const fits = await upload(server, token, 'fits.png', padded(50 * 1024 ** 2));
    expect((await fetch(fits.thumbnailUrl)).status).toBe(200);
  });
});

describe('while large pictures are made small', () => {
  test('one whose process the kernel kills for its memory stays a file, and is not tried again at once', async () => {
    const fine = await upload(server, token, 'fine.png', png(31, 20));
    // The first process of all looks for a way to isolate the others.
    expect((await fetch(fine.thumbnailUrl)).status).toBe(200);
    const heavy = pngOf(7_000, 6_999, Buffer.alloc(6_999 * (7_000 * 3 + 1)));
    const { _id, thumbnailUrl, publicUrl } = await upload(server, token, 'heavy.png', heavy);
    const files = await storedFiles(server);
    const asked = fetch(thumbnailUrl);
    process.kill(
      await waitFor('its process', async () => (await childrenOf(server))[0]),
      'SIGKILL',
    );
    expect((await asked).status).toBe(404);
    const computedMs = await childrenMs(server);
    expect((await fetch(thumbnailUrl)).status).toBe(404);
    expect(await childrenMs(server)).toBe(computedMs);
    // The picture is not to blame.
    expect(await thumbnailUrlOf(_id)).toBe(thumbnailUrl);
    expect(Buffer.from(await (await fetch(publicUrl)).arrayBuffer()).equals(heavy)).toBe(true);
    await expectStoredFiles(server, files);
    const told = server
      .output()
      .split('\n')
      .filter((line) => line.includes('out_of_memory'));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain('500 MB more');
    expect(told[0]).toContain(_id);
  });

  test('many that are too large at once delay no request, and the next has its thumbnail', async () => {
    const bombs = [
      giganticJpeg(photo),
      giganticWebp(webp),
      giganticGif(),
      bitmap(65_000, 65_000, false),
      pngOf(50_000, 50_000, Buffer.alloc(10_000)),
    ];
    const sent = Array.from({ length: 40 }, async (_, index) => {
      const content = bombs[index % bombs.length] ?? photo;
      return (await upload(server, token, 'bomb.png', content)).thumbnailUrl;
    });
    const urls = await Promise.all(sent);
    const answers = Promise.all(urls.map((url) => fetch(url)));
    const elapsedMs = startClock();
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    // Each of them would take longer, and other tests may have the machine.
    expect(elapsedMs()).toBeLessThan(25_000);
    for (const { status } of await answers) expect([404, 503]).toContain(status);
    const { thumbnailUrl } = await upload(server, token, 'fine.png', png(30, 20));
    expect((await fetch(thumbnailUrl)).status).toBe(200);
  });

  test('the server answers others, and those who wait too many are told when to come again', async () => {
    const heavy = pngOf(7_000, 7_000, Buffer.alloc(7_000 * (7_000 * 3 + 1)));
    const heavies: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      heavies.push((await upload(server, token, 'slow.png', heavy)).thumbnailUrl);
    }
    const others: string[] = [];
    for (let count = 0; count < 70; count += 1) {
      others.push((await upload(server, token, 'quick.png', png(9, 9))).thumbnailUrl);
    }
    const asking = [...heavies, ...others].map((url) => fetch(url));
    let heaviesMade = 0;
    for (const one of asking.slice(0, heavies.length)) {
      void one.then(({ ok }) => (heaviesMade += Number(ok)));
    }
    const health = await fetch(`${server.origin}/healthz`);
    expect(health.status).toBe(200);
    // Before the first of those that take long, however busy the machine is.
    expect(heaviesMade).toBe(0);
    const answers = await Promise.all(asking);
    const refused = answers.filter(({ status }) => status === 503);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(73 - refused.length);
    expect(refused.length).toBeWithin(1, 73 - 65 + 1);
    expect(refused[0]?.headers.get('retry-after')).toBe('5');
    for (const { url } of refused) expect((await fetch(url)).status).toBe(200);
  });
});
