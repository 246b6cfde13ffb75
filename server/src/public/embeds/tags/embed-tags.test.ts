import { expect, test } from 'bun:test';

import { albumTags, closedTags, type EmbedTag, type FileFacts, fileTags } from './embed-tags.ts';
import { renderTags } from './render-tags.ts';

const videoBytesMax = 50 * 1024 ** 2;

const preview = {
  url: 'https://perch.example/p/a1b2c3d4e5.jpg',
  mimeType: 'image/jpeg',
  size: { width: 1200, height: 675 },
  alt: 'sunset.png',
};
const picture: FileFacts = {
  title: 'sunset.png',
  description: 'PNG, 1.20 MB',
  siteName: 'Our files',
  pageUrl: 'https://perch.example/v/a1b2c3d4e5',
  rawUrl: 'https://perch.example/f/a1b2c3d4e5.png',
  mimeType: 'image/png',
  bytes: 1_258_291,
  size: { width: 2400, height: 1350 },
  codecs: '',
  picture: preview,
  oembedUrl: 'https://perch.example/oembed?url=x',
  colour: '#1971c2',
  author: undefined,
};
const video: FileFacts = {
  ...picture,
  rawUrl: 'https://perch.example/f/a1b2c3d4e5.mp4',
  mimeType: 'video/mp4',
  size: { width: 1080, height: 1920 },
  codecs: 'avc1.640028,mp4a.40.2',
  picture: undefined,
};

const valueOf = (tags: EmbedTag[], name: string) =>
  tags.flatMap((each) => (each.tag === 'meta' && each.is === name ? each.content : []))[0];
const namesOf = (tags: EmbedTag[]) => tags.map((each) => (each.tag === 'meta' ? each.is : 'link'));
const bytesOf = (tags: EmbedTag[], name: string) => Buffer.byteLength(valueOf(tags, name) ?? '');

test('a picture shows its preview with the size that that one has', () => {
  const tags = fileTags(picture, videoBytesMax);
  expect(valueOf(tags, 'og:image')).toBe('https://perch.example/p/a1b2c3d4e5.jpg');
  expect(valueOf(tags, 'og:image:width')).toBe('1200');
  expect(valueOf(tags, 'og:image:height')).toBe('675');
  expect(valueOf(tags, 'og:image:alt')).toBe('sunset.png');
  expect(valueOf(tags, 'twitter:card')).toBe('summary_large_image');
  expect(valueOf(tags, 'og:type')).toBe('website');
  expect(namesOf(tags).filter((name) => name.startsWith('og:video'))).toEqual([]);
});

test('a picture whose size is not known claims none', () => {
  const unknown = { ...preview, size: undefined };
  const tags = fileTags({ ...picture, picture: unknown }, videoBytesMax);
  expect(valueOf(tags, 'og:image')).toBeDefined();
  expect(namesOf(tags)).not.toContain('og:image:width');
});

test('a video that every device plays is embedded with its true size', () => {
  const tags = fileTags(video, videoBytesMax);
  expect(valueOf(tags, 'og:type')).toBe('video.other');
  for (const name of ['og:video', 'og:video:secure_url']) {
    expect(valueOf(tags, name)).toBe('https://perch.example/f/a1b2c3d4e5.mp4');
  }
  expect(valueOf(tags, 'og:video:type')).toBe('video/mp4');
  expect(valueOf(tags, 'og:video:width')).toBe('1080');
  expect(valueOf(tags, 'og:video:height')).toBe('1920');
  const silent = fileTags({ ...video, codecs: 'avc1.42c01e' }, videoBytesMax);
  expect(valueOf(silent, 'og:video')).toBeDefined();
});

test.each<[string, Partial<FileFacts>]>([
  ['of another codec', { codecs: 'hvc1.1.6.L93.B0,mp4a.40.2' }],
  ['with other sound', { codecs: 'avc1.640028,opus' }],
  ['with sound only', { codecs: 'mp4a.40.2' }],
  ['of unknown codecs', { codecs: '' }],
  ['of unknown size', { size: undefined }],
  ['in another container', { mimeType: 'video/quicktime' }],
  ['above the largest size', { bytes: videoBytesMax + 1 }],
])('a video %s is not embedded', (_, other) => {
  const tags = fileTags({ ...video, ...other }, videoBytesMax);
  expect(namesOf(tags).filter((name) => name.startsWith('og:video'))).toEqual([]);
  expect(valueOf(tags, 'og:type')).toBe('website');
  expect(valueOf(tags, 'og:title')).toBe('sunset.png');
});

test('a video’s picture stands behind the video, with its size directly behind it', () => {
  const names = namesOf(fileTags({ ...video, picture: preview }, videoBytesMax));
  const first = names.indexOf('og:video');
  expect(names.slice(first, first + 8)).toEqual([
    'og:video',
    'og:video:secure_url',
    'og:video:type',
    'og:video:width',
    'og:video:height',
    'og:image',
    'og:image:width',
    'og:image:height',
  ]);
});

