// @one-stack

import { afterAll, describe, expect, test } from 'bun:test';

import { becomeAdministrator, registerApproved } from '../../support/api/accounts.ts';
import { send as callApi } from '../../support/api/client.ts';
import { approveDomain, requestDomain } from '../../support/api/domains.ts';
import { changeSettings } from '../../support/api/settings.ts';
import { upload } from '../../support/api/uploads.ts';
import { sha256Of } from '../../support/files/hash.ts';
import { gif, jpeg, png, sizeOf, withExif } from '../../support/files/pictures.ts';
import { samples } from '../../support/files/sample-files.ts';
import { aac, hevc, mp4 } from '../../support/files/videos.ts';
import { componentsIn, tagsOf } from '../../support/http/embed-tags.ts';
import { openKeptConnection } from '../../support/http/kept-connection.ts';
import { startServer } from '../../support/servers/server.ts';

const server = await startServer({ BASE_DOMAINS: 'perch.example' });
afterAll(() => server[Symbol.asyncDispose]());
const admin = await becomeAdministrator(server);

const send = (name: string, content: string | Uint8Array) =>
  upload(server, admin.token, name, content);
const get = (url: string, headers: Record<string, string> = {}) =>
  fetch(url, { headers, redirect: 'manual' });
const oembed = (url: string, more = '') =>
  get(`${server.origin}/oembed?url=${encodeURIComponent(url)}${more}`);

const look = async (url: string, headers?: Record<string, string>) =>
  tagsOf(await (await get(url, headers)).text());

// As the programs name themselves whose people see the previews.
const agents = {
  Discord: 'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
  Slack: 'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  Telegram: 'TelegramBot (like TwitterBot)',
  WhatsApp: 'WhatsApp/2.23.20.0',
  Signal: 'WhatsApp/2',
  Facebook: 'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  X: 'Twitterbot/1.0',
  Mastodon: 'http.rb/5.1.1 (Mastodon/4.2.0; +https://mastodon.example/)',
  Synapse: 'Synapse (bot; +https://github.com/matrix-org/synapse)',
  Teams: 'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5',
  iMessage:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_11_1) AppleWebKit/601.2.4 (KHTML, like Gecko)',
};

