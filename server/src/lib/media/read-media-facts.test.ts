import { expect, test } from 'bun:test';

import { array, assert, asyncProperty, constantFrom, nat, record, tuple } from 'fast-check';

import { cameraExif, heic } from '../../../../test/support/files/metadata.ts';
import {
  bitmap,
  gif,
  jpeg,
  png,
  svg,
  tiff,
  withExif,
  withOrientation,
} from '../../../../test/support/files/pictures.ts';
import { aac, avif, h264, hevc, mp4 } from '../../../../test/support/files/videos.ts';
import { BoundedReader } from './bounded-reader.ts';
import { tiffOrientation } from './picture-sizes.ts';
import { readMediaFacts } from './read-media-facts.ts';

/** The facts of these bytes, and how much was read for them. */
async function factsOf(type: string, bytes: Uint8Array, size = bytes.length) {
  const reads: number[] = [];
  const file = new BoundedReader(size, async (start, end) => {
    reads.push(end - start);
    return bytes.subarray(start, end);
  });
  const facts = await readMediaFacts(type, file);
  return { ...facts, reads };
}

const sizeOf = async (type: string, bytes: Uint8Array) => (await factsOf(type, bytes)).size;
const picture = (width: number, height: number) => new Bun.Image(png(width, height));
const large = { width: 1920, height: 1080 };

test.each<[string, string, () => Promise<Uint8Array> | Uint8Array]>([
  ['PNG', 'image/png', () => png(40, 30)],
  ['JPEG', 'image/jpeg', () => jpeg(40, 30)],
  ['lossy WebP', 'image/webp', () => picture(40, 30).webp({ quality: 50 }).buffer()],
  ['lossless WebP', 'image/webp', () => picture(40, 30).webp({ lossless: true }).buffer()],
  ['bitmap', 'image/bmp', () => bitmap(40, 30)],
  ['bitmap from top to bottom', 'image/bmp', () => bitmap(40, -30, false)],
  ['AVIF', 'image/avif', () => avif(640, 480)],
  ['TIFF', 'image/tiff', () => tiff(40, 30)],
])('the size of a picture is read from its beginning: %s', async (_, type, make) => {
  const { size, codecs, reads } = await factsOf(type, await make());
  const [width, height] = type === 'image/avif' ? [640, 480] : [40, 30];
  expect(size).toEqual({ width, height });
  expect(codecs).toEqual([]);
  expect(reads).toHaveLength(1);
});

test.each([
  [true, 1, { width: 40, height: 30 }],
  [false, 3, { width: 40, height: 30 }],
  [true, 6, { width: 30, height: 40 }],
  [false, 8, { width: 30, height: 40 }],
])(
  'a TIFF is shown as it says (little endian: %p, orientation %d)',
  async (isLittle, orientation, size) => {
    const bytes = tiff(40, 30, { orientation, isLittle });
    expect(await sizeOf('image/tiff', bytes)).toEqual(size);
    expect(await tiffOrientation(BoundedReader.of(bytes))).toBe(orientation);
    for (const broken of [
      bytes.subarray(0, 4),
      bytes.subarray(0, 8),
      Buffer.from('II*\0\xff\xff\xff\xff', 'latin1'),
    ]) {
      expect(await sizeOf('image/tiff', broken)).toBeNull();
      expect(await tiffOrientation(BoundedReader.of(broken))).toBe(1);
    }
  },
);

test('the camera of a HEIC stands in its EXIF, and what is damaged names none', async () => {
  const photograph = heic(cameraExif({}), Buffer.alloc(0));
  for (const type of ['image/heic', 'image/heif', 'image/avif']) {
    expect((await factsOf(type, photograph)).camera).toBe('Example Camera');
  }
  for (let length = 0; length < photograph.length; length += 7) {
    const { camera } = await factsOf('image/heic', photograph.subarray(0, length));
    expect([undefined, 'Example Camera']).toContain(camera);
  }
  const { camera } = await factsOf('image/heic', heic(Buffer.from('no EXIF'), Buffer.alloc(0)));
  expect(camera).toBeUndefined();
});

/** An extended WebP of one pixel whose header says whether it is animated. */
const webp = (flags: number) =>
  Buffer.from(
    `RIFF\x16\0\0\0WEBPVP8X\x0A\0\0\0${String.fromCharCode(flags)}${'\0'.repeat(9)}`,
    'latin1',
  );
const loop = Buffer.from('\x21\xFF\x0BNETSCAPE2.0\x03\x01\0\0\0', 'latin1');
const looped = Buffer.concat([gif(1).subarray(0, 19), loop, gif(1).subarray(19)]);

