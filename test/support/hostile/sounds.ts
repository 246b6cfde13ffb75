import { madeByFfmpeg } from '../files/made-media.ts';
import { giganticJpeg, jpeg, pngOf } from '../files/pictures.ts';
import { be16, be24, be32, latin1, le16, le32, most32, riffChunk, times } from './binary.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';

/** Four times seven bits, as tags count. */
const sevenBits = (value: number) =>
  Buffer.from([21, 14, 7, 0].map((shift) => (value >>> shift) & 0x7f));

const tagFrame = (type: string, data: Buffer, length = data.length) =>
  Buffer.concat([latin1(type), be32(length), be16(0), data]);
const tagged = (sound: Buffer, frames: Buffer, length = frames.length) =>
  Buffer.concat([latin1('ID3\x03\0\0'), sevenBits(length), frames, sound]);
const cover = (type: string, picture: Buffer) =>
  Buffer.concat([latin1(`\0${type}\0\x03\0`), picture]);

const wav = (
  data: Buffer,
  length: number,
  { channels = 1, rate = 8000, bits = 8, chunk = le32(length) } = {},
) => {
  const about = Buffer.concat([
    le16(1),
    le16(channels),
    le32(rate),
    le32(rate),
    le16(1),
    le16(bits),
  ]);
  return Buffer.concat([
    latin1('RIFF'),
    le32(most32),
    latin1('WAVE'),
    riffChunk('fmt ', about),
    latin1('data'),
    chunk,
    data,
  ]);
};

const page = (flags: number, serial: number, data: Buffer) =>
  Buffer.concat([
    latin1('OggS\0'),
    Buffer.from([flags]),
    Buffer.alloc(8, 255),
    le32(serial),
    le32(0),
    le32(0),
    Buffer.from([1, data.length]),
    data,
  ]);

const flacBlock = (type: number, data: Buffer, length = data.length) =>
  Buffer.concat([Buffer.from([type]), be24(length), data]);

/** A second of sound without a tag. */
const second = async () =>
  Buffer.from(await madeByFfmpeg('a.mp3', '-f lavfi -i sine=d=1 -id3v2_version 0 -write_xing 0'));

/** A second of sound with such a cover. */
export const withCover = async (type: string, picture: Buffer) =>
  tagged(await second(), tagFrame('APIC', cover(type, picture)));

