import { crc32, deflateSync } from 'node:zlib';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

function number32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

export function chunkOfPng(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([latin1(type), data]);
  return Buffer.concat([number32(data.length), body, number32(crc32(body))]);
}

/** A PNG that says it is so large, with these pixels, whatever they are; of RGB unless it says otherwise. */
export function pngOf(
  width: number,
  height: number,
  pixels: Buffer,
  { depth = 8, colourType = 2 } = {},
): Buffer {
  const form = Buffer.from([depth, colourType, 0, 0, 0]);
  const header = Buffer.concat([number32(width), number32(height), form]);
  return Buffer.concat([
    latin1('\x89PNG\r\n\x1A\n'),
    chunkOfPng('IHDR', header),
    chunkOfPng('IDAT', deflateSync(pixels, { level: 1 })),
    chunkOfPng('IEND', Buffer.alloc(0)),
  ]);
}

/** A PNG that goes from left to right and from top to bottom through many colours. */
export function png(width: number, height: number): Buffer {
  const pixels = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    const row = y * (width * 3 + 1) + 1;
    for (let x = 0; x < width; x += 1) {
      pixels.set([(x * 255) / width, (y * 255) / height, 160], row + x * 3);
    }
  }
  return pngOf(width, height, pixels);
}

/** A PNG whose quarters are red, green, blue and white, from left to right and from top to bottom. */
export function quarters(width: number, height: number): Buffer {
  const colours = [
    [200, 50, 20],
    [20, 160, 60],
    [20, 50, 200],
    [250, 250, 250],
  ] as const;
  const pixels = Buffer.alloc((width * 3 + 1) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const quarter = (x * 2 >= width ? 1 : 0) + (y * 2 >= height ? 2 : 0);
      pixels.set(colours[quarter] ?? [], y * (width * 3 + 1) + 1 + x * 3);
    }
  }
  return pngOf(width, height, pixels);
}

export const jpeg = (width: number, height: number) =>
  new Bun.Image(png(width, height)).jpeg({ quality: 80 }).buffer();

/** What a camera writes about a picture: how it was held, and who made it. */
function exifOf(orientation: number, maker: string): Buffer {
  const text = latin1(`${maker}\0`);
  const entry = (tag: number, type: number, count: number, value: Buffer) => {
    const head = Buffer.alloc(8);
    head.writeUInt16BE(tag);
    head.writeUInt16BE(type, 2);
    head.writeUInt32BE(count, 4);
    return Buffer.concat([head, value]);
  };
  const short = Buffer.from([0, orientation, 0, 0]);
  const directory = Buffer.concat([
    Buffer.from([0, 2]),
    entry(0x010f, 2, text.length, number32(8 + 2 + 24 + 4)),
    entry(0x0112, 3, 1, short),
    number32(0),
    text,
  ]);
  return Buffer.concat([latin1('MM\0*'), number32(8), directory]);
}

