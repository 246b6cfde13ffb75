import { afterAll, describe, expect, test } from 'bun:test';
import { inflateSync } from 'node:zlib';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send } from '../../support/api/client.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { upload } from '../../support/api/uploads.ts';
import { heicOf, madeByFfmpeg, pdf, rawPhotograph } from '../../support/files/made-media.ts';
import { colourOf, jpeg, png, sizeOf, tiff } from '../../support/files/pictures.ts';
import { startServer } from '../../support/servers/server.ts';
import { waitFor } from '../../support/wait.ts';

const server = await startServer({ PREVIEWS: '' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);
const { token } = admin;

const film = '-f lavfi -i testsrc2=s=640x360:d=4 -f lavfi -i sine=d=4';
const sheet = { width: 1200, height: 630 };

interface Case {
  name: string;
  content: Uint8Array | string;
  preview: { width: number; height: number };
  facts?: object;
}

const recordOf = async (id: string, as = token) =>
  (await (await send(server.origin, 'GET', `/api/upload/${id}`, { token: as })).json()).data.upload;

/** It is told once it is there. */
const thumbnailUrlOf = (id: string): Promise<string> =>
  waitFor('the thumbnail', async () => (await recordOf(id)).thumbnailUrl);

/** Whether a picture's upper or left half is rather red than blue. */
async function isFirstRed(bytes: ArrayBuffer, isUpper: boolean) {
  const [width, height] = isUpper ? [1, 2] : [2, 1];
  const halves = new Bun.Image(bytes).resize(width, height, { fit: 'fill' });
  const image = await halves.png().buffer();
  const at = image.indexOf('IDAT') + 4;
  // Whatever filter a PNG's row has, its first pixel is written as it is.
  const [, red = 0, _green, blue = 0] = inflateSync(image.subarray(at));
  return red > blue;
}

const raw = rawPhotograph(await jpeg(160, 120), 6);
const cases: Case[] = [
  {
    name: 'film.mp4',
    content: await madeByFfmpeg('a.mp4', `${film} -c:v libx264 -pix_fmt yuv420p`),
    preview: { width: 640, height: 360 },
    facts: { width: 640, height: 360, duration: 4 },
  },
  {
    name: 'film.webm',
    content: await madeByFfmpeg('a.webm', `${film} -c:v libvpx -c:a libvorbis`),
    preview: { width: 640, height: 360 },
    facts: { width: 640, height: 360 },
  },
  {
    name: 'film.mkv',
    content: await madeByFfmpeg('a.mkv', `${film} -c:v mpeg4`),
    preview: { width: 640, height: 360 },
  },
  {
    name: 'slow.mkv',
    content: await madeByFfmpeg('a.mkv', '-f lavfi -i testsrc2=s=320x240:r=1/2:d=20 -c:v mpeg4'),
    preview: { width: 320, height: 240 },
  },
  {
    name: 'song.mp3',
    content: await madeByFfmpeg('a.mp3', '-f lavfi -i sine=d=3'),
    preview: sheet,
  },
  {
    name: 'song.ogg',
    content: await madeByFfmpeg('a.ogg', '-f lavfi -i sine=d=3'),
    preview: sheet,
    facts: { duration: 3 },
  },
  {
    name: 'covered.mp3',
    content: await madeByFfmpeg(
      'a.mp3',
      '-f lavfi -i sine=d=1 -f lavfi -i color=red:s=300x300:d=1 -map 0 -map 1 -frames:v 1 -c:v png -disposition:v attached_pic',
    ),
    preview: { width: 300, height: 300 },
  },
  {
    name: 'page.pdf',
    content: pdf('BT /F 48 Tf 72 700 Td (Quince) Tj ET', { pages: 3 }),
    preview: { width: 848, height: 1200 },
    facts: { pages: 3 },
  },
  {
    name: 'drawing.svg',
    content:
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 50"><rect width="100" height="50" fill="red"/></svg>',
    preview: { width: 1200, height: 600 },
  },
  { name: 'code.ts', content: 'export const quince = 1;\n', preview: sheet },
  { name: 'notes.txt', content: 'מה שלומך\n日本語\n\u202Eevil', preview: sheet },
  {
    name: 'photo.avif',
    content: await madeByFfmpeg(
      'a.avif',
      '-f lavfi -i color=red:s=320x240 -frames:v 1 -c:v libaom-av1 -still-picture 1 -cpu-used 8',
    ),
    preview: { width: 320, height: 240 },
    facts: { width: 320, height: 240 },
  },
  {
    name: 'photo.heic',
    content: await heicOf(png(320, 240)),
    preview: { width: 320, height: 240 },
    facts: { width: 320, height: 240 },
  },
  {
    name: 'scan.tiff',
    content: await madeByFfmpeg('a.tiff', '-f lavfi -i color=red:s=320x240 -frames:v 1'),
    preview: { width: 320, height: 240 },
    facts: { width: 320, height: 240 },
  },
  {
    name: 'photo.dng',
    content: raw,
    preview: { width: 120, height: 160 },
    facts: { camera: 'NIKON D850' },
  },
];

describe('a file has a thumbnail, a preview of the announced size, and facts', () => {
  test.each(cases)('$name', async ({ name, content, preview, facts = {} }) => {
    const { _id, viewUrl, fileId } = await upload(server, token, name, content);
    const thumbnailUrl = await thumbnailUrlOf(_id);
    expect(thumbnailUrl).toBe(`${server.origin}/t/${fileId}`);
    const thumbnail = await fetch(thumbnailUrl);
    expect(thumbnail.status).toBe(200);
    expect(thumbnail.headers.get('content-type')).toBe('image/webp');
    const small = await sizeOf(await thumbnail.arrayBuffer());
    expect(Math.max(small.width ?? 0, small.height ?? 0)).toBeLessThanOrEqual(480);
    const page = await (await fetch(viewUrl)).text();
    const url = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(url).toBe(`${server.origin}/p/${fileId}.jpg`);
    expect(page).toContain(`property="og:image:width" content="${preview.width}"`);
    expect(page).toContain(`property="og:image:height" content="${preview.height}"`);
    const shown = await (await fetch(url)).arrayBuffer();
    expect(await sizeOf(shown)).toEqual({ ...preview, format: 'jpeg' });
    expect(shown.byteLength).toBeLessThanOrEqual(500_000);
    expect(await recordOf(_id)).toMatchObject(facts);
  });
});

test('a film that begins in the dark is shown where it is light', async () => {
  const dark = await madeByFfmpeg(
    'a.mkv',
    '-f lavfi -i color=black:s=320x180:d=2 -f lavfi -i color=red:s=320x180:d=2 -filter_complex [0][1]concat=n=2 -c:v mpeg4',
  );
  const { _id, fileId } = await upload(server, token, 'dark.mkv', dark);
  await thumbnailUrlOf(_id);
  const picture = await (await fetch(`${server.origin}/p/${fileId}.jpg`)).arrayBuffer();
  expect(await colourOf(picture)).toEqual([300, 0, 0]);
});

test('a film’s owner chooses from where its still is', async () => {
  const two = await madeByFfmpeg(
    'a.mp4',
    '-f lavfi -i color=red:s=320x180:d=2 -f lavfi -i color=blue:s=320x180:d=2 -filter_complex [0][1]concat=n=2 -c:v libx264 -pix_fmt yuv420p',
  );
  const { _id, fileId, viewUrl } = await upload(server, token, 'two.mp4', two);
  const choose = (posterAt: unknown) =>
    send(server.origin, 'PATCH', `/api/upload/${_id}`, { token, body: { posterAt } });
  const colour = async () => {
    await waitFor('the still', async () => (await fetch(`${server.origin}/t/${fileId}`)).ok);
    return colourOf(await (await fetch(`${server.origin}/p/${fileId}.jpg`)).arrayBuffer());
  };
  expect(await colour()).toEqual([300, 0, 0]);
  await recordOf(_id);
  expect((await choose(3)).status).toBe(200);
  expect(await colour()).toEqual([0, 0, 300]);
  expect(await (await fetch(viewUrl)).text()).toMatch(/og:image" content="[^"]+-3000"/);
  for (const invalid of [4.5, -1, '3', 1e9, Number.NaN]) {
    const refused = await choose(Number.isNaN(invalid) ? {} : invalid);
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ code: 'invalid_option' });
  }
  expect((await choose(null)).status).toBe(200);
  expect(await colour()).toEqual([300, 0, 0]);
  const text = await upload(server, token, 'a.txt', 'text');
  const refused = await send(server.origin, 'PATCH', `/api/upload/${text._id}`, {
    token,
    body: { posterAt: 0 },
  });
  expect(refused.status).toBe(400);
});

