import { expect, test } from 'bun:test';

import { loadMessages, showLanguage } from '../../../../language/messages.ts';
import { shareLinksOf } from './share-links.ts';

await showLanguage({ locale: 'en', isChosen: false });
await loadMessages('file-details');

const publicUrl = 'https://files.example.org/f/kT7nW2pQx9.png';
const image = {
  publicUrl,
  rawUrl: publicUrl,
  thumbnailUrl: '',
  originalName: 'boat.png',
  category: 'image',
} as const;
const textOf = (upload: Parameters<typeof shareLinksOf>[0], label: string) =>
  shareLinksOf(upload).find((link) => link.label === label)?.text;

test('an image is shown where it is pasted, other files are linked', () => {
  expect(textOf(image, 'Download link')).toBe(`${publicUrl}?download`);
  expect(textOf(image, 'Markdown')).toBe(`![boat.png](${publicUrl})`);
  expect(textOf(image, 'HTML')).toBe(`<img src="${publicUrl}" alt="boat.png">`);
  expect(textOf(image, 'BBCode')).toBe(`[img]${publicUrl}[/img]`);
  const other = { ...image, category: 'archive' } as const;
  expect(textOf(other, 'Markdown')).toBe(`[boat.png](${publicUrl})`);
  expect(textOf(other, 'HTML')).toBe(`<a href="${publicUrl}">boat.png</a>`);
  expect(textOf(other, 'BBCode')).toBe(`[url]${publicUrl}[/url]`);
});

test('an image whose link opens a page is embedded by the address of the file itself', () => {
  const viewUrl = 'https://files.example.org/v/kT7nW2pQx9';
  const paged = { ...image, publicUrl: viewUrl };
  expect(textOf(paged, 'Markdown')).toBe(`![boat.png](${publicUrl})`);
  expect(textOf(paged, 'HTML')).toBe(`<img src="${publicUrl}" alt="boat.png">`);
  expect(textOf({ ...paged, category: 'archive' }, 'Markdown')).toBe(`[boat.png](${viewUrl})`);
});

test('the thumbnail has a link where there is one', () => {
  expect(textOf(image, 'Thumbnail')).toBeUndefined();
  const thumbnailUrl = 'https://files.example.org/t/kT7nW2pQx9';
  expect(textOf({ ...image, thumbnailUrl }, 'Thumbnail')).toBe(thumbnailUrl);
  const sized = 'Image, 1280 pixels wide';
  const address = 'https://files.example.org/i/kT7nW2pQx9/w1280.webp';
  expect(textOf({ ...image, thumbnailUrl }, sized)).toBe(address);
  expect(textOf(image, sized)).toBeUndefined();
  expect(textOf({ ...image, thumbnailUrl, category: 'video' }, sized)).toBeUndefined();
});

test('a name cannot break out of what it is pasted into', () => {
  const upload = { ...image, originalName: 'a"><b>]_x.png' };
  expect(textOf(upload, 'HTML')).toBe(`<img src="${publicUrl}" alt="a&quot;&gt;&lt;b&gt;]_x.png">`);
  expect(textOf(upload, 'Markdown')).toBe(String.raw`![a"\>\<b\>\]\_x.png](${publicUrl})`);
});
