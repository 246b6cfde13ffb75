import { expect, test } from 'bun:test';

import { closedTags, type EmbedTag, type FileFacts, fileTags } from './embed-tags.ts';
import { renderTags } from './render-tags.ts';

const videoBytesMax = 50 * 1024 ** 2;

const picture: FileFacts = {
  title: 'sunset.png',
  description: 'PNG, 1.20 MB',
  siteName: 'Our files',
  pageUrl: 'https://perch.example/v/a1b2c3d4e5',
  name: 'sunset.png',
  rawUrl: 'https://perch.example/f/a1b2c3d4e5.png',
  mimeType: 'image/png',
  bytes: 1_258_291,
  size: { width: 2400, height: 1350 },
  codecs: '',
  previewUrl: 'https://perch.example/p/a1b2c3d4e5.jpg',
  oembedUrl: 'https://perch.example/oembed?url=x',
  colour: '#1971c2',
};
const video: FileFacts = {
  ...picture,
  rawUrl: 'https://perch.example/f/a1b2c3d4e5.mp4',
  mimeType: 'video/mp4',
  size: { width: 1080, height: 1920 },
  codecs: 'avc1.640028,mp4a.40.2',
  previewUrl: undefined,
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
  const tags = fileTags({ ...picture, size: undefined }, videoBytesMax);
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
  for (const facts of [other, { ...picture, size: undefined }, { ...video, codecs: 'hvc1' }]) {
    expect(namesOf(fileTags(facts, videoBytesMax))).not.toContain('link');
  }
});

test('texts stay below what programs take, and are cut between characters', () => {
  const long = '👩‍👩‍👧 ü'.repeat(200);
  const facts = { ...picture, title: long, description: long, siteName: long, name: long };
  const tags = fileTags(facts, videoBytesMax);
  expect(bytesOf(tags, 'og:site_name')).toBeLessThanOrEqual(200);
  expect(bytesOf(tags, 'og:description')).toBeLessThanOrEqual(340);
  expect(bytesOf(tags, 'og:title')).toBeLessThanOrEqual(250);
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
  const rendered = String(renderTags(fileTags({ ...picture, title: name, name }, videoBytesMax)));
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