test.each<[string, string, Uint8Array, string[]]>([
  ['a GIF of one frame', 'image/gif', gif(1), []],
  ['a GIF of two frames', 'image/gif', gif(2), ['animated']],
  ['a GIF that repeats', 'image/gif', looped, ['animated']],
  ['a GIF that ends within a frame', 'image/gif', gif(2).subarray(0, 30), []],
  ['a WebP with an animation', 'image/webp', webp(0x02), ['animated']],
  ['a WebP with anything else', 'image/webp', webp(0xfd), []],
])('whether a picture is animated is read from its blocks: %s', async (_, type, bytes, codecs) => {
  expect((await factsOf(type, bytes)).codecs).toEqual(codecs);
});

test('a GIF of endless blocks is read for a bounded time', async () => {
  const blocks = Buffer.concat([
    gif(1).subarray(0, 19),
    Buffer.alloc(4_000_000, '\x21\xFE\x01x\0'),
  ]);
  const { codecs, reads } = await factsOf('image/gif', blocks);
  expect(codecs).toEqual([]);
  expect(reads.length).toBeLessThanOrEqual(24);
});

test.each<[string, number, number]>([
  ['viewBox="0 0 800 400"', 1000, 500],
  ['viewBox="0 0 1 4"', 250, 1000],
  ['width="100%" height="100%" viewBox="-10 -10 80 20"', 1000, 250],
  ['width="50%" height="40"', 300, 40],
  ['height="30" viewBox="0 0 8 8" preserveAspectRatio="none"', 300, 30],
  ['width="100" viewBox="0 0 800 400"', 100, 50],
  ['height="100" viewBox="0 0 800 400"', 200, 100],
  ['width="120" height="60" viewBox="0 0 8 8"', 120, 60],
  [`width='10EM' height='.5rem'`, 160, 8],
  ['width="25.4mm" height="1in"', 96, 96],
  ['width="72pt" height="1e1pc"', 96, 160],
  ['width="calc(1px)" height="-3" viewBox="0 0 2 1"', 1000, 500],
])('the size of a drawing is what its root element says: %s', async (attributes, width, height) => {
  expect(await sizeOf('image/svg+xml', Buffer.from(svg(attributes)))).toEqual({ width, height });
});

test.each(['', 'width="50%" height="50%"', 'viewBox="0 0 8 8" preserveAspectRatio="none"'])(
  'a drawing without size and ratio has neither: %s',
  async (attributes) => {
    expect(await sizeOf('image/svg+xml', Buffer.from(svg(attributes)))).toBeNull();
  },
);

test('the root element of a drawing is found behind whatever programs write in front of it', async () => {
  const head = `\uFEFF<?xml version="1.0"?>\n<!-- <svg width="1" height="1"> -->
    <!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "svg11.dtd" [<!ENTITY ns "http://www.w3.org/2000/svg">]>`;
  const root =
    '<s:svg xmlns:s="http://www.w3.org/2000/svg" width="40" height="30"><svg width="1"/>';
  const size = await sizeOf('image/svg+xml', Buffer.from(`${head}${root}</s:svg>`));
  expect(size).toEqual({ width: 40, height: 30 });
  for (const text of ['', '<svg', '<p><svg width="40" height="30"/></p>', '<svg width="0"/>']) {
    expect(await sizeOf('image/svg+xml', Buffer.from(text))).toBeNull();
  }
});

test('an animation has the size of its canvas', async () => {
  expect(await sizeOf('image/gif', gif(3))).toEqual({ width: 1, height: 1 });
});

test('a picture that was taken on its side has the size in which it is shown', async () => {
  const taken = await jpeg(40, 30);
  for (const orientation of [1, 2, 3, 4]) {
    const size = await sizeOf('image/jpeg', withExif(taken, orientation, 'Maker'));
    expect(size).toEqual({ width: 40, height: 30 });
    const png40 = await factsOf('image/png', withOrientation(png(40, 30), orientation));
    expect(png40).toMatchObject({ size, isTurned: orientation > 1 });
  }
  for (const orientation of [5, 6, 7, 8]) {
    const size = await sizeOf('image/jpeg', withExif(taken, orientation, 'Maker'));
    expect(size).toEqual({ width: 30, height: 40 });
    expect(await sizeOf('image/png', withOrientation(png(40, 30), orientation))).toEqual(size);
  }
  // Browsers have shown it by then.
  const behind = await factsOf('image/png', withOrientation(png(40, 30), 6, true));
  expect(behind).toMatchObject({ size: { width: 40, height: 30 }, isTurned: false });
  const unknown = withOrientation(png(40, 30), 9);
  expect(await sizeOf('image/png', unknown)).toEqual({ width: 40, height: 30 });
  for (const type of ['image/avif', 'image/heic', 'image/heif']) {
    expect(await sizeOf(type, avif(640, 480, true))).toEqual({ width: 480, height: 640 });
  }
});