test('a film that is turned is shown as players turn it', async () => {
  const turned = await madeByFfmpeg('a.mov', '-c copy -metadata:s:v rotate=90', {
    from: cases[0]?.content,
  });
  const { _id, fileId } = await upload(server, token, 'turned.mov', turned);
  await thumbnailUrlOf(_id);
  const picture = await (await fetch(`${server.origin}/p/${fileId}.jpg`)).arrayBuffer();
  expect(await sizeOf(picture)).toEqual({ width: 360, height: 640, format: 'jpeg' });
});

test('a photograph that browsers do not show is shown by its picture, with a way to the original', async () => {
  const photo = await upload(server, token, 'photo.heic', await heicOf(png(640, 480)));
  const source = `/i/${photo.fileId}/w1280.webp`;
  const page = await (await fetch(photo.viewUrl)).text();
  expect(/<img\s+src="([^"]+)"/.exec(page)?.[1]).toBe(source);
  expect(page).toContain(`href="/f/${photo.fileId}">Open the original</a>`);
  expect(await sizeOf(await (await fetch(`${server.origin}${source}`)).arrayBuffer())).toEqual({
    width: 640,
    height: 480,
    format: 'webp',
  });
  const original = await fetch(`${server.origin}/f/${photo.fileId}`);
  expect(original.headers.get('content-disposition')).toStartWith('inline');
  expect(original.headers.get('content-security-policy')).toContain('sandbox');
  expect(original.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a drawing is there in every width, up to the size of its preview', async () => {
  const box = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 40">';
  const drawing = `${box}<rect width="80" height="40" fill="red"/></svg>`;
  const { fileId } = await upload(server, token, 'drawing.svg', drawing);
  for (const [width, shown] of [
    [320, 320],
    [1920, 1200],
  ]) {
    const picture = await fetch(`${server.origin}/i/${fileId}/w${width}.webp`);
    expect(await sizeOf(await picture.arrayBuffer())).toMatchObject({ width: shown });
  }
});