describe('a page of a picture', () => {
  test('names it, its size and a preview of that size, to every program alike', async () => {
    const taken = withExif(await jpeg(1600, 900), 6, 'Maker');
    const { viewUrl, fileId } = await send('sunset "1" <b>.jpg', taken);
    const seen = await Promise.all(
      Object.values(agents).map((agent) => look(viewUrl, { 'user-agent': agent })),
    );
    const [tags = {}] = seen;
    for (const other of seen) expect(other).toEqual(tags);
    expect(tags).toMatchObject({
      'og:title': 'sunset "1" <b>.jpg',
      'og:type': 'website',
      'og:url': viewUrl,
      'og:site_name': new URL(server.origin).host,
      'og:image': `${server.origin}/p/${fileId}.jpg`,
      'og:image:width': '675',
      'og:image:height': '1200',
      'og:image:type': 'image/jpeg',
      'twitter:card': 'summary_large_image',
    });
    expect(tags['og:description']).toMatch(/^JPG · [\d.]+ KB$/);
    const preview = await get(tags['og:image'] ?? '');
    expect(preview.status).toBe(200);
    expect(preview.headers.get('content-type')).toBe('image/jpeg');
    const bytes = await preview.arrayBuffer();
    expect(await sizeOf(bytes)).toEqual({ width: 675, height: 1200, format: 'jpeg' });
    expect(bytes.byteLength).toBeLessThan(500_000);
    expect(Buffer.from(bytes).includes('Maker')).toBe(false);
  });

  test('is never larger than what it shows, and its preview answers as files do', async () => {
    const { viewUrl } = await send('small.png', png(40, 30));
    // From the first view on, so that the page does not jump.
    const page = await (await get(viewUrl)).text();
    expect(page).toMatch(/<img[^>]*width="40" height="30"/);
    const tags = tagsOf(page);
    expect(tags['og:image:width']).toBe('40');
    const url = tags['og:image'] ?? '';
    const whole = await get(url);
    const etag = whole.headers.get('etag') ?? '';
    expect((await get(url, { 'if-none-match': etag })).status).toBe(304);
    expect((await get(url, { range: 'bytes=0-3' })).status).toBe(206);
    const head = await fetch(url, { method: 'HEAD' });
    expect(head.headers.get('content-length')).toBe(String((await whole.arrayBuffer()).byteLength));
    expect((await fetch(url, { method: 'POST' })).status).toBe(405);
    expect((await get(url.replace('.jpg', '.png'))).status).toBe(404);
  });

  test('has a sheet with its name where no preview can be made', async () => {
    const broken = await send('broken.png', png(40, 30).subarray(0, 45));
    const empty = await send('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
    for (const { viewUrl, fileId } of [broken, empty]) {
      const url = `${server.origin}/p/${fileId}.jpg`;
      const sheet = await get(url);
      expect(sheet.headers.get('cache-control')).toBe('private, max-age=30');
      expect(await sizeOf(await sheet.arrayBuffer())).toEqual(sheetSize);
      const tags = await look(viewUrl);
      expect(tags).toMatchObject({ 'og:image': url, 'og:image:width': '1200' });
      expect(tags).not.toHaveProperty('oembed');
    }
  });
});

const sheetSize = { width: 1200, height: 630, format: 'jpeg' } as const;
const film = { width: 1920, height: 1080, isTurned: true, sound: aac() };

test('a page of a video embeds it where every device plays it, with its true size', async () => {
  const { viewUrl, rawUrl } = await send('film.mp4', mp4({ ...film, index: 'last' }));
  expect(await look(viewUrl)).toMatchObject({
    'og:type': 'video.other',
    'og:video': rawUrl,
    'og:video:type': 'video/mp4',
    'og:video:width': '1080',
    'og:video:height': '1920',
  });
  const other = await send('other.mp4', mp4({ ...film, video: hevc(1920, 1080) }));
  expect(await look(other.viewUrl)).not.toHaveProperty('og:video');
});

test('an animated GIF up to 8 MB is shown itself, and a still one by its picture', async () => {
  const moving = await send('moving.gif', gif(2));
  expect(await look(moving.viewUrl)).toMatchObject({
    'og:image': moving.rawUrl,
    'og:image:type': 'image/gif',
    'og:image:width': '1',
  });
  const still = await send('still.gif', gif(1));
  expect(await look(still.viewUrl)).toMatchObject({
    'og:image': `${server.origin}/p/${still.fileId}.jpg`,
    'og:image:type': 'image/jpeg',
  });
  const large = await send('large.gif', Buffer.concat([gif(2), Buffer.alloc(8 * 1024 ** 2)]));
  expect((await look(large.viewUrl))['og:image:type']).toBe('image/jpeg');
});

test('a replaced picture has another address', async () => {
  const { _id, viewUrl, fileId } = await send('photo.png', png(40, 30));
  const form = new FormData();
  form.append('file', new File([new Uint8Array(png(50, 30))], 'photo.png'));
  const replaced = await fetch(`${server.origin}/api/upload/${_id}/content`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${admin.token}` },
    body: form,
  });
  expect(replaced.status).toBe(200);
  const sum = sha256Of(png(50, 30)).slice(0, 8);
  const tags = await look(viewUrl);
  expect(tags['og:image']).toBe(`${server.origin}/p/${fileId}.jpg?v=${sum}`);
  expect(await sizeOf(await (await get(tags['og:image'] ?? '')).arrayBuffer())).toMatchObject({
    width: 50,
  });
});

test('a page of a text begins with it, as one text that turns nothing around it', async () => {
  const text = '\n\n  # Notes\t\tof  today\r\n\r\n<b>bold</b> \u202Egnp\n';
  const { viewUrl } = await send('notes.md', text);
  expect((await look(viewUrl))['og:description']).toBe('# Notes of today\n<b>bold</b> gnp');
  const long = await send('long.txt', 'ä'.repeat(5000));
  const { 'og:description': cut = '' } = await look(long.viewUrl);
  expect(Buffer.byteLength(cut)).toBeWithin(335, 341);
  expect(cut).toMatch(/^ä+…$/);
  const empty = await send('empty.txt', ' \n');
  expect((await look(empty.viewUrl))['og:description']).toMatch(/^TXT · /);
});

test('a page of sound names its address', async () => {
  const { viewUrl, rawUrl } = await send('song.mp3', samples.mp3);
  expect(await look(viewUrl)).toMatchObject({ 'og:audio': rawUrl, 'og:audio:type': 'audio/mpeg' });
});

describe('oEmbed', () => {
  test('is found from the page, and tells of a picture', async () => {
    const { viewUrl, rawUrl, fileId } = await send('photo.png', png(400, 300));
    const found = await get((await look(viewUrl))['oembed'] ?? '');
    expect(found.headers.get('content-type')).toContain('application/json');
    const told = await found.json();
    expect(told).toMatchObject({
      version: '1.0',
      type: 'photo',
      title: 'photo.png',
      url: `${server.origin}/p/${fileId}.jpg`,
      width: 400,
      height: 300,
    });
    expect(await (await oembed(rawUrl)).json()).toEqual(told);
    const narrow = await (await oembed(viewUrl, '&maxwidth=399')).json();
    expect(narrow.type).toBe('link');
    expect((await oembed(viewUrl, '&format=xml')).status).toBe(501);
  });

  test('tells of a video with a player of its size, and of other files by their title', async () => {
    const { viewUrl, rawUrl } = await send(`'"><script>.mp4`, mp4(film));
    const told = await (await oembed(viewUrl, '&maxheight=960')).json();
    expect(told).toMatchObject({ type: 'video', width: 540, height: 960 });
    expect(told.html).toBe(`<video src="${rawUrl}" width="540" height="960" controls></video>`);
    const text = await send('notes.txt', 'text');
    expect(await (await oembed(text.viewUrl)).json()).toMatchObject({
      type: 'link',
      title: 'notes.txt',
    });
  });

  test('knows no address but those of this installation', async () => {
    const { viewUrl, fileId } = await send('photo.png', png(40, 30));
    const { port } = new URL(viewUrl);
    const unknown = [
      `http://evil.example/v/${fileId}`,
      `https://localhost:${port}/v/${fileId}`,
      `http://user@localhost:${port}0/v/${fileId}`,
      `${server.origin}/t/${fileId}`,
      `${server.origin}/api/upload/my`,
      `${server.origin}/v/0000000000`,
      `${viewUrl}/..`,
      'javascript:alert(1)',
      'x'.repeat(5000),
      '',
    ];
    for (const url of unknown) expect((await oembed(url)).status).toBe(404);
    expect((await get(`${server.origin}/oembed`)).status).toBe(404);
  });
});

