import { deflateSync } from 'node:zlib';

import { pngOf, withChunk } from './pictures.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

const fixed = (values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeInt32BE(value * 65_536, index * 4);
  return bytes;
};
const xyz = (...values: number[]) => Buffer.concat([latin1('XYZ \0\0\0\0'), fixed(values)]);

function gamma(value: number): Buffer {
  const bytes = latin1('curv\0\0\0\0\0\0\0\u0001\0\0\0\0').subarray(0, 16);
  bytes.writeUInt16BE(value * 256, 12);
  return bytes;
}

/** The curve of a grey profile here is linear, so that grey becomes lighter; the RGB one exchanges red and green. */
const tags: Record<string, [name: string, content: Buffer][]> = {
  'RGB ': [
    ['rXYZ', xyz(0.3851, 0.7169, 0.0971)],
    ['gXYZ', xyz(0.436, 0.2225, 0.0139)],
    ['bXYZ', xyz(0.1431, 0.0606, 0.7139)],
    ['rTRC', gamma(2.2)],
    ['gTRC', gamma(2.2)],
    ['bTRC', gamma(2.2)],
  ],
  GRAY: [['kTRC', gamma(1)]],
};

/** A colour profile whose colours are like no others (ICC.1), at least so long. */
export function colourProfile(space: 'RGB ' | 'GRAY', bytesMin = 0): Buffer {
  const name = Buffer.alloc(92 + 12);
  name.write('desc', 'latin1');
  name.writeUInt32BE(2, 8);
  name.write('x', 12, 'latin1');
  const all: [string, Buffer][] = [
    ['desc', name],
    ['cprt', latin1('text\0\0\0\0x\0\0\0')],
    ['wtpt', xyz(0.9642, 1, 0.8249)],
    ...(tags[space] ?? []),
    ['pad ', Buffer.concat([latin1('data\0\0\0\0'), Buffer.alloc(bytesMin, 7)])],
  ];
  const head = Buffer.alloc(132 + all.length * 12);
  let end = head.length;
  for (const [index, [tag, content]] of all.entries()) {
    const at = 132 + index * 12;
    head.write(tag, at, 'latin1');
    head.writeUInt32BE(end, at + 4);
    head.writeUInt32BE(content.length, at + 8);
    end += content.length;
  }
  head.writeUInt32BE(end, 0);
  head.writeUInt32BE(0x0240_0000, 8);
  head.write(`mntr${space}XYZ `, 12, 'latin1');
  head.write('acsp', 36, 'latin1');
  fixed([0.9642, 1, 0.8249]).copy(head, 68);
  head.writeUInt32BE(all.length, 128);
  return Buffer.concat([head, ...all.map(([, content]) => content)]);
}

export const pngWithProfile = (picture: Buffer, profile: Buffer) =>
  withChunk(picture, 'iCCP', Buffer.concat([latin1('display\0\0'), deflateSync(profile)]));

