// @slow @long

import { afterEach, expect, test } from 'bun:test';

import { colourProfile, pngWithProfile } from '../../../test/support/files/colour-profiles.ts';
import {
  png,
  pngOf,
  withOrientation,
  withProfileOf,
} from '../../../test/support/files/pictures.ts';
import { outcomeOf } from '../../../test/support/wait.ts';
import { BrokenOffError } from './programs/program-failure.ts';
import { createThumbnailMaker } from './thumbnail-maker.ts';
import { OutOfMemoryError } from './thumbnail-memory.ts';

const pixel = Uint8Array.fromBase64(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
);
const picture = new Blob([pixel]);
const makers: ReturnType<typeof createThumbnailMaker>[] = [];
afterEach(() => {
  for (const maker of makers.splice(0)) maker.close();
});

function open(options = {}) {
  const maker = createThumbnailMaker(options);
  makers.push(maker);
  return maker;
}

test('makes a WebP of a picture, and nothing of any other file', async () => {
  const maker = open();
  const thumbnail = await maker.make(picture, picture.size);
  expect(await new Bun.Image(thumbnail ?? '').metadata()).toEqual({
    width: 1,
    height: 1,
    format: 'webp',
  });
  const text = new Blob(['no picture']);
  expect(await maker.make(text, text.size)).toBeUndefined();
});

test('makes a logo of at most 512 pixels, without loss where that is small', async () => {
  const maker = open();
  const large = new Blob([png(900, 600)]);
  const logo = await maker.make(large, large.size, 'logo');
  expect(await new Bun.Image(logo ?? '').metadata()).toEqual({
    width: 512,
    height: 341,
    format: 'webp',
  });
  const small = new Blob([png(64, 64)]);
  const exact = await maker.make(small, small.size, 'logo');
  const pixels = (bytes: Uint8Array | ArrayBuffer) => new Bun.Image(bytes).png().bytes();
  expect(await pixels(exact ?? new Uint8Array())).toEqual(await pixels(png(64, 64)));
  // Below the bound of thumbnails, above that of logos.
  const huge = new Blob([pngOf(5000, 4000, Buffer.alloc(15_001 * 4000))]);
  expect(await maker.make(huge, huge.size, 'logo')).toBeUndefined();
});

test('does not take a picture that breaks off for one that is broken', async () => {
  const maker = open();
  expect(await outcomeOf(maker.make(picture.slice(0, 40), picture.size))).toThrow('incomplete');
  expect(await outcomeOf(maker.make(Bun.file('/nowhere/at-all'), 9))).toThrow('ENOENT');
  expect(await maker.make(picture, picture.size)).toBeDefined();
});

test('gives a picture up that takes too long, and goes on with the next', async () => {
  const maker = open({ timeoutMs: 8000 });
  // All of it has come, but it never ends.
  const endless = {
    stream: () => new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(pixel) }),
  };
  const outcomes = [maker.make(endless, picture.size), maker.make(picture, picture.size)];
  expect(await outcomes[0]).toBeUndefined();
  expect(await outcomes[1]).toBeDefined();
});

test('says that a document took too long, which another attempt may not', async () => {
  const maker = open({ timeoutMs: 8000 });
  // All of it has come, but it never ends.
  const stream = () =>
    new ReadableStream<Uint8Array>({ start: (to) => to.enqueue(new Uint8Array([35])) });
  const openFile = () => Promise.reject(new Error('no program needs it'));
  const endless = { bytes: 1, stream, openFile, posterAt: null, orientation: 1 };
  const drawn = outcomeOf(maker.draw(endless, { by: 'document', kind: 'pdf', bytesMax: 1 }));
  expect(await drawn).toThrow(new BrokenOffError('It took too long.'));
});

test('does not blame a picture for a storage that is slow or fails', async () => {
  const maker = open({ timeoutMs: 500 });
  const silent = { stream: () => new ReadableStream<Uint8Array>() };
  const cut = {
    stream: () =>
      new ReadableStream<Uint8Array>({
        start: (to) => to.enqueue(pixel.subarray(0, 40)),
        pull: () => Promise.reject(new Error('the storage has gone')),
      }),
  };
  const absent = { stream: () => Promise.reject(new Error('the storage is not there')) };
  expect(await outcomeOf(maker.make(silent, picture.size))).toThrow('No thumbnail');
  expect(await outcomeOf(maker.make(cut, picture.size))).toThrow('has gone');
  expect(await outcomeOf(maker.make(absent, picture.size))).toThrow('not there');
  expect(await open().make(picture, picture.size)).toBeDefined();
});

