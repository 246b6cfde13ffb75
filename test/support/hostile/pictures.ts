import { deflateSync } from 'node:zlib';

import { bitmap, chunkOfPng, gif, giganticGif, png, pngOf, withChunk } from '../files/pictures.ts';
import { be16, be32, latin1, le16, le32, most32, times } from './binary.ts';
import { endlessExif, manyEntries } from './exif.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';

const small = png(48, 32);
const signature = small.subarray(0, 8);
const header = small.subarray(0, 33);
const afterHeader = small.subarray(33);
const end = small.subarray(-12);

/** 64 MB of zeros in 64 KB. */
const bomb = deflateSync(Buffer.alloc(64 * 1024 ** 2), { level: 1 });

const withBrokenSum = () => {
  const bytes = Buffer.from(small);
  const at = bytes.indexOf('IDAT') + 6;
  bytes[at] = (bytes[at] ?? 0) ^ 0xff;
  return bytes;
};

/** A PNG that moves: each frame is the first pixel again. */
function apng(frames: number): Buffer {
  const pixel = deflateSync(Buffer.from([0, 200, 20, 20]));
  const control = (number: number) =>
    chunkOfPng(
      'fcTL',
      Buffer.concat([be32(number), be32(1), be32(1), be32(0), be32(0), be16(1), be16(10), be16(0)]),
    );
  const made = [control(0), chunkOfPng('IDAT', pixel)];
  for (let count = 1; count < frames; count += 1) {
    made.push(control(2 * count - 1), chunkOfPng('fdAT', Buffer.concat([be32(2 * count), pixel])));
  }
  const form = Buffer.concat([be32(1), be32(1), Buffer.from([8, 2, 0, 0, 0])]);
  return Buffer.concat([
    signature,
    chunkOfPng('IHDR', form),
    chunkOfPng('acTL', Buffer.concat([be32(most32), be32(0)])),
    ...made,
    end,
  ]);
}

const pngs = (): HostileFile[] =>
  filesOf([
    ['3600 million pixels', 'png', pngOf(60_000, 60_000, Buffer.alloc(10)), 'icon'],
    ['a row of 2000 million', 'png', pngOf(0x7f_ff_ff_ff, 1, Buffer.alloc(10)), 'icon'],
    ['sizes beyond the format', 'png', pngOf(most32, most32, Buffer.alloc(10)), 'icon'],
    ['no pixels', 'png', pngOf(0, 0, Buffer.alloc(0)), 'icon'],
    [
      '48 million pixels in a few bytes',
      'png',
      pngOf(48_000, 1000, Buffer.alloc(6001 * 1000), { depth: 1, colourType: 0 }),
      'picture',
    ],
    [
      'pixels without end for a small picture',
      'png',
      Buffer.concat([header, chunkOfPng('IDAT', bomb), end]),
    ],
    [
      'a compressed text of 64 MB',
      'png',
      withChunk(small, 'zTXt', Buffer.concat([latin1('a\0\0'), bomb])),
    ],
    [
      'a colour profile of 64 MB',
      'png',
      withChunk(small, 'iCCP', Buffer.concat([latin1('a\0\0'), bomb])),
    ],
    ['a wrong checksum', 'png', withBrokenSum()],
    ['pixels before the header', 'png', Buffer.concat([signature, afterHeader, header])],
    ['a chunk of 4 GB', 'png', Buffer.concat([header, be32(most32), latin1('tEXt'), afterHeader])],
    [
      '20 000 texts',
      'png',
      Buffer.concat([header, times(20_000, chunkOfPng('tEXt', latin1('a\0b'))), afterHeader]),
    ],
    ['a palette that is missing', 'png', pngOf(8, 8, Buffer.alloc(72, 255), { colourType: 3 })],
    ['filters that there are not', 'png', pngOf(16, 16, Buffer.alloc(784, 255))],
    [
      'a form that there is not',
      'png',
      pngOf(8, 8, Buffer.alloc(100), { depth: 3, colourType: 5 }),
      'icon',
    ],
    ['EXIF that goes round', 'png', withChunk(small, 'eXIf', endlessExif), 'picture'],
    ['EXIF of 65 535 entries', 'png', withChunk(small, 'eXIf', manyEntries), 'picture'],
    ['10 000 frames', 'png', apng(10_000), 'picture'],
  ]);

const screen = (width: number, height: number, flags = 0x80) =>
  Buffer.concat([
    latin1('GIF89a'),
    le16(width),
    le16(height),
    Buffer.from([flags, 0, 0]),
    ...((flags & 0x80) === 0 ? [] : [Buffer.from([0, 0, 0, 255, 255, 255])]),
  ]);
const frame = (left: number, width: number, codes: number[] = [2, 2, 0x44, 1, 0]) =>
  Buffer.concat([
    Buffer.from([0x2c]),
    le16(left),
    le16(0),
    le16(width),
    le16(1),
    Buffer.from([0, ...codes]),
  ]);
const trailer = latin1(';');

const gifs = (): HostileFile[] =>
  filesOf([
    ['a frame of 4000 million pixels', 'gif', giganticGif(), 'icon'],
    [
      'one pixel on a screen of 4000 million',
      'gif',
      Buffer.concat([screen(65_535, 65_535), frame(0, 1), trailer]),
    ],
    ['10 000 frames', 'gif', gif(10_000), 'picture'],
    ['no size', 'gif', Buffer.concat([screen(0, 0), frame(0, 0), trailer]), 'icon'],
    [
      'a frame beside its screen',
      'gif',
      Buffer.concat([screen(8, 8), frame(60_000, 60_000), trailer]),
    ],
    [
      'codes that are too long',
      'gif',
      Buffer.concat([screen(8, 8), frame(0, 8, [255, 3, 255, 255, 255, 0]), trailer]),
    ],
    ['no colours', 'gif', Buffer.concat([screen(8, 8, 0), frame(0, 1), trailer])],
    [
      '200 000 comments and no frame',
      'gif',
      Buffer.concat([screen(8, 8), times(200_000, Buffer.from([0x21, 0xfe, 1, 65, 0]))]),
      'icon',
    ],
  ]);

const bitmaps = (): HostileFile[] => {
  const changed = (at: number, value: Buffer) => {
    const bytes = bitmap(32, 32);
    bytes.set(value, at);
    return bytes;
  };
  return filesOf([
    ['4000 million pixels', 'bmp', bitmap(65_000, 65_000, false), 'icon'],
    ['a height below all numbers', 'bmp', changed(22, le32(0x80_00_00_00))],
    ['a palette of 4000 million colours', 'bmp', changed(46, le32(most32))],
    ['pixels of no bits', 'bmp', changed(28, le16(0))],
    ['pixels behind its end', 'bmp', changed(10, le32(most32))],
    ['runs of other lengths', 'bmp', changed(28, Buffer.concat([le16(8), le32(1)]))],
  ]);
};

/** Pictures without loss. */
export const hostilePictures = (): HostileFile[] => [...pngs(), ...gifs(), ...bitmaps()];
