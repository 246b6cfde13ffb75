import { expect, test } from 'bun:test';

import type { Category } from '@perch/contract/limits';

import { canEmbedPdf, decodePrefix, previewKindOf } from './preview-kind.ts';

const kindOf = (mimeType: string, category: Category, size = 10) =>
  previewKindOf({ mimeType, category, size, thumbnailUrl: '' });

test('what a browser can show has a preview of its kind', () => {
  expect(kindOf('image/png', 'image')).toBe('image');
  expect(kindOf('image/svg+xml', 'image')).toBe('image');
  expect(kindOf('video/mp4', 'video')).toBe('video');
  expect(kindOf('audio/mpeg', 'audio')).toBe('audio');
  expect(kindOf('application/pdf', 'other')).toBe('pdf');
  expect(kindOf('text/plain', 'text')).toBe('text');
  expect(kindOf('application/json', 'text')).toBe('text');
});

test('an image that browsers do not show has the picture that was made of it', () => {
  const photograph = { mimeType: 'image/heic', category: 'image', size: 10 } as const;
  expect(previewKindOf({ ...photograph, thumbnailUrl: 'http://a.example/t/a' })).toBe('drawn');
});

test('other files have none', () => {
  for (const type of ['tiff', 'heic', 'x-icon', 'jxl']) {
    expect(kindOf(`image/${type}`, 'image')).toBe('none');
  }
  expect(kindOf('application/zip', 'archive')).toBe('none');
  expect(kindOf('text/plain', 'text', 0)).toBe('empty');
});

test('a PDF is shown in the page up to 20 MB, by browsers that can', () => {
  expect(canEmbedPdf({ size: 20 * 1024 ** 2 }, true)).toBe(true);
  expect(canEmbedPdf({ size: 20 * 1024 ** 2 + 1 }, true)).toBe(false);
  expect(canEmbedPdf({ size: 10 }, false)).toBe(false);
});

test('a character that is cut in two is left out', () => {
  const bytes = new TextEncoder().encode('Vögel');
  expect(decodePrefix(bytes)).toBe('Vögel');
  expect(decodePrefix(bytes.subarray(0, 2))).toBe('V');
  expect(decodePrefix(Uint8Array.of(0x93, 0xfa, 0x96), 'shift_jis')).toBe('日');
});