test('a video has the size, turned as it is shown, and the codecs of its tracks', async () => {
  const plain = await factsOf('video/mp4', mp4({ ...large, sound: aac() }));
  expect(plain.size).toEqual(large);
  expect(plain.codecs).toEqual(['avc1.640028', 'mp4a.40.2']);
  const turned = mp4({ ...large, isTurned: true });
  expect(await sizeOf('video/mp4', turned)).toEqual({ width: 1080, height: 1920 });
  const other = await factsOf('video/quicktime', mp4({ ...large, video: hevc(1920, 1080) }));
  expect(other.codecs).toEqual(['hvc1']);
});

test('pixels that are stretched are counted as they are shown', async () => {
  const stretched = mp4({ width: 1024, height: 576, video: h264(720, 576) });
  expect(await sizeOf('video/mp4', stretched)).toEqual({ width: 1024, height: 576 });
});

test('an index behind the frames is found without reading these', async () => {
  const video = mp4({ ...large, sound: aac(), index: 'last', frames: 5_000_000 });
  const { size, codecs, reads } = await factsOf('video/mp4', video);
  expect(size).toEqual(large);
  expect(codecs).toHaveLength(2);
  expect(reads).toHaveLength(2);
  expect(reads.reduce((sum, read) => sum + read)).toBeLessThan(200_000);
});

test('types of which nothing is read have no facts', async () => {
  for (const type of ['video/webm', 'text/plain', 'application/pdf']) {
    const { size, codecs, reads } = await factsOf(type, png(40, 30));
    expect({ size, codecs, reads }).toEqual({ size: null, codecs: [], reads: [] });
  }
});

test('sizes that nothing can show are none', async () => {
  const gigantic = Buffer.from(png(40, 30));
  gigantic.writeUInt32BE(0xffff_ffff, 16);
  expect(await sizeOf('image/png', gigantic)).toBeNull();
  gigantic.writeUInt32BE(0, 16);
  expect(await sizeOf('image/png', gigantic)).toBeNull();
});

test('a file that is cut anywhere has fewer facts, and nothing fails', async () => {
  const whole: [string, Buffer][] = [
    ['image/jpeg', withExif(await jpeg(40, 30), 6, 'Maker')],
    ['image/png', withOrientation(png(4, 3), 6)],
    ['image/avif', avif(40, 30)],
    ['image/svg+xml', Buffer.from(svg('viewBox="0 0 4 3"'))],
    ['video/mp4', mp4({ ...large, sound: aac() })],
  ];
  for (const [type, bytes] of whole) {
    for (let length = 0; length < bytes.length; length += 1) {
      const { codecs } = await factsOf(type, bytes.subarray(0, length));
      expect(codecs.length).toBeLessThanOrEqual(2);
    }
  }
});

test('whatever bytes a file has, few and bounded parts of it are read', async () => {
  const files: [string, Buffer][] = [
    ['image/png', withOrientation(png(4, 3), 6)],
    ['image/jpeg', withExif(await jpeg(40, 30), 6, 'Maker')],
    ['image/webp', await picture(40, 30).webp().buffer()],
    ['image/avif', avif(40, 30)],
    ['image/svg+xml', Buffer.from(svg('viewBox="0 0 4 3"'))],
    ['video/mp4', mp4({ ...large, sound: aac() })],
    ['video/mp4', mp4({ ...large, sound: aac(), index: 'last' })],
  ];
  const change = record({ at: nat(2000), other: nat(255) });
  const changed = tuple(constantFrom(...files), array(change, { maxLength: 6 }));
  await assert(
    asyncProperty(changed, nat(2 ** 40), async ([[type, bytes], changes], more) => {
      const hostile = Buffer.from(bytes);
      for (const { at, other } of changes) hostile[at % hostile.length] = other;
      // A size that the storage does not keep: less comes than is asked for.
      const { size, reads } = await factsOf(type, hostile, hostile.length + more);
      expect(reads.length).toBeLessThanOrEqual(24);
      for (const read of reads) expect(read).toBeLessThanOrEqual(8 * 1024 ** 2);
      if (size) expect(Math.min(size.width, size.height)).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});

test('segments and boxes without end are given up', async () => {
  const empty = Buffer.from([0xff, 0xe0, 0, 2]);
  const segments = Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(240_000, empty)]);
  expect(await sizeOf('image/jpeg', segments)).toBeNull();
  const boxes = Buffer.alloc(80_000);
  for (let at = 0; at < boxes.length; at += 8) boxes.writeUInt32BE(8, at);
  expect(await sizeOf('video/mp4', boxes)).toBeNull();
});
