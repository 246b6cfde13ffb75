import { expect, test } from 'bun:test';

import type { Upload } from '@perch/contract/uploads';

import { nextPicture } from './next-picture.ts';

const upload = (_id: string, mimeType: string): Upload => {
  const category = mimeType.startsWith('image/') ? 'image' : 'text';
  const sha256 = 'f'.repeat(64);
  return { _id, mimeType, category, sha256, size: 1, thumbnailUrl: '' } as Upload;
};
const [a, text, b] = [
  upload('a', 'image/png'),
  upload('t', 'text/plain'),
  upload('b', 'image/webp'),
];

test('a slide show goes from picture to picture, and begins again after the last', () => {
  expect(nextPicture([a, text, b], 'a')).toBe(b);
  expect(nextPicture([a, text, b], 't')).toBe(b);
  expect(nextPicture([a, text, b], 'b')).toBe(a);
});

test('without another picture there is nothing to go to', () => {
  expect(nextPicture([a, text], 'a')).toBeUndefined();
  expect(nextPicture([text], 't')).toBeUndefined();
  expect(nextPicture([], 'a')).toBeUndefined();
});
