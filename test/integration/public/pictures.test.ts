// @long
import { afterAll, expect, test } from 'bun:test';

import { becomeAdministrator } from '../../support/api/accounts.ts';
import { upload } from '../../support/api/uploads.ts';
import { runStatement } from '../../support/database/database.ts';
import { takeBack } from '../../support/database/earlier-schema.ts';
import { colouredPictures } from '../../support/files/colour-profiles.ts';
import {
  jpeg,
  quarters,
  sizeOf,
  svg,
  withExif,
  withOrientation,
} from '../../support/files/pictures.ts';
import { avif } from '../../support/files/videos.ts';
import { tagsOf } from '../../support/http/embed-tags.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ PREVIEWS: '' });
afterAll(() => server[Symbol.asyncDispose]());
const { token } = await becomeAdministrator(server);

const bytesOf = async (url: string) => {
  const answer = await fetch(url);
  expect(answer.status).toBe(200);
  return Buffer.from(await answer.arrayBuffer());
};
const pageOf = async (slug: string) => (await bytesOf(`${server.origin}/v/${slug}`)).toString();
const toldSize = (page: string) => {
  const [, width, height] = /<img[^>]*\bwidth="(\d+)" height="(\d+)"/.exec(page) ?? [];
  return [Number(width), Number(height)];
};

test('whatever is made or told of a picture with an orientation is turned', async () => {
  const [png, photo] = [quarters(1600, 900), await jpeg(1600, 900)];
  for (const [name, bytes, isTurned] of [
    ['right.png', withOrientation(png, 6), true],
    ['left.png', withOrientation(png, 8), true],
    ['transposed.png', withOrientation(png, 5), true],
    ['upside-down.png', withOrientation(png, 3), false],
    ['behind.png', withOrientation(png, 6, true), false],
    ['right.jpg', withExif(photo, 6, 'Maker'), true],
  ] as const) {
    const { fileId, thumbnailUrl } = await upload(server, token, name, bytes);
    const page = await pageOf(fileId);
    const tags = tagsOf(page);
    const [width, height] = isTurned ? [900, 1600] : [1600, 900];
    expect([name, ...toldSize(page)]).toEqual([name, width, height]);
    const shown = isTurned ? { width: 675, height: 1200 } : { width: 1200, height: 675 };
    expect([tags['og:image:width'], tags['og:image:height']]).toEqual([
      String(shown.width),
      String(shown.height),
    ]);
    expect(await sizeOf(await bytesOf(tags['og:image'] ?? ''))).toMatchObject(shown);
    const oembed = await fetch(tags['oembed'] ?? '');
    expect(await oembed.json()).toMatchObject(shown);
    const small = isTurned ? { width: 270, height: 480 } : { width: 480, height: 270 };
    expect(await sizeOf(await bytesOf(thumbnailUrl))).toMatchObject(small);
  }
  const { fileId } = await upload(server, token, 'turned.avif', avif(640, 480, true));
  expect(toldSize(await pageOf(fileId))).toEqual([480, 640]);
});

test('the page of a drawing tells its size or its ratio, and names a picture of it', async () => {
  for (const [attributes, size] of [
    ['viewBox="0 0 800 400"', [1000, 500]],
    ['width="100%" height="100%" viewBox="0 0 10 40"', [250, 1000]],
    ['width="20mm" viewBox="0 0 2 1"', [76, 38]],
    ['', [Number.NaN, Number.NaN]],
  ] as const) {
    const { fileId } = await upload(server, token, 'drawing.svg', svg(attributes));
    const page = await pageOf(fileId);
    expect([attributes, ...toldSize(page)]).toEqual([attributes, ...size]);
    const tags = tagsOf(page);
    expect(tags['og:image']).toBe(`${server.origin}/p/${fileId}.jpg`);
    // It is not known before it is drawn.
    expect(tags).not.toHaveProperty('og:image:width');
  }
});

test('no picture that is made has a colour profile which does not fit its pixels', async () => {
  for (const { name, bytes, shown } of colouredPictures()) {
    const { fileId, thumbnailUrl } = await upload(server, token, name, bytes);
    for (const url of [thumbnailUrl, `${server.origin}/p/${fileId}.jpg`]) {
      const made = (await bytesOf(url)).toString('latin1');
      const hasProfile = shown[0] !== 200 && shown[0] !== 55;
      // The space of the profile's pixels and that of its connection, in front of its signature.
      const spaces = [...made.matchAll(/mntr(.{4})(.{4}).{12}acsp/gs)].map(([, each]) => each);
      expect([name, spaces]).toEqual([name, hasProfile ? ['RGB '] : []]);
    }
  }
});

test('a turned PNG from before its orientation was read is turned after the start', async () => {
  await using old = await startServer();
  const person = await becomeAdministrator(old);
  const turned = withOrientation(quarters(120, 80), 6);
  const { fileId, thumbnailUrl } = await upload(old, person.token, 'turned.png', turned);
  const plain = await upload(old, person.token, 'plain.png', quarters(120, 80));
  const etagOf = async (url: string) => {
    const answer = await fetch(url);
    expect(answer.status).toBe(200);
    return answer.headers.get('etag');
  };
  const etag = await etagOf(plain.thumbnailUrl);
  await etagOf(thumbnailUrl);
  await old.stop();
  // As it was kept: its size, and smaller pictures that are those of the other file.
  await runStatement(
    old,
    `update uploads set width = 120, height = 80, media = '', thumbnail_key =
      (select thumbnail_key from uploads where slug = '${plain.fileId}') where slug = '${fileId}'`,
  );
  await takeBack(old, '0034-turned-pictures');
  await old.start();
  expect(await etagOf(thumbnailUrl)).toBe(etag);
  const page = await (await fetch(`${old.origin}/v/${fileId}`)).text();
  expect(toldSize(page)).toEqual([80, 120]);
  expect(await sizeOf(await (await fetch(thumbnailUrl)).arrayBuffer())).toMatchObject({
    width: 80,
    height: 120,
  });
  expect(await etagOf(plain.thumbnailUrl)).toBe(etag);
});