test('an album has its first four pictures, each followed by its own size and text', () => {
  const pictures = [1, 2, 3, 4, 5].map((at) => ({
    url: `https://perch.example/p/${at}.jpg`,
    mimeType: 'image/jpeg',
    size: { width: 100 * at, height: 50 },
    alt: `${at}.jpg`,
  }));
  const { title, description, siteName, pageUrl } = picture;
  const page = { title, description, siteName, pageUrl };
  const tags = albumTags({ ...page, pictures, colour: '#1971c2' });
  const shown = tags.flatMap((each) =>
    each.tag === 'meta' && /^og:image(:width|:alt)?$/.test(each.is) ? [each.content] : [],
  );
  expect(shown).toEqual(
    [1, 2, 3, 4].flatMap((at) => [`https://perch.example/p/${at}.jpg`, `${at}00`, `${at}.jpg`]),
  );
  expect(valueOf(tags, 'theme-color')).toBe('#1971c2');
  const without = albumTags({ ...page, pictures: [], colour: undefined });
  expect(namesOf(without)).not.toContain('og:image');
  expect(valueOf(without, 'twitter:card')).toBe('summary');
});

test('an address above what Discord takes leaves its tags out', () => {
  const long = `https://perch.example/${'x'.repeat(2048)}`;
  const names = (facts: Partial<FileFacts>) =>
    namesOf(fileTags({ ...picture, ...facts }, videoBytesMax));
  expect(names({ pageUrl: long })).not.toContain('og:url');
  expect(names({ oembedUrl: long })).not.toContain('link');
  expect(names({ picture: { ...preview, url: long } }).join()).not.toContain('og:image');
  const tags = fileTags({ ...video, rawUrl: long }, videoBytesMax);
  expect(namesOf(tags).join()).not.toContain('og:video');
  expect(valueOf(tags, 'og:type')).toBe('website');
});

test('a colour that has not six digits is left out', () => {
  for (const colour of ['#fff', 'red', '#1971c2ff', '']) {
    expect(namesOf(fileTags({ ...picture, colour }, videoBytesMax))).not.toContain('theme-color');
  }
});

test('oEmbed is announced where it has the author, which no tag has', () => {
  const text = { ...video, mimeType: 'text/plain', size: undefined, codecs: '' };
  expect(namesOf(fileTags({ ...text, author: 'Ann' }, videoBytesMax))).toContain('link');
});

test('sound is embedded by its address and type', () => {
  const tags = fileTags({ ...video, mimeType: 'audio/mpeg', size: undefined }, videoBytesMax);
  expect(valueOf(tags, 'og:audio')).toBe(video.rawUrl);
  expect(valueOf(tags, 'og:audio:type')).toBe('audio/mpeg');
  expect(valueOf(tags, 'twitter:card')).toBe('summary');
});

test('oEmbed is announced where it shows a picture or a video', () => {
  const other = { ...video, mimeType: 'text/plain', size: undefined, codecs: '' };
  expect(namesOf(fileTags(picture, videoBytesMax))).toContain('link');
  expect(namesOf(fileTags(video, videoBytesMax))).toContain('link');
  for (const facts of [
    other,
    { ...picture, picture: { ...preview, size: undefined } },
    { ...video, codecs: 'hvc1' },
  ]) {
    expect(namesOf(fileTags(facts, videoBytesMax))).not.toContain('link');
  }
});

test('texts stay below what programs take, and are cut between characters', () => {
  const long = '👩‍👩‍👧 ü'.repeat(200);
  const facts = { ...picture, title: long, description: long, siteName: long };
  const tags = fileTags(facts, videoBytesMax);
  expect(bytesOf(tags, 'og:site_name')).toBeLessThanOrEqual(200);
  expect(bytesOf(tags, 'og:description')).toBeLessThanOrEqual(340);
  expect(bytesOf(tags, 'og:title')).toBeLessThanOrEqual(70);
  expect(valueOf(tags, 'og:title')).toEndWith('👩‍👩‍👧 ü…');
  expect(String(renderTags(tags)).length).toBeLessThan(6000);
});

test('only programs that read names get names, all others properties', () => {
  const rendered = String(renderTags(fileTags(picture, videoBytesMax)));
  expect(rendered).toContain('<meta name="theme-color" content="#1971c2" />');
  expect(rendered).toContain('<meta name="twitter:card"');
  expect(rendered).not.toMatch(/name="og:|property="(twitter|theme)/);
});

test('a name with markup in it stays a name', () => {
  const name = `"><script>alert(1)</script>'&`;
  const shown = { ...preview, alt: name };
  const tags = fileTags({ ...picture, title: name, picture: shown }, videoBytesMax);
  const rendered = String(renderTags(tags));
  expect(rendered).not.toContain('<script');
  expect(rendered).toContain('content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;&#39;&amp;"');
});

test('a closed page has a title, and nothing of its file', () => {
  const { pageUrl, siteName } = picture;
  const tags = closedTags({ title: 'Protected file', description: 'Locked', siteName, pageUrl });
  expect(namesOf(tags)).toEqual([
    'og:title',
    'og:type',
    'og:url',
    'og:site_name',
    'og:description',
    'twitter:card',
  ]);
});