test('a picture that is turned takes as much memory once more', async () => {
  const maker = open({ available: () => 60 * 1024 ** 2 });
  const upright = pngOf(2500, 2000, Buffer.alloc(7_501 * 2000));
  expect(await maker.make(new Blob([upright]), upright.length)).toBeDefined();
  const turned = withOrientation(upright, 6);
  const making = maker.make(new Blob([turned]), turned.length);
  expect(await outcomeOf(making)).toThrow(
    expect.objectContaining({ code: 'busy', reason: 'It would take 71 MB.' }),
  );
});

test('does not begin with a picture that takes more memory than there is, nor blame it', async () => {
  const maker = open({ available: () => 100 * 1024 ** 2 });
  const large = pngOf(5000, 4000, Buffer.alloc(15_001 * 4000));
  const making = maker.make(new Blob([large]), large.length);
  expect(await outcomeOf(making)).toThrow(
    expect.objectContaining({ code: 'busy', reason: 'It would take 110 MB.' }),
  );
  expect(await outcomeOf(making)).toThrow(OutOfMemoryError);
  // It is decoded to an eighth of its edges.
  const jpeg = await new Bun.Image(large).jpeg().bytes();
  expect(await maker.make(new Blob([jpeg]), jpeg.length)).toBeDefined();
  // One that is refused whatever memory there is.
  const bomb = pngOf(50_000, 50_000, Buffer.alloc(10_000));
  expect(await maker.make(new Blob([bomb]), bomb.length)).toBeUndefined();
});

test('ends the process under way when it is closed, without blaming the picture', async () => {
  const maker = open();
  const making = [maker.make(picture, picture.size), maker.make(picture, picture.size)];
  maker.close();
  const outcomes = await Promise.allSettled(making);
  for (const outcome of outcomes) {
    expect(outcome).toMatchObject({ status: 'rejected', reason: { code: 'busy' } });
  }
});

test('makes a JPEG for link previews that stays below 500 KB, however little there is to leave out', async () => {
  const maker = open();
  const [width, height] = [1600, 1300];
  const pixels = Buffer.alloc((width * 3 + 1) * height);
  // Noise, which no picture is worse than. A call may have up to 64 KB.
  for (let at = 0; at < pixels.length; at += 65_536) {
    crypto.getRandomValues(pixels.subarray(at, at + 65_536));
  }
  for (let row = 0; row < height; row += 1) pixels[row * (width * 3 + 1)] = 0;
  const noise = new Blob([pngOf(width, height, pixels)]);
  const preview = await maker.make(noise, noise.size, 'preview');
  expect(preview?.length).toBeLessThanOrEqual(500_000);
  const { format, ...size } = await new Bun.Image(preview ?? '').metadata();
  expect(format).toBe('jpeg');
  expect(size).toEqual({ width: 1200, height: 975 });
});

test('keeps the colour profile of a PNG in the JPEG for link previews, and none that is for grey', async () => {
  const maker = open();
  const make = async (source: Buffer) => {
    const preview = await maker.make(new Blob([source]), source.length, 'preview');
    expect(await new Bun.Image(preview ?? '').metadata()).toMatchObject({ width: 40, height: 30 });
    return Buffer.from(preview ?? '');
  };
  const { bytes, profile } = withProfileOf(png(40, 30), 'RGB ');
  const kept = await make(bytes);
  expect(kept.includes(profile)).toBe(true);
  expect(kept.toString('latin1').split('ICC_PROFILE\0\u0001\u0001')).toHaveLength(2);
  const grey = await make(withProfileOf(png(40, 30), 'GRAY').bytes);
  expect(grey.toString('latin1')).not.toContain('ICC_PROFILE');
  expect((await make(png(40, 30))).toString('latin1')).not.toContain('ICC_PROFILE');
});

test('keeps a profile that is longer than one segment of a JPEG, and none that is longer than a picture', async () => {
  const maker = open();
  const make = async (bytesMin: number) => {
    const source = pngWithProfile(png(40, 30), colourProfile('RGB ', bytesMin));
    const preview = await maker.make(new Blob([source]), source.length, 'preview');
    return Buffer.from(preview ?? '').toString('latin1');
  };
  expect((await make(150_000)).split('ICC_PROFILE\0')).toHaveLength(4);
  const without = await make(300_000);
  expect(without).not.toContain('ICC_PROFILE');
  expect(without.length).toBeLessThan(20_000);
});