test('a page tells the dimensions, the length and the number of pages of a file', async () => {
  const factsOf = async (name: string, content: Uint8Array) => {
    const { _id, viewUrl } = await upload(server, token, name, content);
    await thumbnailUrlOf(_id);
    const page = await (await fetch(viewUrl)).text();
    const list = /<dl class="facts">[^]*?<\/dl>/.exec(page)?.[0] ?? '';
    return [...list.matchAll(/<dd>([^]*?)<\/dd>/g)].map(([, text = '']) =>
      text.replaceAll(/<[^>]*>/g, '').trim(),
    );
  };
  const content = (name: string) =>
    Buffer.from(cases.find((each) => each.name === name)?.content ?? '');
  const day = expect.stringMatching(/^\d+ \w+ \d{4}$/);
  const size = expect.stringMatching(/ (?:Bytes|KB)$/);
  expect(await factsOf('f.mp4', content('film.mp4'))).toEqual([
    size,
    'video/mp4',
    '640 × 360',
    '0:04',
    day,
  ]);
  expect(await factsOf('s.ogg', content('song.ogg'))).toEqual([size, 'audio/ogg', '0:03', day]);
  expect(await factsOf('p.pdf', content('page.pdf'))).toEqual([
    size,
    'application/pdf',
    '3 pages',
    day,
  ]);
  expect(await factsOf('p.pdf', pdf(''))).toEqual([size, 'application/pdf', '1 page', day]);
});

