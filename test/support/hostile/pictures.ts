import { deflateSync } from 'node:zlib';

import {
  bitmap,
  chunkOfPng,
  gif,
  giganticGif,
  giganticJpeg,
  giganticWebp,
  jpeg,
  png,
  pngOf,
  withChunk,
} from '../files/pictures.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';
import { be16, be32, latin1, le16, le24, le32, most32, riffChunk, times } from './numbers.ts';

const small = png(48, 32);
const signature = small.subarray(0, 8);
const header = small.subarray(0, 33);
const afterHeader = small.subarray(33);
const end = small.subarray(-12);

/** 64 MB of zeros in 64 KB. */
const bomb = deflateSync(Buffer.alloc(64 * 1024 ** 2), { level: 1 });

/** A directory of EXIF whose next one is itself, as are those that its entries point to. */
export const endlessExif = Buffer.concat([
  latin1('II*\0'),
  le32(8),
  le16(2),
  ...[0x8769, 0x8825].flatMap((tag) => [le16(tag), le16(4), le32(1), le32(8)]),
  le32(8),
]);

/** One directory with this many entries, of which the file has one. */
const manyEntries = Buffer.concat([
  latin1('MM\0*'),
  be32(8),
  be16(0xffff),
  be16(0x0112),
  be16(3),
  be32(most32),
  be32(most32),
]);

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
    ['3600 million pixels', 'bomb.png', pngOf(60_000, 60_000, Buffer.alloc(10)), 'icon'],
    ['a row of 2000 million', 'row.png', pngOf(0x7f_ff_ff_ff, 1, Buffer.alloc(10)), 'icon'],
    ['sizes beyond the format', 'signed.png', pngOf(most32, most32, Buffer.alloc(10)), 'icon'],
    ['no pixels', 'none.png', pngOf(0, 0, Buffer.alloc(0)), 'icon'],
    [
      '48 million pixels in a few bytes',
      'wide.png',
      pngOf(48_000, 1000, Buffer.alloc(6001 * 1000), { depth: 1, colourType: 0 }),
      'picture',
    ],
    [
      'pixels without end for a small picture',
      'zeros.png',
      Buffer.concat([header, chunkOfPng('IDAT', bomb), end]),
    ],
    [
      'a compressed text of 64 MB',
      'text.png',
      withChunk(small, 'zTXt', Buffer.concat([latin1('a\0\0'), bomb])),
    ],
    [
      'a colour profile of 64 MB',
      'profile.png',
      withChunk(small, 'iCCP', Buffer.concat([latin1('a\0\0'), bomb])),
    ],
    ['a wrong checksum', 'sum.png', withBrokenSum()],
    ['pixels before the header', 'order.png', Buffer.concat([signature, afterHeader, header])],
    [
      'a chunk of 4 GB',
      'chunk.png',
      Buffer.concat([header, be32(most32), latin1('tEXt'), afterHeader]),
    ],
    [
      '20 000 texts',
      'texts.png',
      Buffer.concat([header, times(20_000, chunkOfPng('tEXt', latin1('a\0b'))), afterHeader]),
      'picture',
    ],
    [
      'a palette that is missing',
      'palette.png',
      pngOf(8, 8, Buffer.alloc(72, 255), { colourType: 3 }),
    ],
    ['filters that there are not', 'filter.png', pngOf(16, 16, Buffer.alloc(784, 255))],
    [
      'a form that there is not',
      'form.png',
      pngOf(8, 8, Buffer.alloc(100), { depth: 3, colourType: 5 }),
      'icon',
    ],
    ['EXIF that goes round', 'exif.png', withChunk(small, 'eXIf', endlessExif), 'picture'],
    ['EXIF of 65 535 entries', 'entries.png', withChunk(small, 'eXIf', manyEntries), 'picture'],
    ['10 000 frames', 'frames.png', apng(10_000), 'picture'],
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
    ['a frame of 4000 million pixels', 'bomb.gif', giganticGif(), 'icon'],
    [
      'one pixel on a screen of 4000 million',
      'screen.gif',
      Buffer.concat([screen(65_535, 65_535), frame(0, 1), trailer]),
    ],
    ['10 000 frames', 'frames.gif', gif(10_000), 'picture'],
    ['no size', 'none.gif', Buffer.concat([screen(0, 0), frame(0, 0), trailer]), 'icon'],
    [
      'a frame beside its screen',
      'beside.gif',
      Buffer.concat([screen(8, 8), frame(60_000, 60_000), trailer]),
    ],
    [
      'codes that are too long',
      'codes.gif',
      Buffer.concat([screen(8, 8), frame(0, 8, [255, 3, 255, 255, 255, 0]), trailer]),
    ],
    ['no colours', 'colours.gif', Buffer.concat([screen(8, 8, 0), frame(0, 1), trailer])],
    [
      '200 000 comments and no frame',
      'comments.gif',
      Buffer.concat([screen(8, 8), times(200_000, Buffer.from([0x21, 0xfe, 1, 65, 0]))]),
      'icon',
    ],
  ]);

