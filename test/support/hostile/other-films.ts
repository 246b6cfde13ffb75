import { madeByFfmpeg } from '../files/made-media.ts';
import {
  be16,
  be24,
  be32,
  be64,
  latin1,
  le32,
  most32,
  most64,
  patched,
  riffChunk,
  times,
} from './binary.ts';
import { filesOf, type HostileFile } from './hostile-file.ts';

const source = '-f lavfi -i testsrc2=s=96x64:d=2:r=5';

/** An element of EBML (RFC 8794); a length of eight bytes is said, all ones where it is not known. */
const ebml = (id: number, content: Buffer, length?: bigint): Buffer => {
  const digits = id.toString(16);
  const size = length ?? BigInt(content.length);
  return Buffer.concat([Buffer.from(digits, 'hex'), be64(size + 2n ** 56n), content]);
};
const unknown = 2n ** 56n - 1n;
const matroska = ebml(0x1a_45_df_a3, ebml(0x42_82, latin1('matroska')));
export const segmentOf = (content: Buffer, length?: bigint) =>
  Buffer.concat([matroska, ebml(0x18_53_80_67, content, length)]);
const inEachOther = (id: number, depth: number) =>
  Array.from({ length: depth }).reduce<Buffer>((inside) => ebml(id, inside), Buffer.alloc(0));

async function matroskas(): Promise<HostileFile[]> {
  const film = await madeByFfmpeg('a.mkv', `${source} -c:v mpeg4`);
  const track = (width: Buffer, height: Buffer) =>
    segmentOf(
      ebml(
        0x16_54_ae_6b,
        ebml(
          0xae,
          Buffer.concat([
            ebml(0xd7, Buffer.from([1])),
            ebml(0x83, Buffer.from([1])),
            ebml(0x86, latin1('V_UNCOMPRESSED')),
            ebml(0xe0, Buffer.concat([ebml(0xb0, width), ebml(0xba, height)])),
          ]),
        ),
      ),
    );
  return filesOf([
    [
      'parts of unknown lengths in each other',
      'mkv',
      segmentOf(times(2000, ebml(0x1f_43_b6_75, Buffer.alloc(0), unknown)), unknown),
      'icon',
    ],
    ['a length of 2^56', 'webm', segmentOf(Buffer.from(film), 2n ** 56n - 2n)],
    [
      'tags 3000 deep',
      'mkv',
      segmentOf(ebml(0x12_54_c3_67, ebml(0x73_73, inEachOther(0x67_c8, 3000)))),
      'icon',
    ],
    [
      'chapters 3000 deep',
      'mkv',
      segmentOf(ebml(0x10_43_a7_70, ebml(0x45_b9, inEachOther(0xb6, 3000)))),
      'icon',
    ],
    [
      'a table that leads to itself',
      'mkv',
      segmentOf(
        ebml(
          0x11_4d_9b_74,
          ebml(
            0x4d_bb,
            Buffer.concat([ebml(0x53_ab, Buffer.from('114d9b74', 'hex')), ebml(0x53_ac, be64(0n))]),
          ),
        ),
      ),
    ],
    ['frames of 2^64 by 2^64', 'mkv', track(be64(most64), be64(most64))],
    ['frames of 65 535 by 65 535', 'mkv', track(be16(0xffff), be16(0xffff))],
    [
      'numbers longer than numbers are',
      'mkv',
      segmentOf(ebml(0x15_49_a9_66, ebml(0x2a_d7_b1, Buffer.alloc(100, 255)))),
      'icon',
    ],
    [
      'a clock of no ticks',
      'mkv',
      segmentOf(ebml(0x15_49_a9_66, ebml(0x2a_d7_b1, Buffer.from([0])))),
      'icon',
    ],
    ['no end of nothing', 'mkv', segmentOf(times(300_000, Buffer.from([0xec, 0x80]))), 'icon'],
  ]);
}

export const riffList = (type: string, ...content: Buffer[]) =>
  riffChunk('LIST', Buffer.concat([latin1(type), ...content]));
export const avi = (...content: Buffer[]) =>
  riffChunk('RIFF', Buffer.concat([latin1('AVI '), ...content]));

const others = async (): Promise<HostileFile[]> => {
  const film = await madeByFfmpeg('a.avi', `${source} -c:v mpeg4`);
  const flv = await madeByFfmpeg('a.flv', `${source} -c:v flv`);
  const script = (value: Buffer) =>
    Buffer.concat([
      latin1('FLV\x01\x01'),
      be32(9),
      be32(0),
      Buffer.from([18]),
      be24(value.length),
      Buffer.alloc(7),
      value,
      be32(value.length + 11),
    ]);
  const metadata = (...value: Buffer[]) =>
    script(Buffer.concat([Buffer.from([2]), be16(10), latin1('onMetaData'), ...value]));
  return filesOf([
    [
      'lists 20 000 deep',
      'avi',
      avi(
        Array.from({ length: 5000 }).reduce<Buffer>(
          (inside) => riffList('hdrl', inside),
          Buffer.alloc(0),
        ),
      ),
      'icon',
    ],
    [
      'an index of 2^32 entries',
      'avi',
      Buffer.concat([Buffer.from(film), latin1('idx1'), le32(most32)]),
    ],
    [
      'frames of 2^31',
      'avi',
      patched(film, 'strf', 8, Buffer.concat([le32(0x7f_ff_ff_ff), le32(0x7f_ff_ff_ff)])),
    ],
    ['no rate', 'avi', patched(film, 'strh', 24, Buffer.concat([le32(0), le32(0)]))],
    ['4000 million streams', 'avi', patched(film, 'avih', 28, le32(most32))],
    ['a script 20 000 deep', 'flv', metadata(times(20_000, Buffer.from([3, 0, 1, 65])))],
    ['an array of 2^32', 'flv', metadata(Buffer.from([10]), be32(most32))],
    ['a tag of 16 MB', 'flv', patched(flv, 'FLV', 10, be24(0xff_ff_ff))],
    [
      'packets of nothing',
      'm2ts',
      times(20_000, Buffer.concat([Buffer.from([0x47, 0x1f, 0xff, 0x10]), Buffer.alloc(184, 255)])),
      'icon',
    ],
    [
      'a table of programs that goes round',
      'm2ts',
      times(
        5000,
        Buffer.concat([Buffer.from([0x47, 0x40, 0, 0x10, 0, 0, 0xb0, 0xfd]), Buffer.alloc(180)]),
      ),
    ],
    ['starts of packs alone', 'mpg', times(50_000, latin1('\0\0\x01\xba')), 'icon'],
    [
      'a head of objects in themselves',
      'wmv',
      Buffer.concat([
        Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'),
        times(4000, Buffer.from('1e00000000000000ffffffff', 'hex')),
      ]),
      'icon',
    ],
    [
      'a film in a picture’s place',
      'ogv',
      Buffer.concat([
        latin1('OggS\0\x02'),
        Buffer.alloc(20),
        Buffer.from([1, 7]),
        latin1('\x80theora'),
      ]),
      'icon',
    ],
  ]);
};

/** Films in other containers than MP4. */
export const hostileOtherFilms = async (): Promise<HostileFile[]> => [
  ...(await matroskas()),
  ...(await others()),
];