test('its owner’s templates say what a preview tells, and nothing in them is markup', async () => {
  const person = await registerApproved(server, admin);
  const body = {
    pageTitle: '<b>{filename}</b>',
    pageDescription: '{type} {size} {views} "{date}"',
    pageColour: '#1971C2',
  };
  const kept = { token: person.token, body };
  expect((await callApi(server.origin, 'PUT', '/api/auth/preferences', kept)).status).toBe(200);
  const { viewUrl } = await upload(server, person.token, '{size}.png', png(40, 30));
  const page = await (await get(viewUrl)).text();
  expect(page).not.toContain('<b>');
  expect(tagsOf(page)).toMatchObject({
    'og:title': '<b>{size}.png</b>',
    'og:description': expect.stringMatching(/^PNG [\d.]+ KB 0 "[^"]*\d{4}"$/),
    'og:image:alt': '{size}.png',
    'theme-color': '#1971c2',
  });
  const other = await send('other.png', png(40, 30));
  expect(await look(other.viewUrl)).not.toHaveProperty('theme-color');
});

test('an account names itself where it has chosen so', async () => {
  const person = await registerApproved(server, admin);
  const { viewUrl } = await upload(server, person.token, 'photo.png', png(40, 30));
  expect(await (await oembed(viewUrl)).json()).not.toHaveProperty('author_name');
  const kept = { token: person.token, body: { pageAuthor: true } };
  expect((await callApi(server.origin, 'PUT', '/api/auth/preferences', kept)).status).toBe(200);
  expect(await (await oembed(viewUrl)).json()).toMatchObject({ author_name: person.username });
  const text = await upload(server, person.token, 'notes.txt', 'text');
  expect(await look(text.viewUrl)).toHaveProperty('oembed');
});

