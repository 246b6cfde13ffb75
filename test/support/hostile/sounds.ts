import { madeByFfmpeg } from '../files/made-media.ts';
import { giganticJpeg, jpeg, pngOf } from '../files/pictures.ts';
import { type Elsewhere, filesOf, type HostileFile } from './hostile-file.ts';
import { be16, be24, be32, latin1, le16, le32, most32, riffChunk, times } from './numbers.ts';

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

/** Sounds, and covers that are none. */
export async function hostileSounds({ url, path }: Elsewhere): Promise<HostileFile[]> {
  const short = Buffer.from(
    await madeByFfmpeg('a.mp3', '-f lavfi -i sine=d=1 -id3v2_version 0 -write_xing 0'),
  );
  const flac = Buffer.from(await madeByFfmpeg('a.flac', '-f lavfi -i sine=d=1'));
  const hours = await madeByFfmpeg(
    'a.ogg',
    '-f lavfi -i anullsrc=r=8000:cl=mono -t 36000 -c:a libopus -b:a 500 -frame_duration 60',
  );
  const photo = await jpeg(64, 48);
  const bomb = pngOf(60_000, 60_000, Buffer.alloc(10));
  const asking = latin1(
    `<svg xmlns="http://www.w3.org/2000/svg"><image href="${url}/cover.png"/></svg>`,
  );
  const withCover = (type: string, picture: Buffer) =>
    tagged(short, tagFrame('APIC', cover(type, picture)));
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
    ['ten hours of silence', 'hours.ogg', hours],
    ['ten hours in one number', 'hours.wav', wav(Buffer.alloc(8000), 8000 * 36_000)],
    ['4 GB that are not there', 'size.wav', wav(Buffer.alloc(8000), most32)],
    ['65 535 channels', 'channels.wav', wav(Buffer.alloc(8000), 8000, { channels: 0xffff })],
    ['no rate and no bits', 'rate.wav', wav(Buffer.alloc(800), 800, { rate: 0, bits: 0 })],
    [
      '4000 million samples a second',
      'samples.wav',
      wav(Buffer.alloc(8000), 8000, { rate: most32, bits: 0xffff }),
    ],
    [
      'a million empty chunks',
      'chunks.wav',
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
      'tag.mp3',
      tagged(short, tagFrame('APIC', cover('image/png', bomb)), 2 ** 28 - 1),
    ],
    [
      'a cover of 100 MB that is not there',
      'cover.mp3',
      tagged(short, tagFrame('APIC', cover('image/png', bomb), 100_000_000)),
    ],
    ['a cover of 3600 million pixels', 'bomb.mp3', withCover('image/png', bomb)],
    [
      'a cover of 4000 million pixels',
      'bomb-jpeg.mp3',
      withCover('image/jpeg', giganticJpeg(photo)),
    ],
    ['a cover that is a drawing that asks', 'svg.mp3', withCover('image/svg+xml', asking)],
    [
      'a cover that is a page',
      'html.mp3',
      withCover('text/html', latin1('<script>alert(1)</script>')),
    ],
    ['a cover that is an address', 'link.mp3', withCover('-->', latin1(`${url}/link.png`))],
    ['a cover that is a path', 'path.mp3', withCover('-->', latin1(path))],
    [
      '100 000 frames of a tag',
      'frames.mp3',
      tagged(short, times(100_000, tagFrame('TXXX', latin1('\0a\0b')))),
    ],
    [
      'a tag in a tag',
      'tags.mp3',
      Array.from({ length: 500 }).reduce<Buffer>(
        (inside) => tagged(inside, Buffer.alloc(0)),
        short,
      ),
    ],
    [
      'a tag of lengths that turn over',
      'lengths.mp3',
      tagged(short, tagFrame('APIC', Buffer.alloc(20), most32)),
    ],
    ['a picture block of 16 MB', 'block.flac', flacWith(flacCover('image/png', bomb), 0xff_ff_ff)],
    ['a cover of 4 GB', 'cover.flac', flacWith(flacCover('image/png', bomb, most32))],
    [
      'a cover of 3600 million pixels in a block',
      'bomb.flac',
      flacWith(flacCover('image/png', bomb)),
    ],
    ['a cover without its type', 'type.flac', flacWith(flacCover('', photo))],
    [
      '50 000 blocks that only fill up',
      'blocks.flac',
      Buffer.concat([
        flac.subarray(0, 42),
        times(50_000, flacBlock(1, Buffer.alloc(0))),
        flac.subarray(42),
      ]),
    ],
    [
      'a head of ones',
      'head.flac',
      Buffer.concat([latin1('fLaC\0\0\0\x22'), Buffer.alloc(34, 255)]),
    ],
    ['pages that begin again', 'pages.ogg', times(5000, page(2, 1, latin1('\x01vorbis'))), 'icon'],
    [
      '5000 streams',
      'streams.ogg',
      Buffer.concat(
        Array.from({ length: 5000 }, (_none, index) =>
          page(2, index, latin1('OpusHead\x01\x02\0\0\x80\xbb\0\0\0\0\0')),
        ),
      ),
    ],
    ['pages that never end', 'round.ogg', times(5000, page(1, 7, Buffer.alloc(255, 255)))],
    [
      'a head with a picture that asks',
      'comment.ogg',
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
      'a box of sound that is a list',
      'box.m4a',
      Buffer.concat([
        be32(16),
        latin1('ftypM4A \0\0\0\0'),
        be32(8),
        latin1('moov'),
        latin1(`ffconcat version 1.0\nfile '${path}'\n`),
      ]),
      'icon',
    ],
    [
      'no samples and a rate of ten bytes',
      'form.aiff',
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
      'chunk.caf',
      Buffer.concat([latin1('caff\0\x01\0\0desc'), Buffer.alloc(8, 255), Buffer.alloc(32, 255)]),
      'icon',
    ],
    [
      'frames of one bit',
      'frames.amr',
      Buffer.concat([latin1('#!AMR\n'), Buffer.alloc(5000, 255)]),
    ],
    [
      'heads of frames alone',
      'heads.aac',
      times(5000, Buffer.from([0xff, 0xf1, 0x50, 0x80, 0x01, 0x1f, 0xfc])),
    ],
  ]);
}