/** Sounds, and covers that are none. */
export async function hostileSounds(): Promise<HostileFile[]> {
  const short = await second();
  const flac = Buffer.from(await madeByFfmpeg('a.flac', '-f lavfi -i sine=d=1'));
  const hours = await madeByFfmpeg(
    'a.ogg',
    '-f lavfi -i anullsrc=r=8000:cl=mono -t 36000 -c:a libopus -b:a 500 -frame_duration 60',
  );
  const photo = await jpeg(64, 48);
  const bomb = pngOf(60_000, 60_000, Buffer.alloc(10));
  const flacWith = (picture: Buffer, length = picture.length) =>
    Buffer.concat([flac.subarray(0, 42), flacBlock(6, picture, length), flac.subarray(42)]);
  const flacCover = (type: string, picture: Buffer, length = picture.length) =>
    Buffer.concat([
      be32(3),
      be32(type.length),
      latin1(type),
      be32(0),
      be32(most32),
      be32(most32),
      be32(32),
      be32(0),
      be32(length),
      picture,
    ]);
  return filesOf([
    ['ten hours of silence', 'ogg', hours],
    ['ten hours in one number', 'wav', wav(Buffer.alloc(8000), 8000 * 36_000)],
    ['4 GB that are not there', 'wav', wav(Buffer.alloc(8000), most32)],
    ['65 535 channels', 'wav', wav(Buffer.alloc(8000), 8000, { channels: 0xffff })],
    ['no rate and no bits', 'wav', wav(Buffer.alloc(800), 800, { rate: 0, bits: 0 })],
    [
      '4000 million samples a second',
      'wav',
      wav(Buffer.alloc(8000), 8000, { rate: most32, bits: 0xffff }),
    ],
    [
      'a million empty chunks',
      'wav',
      Buffer.concat([
        latin1('RIFF'),
        le32(most32),
        latin1('WAVE'),
        times(1_000_000, Buffer.concat([latin1('junk'), le32(0)])),
      ]),
      'icon',
    ],
    [
      'a tag of 256 MB',
      'mp3',
      tagged(short, tagFrame('APIC', cover('image/png', bomb)), 2 ** 28 - 1),
    ],
    [
      'a cover of 100 MB that is not there',
      'mp3',
      tagged(short, tagFrame('APIC', cover('image/png', bomb), 100_000_000)),
    ],
    ['a cover of 3600 million pixels', 'mp3', await withCover('image/png', bomb)],
    ['a cover of 4000 million pixels', 'mp3', await withCover('image/jpeg', giganticJpeg(photo))],
    [
      '100 000 frames of a tag',
      'mp3',
      tagged(short, times(100_000, tagFrame('TXXX', latin1('\0a\0b')))),
    ],
    [
      'a tag in a tag',
      'mp3',
      Array.from({ length: 500 }).reduce<Buffer>(
        (inside) => tagged(inside, Buffer.alloc(0)),
        short,
      ),
    ],
    [
      'a tag of lengths that turn over',
      'mp3',
      tagged(short, tagFrame('APIC', Buffer.alloc(20), most32)),
    ],
    ['a picture block of 16 MB', 'flac', flacWith(flacCover('image/png', bomb), 0xff_ff_ff)],
    ['a cover of 4 GB', 'flac', flacWith(flacCover('image/png', bomb, most32))],
    ['a cover of 3600 million pixels in a block', 'flac', flacWith(flacCover('image/png', bomb))],
    ['a cover without its type', 'flac', flacWith(flacCover('', photo))],
    [
      '50 000 blocks that only fill up',
      'flac',
      Buffer.concat([
        flac.subarray(0, 42),
        times(50_000, flacBlock(1, Buffer.alloc(0))),
        flac.subarray(42),
      ]),
    ],
    ['a head of ones', 'flac', Buffer.concat([latin1('fLaC\0\0\0\x22'), Buffer.alloc(34, 255)])],
    ['pages that begin again', 'ogg', times(5000, page(2, 1, latin1('\x01vorbis'))), 'icon'],
    [
      '5000 streams',
      'ogg',
      Buffer.concat(
        Array.from({ length: 5000 }, (_none, index) =>
          page(2, index, latin1('OpusHead\x01\x02\0\0\x80\xbb\0\0\0\0\0')),
        ),
      ),
    ],
    ['pages that never end', 'ogg', times(5000, page(1, 7, Buffer.alloc(255, 255)))],
    [
      'a head with a picture that asks',
      'ogg',
      Buffer.concat([
        page(2, 1, latin1('OpusHead\x01\x02\0\0\x80\xbb\0\0\0\0\0')),
        page(
          0,
          1,
          Buffer.concat([
            latin1('OpusTags'),
            le32(0),
            le32(most32),
            latin1('METADATA_BLOCK_PICTURE='),
          ]),
        ),
      ]),
      'icon',
    ],
    [
      'no samples and a rate of ten bytes',
      'aiff',
      Buffer.concat([
        latin1('FORM'),
        be32(most32),
        latin1('AIFFCOMM'),
        be32(18),
        be16(0xffff),
        be32(most32),
        be16(0xffff),
        Buffer.alloc(10, 255),
      ]),
    ],
    [
      'a chunk below zero',
      'caf',
      Buffer.concat([latin1('caff\0\x01\0\0desc'), Buffer.alloc(8, 255), Buffer.alloc(32, 255)]),
      'icon',
    ],
    ['frames of one bit', 'amr', Buffer.concat([latin1('#!AMR\n'), Buffer.alloc(5000, 255)])],
    [
      'heads of frames alone',
      'aac',
      times(5000, Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x01, 0x1f, 0xfc])),
    ],
  ]);
}