test('files show a gallery in Discord where the account or else the server wants it', async () => {
  const person = await registerApproved(server, admin);
  const { viewUrl, rawUrl } = await upload(server, person.token, 'photo.png', png(40, 30));
  const data = await upload(server, person.token, 'data.bin', Buffer.from([0, 1, 2, 3]));
  const choose = async (pageComponents: string | null) => {
    const kept = { token: person.token, body: { pageComponents } };
    expect((await callApi(server.origin, 'PUT', '/api/auth/preferences', kept)).status).toBe(200);
  };
  const galleryOf = async (url: string) => componentsIn(await (await get(url)).text());
  expect(await galleryOf(viewUrl)).toBeUndefined();
  await choose('all');
  const { components } = (await galleryOf(viewUrl)).component;
  expect(components[0].content).toStartWith(String.raw`# [photo\.png](${viewUrl})`);
  const urls = components[2].components.map(({ url }: { url: string }) => url);
  expect(urls).toEqual([viewUrl, `${rawUrl}?download`]);
  expect(await galleryOf(data.viewUrl)).toBeUndefined();
  expect((await look(viewUrl))['og:image']).toBeDefined();
  await choose(null);
  await changeSettings(server, admin.token, { embedComponents: 'all' });
  expect(await galleryOf(viewUrl)).toBeDefined();
  await changeSettings(server, admin.token, { embedComponents: null });
});

test('an administrator may switch previews off', async () => {
  const { viewUrl, fileId } = await send('photo.png', png(40, 30));
  await changeSettings(server, admin.token, { embeds: false });
  const page = await (await get(viewUrl)).text();
  expect(page).toContain('photo.png');
  expect(page).not.toMatch(/og:|oembed|twitter:/);
  expect((await get(`${server.origin}/p/${fileId}.jpg`)).status).toBe(404);
  expect((await oembed(viewUrl)).status).toBe(404);
  await changeSettings(server, admin.token, { embeds: true });
  expect((await oembed(viewUrl)).status).toBe(200);
});

test('on a domain everything has the domain’s addresses, and tells nothing of the app’s host', async () => {
  const host = 'embeds.perch.example';
  const { _id } = await requestDomain(server, admin, host, 'subdomain');
  await approveDomain(server, admin, _id);
  const { fileId } = await send('photo.png', png(40, 30));
  using connection = await openKeptConnection(server);
  const ask = (path: string, method = 'GET') => connection.ask({ path, host, method });
  const page = await ask(`/v/${fileId}`);
  const tags = tagsOf(page.body);
  expect(tags).toMatchObject({
    'og:url': `https://${host}/v/${fileId}`,
    'og:site_name': host,
    'og:image': `https://${host}/p/${fileId}.jpg`,
    oembed: `https://${host}/oembed?url=${encodeURIComponent(`https://${host}/v/${fileId}`)}`,
  });
  expect(page.body).not.toContain('localhost');
  expect((await ask(`/p/${fileId}.jpg`, 'HEAD')).status).toBe(200);
  const told = await ask(new URL(tags['oembed'] ?? '').href.slice(`https://${host}`.length));
  expect(JSON.parse(told.body)).toMatchObject({
    type: 'photo',
    provider_url: `https://${host}`,
  });
  // Neither host tells that the other is of the same installation.
  const foreign = encodeURIComponent(`${server.origin}/v/${fileId}`);
  expect((await ask(`/oembed?url=${foreign}`)).status).toBe(404);
  expect((await oembed(`https://${host}/v/${fileId}`)).status).toBe(404);
});