const segment = (marker: number, data: Buffer, length = data.length + 2) =>
  Buffer.concat([Buffer.from([0xff, marker]), be16(length), data]);
const exif = (tiff: Buffer) => segment(0xe1, Buffer.concat([latin1('Exif\0\0'), tiff]));

/** A thumbnail in EXIF, which says that it is as large as a picture can be. */
const exifWithThumbnail = (thumbnail: Buffer) =>
  Buffer.concat([
    latin1('II*\0'),
    le32(8),
    le16(0),
    le32(14),
    le16(2),
    ...[
      [0x0201, 44],
      [0x0202, most32],
    ].flatMap(([tag = 0, value = 0]) => [le16(tag), le16(4), le32(1), le32(value)]),
    le32(14),
    thumbnail,
  ]);

async function jpegs(): Promise<HostileFile[]> {
  const photo = await jpeg(64, 48);
  const start = photo.subarray(0, 2);
  const rest = photo.subarray(2);
  const scanAt = photo.indexOf(latin1('\xff\xda'));
  const scan = photo.subarray(scanAt, -2);
  const withStart = (...parts: Buffer[]) => Buffer.concat([start, ...parts, rest]);
  const withSize = (height: number, width: number) => {
    const bytes = Buffer.from(photo);
    bytes.set([...be16(height), ...be16(width)], bytes.indexOf(latin1('\xff\xc0')) + 5);
    return bytes;
  };
  return filesOf([
    ['4000 million pixels', 'bomb.jpg', giganticJpeg(photo), 'icon'],
    ['no pixels', 'none.jpg', withSize(0, 0), 'icon'],
    ['more pixels than it has', 'more.jpg', withSize(6000, 6000)],
    [
      '1000 segments',
      'segments.jpg',
      withStart(times(1000, segment(0xe5, latin1('abc')))),
      'picture',
    ],
    ['a megabyte that only fills up', 'fill.jpg', withStart(Buffer.alloc(1024 ** 2, 0xff))],
    ['a segment without a length', 'length.jpg', withStart(segment(0xe1, Buffer.alloc(0), 0))],
    ['EXIF that goes round', 'exif.jpg', withStart(exif(endlessExif)), 'picture'],
    ['EXIF of 65 535 entries', 'entries.jpg', withStart(exif(manyEntries)), 'picture'],
    [
      'a thumbnail of 4000 million pixels',
      'thumbnail.jpg',
      withStart(exif(exifWithThumbnail(giganticJpeg(photo)))),
      'picture',
    ],
    [
      '2000 scans',
      'scans.jpg',
      Buffer.concat([photo.subarray(0, scanAt), times(2000, scan), latin1('\xff\xd9')]),
    ],
    [
      'tables that are none',
      'tables.jpg',
      withStart(segment(0xc4, Buffer.alloc(17, 255)), segment(0xdb, Buffer.from([255]))),
    ],
    [
      'a profile of parts that are missing',
      'profile.jpg',
      withStart(segment(0xe2, Buffer.concat([latin1('ICC_PROFILE\0'), Buffer.from([9, 255, 1])]))),
    ],
  ]);
}

