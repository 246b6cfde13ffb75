import { describe, expect, test } from 'bun:test';

import { assert, property, uint8Array } from 'fast-check';

import { png } from '../../../../../test/support/files/pictures.ts';
import { readContainer } from './read-container.ts';

const picture = png(40, 30);
const lossy = await new Bun.Image(picture).webp({ quality: 80 }).buffer();
const lossless = await new Bun.Image(picture).webp({ lossless: true }).buffer();
const pictures = { png: picture, lossy, lossless };

const page = Buffer.from('<script>alert(1)</script>');
const archive = Buffer.from('PK\x05\x06'.padEnd(22, '\0'), 'latin1');

describe.each(Object.entries(pictures))('a picture (%s)', (_, bytes) => {
  test('has the size that its container says', () => {
    expect(readContainer(bytes)).toEqual({ width: 40, height: 30 });
  });

  test('that is cut anywhere is none', () => {
    for (let length = 12; length < bytes.length; length += 7) {
      expect(readContainer(bytes.subarray(0, length))).toHaveProperty('problem');
    }
  });

  test('with anything behind it is more than a picture', () => {
    for (const rest of [page, archive, Buffer.from('\n')]) {
      expect(readContainer(Buffer.concat([bytes, rest]))).toEqual({ problem: 'more' });
    }
  });
});

test('a PNG with a wrong checksum is damaged', () => {
  const broken = Buffer.from(picture);
  broken[20] = (broken[20] ?? 0) ^ 1;
  expect(readContainer(broken)).toEqual({ problem: 'damaged' });
});

test.each([
  ['GIF', 'GIF89a\x01\0\x01\0'],
  ['JPEG', '\xFF\xD8\xFF\xE0'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a page', '<!doctype html>'],
  ['a WAV', 'RIFF\x24\0\0\0WAVEfmt '],
  ['an archive in front of a picture', 'PK\x03\x04'],
  ['nothing', ''],
])('%s is neither PNG nor WebP', (_, text) => {
  expect(readContainer(Buffer.from(text, 'latin1'))).toEqual({ problem: 'other' });
});

test('no bytes behind a signature make it fail', () => {
  const starts = [picture.subarray(0, 8), picture.subarray(0, 33), lossy.subarray(0, 16)];
  assert(
    property(uint8Array({ maxLength: 200 }), (bytes) =>
      starts.every((start) => 'problem' in readContainer(Buffer.concat([start, bytes]))),
    ),
  );
});
