import { heicOf, madeByFfmpeg, rawPhotograph } from '../files/made-media.ts';
import { heic } from '../files/metadata.ts';
import { giganticJpeg, giganticWebp, jpeg, png } from '../files/pictures.ts';
import { avif, box } from '../files/videos.ts';
import {
  be16,
  be32,
  be64,
  latin1,
  le16,
  le24,
  le32,
  most32,
  most64,
  nestedBoxes,
  riffChunk,
  times,
} from './binary.ts';
import { endlessExif, manyEntries } from './exif.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';

const small = png(48, 32);

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
    ['4000 million pixels', 'jpg', giganticJpeg(photo), 'icon'],
    ['no pixels', 'jpg', withSize(0, 0), 'icon'],
    ['more pixels than it has', 'jpg', withSize(6000, 6000)],
    ['1000 segments', 'jpg', withStart(times(1000, segment(0xe5, latin1('abc')))), 'picture'],
    ['a megabyte that only fills up', 'jpg', withStart(Buffer.alloc(1024 ** 2, 0xff))],
    ['a segment without a length', 'jpg', withStart(segment(0xe1, Buffer.alloc(0), 0))],
    ['EXIF that goes round', 'jpg', withStart(exif(endlessExif)), 'picture'],
    ['EXIF of 65 535 entries', 'jpg', withStart(exif(manyEntries)), 'picture'],
    [
      'a thumbnail of 4000 million pixels',
      'jpg',
      withStart(exif(exifWithThumbnail(giganticJpeg(photo)))),
      'picture',
    ],
    [
      '2000 scans',
      'jpg',
      Buffer.concat([photo.subarray(0, scanAt), times(2000, scan), latin1('\xff\xd9')]),
    ],
    [
      'tables that are none',
      'jpg',
      withStart(segment(0xc4, Buffer.alloc(17, 255)), segment(0xdb, Buffer.from([255]))),
    ],
    [
      'a profile of parts that are missing',
      'jpg',
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
    ['268 million pixels', 'webp', giganticWebp(whole), 'icon'],
    ['268 million pixels without loss', 'webp', lossless(16_384, 16_384), 'icon'],
    ['a canvas of 281 million million pixels', 'webp', webpOf(canvas(2 ** 24, 2 ** 24, 0), pixels)],
    [
      '10 000 frames',
      'webp',
      webpOf(canvas(48, 32, moving), animation, times(10_000, frameAt(0, 48, 32))),
      'picture',
    ],
    [
      'a frame of another size than it says',
      'webp',
      webpOf(canvas(48, 32, moving), animation, frameAt(2 ** 23, 2 ** 24, 2 ** 24)),
    ],
    [
      'frames in a frame',
      'webp',
      webpOf(
        canvas(48, 32, moving),
        Array.from({ length: 500 }).reduce<Buffer>(
          (inside) => riffChunk('ANMF', Buffer.concat([Buffer.alloc(16), inside])),
          pixels,
        ),
      ),
    ],
    ['4 GB of one chunk', 'webp', webpOf(canvas(48, 32, 0), riffChunk('ALPH', pixels, most32))],
    [
      'transparency of no form',
      'webp',
      webpOf(canvas(48, 32, 0x10), riffChunk('ALPH', Buffer.alloc(9, 255)), pixels),
    ],
    ['a frame and no animation', 'webp', webpOf(canvas(48, 32, 0), frameAt(0, 48, 32))],
  ]);
}

/** The same file, all of whose `ispe` say this. */
function withSizes(bytes: Uint8Array, width: number, height: number): Buffer {
  const changed = Buffer.from(bytes);
  for (let at = changed.indexOf('ispe'); at >= 0; at = changed.indexOf('ispe', at + 1)) {
    changed.writeUInt32BE(width, at + 8);
    changed.writeUInt32BE(height, at + 12);
  }
  return changed;
}

const brand = (name: string) => box('ftyp', latin1(name), be32(0), latin1(`${name}mif1`));

async function heifs(): Promise<HostileFile[]> {
  const photo = await madeByFfmpeg(
    'a.avif',
    '-f lavfi -i color=red:s=96x64 -frames:v 1 -c:v libaom-av1 -still-picture 1 -cpu-used 8',
  );
  const phone = await heicOf(png(96, 64));
  const both = (name: string, first: Uint8Array): HostileFile[] =>
    filesOf([
      [`${name} that says 3600 million pixels`, name, withSizes(first, 60_000, 60_000)],
      [`${name} that says 4294967295`, name, withSizes(first, most32, most32)],
      [`${name} that says one pixel`, name, withSizes(first, 1, 1)],
      [`${name} that says no pixels`, name, withSizes(first, 0, 0)],
      [
        `${name} of boxes 10 000 deep`,
        name,
        Buffer.concat([brand(name), box('meta', be32(0), nestedBoxes('iprp', 10_000))]),
        'icon',
      ],
      [
        `${name} with a box of 16 exabytes`,
        name,
        Buffer.concat([brand(name), be32(1), latin1('meta'), be64(most64)]),
        'icon',
      ],
      [
        `${name} with 65 535 places of its parts`,
        name,
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
      ['AVIF without pixels', 'avif', avif(64, 64), 'icon'],
      ['HEIC without pixels', 'heic', heic(endlessExif, latin1('<x/>')), 'icon'],
    ]),
  ];
}

async function raws(): Promise<HostileFile[]> {
  const photo = await jpeg(96, 64);
  return filesOf([
    [
      'a raw photograph with a preview of 4000 million pixels',
      'dng',
      rawPhotograph(giganticJpeg(photo), 1),
      'icon',
    ],
    [
      'a raw photograph with a preview that is none',
      'nef',
      rawPhotograph(latin1('<html>'.repeat(20)), 6),
      'icon',
    ],
    ['a raw photograph that is held in no way', 'arw', rawPhotograph(photo, 4_000_000)],
    ['a raw photograph whose directories go round', 'cr2', endlessExif, 'icon'],
    [
      'a raw photograph whose preview is behind its end',
      'pef',
      rawPhotograph(photo, 1).subarray(0, 200),
    ],
  ]);
}

/** Pictures with loss, as cameras and telephones write them. */
export const hostilePhotographs = async (): Promise<HostileFile[]> => [
  ...(await jpegs()),
  ...(await webps()),
  ...(await heifs()),
  ...(await raws()),
];