const webpOf = (...chunks: Buffer[]) =>
  riffChunk('RIFF', Buffer.concat([latin1('WEBP'), ...chunks]));
const canvas = (width: number, height: number, flags: number) =>
  riffChunk(
    'VP8X',
    Buffer.concat([Buffer.from([flags, 0, 0, 0]), le24(width - 1), le24(height - 1)]),
  );
const moving = 0x02;

async function webps(): Promise<HostileFile[]> {
  const whole = await new Bun.Image(small).webp().buffer();
  const pixels = whole.subarray(12);
  const animation = riffChunk('ANIM', Buffer.alloc(6));
  const frameAt = (x: number, width: number, height: number) =>
    riffChunk(
      'ANMF',
      Buffer.concat([
        le24(x),
        le24(0),
        le24(width - 1),
        le24(height - 1),
        le24(1),
        Buffer.alloc(1),
        pixels,
      ]),
    );
  const lossless = (width: number, height: number) => {
    const bits = width - 1 + (height - 1) * 2 ** 14;
    return webpOf(
      riffChunk('VP8L', Buffer.concat([Buffer.from([0x2f]), le32(bits), Buffer.alloc(8)])),
    );
  };
  return filesOf([
    ['268 million pixels', 'bomb.webp', giganticWebp(whole), 'icon'],
    ['268 million pixels without loss', 'lossless.webp', lossless(16_384, 16_384), 'icon'],
    [
      'a canvas of 281 million million pixels',
      'canvas.webp',
      webpOf(canvas(2 ** 24, 2 ** 24, 0), pixels),
    ],
    [
      '10 000 frames',
      'frames.webp',
      webpOf(canvas(48, 32, moving), animation, times(10_000, frameAt(0, 48, 32))),
      'picture',
    ],
    [
      'a frame of another size than it says',
      'frame.webp',
      webpOf(canvas(48, 32, moving), animation, frameAt(2 ** 23, 2 ** 24, 2 ** 24)),
    ],
    [
      'frames in a frame',
      'nested.webp',
      webpOf(
        canvas(48, 32, moving),
        Array.from({ length: 500 }).reduce<Buffer>(
          (inside) => riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), inside])),
          pixels,
        ),
      ),
    ],
    [
      '4 GB of one chunk',
      'chunk.webp',
      webpOf(canvas(48, 32, 0), riffChunk('ALPH', pixels, most32)),
    ],
    [
      'transparency of no form',
      'alpha.webp',
      webpOf(canvas(48, 32, 0x10), riffChunk('ALPH', Buffer.alloc(9, 255)), pixels),
    ],
    ['a frame and no animation', 'still.webp', webpOf(canvas(48, 32, 0), frameAt(0, 48, 32))],
  ]);
}

const bitmaps = (): HostileFile[] => {
  const changed = (at: number, value: Buffer) => {
    const bytes = bitmap(32, 32);
    bytes.set(value, at);
    return bytes;
  };
  return filesOf([
    ['4000 million pixels', 'bomb.bmp', bitmap(65_000, 65_000, false), 'icon'],
    ['a height below all numbers', 'height.bmp', changed(22, le32(0x80_00_00_00))],
    ['a palette of 4000 million colours', 'palette.bmp', changed(46, le32(most32))],
    ['pixels of no bits', 'bits.bmp', changed(28, le16(0))],
    ['pixels behind its end', 'behind.bmp', changed(10, le32(most32))],
    ['runs of other lengths', 'runs.bmp', changed(28, Buffer.concat([le16(8), le32(1)]))],
  ]);
};

/** Pictures of the formats that the runtime decodes. */
export const hostilePictures = async (): Promise<HostileFile[]> => [
  ...pngs(),
  ...gifs(),
  ...(await jpegs()),
  ...(await webps()),
  ...bitmaps(),
];
