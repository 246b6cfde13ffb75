import { beforeAll, expect, test } from 'bun:test';

import { type PreviewProgram, previewPrograms } from '@perch/contract/uploads/embed-limits';
import type { CheckedPicture, LinkCheck } from '@perch/contract/uploads/link-checks';

import { loadMessages, showLanguage } from '../../language/messages.ts';
import { checkPage, checkProgram } from './check-program.ts';

beforeAll(async () => {
  await showLanguage({ locale: 'en', isChosen: true });
  await loadMessages('sharing');
});

const picture: CheckedPicture = {
  url: 'https://perch.example/p/a1b2c3d4e5.jpg',
  path: '/p/a1b2c3d4e5.jpg',
  mimeType: 'image/jpeg',
  width: 1200,
  height: 675,
  bytes: 300 * 1024,
  alt: 'sunset.png',
};
const tags = [
  { name: 'og:title', content: 'sunset.png' },
  { name: 'og:site_name', content: 'Our files' },
  { name: 'og:description', content: 'PNG · 1.2 MB' },
];
const page: LinkCheck = {
  url: 'https://perch.example/v/a1b2c3d4e5',
  state: 'open',
  tags,
  pictures: [picture],
  author: null,
  gallery: null,
  file: { mimeType: 'image/png', bytes: 1_258_291, codecs: [] },
  videoBytesMax: 50 * 1024 ** 2,
};
const file = { mimeType: 'video/mp4', bytes: 1_000_000, codecs: ['avc1.640028'] };
const played = [...tags, { name: 'og:video', content: 'https://perch.example/f/a1b2c3d4e5.mp4' }];

const textsOf = (check: LinkCheck, program: PreviewProgram) =>
  checkProgram(check, program).findings.map(({ text }) => text);

test.each(previewPrograms)('%s shows everything of a usual picture', (program) => {
  const { findings, card } = checkProgram(page, program);
  expect(findings).toEqual([]);
  expect(card).toMatchObject({ title: 'sunset.png', host: 'perch.example', pictures: [picture] });
});

test.each<[string, Partial<CheckedPicture>, PreviewProgram[], string]>([
  ['too large', { bytes: 612 * 1024 }, ['whatsapp'], '612.00 KB; WhatsApp shows up to 600.00 KB'],
  ['too narrow', { width: 299 }, ['whatsapp'], '299 pixels wide; WhatsApp shows it from 300'],
  ['too long', { width: 1200, height: 299 }, ['whatsapp'], 'more than 4 times'],
  ['above a megabyte', { bytes: 1024 ** 2 + 1, width: null }, ['whatsapp', 'signal'], '1.00 MB'],
])('a picture that is %s is not shown where it is over the limit', (_, other, programs, text) => {
  const check = { ...page, pictures: [{ ...picture, ...other }] };
  for (const program of previewPrograms) {
    const isOver = programs.includes(program);
    expect(checkProgram(check, program).card?.pictures).toHaveLength(isOver ? 0 : 1);
    expect(textsOf(check, program).join()).toContain(isOver ? text : '');
    expect(textsOf(check, program)).toHaveLength(isOver ? 1 : 0);
  }
});

test('Signal shows previews of https addresses only', () => {
  const { card, findings } = checkProgram({ ...page, url: 'http://perch.example/v/a' }, 'signal');
  expect(card).toBeUndefined();
  expect(findings).toMatchObject([{ kind: 'bad' }]);
});

test('a video is played by Telegram, and by Discord if it has a picture', () => {
  const check = { ...page, file, tags: played };
  expect(checkProgram(check, 'discord').card?.hasPlayer).toBe(true);
  const without = { ...check, pictures: [] };
  expect(checkProgram(without, 'telegram').card?.hasPlayer).toBe(true);
  expect(textsOf(without, 'discord')).toEqual([
    'Discord plays a video only if there is a picture of it.',
  ]);
  expect(textsOf(check, 'slack')).toEqual(['Slack does not play videos of links.']);
});

test.each<[string, Partial<typeof file>, string]>([
  ['HEVC', { codecs: ['hvc1.1.6.L93.B0', 'mp4a.40.2'] }, 'HEVC: there is no player in Discord.'],
  ['MKV', { mimeType: 'video/x-matroska', codecs: [] }, 'MATROSKA: there is no player'],
  ['large', { bytes: 60 * 1024 ** 2 }, '60.00 MB; this server lets previews play up to 50.00 MB'],
])('a video that is %s has no player, and says why', (_, other, text) => {
  expect(textsOf({ ...page, file: { ...file, ...other } }, 'discord').join()).toContain(text);
});

test('an animated picture is still where a program does not move it', () => {
  const moving = { ...page, pictures: [{ ...picture, mimeType: 'image/gif' }] };
  expect(textsOf(moving, 'discord')).toEqual([]);
  expect(textsOf(moving, 'telegram')).toEqual(['Telegram shows a still picture.']);
});

test('Discord shows four pictures of an album, or its gallery', () => {
  const pictures = Array.from({ length: 4 }, (_, at) => ({ ...picture, path: `/p/${at}.jpg` }));
  const album = { ...page, file: null, pictures };
  expect(checkProgram(album, 'discord').card?.pictures).toHaveLength(4);
  expect(checkProgram(album, 'whatsapp').card?.pictures).toHaveLength(1);
  const gallery = { colour: null, title: 'Sea', facts: '', pictures: ['/p/0.jpg'], buttons: [] };
  expect(textsOf({ ...album, gallery }, 'discord')).toEqual([
    'A gallery of 1 picture, with buttons.',
  ]);
  expect(checkProgram({ ...album, gallery }, 'slack').card?.gallery).toBeNull();
});

test('what holds for every program is said once', () => {
  const textsOfPage = (other: Partial<LinkCheck>, name = 'sunset.png') =>
    checkPage({ ...page, ...other }, name).map(({ text }) => text);
  expect(textsOfPage({})).toEqual([]);
  expect(textsOfPage({ pictures: [] })).toEqual(['There is no picture of this file.']);
  expect(textsOfPage({ state: 'closed', pictures: [] })).toHaveLength(1);
  expect(textsOfPage({ state: 'off', tags: [] })).toHaveLength(1);
  const cut = [{ name: 'og:title', content: 'sunset…' }];
  expect(textsOfPage({ tags: cut }, 'sunset over the sea.png').join()).toContain('70 bytes');
  expect(textsOfPage({ tags: cut }, 'sunset…')).toEqual([]);
});

test.each([
  ['localhost', true],
  ['192.168.1.5', true],
  ['172.20.0.3', true],
  ['files.local', true],
  ['[::1]', true],
  ['172.32.0.3', false],
  ['localhost.example', false],
  ['10.example', false],
])('%s can be reached in one network only: %p', (host, isLocal) => {
  const found = checkPage({ ...page, url: `https://${host}/v/a` }, 'sunset.png');
  expect(found).toHaveLength(isLocal ? 1 : 0);
});