function segment(marker: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The same JPEG with a profile, in segments of at most 60,000 bytes. */
export function jpegWithProfile(picture: Buffer, profile: Buffer): Buffer {
  const count = Math.ceil(profile.length / 60_000);
  const parts = Array.from({ length: count }, (_, index) =>
    segment(
      0xe2,
      latin1('ICC_PROFILE\0'),
      Buffer.from([index + 1, count]),
      profile.subarray(index * 60_000, (index + 1) * 60_000),
    ),
  );
  return Buffer.concat([picture.subarray(0, 2), ...parts, picture.subarray(2)]);
}

function riff(name: string, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const length = Buffer.alloc(4);
  length.writeUInt32LE(body.length);
  return Buffer.concat([latin1(name), length, body, Buffer.alloc(body.length % 2)]);
}

/** The same simple WebP, of this size, with a profile; or its animation of one frame. */
export function webpWithProfile(
  picture: Buffer,
  { width, height }: { width: number; height: number },
  profile: Buffer,
  isAnimated = false,
): Buffer {
  const size = Buffer.alloc(6);
  size.writeUIntLE(width - 1, 0, 3);
  size.writeUIntLE(height - 1, 3, 3);
  const pixels = picture.subarray(12);
  const frame = [Buffer.alloc(6), size, Buffer.alloc(4), pixels];
  return riff(
    'RIFF',
    latin1('WEBP'),
    riff('VP8X', Buffer.from([isAnimated ? 0x22 : 0x20, 0, 0, 0]), size),
    riff('ICCP', profile),
    ...(isAnimated ? [riff('ANIM', Buffer.alloc(6)), riff('ANMF', ...frame)] : [pixels]),
  );
}

/**
 * A JPEG of one colour with as many components: one of grey, three of YCbCr, four of CMYK as Adobe
 * writes them, inverted.
 */
export function flatJpeg(width: number, height: number, colour: readonly number[]): Buffer {
  const components = colour.flatMap((_, index) => [index + 1, 0x11, 0]);
  // Categories of differences, each a code of four bits; for the other coefficients only the end of a block, one bit.
  const lengths = [0, 0, 0, 12, ...Array<number>(12).fill(0)];
  const categories = Array.from({ length: 12 }, (_, index) => index);
  const endOfBlock = [0x10, 1, ...Array<number>(15).fill(0), 0];
  const size = [height >> 8, height & 0xff, width >> 8, width & 0xff];
  const scans = colour.flatMap((_, index) => [index + 1, 0]);
  const isCmyk = colour.length === 4;
  const adobe = [...latin1('Adobe'), 0, 100, 0, 0, 0, 0, 0];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    ...(isCmyk ? [segment(0xee, Buffer.from(adobe))] : []),
    segment(0xdb, Buffer.from([0]), Buffer.alloc(64, 1)),
    segment(0xc0, Buffer.from([8, ...size, colour.length, ...components])),
    segment(0xc4, Buffer.from([0, ...lengths, ...categories]), Buffer.from(endOfBlock)),
    segment(0xda, Buffer.from([colour.length, ...scans, 0, 63, 0])),
    flatBlocks(Math.ceil(width / 8) * Math.ceil(height / 8), colour),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function flatBlocks(count: number, colour: readonly number[]): Buffer {
  let bits = '';
  for (let block = 0; block < count; block += 1) {
    for (const value of colour) {
      const difference = block === 0 ? (value - 128) * 8 : 0;
      const category = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
      const written = difference > 0 ? difference : difference + 2 ** category - 1;
      bits += category.toString(2).padStart(4, '0');
      if (category > 0) bits += written.toString(2).padStart(category, '0');
      bits += '0';
    }
  }
  const bytes = bits.match(/.{1,8}/g) ?? [];
  // A byte of ones is followed by one of zeros, as it would begin a marker.
  return Buffer.from(
    bytes.flatMap((each) => {
      const byte = parseInt(each.padEnd(8, '1'), 2);
      return byte === 0xff ? [byte, 0] : [byte];
    }),
  );
}

const [width, height] = [32, 16];

/** A PNG of one colour in the samples of a colour type (ISO/IEC 15948 §11.2.1), of 8 or 16 bits. */
function flatPng(colourType: number, sample: readonly number[], depth: 8 | 16 = 8): Buffer {
  const written = depth === 16 ? sample.flatMap((value) => [value, value]) : sample;
  const row = Buffer.from([0, ...Array.from({ length: width }, () => written).flat()]);
  const rows = Buffer.concat(Array<Buffer>(height).fill(row));
  return pngOf(width, height, rows, { depth, colourType });
}

const rgb = [200, 50, 20];
const opaque = flatPng(2, rgb);
/** A lossless WebP of the same colour and size. */
const still = Buffer.from('UklGRh4AAABXRUJQVlA4TBEAAAAvH8ADAAdQmSKXov+BiOh/AAA=', 'base64');

interface ColouredPicture {
  name: string;
  bytes: Buffer;
  /** As browsers show it. */
  shown: number[];
}

const exchanged = [46, 201, 12];
const lighter = [168, 168, 168];

/** Pictures of one colour with profiles that fit, that do not, and that are long. */
export function colouredPictures(): ColouredPicture[] {
  const [colours, grey] = [colourProfile('RGB '), colourProfile('GRAY')];
  const long = colourProfile('RGB ', 150_000);
  // The same colour in YCbCr.
  const photo = flatJpeg(width, height, [91, 88, 205]);
  const palette = withChunk(flatPng(3, [0]), 'PLTE', Buffer.from(rgb));
  const cmyk = flatJpeg(width, height, [55, 205, 235, 255]);
  const greyJpeg = flatJpeg(width, height, [100]);
  const sized = { width, height };
  const files: [string, Buffer, number[]][] = [
    ['rgb.png', pngWithProfile(opaque, colours), exchanged],
    ['deep.png', pngWithProfile(flatPng(2, rgb, 16), colours), exchanged],
    ['alpha.png', pngWithProfile(flatPng(6, [...rgb, 255]), colours), exchanged],
    ['palette.png', pngWithProfile(palette, colours), exchanged],
    ['long.png', pngWithProfile(opaque, long), exchanged],
    ['grey.png', pngWithProfile(flatPng(0, [100]), grey), lighter],
    ['grey-alpha.png', pngWithProfile(flatPng(4, [100, 255]), grey), lighter],
    ['rgb-as-grey.png', pngWithProfile(opaque, grey), rgb],
    ['palette-as-grey.png', pngWithProfile(palette, grey), rgb],
    ['broken.png', pngWithProfile(opaque, Buffer.from('no profile')), rgb],
    ['rgb.jpg', jpegWithProfile(photo, colours), exchanged],
    ['long.jpg', jpegWithProfile(photo, long), exchanged],
    ['grey.jpg', jpegWithProfile(greyJpeg, grey), lighter],
    ['rgb-as-grey.jpg', jpegWithProfile(photo, grey), rgb],
    ['cmyk.jpg', cmyk, [55, 205, 235]],
    ['rgb.webp', webpWithProfile(still, sized, colours), exchanged],
    ['rgb-as-grey.webp', webpWithProfile(still, sized, grey), rgb],
  ];
  return files.map(([name, bytes, shown]) => ({ name, bytes, shown }));
}
