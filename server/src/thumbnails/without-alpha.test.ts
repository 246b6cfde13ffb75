import { expect, test } from 'bun:test';

import { png } from '../../../test/support/files/pictures.ts';
import { withoutAlpha } from './without-alpha.ts';

const pngOf = (picture: Uint8Array) => new Bun.Image(picture).png().buffer();

/** A bitmap of 32 bits with these pixels: blue, green, red, alpha. */
function bitmapOf(pixels: number[][]): Buffer {
  const bytes = Buffer.alloc(122 + pixels.length * 4);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(122, 10);
  bytes.writeUInt32LE(108, 14);
  bytes.writeInt32LE(pixels.length, 18);
  bytes.writeInt32LE(1, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(32, 28);
  bytes.writeUInt32LE(3, 30);
  for (const [index, mask] of [0xff0000, 0xff00, 0xff, 0xff000000].entries()) {
    bytes.writeUInt32LE(mask, 54 + index * 4);
  }
  bytes.set(pixels.flat(), 122);
  return bytes;
}

test('an opaque picture has the same pixels afterwards, whatever filters its rows have', async () => {
  const original = png(61, 40);
  const opaque = await pngOf(original);
  expect(opaque[25]).toBe(6);
  const drawn = withoutAlpha(opaque);
  expect(drawn.toString('latin1', 0, 2)).toBe('BM');
  expect(await pngOf(drawn)).toEqual(opaque);
});

test('transparent parts become white, and half transparent ones lighter', async () => {
  const pixels = [
    [0, 0, 0, 0],
    [0, 0, 0, 255],
    [0, 0, 255, 128],
    [10, 20, 30, 255],
  ];
  const drawn = withoutAlpha(await pngOf(bitmapOf(pixels)));
  const shown = pixels.map((_, index) => [...drawn.subarray(54 + index * 3, 57 + index * 3)]);
  expect(shown).toEqual([
    [255, 255, 255],
    [0, 0, 0],
    [127, 127, 255],
    [10, 20, 30],
  ]);
});

test('a PNG without an alpha channel stays as it is', () => {
  const plain = png(4, 3);
  expect(withoutAlpha(plain)).toBe(plain);
});
