import { deflateSync } from 'node:zlib';

import { png, pngOf } from '../files/pictures.ts';
import { box } from '../files/videos.ts';
import { be16, be32, latin1, le16, le32, le64, most32, most64, times } from './binary.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';

type Tag = [tag: number, type: number, count: number, value: number];

const short = 3;
const long = 4;

/** A TIFF of one directory, which names the next, with this behind it. */
function tiff(tags: Tag[], { next = 0, behind = Buffer.alloc(0) } = {}): Buffer {
  const entries = tags.flatMap(([tag, type, count, value]) => [
    le16(tag),
    le16(type),
    le32(count),
    le32(value),
  ]);
  return Buffer.concat([
    latin1('II*\0'),
    le32(8),
    le16(tags.length),
    ...entries,
    le32(next),
    behind,
  ]);
}

/** Tags of a grey picture whose only strip is behind a directory of nine. */
const grey = (width: number, height: number, strip: number, compression = 1): Tag[] => [
  [0x0100, long, 1, width],
  [0x0101, long, 1, height],
  [0x0102, short, 1, 8],
  [0x0103, short, 1, compression],
  [0x0106, short, 1, 1],
  [0x0111, long, 1, 8 + 2 + 9 * 12 + 4],
  [0x0115, short, 1, 1],
  [0x0116, long, 1, height],
  [0x0117, long, 1, strip],
];

/** So many empty directories, each naming the next. */
const directories = (count: number) =>
  Buffer.concat([
    latin1('II*\0'),
    le32(8),
    ...Array.from({ length: count }, (_none, index) =>
      Buffer.concat([le16(0), le32(8 + (index + 1) * 6)]),
    ),
  ]);

const tiffs = (): HostileFile[] => {
  const pixels = { behind: Buffer.alloc(100, 128) };
  const deflated = deflateSync(Buffer.alloc(64 * 1024 ** 2), { level: 1 });
  return filesOf([
    ['3600 million pixels', 'tiff', tiff(grey(60_000, 60_000, 100), pixels)],
    ['sizes beyond all numbers', 'tiff', tiff(grey(most32, most32, 100), pixels), 'icon'],
    ['a strip of 4 GB', 'tiff', tiff(grey(10, 10, most32), pixels)],
    ['directories that go round', 'tiff', tiff(grey(10, 10, 100), { ...pixels, next: 8 })],
    ['100 000 directories', 'tiff', directories(100_000), 'icon'],
    [
      'directories in themselves',
      'tiff',
      tiff([[0x014a, long, 1, 8], ...grey(10, 10, 100)], pixels),
    ],
    ['values of 4000 million', 'tiff', tiff([[0x0111, long, most32, 8]], pixels), 'icon'],
    [
      '64 MB for a hundred pixels',
      'tiff',
      tiff(grey(10, 10, deflated.length, 8), { behind: deflated }),
    ],
    ['a way to compress that there is not', 'tiff', tiff(grey(10, 10, 100, 9999), pixels), 'icon'],
    [
      'a directory of 18 million million million entries',
      'tiff',
      Buffer.concat([latin1('II+\0'), le16(8), le16(0), le64(16n), le64(most64)]),
      'icon',
    ],
    ['a directory behind its end', 'tiff', Buffer.concat([latin1('II*\0'), le32(most32)]), 'icon'],
  ]);
};

/** An icon of pictures with these sizes in the list, all of them this one. */
const icon = (picture: Buffer, { count = 1, bytes = picture.length } = {}): Buffer => {
  const listed = Buffer.concat([
    Buffer.from([0, 0, 0, 0]),
    le16(1),
    le16(32),
    le32(bytes),
    le32(6 + 16 * count),
  ]);
  return Buffer.concat([le16(0), le16(1), le16(count), times(count, listed), picture]);
};

const icons = (): HostileFile[] => {
  const huge = pngOf(60_000, 60_000, Buffer.alloc(10));
  const bitmapHead = Buffer.concat([
    le32(40),
    le32(65_535),
    le32(65_535),
    le16(1),
    le16(32),
    Buffer.alloc(64),
  ]);
  return filesOf([
    ['a picture of 3600 million pixels', 'ico', icon(huge), 'icon'],
    ['an icon in an icon', 'ico', icon(icon(icon(png(16, 16)))), 'icon'],
    ['65 535 pictures', 'ico', icon(png(16, 16), { count: 0xffff })],
    ['4 GB of a picture', 'ico', icon(png(16, 16), { bytes: most32 })],
    ['a bitmap of 4000 million pixels', 'ico', icon(bitmapHead), 'icon'],
  ]);
};

const jp2 = (width: number, height: number) =>
  Buffer.concat([
    box('jP  ', latin1('\r\n\x87\n')),
    box('ftyp', latin1('jp2 '), be32(0), latin1('jp2 ')),
    box('jp2h', box('ihdr', be32(height), be32(width), be16(3), Buffer.from([7, 7, 0, 0]))),
    box(
      'jp2c',
      latin1('\xff\x4f\xff\x51'),
      be16(47),
      be16(0),
      ...[width, height, 0, 0, 1, 1, 0, 0].map(be32),
      be16(3),
      Buffer.from([7, 1, 1, 7, 1, 1, 7, 1, 1]),
    ),
  ]);

const others = (): HostileFile[] =>
  filesOf([
    [
      'Photoshop’s of 900 million pixels',
      'psd',
      Buffer.concat([
        latin1('8BPS\0\x01'),
        Buffer.alloc(6),
        be16(3),
        be32(30_000),
        be32(30_000),
        be16(8),
        be16(3),
        Buffer.alloc(14),
      ]),
    ],
    [
      'Photoshop’s with 56 channels and 4 GB of resources',
      'psd',
      Buffer.concat([
        latin1('8BPS\0\x01'),
        Buffer.alloc(6),
        be16(56),
        be32(9),
        be32(9),
        be16(8),
        be16(3),
        be32(most32),
        be32(most32),
        Buffer.alloc(40),
      ]),
      'icon',
    ],
    ['JPEG 2000 with tiles of one pixel', 'jp2', jp2(0x7f_ff_ff_ff, 0x7f_ff_ff_ff), 'icon'],
    ['JPEG 2000 without pixels', 'jp2', jp2(0, 0), 'icon'],
    [
      'JPEG XL that is all ones',
      'jxl',
      Buffer.concat([
        latin1('\0\0\0\x0cJXL \r\n\x87\n'),
        box('ftyp', latin1('jxl '), be32(0), latin1('jxl ')),
        box('jxlc', latin1('\xff\x0a'), Buffer.alloc(64, 255)),
      ]),
      'icon',
    ],
    [
      'JPEG XL with 64 MB of brotli',
      'jxl',
      Buffer.concat([
        latin1('\0\0\0\x0cJXL \r\n\x87\n'),
        box('brob', latin1('Exif'), Buffer.alloc(1000, 255)),
      ]),
      'icon',
    ],
  ]);

/** Scans, icons and pictures of programs for drawing. */
export const hostileStills = (): HostileFile[] => [...tiffs(), ...icons(), ...others()];
