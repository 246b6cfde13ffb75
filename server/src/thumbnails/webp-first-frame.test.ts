import { expect, test } from 'bun:test';

import { outcomeOf } from '../../../test/support/wait.ts';
import { webpFirstFrame } from './webp-first-frame.ts';

const pixel = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);

function chunk(name: string, ...content: Buffer[]) {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from(name), length, body, Buffer.alloc(body.length % 2)]);
}

function size(width: number, height: number) {
  const bytes = Buffer.alloc(6);
  bytes.writeUIntLE(width - 1, 0, 3);
  bytes.writeUIntLE(height - 1, 3, 3);
  return bytes;
}

/** An animation of a still picture and one of another size. */
function animation(still: Buffer, width: number, height: number) {
  const isExtended = still.toString('latin1', 12, 16) === 'VP8X';
  const chunks = still.subarray(isExtended ? 12 + 18 : 12);
  const frame = (of: Buffer) =>
    chunk('ANMF', Buffer.alloc(6), size(width, height), Buffer.alloc(4), of);
  return chunk(
    'RIFF',
    Buffer.from('WEBP'),
    chunk('VP8X', Buffer.from([0x02, 0, 0, 0]), size(width, height)),
    chunk('ANIM', Buffer.alloc(6)),
    chunk('JUNK', Buffer.from('odd')),
    frame(chunks),
    frame(chunk('VP8 ', Buffer.alloc(30))),
  );
}

const picture = (width: number, height: number) => new Bun.Image(pixel).resize(width, height);
const decoded = (bytes: Buffer) => new Bun.Image(bytes).png().bytes();

test.each([
  ['lossy with an alpha channel', () => picture(40, 30).webp({ quality: 50 }).buffer()],
  ['lossless', () => picture(40, 30).webp({ lossless: true }).buffer()],
  ['opaque', async () => new Bun.Image(await picture(40, 30).jpeg().buffer()).webp().buffer()],
])('of an animation that is %s there is the first frame', async (_, make) => {
  const still = await make();
  const animated = animation(still, 40, 30);
  expect(await outcomeOf(decoded(animated))).toThrow();
  expect(await decoded(webpFirstFrame(animated))).toEqual(await decoded(still));
});

test('every other picture stays as it is, however broken', async () => {
  const still = await picture(40, 30).webp().buffer();
  const animated = animation(still, 40, 30);
  for (const bytes of [
    still,
    Buffer.from(pixel),
    Buffer.alloc(0),
    Buffer.from('RIFF....WEBPVP8X'),
  ]) {
    expect(webpFirstFrame(bytes)).toBe(bytes);
  }
  for (let length = 0; length < animated.length; length += 1) {
    expect(() => webpFirstFrame(animated.subarray(0, length))).not.toThrow();
  }
  const endless = Buffer.from(animated);
  endless.writeUInt32LE(0xff_ff_ff_ff, 34);
  expect(webpFirstFrame(endless)).toBe(endless);
});
