import { madeByFfmpeg } from '../files/made-media.ts';
import { box } from '../files/videos.ts';
import { be16, be32, be64, latin1, most32, most64, nestedBoxes, patched, times } from './binary.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';

const h264 = '-f lavfi -i testsrc2=s=96x64:d=2:r=5 -c:v libx264 -pix_fmt yuv420p';

const start = box('ftyp', latin1('isom'), be32(512), latin1('isomavc1mp41'));

/** Places of a box's content; ISO/IEC 14496-12 §8 has them. */
const versionBytes = 4;

/** MP4s and films of QuickTime. */
export async function hostileFilms(): Promise<HostileFile[]> {
  const film = await madeByFfmpeg('a.mp4', `${h264} -movflags +faststart`);
  const last = Buffer.from(await madeByFfmpeg('a.mp4', h264));
  const patch = (type: string, place: number, value: Buffer) => patched(film, type, place, value);
  const sample = latin1('avc1');
  const descriptionAt = Buffer.from(film).lastIndexOf(sample);
  const withDescription = (width: number, height: number) => {
    const bytes = Buffer.from(film);
    bytes.set([...be16(width), ...be16(height)], descriptionAt + 28);
    return bytes;
  };
  return filesOf([
    ['boxes 10 000 deep', 'mp4', Buffer.concat([start, nestedBoxes('moov', 10_000)]), 'icon'],
    ['boxes 100 000 deep', 'mp4', Buffer.concat([start, nestedBoxes('trak', 100_000)]), 'icon'],
    [
      'a box that reaches to the end',
      'mp4',
      Buffer.concat([start, be32(0), latin1('moov')]),
      'icon',
    ],
    [
      'a box of 2^63 bytes',
      'mp4',
      Buffer.concat([start, be32(1), latin1('moov'), be64(2n ** 63n)]),
      'icon',
    ],
    [
      'a box of 2^64 bytes',
      'mp4',
      Buffer.concat([start, be32(1), latin1('mdat'), be64(most64), Buffer.from(film)]),
    ],
    [
      'boxes shorter than their heads',
      'mp4',
      Buffer.concat([start, times(1000, Buffer.concat([be32(4), latin1('free')]))]),
      'icon',
    ],
    [
      'a million empty boxes',
      'mp4',
      Buffer.concat([start, times(1_000_000, Buffer.concat([be32(8), latin1('free')]))]),
      'icon',
    ],
    ['no index', 'mp4', last.subarray(0, last.indexOf('moov') - 4), 'icon'],
    [
      'frames of 2^32 sizes',
      'mp4',
      patch('stsz', versionBytes, Buffer.concat([be32(0), be32(most32)])),
    ],
    [
      'frames of one size, 4 GB each',
      'mp4',
      patch('stsz', versionBytes, Buffer.concat([be32(most32), be32(most32)])),
    ],
    ['2^32 times', 'mp4', patch('stts', versionBytes, Buffer.concat([be32(most32)]))],
    [
      'times that stand still',
      'mp4',
      patch('stts', versionBytes, Buffer.concat([be32(1), be32(most32), be32(0)])),
    ],
    ['2^32 groups of frames', 'mp4', patch('stsc', versionBytes, Buffer.concat([be32(most32)]))],
    [
      'frames behind the end',
      'mp4',
      patch('stco', versionBytes, Buffer.concat([be32(1), be32(most32)])),
    ],
    ['2^32 places', 'mp4', patch('stco', versionBytes, be32(most32))],
    ['a duration of 2^32', 'mp4', patch('mvhd', 12, Buffer.concat([be32(1), be32(most32)]))],
    ['a clock of no ticks', 'mp4', patch('mvhd', 12, Buffer.concat([be32(0), be32(0)]))],
    ['a track of no ticks', 'mp4', patch('mdhd', 12, Buffer.concat([be32(0), be32(most32)]))],
    [
      'an edit that begins before all',
      'mp4',
      patch('elst', versionBytes, Buffer.concat([be32(1), be32(most32), be32(0x80_00_00_00)])),
    ],
    ['2^32 edits', 'mp4', patch('elst', versionBytes, be32(most32))],
    [
      'a place of 65 535 by 65 535',
      'mp4',
      patch('tkhd', 76, Buffer.concat([be32(most32), be32(most32)])),
    ],
    ['a place of nothing', 'mp4', patch('tkhd', 76, Buffer.alloc(8))],
    ['frames of 65 535 by 65 535', 'mp4', withDescription(0xffff, 0xffff)],
    ['frames of nothing', 'mp4', withDescription(0, 0)],
    ['turned by a matrix of nothing', 'mp4', patch('tkhd', 40, Buffer.alloc(36))],
    ['turned by a matrix of all', 'mp4', patch('tkhd', 40, Buffer.alloc(36, 0x7f))],
    ['a decoder’s head that is none', 'mp4', patch('avcC', 0, Buffer.alloc(20, 255))],
    [
      'a compressed index of 4 GB',
      'mov',
      Buffer.concat([
        box('ftyp', latin1('qt  '), be32(0)),
        box(
          'moov',
          box('cmov', box('dcom', latin1('zlib')), box('cmvd', be32(most32), Buffer.alloc(64, 9))),
        ),
      ]),
      'icon',
    ],
    [
      'an index of fragments alone',
      'mp4',
      Buffer.concat([
        start,
        times(
          5000,
          box(
            'moof',
            box('traf', box('tfhd', be32(0), be32(1)), box('trun', be32(0x100), be32(most32))),
          ),
        ),
      ]),
    ],
    [
      'a list of items that goes round',
      'mp4',
      Buffer.concat([
        start,
        box('meta', be32(0), box('iref', be32(0), box('dimg', be16(1), be16(1), be16(1)))),
      ]),
      'icon',
    ],
  ]);
}