test.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'a TIFF of orientation %d is turned as it says',
  async (orientation) => {
    const scan = tiff(80, 40, { orientation });
    const { _id, fileId } = await upload(server, token, 'scan.tiff', scan);
    await thumbnailUrlOf(_id);
    const picture = await (await fetch(`${server.origin}/p/${fileId}.jpg`)).arrayBuffer();
    const isSideways = orientation >= 5;
    const shown = isSideways ? { width: 40, height: 80 } : { width: 80, height: 40 };
    expect(await sizeOf(picture)).toEqual({ ...shown, format: 'jpeg' });
    expect(await recordOf(_id)).toMatchObject(shown);
    // The red half is the left one as the file is stored.
    expect(await isFirstRed(picture, isSideways)).toBe([1, 4, 5, 6].includes(orientation));
  },
);

test('only its owner learns which camera took a photograph', async () => {
  const person = await registerApproved(server, admin);
  const { _id, viewUrl } = await upload(server, person.token, 'mine.dng', raw);
  const seen = await waitFor('the camera', async () => {
    const record = await recordOf(_id, person.token);
    return record.camera === null ? undefined : record;
  });
  expect(seen.camera).toBe('NIKON D850');
  expect((await recordOf(_id)).camera).toBeNull();
  expect(await (await fetch(viewUrl)).text()).not.toContain('D850');
});

test('a locked film shows neither a still nor its name to those who do not know the password', async () => {
  const content = cases[0]?.content ?? '';
  const { _id, fileId, viewUrl } = await upload(server, token, 'secret-film.mp4', content);
  const locked = await send(server.origin, 'PATCH', `/api/upload/${_id}`, {
    token,
    body: { password: 'quince tart' },
  });
  expect(locked.status).toBe(200);
  expect((await fetch(`${server.origin}/t/${fileId}`)).status).toBe(403);
  expect((await fetch(`${server.origin}/p/${fileId}.jpg`)).status).toBe(404);
  const page = await (await fetch(viewUrl)).text();
  expect(page).not.toContain('og:image');
  expect(page).not.toContain('secret-film');
});

test('files that are damaged have an icon, and stay as they are', async () => {
  for (const [name, content] of [
    ['cut.mp4', Buffer.from(cases[0]?.content ?? '').subarray(0, 3000)],
    ['cut.pdf', pdf('').subarray(0, 100)],
    ['cut.heic', Buffer.from(await heicOf(png(64, 64))).subarray(0, 400)],
    ['broken.svg', '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><g>'],
  ] as const) {
    const { _id, fileId, rawUrl } = await upload(server, token, name, content);
    await waitFor('the attempt', () =>
      server
        .output()
        .split('\n')
        .some((line) => line.includes('preview.undecodable') && line.includes(_id)),
    );
    expect((await recordOf(_id)).thumbnailUrl).toBe('');
    expect((await fetch(`${server.origin}/t/${fileId}`)).status).toBe(404);
    const neutral = await (await fetch(`${server.origin}/p/${fileId}.jpg`)).arrayBuffer();
    expect(await sizeOf(neutral)).toEqual({ ...sheet, format: 'jpeg' });
    const bytes = Buffer.from(await (await fetch(`${rawUrl}?download`)).arrayBuffer());
    expect(bytes.equals(Buffer.from(content))).toBe(true);
  }
});

test('an administrator switches them off, all or those of other files than pictures', async () => {
  const photo = await upload(server, token, 'photo.png', png(40, 30));
  const text = await upload(server, token, 'text.txt', 'text');
  await thumbnailUrlOf(text._id);
  const urls = async () => [
    (await recordOf(photo._id)).thumbnailUrl !== '',
    (await recordOf(text._id)).thumbnailUrl !== '',
  ];
  expect(await urls()).toEqual([true, true]);
  await changeSettings(server, token, { previews: 'pictures' });
  expect(await urls()).toEqual([true, false]);
  await changeSettings(server, token, { previews: 'off' });
  expect(await urls()).toEqual([false, false]);
  expect((await fetch(photo.thumbnailUrl)).status).toBe(404);
  await changeSettings(server, token, { previews: 'on' });
  expect(await urls()).toEqual([true, true]);
});
