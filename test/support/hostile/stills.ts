import { deflateSync } from 'node:zlib';

import { heicOf, madeByFfmpeg, rawPhotograph } from '../files/made-media.ts';
import { heic } from '../files/metadata.ts';
import { giganticJpeg, jpeg, png, pngOf } from '../files/pictures.ts';
import { avif, box } from '../files/videos.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';
import { be16, be32, be64, latin1, le16, le32, le64, most32, most64, times } from './numbers.ts';
import { endlessExif } from './pictures.ts';

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
    ['3600 million pixels', 'bomb.tiff', tiff(grey(60_000, 60_000, 100), pixels)],
    ['sizes beyond all numbers', 'sizes.tiff', tiff(grey(most32, most32, 100), pixels), 'icon'],
    ['a strip of 4 GB', 'strip.tiff', tiff(grey(10, 10, most32), pixels)],
    ['directories that go round', 'round.tiff', tiff(grey(10, 10, 100), { ...pixels, next: 8 })],
    ['100 000 directories', 'many.tiff', directories(100_000), 'icon'],
    [
      'directories in themselves',
      'inside.tiff',
      tiff([[0x014a, long, 1, 8], ...grey(10, 10, 100)], pixels),
    ],
    ['values of 4000 million', 'values.tiff', tiff([[0x0111, long, most32, 8]], pixels), 'icon'],
    [
      '64 MB for a hundred pixels',
      'deflate.tiff',
      tiff(grey(10, 10, deflated.length, 8), { behind: deflated }),
    ],
    [
      'a way to compress that there is not',
      'way.tiff',
      tiff(grey(10, 10, 100, 9999), pixels),
      'icon',
    ],
    [
      'a directory of 18 million million million entries',
      'large.tiff',
      Buffer.concat([latin1('II+\0'), le16(8), le16(0), le64(16n), le64(most64)]),
      'icon',
    ],
    [
      'a directory behind its end',
      'behind.tiff',
      Buffer.concat([latin1('II*\0'), le32(most32)]),
      'icon',
    ],
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
    ['a picture of 3600 million pixels', 'bomb.ico', icon(huge), 'icon'],
    ['an icon in an icon', 'nested.ico', icon(icon(icon(png(16, 16)))), 'icon'],
    ['65 535 pictures', 'many.ico', icon(png(16, 16), { count: 0xffff })],
    ['4 GB of a picture', 'length.ico', icon(png(16, 16), { bytes: most32 })],
    ['a bitmap of 4000 million pixels', 'bitmap.ico', icon(bitmapHead), 'icon'],
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
      'bomb.psd',
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
      'channels.psd',
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
    ['JPEG 2000 with tiles of one pixel', 'bomb.jp2', jp2(0x7f_ff_ff_ff, 0x7f_ff_ff_ff), 'icon'],
    ['JPEG 2000 without pixels', 'none.jp2', jp2(0, 0), 'icon'],
    [
      'JPEG XL that is all ones',
      'bomb.jxl',
      Buffer.concat([
        latin1('\0\0\0\x0cJXL \r\n\x87\n'),
        box('ftyp', latin1('jxl '), be32(0), latin1('jxl ')),
        box('jxlc', latin1('\xff\x0a'), Buffer.alloc(64, 255)),
      ]),
      'icon',
    ],
    [
      'JPEG XL with 64 MB of brotli',
      'boxes.jxl',
      Buffer.concat([
        latin1('\0\0\0\x0cJXL \r\n\x87\n'),
        box('brob', latin1('Exif'), Buffer.alloc(1000, 255)),
      ]),
      'icon',
    ],
  ]);

/** The same file, all of whose `ispe` say this. */
function withSizes(bytes: Uint8Array, width: number, height: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf('ispe'); at >= 0; at = changed.indexOf('ispe', at + 1)) {
    changed.writeUInt32BE(width, at + 8);
    changed.writeUInt32BE(height, at + 12);
  }
  return changed;
}

/** Boxes in boxes of this type. */
export const nestedBoxes = (type: string, depth: number): Buffer => {
  const heads = Array.from({ length: depth }, (_none, index) => [
    be32((depth - index) * 8),
    latin1(type),
  ]);
  return Buffer.concat(heads.flat());
};

const brand = (name: string) => box('ftyp', latin1(name), be32(0), latin1(`${name}mif1`));

async function heifs(): Promise<HostileFile[]> {
  const photo = await madeByFfmpeg(
    'a.avif',
    '-f lavfi -i color=red:s=96x64 -frames:v 1 -c:v libaom-av1 -still-picture 1 -cpu-used 8',
  );
  const phone = await heicOf(png(96, 64));
  const both = (name: string, first: Uint8Array): HostileFile[] =>
    filesOf([
      [`${name} that says 3600 million pixels`, `bomb.${name}`, withSizes(first, 60_000, 60_000)],
      [`${name} that says 4294967295`, `most.${name}`, withSizes(first, most32, most32)],
      [`${name} that says one pixel`, `one.${name}`, withSizes(first, 1, 1)],
      [`${name} that says no pixels`, `none.${name}`, withSizes(first, 0, 0)],
      [
        `${name} of boxes 10 000 deep`,
        `deep.${name}`,
        Buffer.concat([brand(name), box('meta', be32(0), nestedBoxes('iprp', 10_000))]),
        'icon',
      ],
      [
        `${name} with a box of 16 exabytes`,
        `size.${name}`,
        Buffer.concat([brand(name), be32(1), latin1('meta'), be64(most64)]),
        'icon',
      ],
      [
        `${name} with 65 535 places of its parts`,
        `places.${name}`,
        Buffer.concat([
          brand(name),
          box(
            'meta',
            be32(0),
            box('iloc', be32(0), be16(0x4444), be16(0xffff), Buffer.alloc(5000, 255)),
          ),
        ]),
        'icon',
      ],
    ]);
  return [
    ...both('avif', photo),
    ...both('heic', phone),
    ...filesOf([
      ['AVIF without pixels', 'empty.avif', avif(64, 64), 'icon'],
      ['HEIC without pixels', 'empty.heic', heic(endlessExif, latin1('<x/>')), 'icon'],
    ]),
  ];
}

async function raws(): Promise<HostileFile[]> {
  const photo = await jpeg(96, 64);
  return filesOf([
    [
      'a raw photograph with a preview of 4000 million pixels',
      'bomb.dng',
      rawPhotograph(giganticJpeg(photo), 1),
      'icon',
    ],
    [
      'a raw photograph with a preview that is none',
      'none.nef',
      rawPhotograph(latin1('<html>'.repeat(20)), 6),
      'icon',
    ],
    ['a raw photograph that is held in no way', 'odd.arw', rawPhotograph(photo, 4_000_000)],
    ['a raw photograph whose directories go round', 'round.cr2', endlessExif, 'icon'],
    [
      'a raw photograph whose preview is behind its end',
      'behind.pef',
      rawPhotograph(photo, 1).subarray(0, 200),
    ],
  ]);
}

/** Pictures that programs or a library decode. */
export const hostileStills = async (): Promise<HostileFile[]> => [
  ...tiffs(),
  ...icons(),
  ...others(),
  ...(await heifs()),
  ...(await raws()),
];