/** The same JPEG with what a camera writes. */
export function withExif(picture: Buffer, orientation: number, maker: string): Buffer {
  const exif = Buffer.concat([latin1('Exif\0\0'), exifOf(orientation, maker)]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  const start = picture.subarray(0, 2);
  return Buffer.concat([start, latin1('\xFF\xE1'), length, exif, picture.subarray(2)]);
}

/** The same JPEG, which says that it is as large as a JPEG can be. */
export function giganticJpeg(picture: Buffer): Buffer {
  const bytes = Buffer.from(picture);
  // The frame's header: marker, length, precision, height, width.
  const frame = bytes.indexOf(latin1('\xFF\xC0'));
  if (frame < 0) throw new Error('This is no baseline JPEG.');
  bytes.writeUInt16BE(0xffff, frame + 5);
  bytes.writeUInt16BE(0xffff, frame + 7);
  return bytes;
}

/** The same lossy WebP, which says that it is as large as a WebP can be. */
export function giganticWebp(picture: Buffer): Buffer {
  const bytes = Buffer.from(picture);
  const start = bytes.indexOf(latin1('\x9D\x01\x2A'));
  if (start < 0) throw new Error('This is no lossy WebP.');
  bytes.writeUInt16LE(0x3fff, start + 3);
  bytes.writeUInt16LE(0x3fff, start + 5);
  return bytes;
}

/** A GIF of so many frames, each of one pixel. */
export function gif(frames: number): Buffer {
  const head = latin1('GIF89a\x01\0\x01\0\x80\0\0\0\0\0\xFF\xFF\xFF');
  const frame = latin1('\x2C\0\0\0\0\x01\0\x01\0\0\x02\x02\x44\x01\0');
  return Buffer.concat([head, ...Array.from({ length: frames }, () => frame), latin1(';')]);
}

/** A GIF whose only frame says it is as large as a frame can be. */
export const giganticGif = () =>
  latin1(
    'GIF89a\xFF\xFF\xFF\xFF\x80\0\0\0\0\0\xFF\xFF\xFF\x2C\0\0\0\0\xFF\xFF\xFF\xFF\0\x02\x02\x44\x01\0;',
  );

/** A bitmap that says it is so large, with or without its pixels. */
export function bitmap(width: number, height: number, hasPixels = true): Buffer {
  const rowBytes = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + (hasPixels ? rowBytes * height : 4), 0x7f);
  bytes.fill(0, 0, 54);
  bytes.write('BM', 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  return bytes;
}

/** What a picture is, read by the runtime. */
export const sizeOf = (bytes: Uint8Array | ArrayBuffer) => new Bun.Image(bytes).metadata();

/** The colour in the middle of a picture, each part rounded to the next hundred. */
export async function colourOf(bytes: Uint8Array | ArrayBuffer) {
  const image = await new Bun.Image(bytes).resize(1, 1).png({ palette: true, colors: 2 }).buffer();
  const at = image.indexOf('PLTE') + 4;
  return [...image.subarray(at, at + 3)].map((part) => Math.round(part / 100) * 100);
}

/** The same PNG with this chunk behind its header. */
export function withChunk(picture: Buffer, type: string, data: Buffer): Buffer {
  // Behind the signature.
  const at = 8 + 25;
  return Buffer.concat([picture.subarray(0, at), chunkOfPng(type, data), picture.subarray(at)]);
}

/** The same PNG with a text about it, such as programs for drawing write. */
export const withTextChunk = (picture: Buffer, key: string, text: string) =>
  withChunk(picture, 'tEXt', latin1(`${key}\0${text}`));

/** The same PNG with its orientation, in front of its pixels or behind them, where no browser heeds it. */
export function withOrientation(picture: Buffer, orientation: number, isBehind = false): Buffer {
  const exif = exifOf(orientation, 'Maker');
  if (!isBehind) return withChunk(picture, 'eXIf', exif);
  const end = picture.length - 12;
  return Buffer.concat([picture.subarray(0, end), chunkOfPng('eXIf', exif), picture.subarray(end)]);
}

/** The same PNG with a colour profile of this space, such as `RGB ` or `GRAY`, of which only the header is one. */
export function withProfileOf(
  picture: Buffer,
  colourSpace: string,
): { bytes: Buffer; profile: Buffer } {
  const profile = Buffer.alloc(512, 7);
  profile.writeUInt32BE(profile.length);
  profile.write(`mntr${colourSpace}XYZ `, 12, 'latin1');
  profile.write('acsp', 36, 'latin1');
  const data = Buffer.concat([latin1('display\0\0'), deflateSync(profile)]);
  return { bytes: withChunk(picture, 'iCCP', data), profile };
}

/** An SVG whose root element has these attributes: a sky with a sun. */
export const svg = (attributes: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}><rect width="100%" height="100%" fill="#5a9bd5"/><circle cx="70%" cy="30%" r="12%" fill="#ffd34d"/></svg>`;

/** TIFF 6.0 §8. */
const tiffTags = {
  width: 0x100,
  height: 0x101,
  bits: 0x102,
  compression: 0x103,
  colours: 0x106,
  stripStart: 0x111,
  orientation: 0x112,
  samples: 0x115,
  rowsPerStrip: 0x116,
  stripBytes: 0x117,
};

/** An uncompressed TIFF whose left half is red and whose right half is blue. */
export function tiff(
  width: number,
  height: number,
  { orientation = 1, isLittle = true } = {},
): Buffer {
  const row = Array.from({ length: width }, (_, x) => (x < width / 2 ? [255, 0, 0] : [0, 0, 255]));
  const pixels = Buffer.from(Array.from({ length: height }, () => row.flat()).flat());
  const entries: [tag: number, value: number][] = [
    [tiffTags.width, width],
    [tiffTags.height, height],
    [tiffTags.bits, 8],
    [tiffTags.compression, 1],
    [tiffTags.colours, 2],
    [tiffTags.stripStart, 8],
    [tiffTags.orientation, orientation],
    [tiffTags.samples, 3],
    [tiffTags.rowsPerStrip, height],
    [tiffTags.stripBytes, pixels.length],
  ];
  const directory = Buffer.alloc(2 + entries.length * 12 + 4);
  const write16 = (value: number, at: number) =>
    isLittle ? directory.writeUInt16LE(value, at) : directory.writeUInt16BE(value, at);
  const write32 = (value: number, at: number) =>
    isLittle ? directory.writeUInt32LE(value, at) : directory.writeUInt32BE(value, at);
  write16(entries.length, 0);
  for (const [index, [tag, value]] of entries.entries()) {
    const at = 2 + index * 12;
    const isShort = tag === tiffTags.orientation;
    write16(tag, at);
    write16(isShort ? 3 : 4, at + 2);
    write32(1, at + 4);
    if (isShort) write16(value, at + 8);
    else write32(value, at + 8);
  }
  const head = Buffer.from(isLittle ? 'II*\0\0\0\0\0' : 'MM\0*\0\0\0\0', 'latin1');
  if (isLittle) head.writeUInt32LE(8 + pixels.length, 4);
  else head.writeUInt32BE(8 + pixels.length, 4);
  return Buffer.concat([head, pixels, directory]);
}
