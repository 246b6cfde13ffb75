import { madeByFfmpeg } from '../files/made-media.ts';
import { box } from '../files/videos.ts';
import { type Elsewhere, filesOf, type HostileFile } from './hostile-file.ts';
import {
  be16,
  be24,
  be32,
  be64,
  latin1,
  le16,
  le32,
  most32,
  most64,
  riffChunk,
  times,
} from './numbers.ts';
import { nestedBoxes } from './stills.ts';

const source = '-f lavfi -i testsrc2=s=96x64:d=2:r=5';
const h264 = `${source} -c:v libx264 -pix_fmt yuv420p`;

/** The same file with this at a place behind the name of its first box of a type. */
function patched(film: Uint8Array, type: string, place: number, value: Buffer): Buffer {
  const bytes = Buffer.from(film);
  const at = bytes.indexOf(type, 0, 'latin1');
  if (at < 0) throw new Error(`The film has no ${type}.`);
  bytes.set(value, at + type.length + place);
  return bytes;
}

const start = box('ftyp', latin1('isom'), be32(512), latin1('isomavc1mp41'));

/** Places of a box's content; ISO/IEC 14496-12 §8 has them. */
const versionBytes = 4;

async function mp4s({ url, path }: Elsewhere): Promise<HostileFile[]> {
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
  const reference = (target: string) => {
    const located = box('url ', be32(0), latin1(`${target}\0`));
    const alias = box('alis', be32(0), Buffer.alloc(150), latin1(target));
    const dref = box('dref', be32(0), be32(2), located, alias);
    const old = box('dref', be32(0), be32(1), box('url ', be32(1)));
    const at = Buffer.from(last).indexOf(old);
    return Buffer.concat([last.subarray(0, at), dref, last.subarray(at + old.length)]);
  };
  return filesOf([
    ['boxes 10 000 deep', 'deep.mp4', Buffer.concat([start, nestedBoxes('moov', 10_000)]), 'icon'],
    [
      'boxes 100 000 deep',
      'deeper.mp4',
      Buffer.concat([start, nestedBoxes('trak', 100_000)]),
      'icon',
    ],
    [
      'a box that reaches to the end',
      'end.mp4',
      Buffer.concat([start, be32(0), latin1('moov')]),
      'icon',
    ],
    [
      'a box of 2^63 bytes',
      'size.mp4',
      Buffer.concat([start, be32(1), latin1('moov'), be64(2n ** 63n)]),
      'icon',
    ],
    [
      'a box of 2^64 bytes',
      'most.mp4',
      Buffer.concat([start, be32(1), latin1('mdat'), be64(most64), Buffer.from(film)]),
    ],
    [
      'boxes shorter than their heads',
      'short.mp4',
      Buffer.concat([start, times(1000, Buffer.concat([be32(4), latin1('free')]))]),
      'icon',
    ],
    [
      'a million empty boxes',
      'boxes.mp4',
      Buffer.concat([start, times(1_000_000, Buffer.concat([be32(8), latin1('free')]))]),
      'icon',
    ],
    ['no index', 'index.mp4', last.subarray(0, last.indexOf('moov') - 4), 'icon'],
    [
      'frames of 2^32 sizes',
      'stsz.mp4',
      patch('stsz', versionBytes, Buffer.concat([be32(0), be32(most32)])),
    ],
    [
      'frames of one size, 4 GB each',
      'frames.mp4',
      patch('stsz', versionBytes, Buffer.concat([be32(most32), be32(most32)])),
    ],
    ['2^32 times', 'stts.mp4', patch('stts', versionBytes, Buffer.concat([be32(most32)]))],
    [
      'times that stand still',
      'still.mp4',
      patch('stts', versionBytes, Buffer.concat([be32(1), be32(most32), be32(0)])),
    ],
    [
      '2^32 groups of frames',
      'stsc.mp4',
      patch('stsc', versionBytes, Buffer.concat([be32(most32)])),
    ],
    [
      'frames behind the end',
      'stco.mp4',
      patch('stco', versionBytes, Buffer.concat([be32(1), be32(most32)])),
    ],
    ['2^32 places', 'places.mp4', patch('stco', versionBytes, be32(most32))],
    [
      'a duration of 2^32',
      'duration.mp4',
      patch('mvhd', 12, Buffer.concat([be32(1), be32(most32)])),
    ],
    ['a clock of no ticks', 'clock.mp4', patch('mvhd', 12, Buffer.concat([be32(0), be32(0)]))],
    [
      'a track of no ticks',
      'track-clock.mp4',
      patch('mdhd', 12, Buffer.concat([be32(0), be32(most32)])),
    ],
    [
      'an edit that begins before all',
      'edit.mp4',
      patch('elst', versionBytes, Buffer.concat([be32(1), be32(most32), be32(0x80_00_00_00)])),
    ],
    ['2^32 edits', 'edits.mp4', patch('elst', versionBytes, be32(most32))],
    [
      'a place of 65 535 by 65 535',
      'large.mp4',
      patch('tkhd', 76, Buffer.concat([be32(most32), be32(most32)])),
    ],
    ['a place of nothing', 'nothing.mp4', patch('tkhd', 76, Buffer.alloc(8))],
    ['frames of 65 535 by 65 535', 'frame.mp4', withDescription(0xffff, 0xffff)],
    ['frames of nothing', 'no-frame.mp4', withDescription(0, 0)],
    ['turned by a matrix of nothing', 'matrix.mp4', patch('tkhd', 40, Buffer.alloc(36))],
    ['turned by a matrix of all', 'matrix-most.mp4', patch('tkhd', 40, Buffer.alloc(36, 0x7f))],
    ['a decoder’s head that is none', 'head.mp4', patch('avcC', 0, Buffer.alloc(20, 255))],
    ['frames on a server', 'dref-url.mp4', reference(`${url}/dref`)],
    ['frames in a file', 'dref-file.mp4', reference(`file://${path}`)],
    [
      'frames that are a path',
      'dref-path.mov',
      patched(reference(path), 'ftyp', 0, latin1('qt  ')),
    ],
    [
      'a compressed index of 4 GB',
      'cmov.mov',
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
      'fragments.mp4',
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
      'items.mp4',
      Buffer.concat([
        start,
        box('meta', be32(0), box('iref', be32(0), box('dimg', be16(1), be16(1), be16(1)))),
      ]),
      'icon',
    ],
  ]);
}

/** An element of EBML (RFC 8794); a length of eight bytes is said, all ones where it is not known. */
const ebml = (id: number, content: Buffer, length?: bigint): Buffer => {
  const digits = id.toString(16);
  const size = length ?? BigInt(content.length);
  return Buffer.concat([Buffer.from(digits, 'hex'), be64(size + 2n ** 56n), content]);
};
const unknown = 2n ** 56n - 1n;
const matroska = ebml(0x1a_45_df_a3, ebml(0x42_82, latin1('matroska')));
const segmentOf = (content: Buffer, length?: bigint) =>
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
      'unknown.mkv',
      segmentOf(times(2000, ebml(0x1f_43_b6_75, Buffer.alloc(0), unknown)), unknown),
      'icon',
    ],
    ['a length of 2^56', 'length.webm', segmentOf(Buffer.from(film), 2n ** 56n - 2n)],
    [
      'tags 3000 deep',
      'tags.mkv',
      segmentOf(ebml(0x12_54_c3_67, ebml(0x73_73, inEachOther(0x67_c8, 3000)))),
      'icon',
    ],
    [
      'chapters 3000 deep',
      'chapters.mkv',
      segmentOf(ebml(0x10_43_a7_70, ebml(0x45_b9, inEachOther(0xb6, 3000)))),
      'icon',
    ],
    [
      'a table that leads to itself',
      'seek.mkv',
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
    ['frames of 2^64 by 2^64', 'frame.mkv', track(be64(most64), be64(most64))],
    ['frames of 65 535 by 65 535', 'large.mkv', track(be16(0xffff), be16(0xffff))],
    [
      'numbers longer than numbers are',
      'numbers.mkv',
      segmentOf(ebml(0x15_49_a9_66, ebml(0x2a_d7_b1, Buffer.alloc(100, 255)))),
      'icon',
    ],
    [
      'a clock of no ticks',
      'clock.mkv',
      segmentOf(ebml(0x15_49_a9_66, ebml(0x2a_d7_b1, Buffer.from([0])))),
      'icon',
    ],
    ['no end of nothing', 'void.mkv', segmentOf(times(300_000, Buffer.from([0xec, 0x80]))), 'icon'],
  ]);
}

const playlist = (target: string) =>
  `#EXTM3U\n#EXT-X-TARGETDURATION:9\n#EXTINF:9,\n${target}\n#EXT-X-ENDLIST\n`;
const concat = (target: string) => `ffconcat version 1.0\nfile '${target}'\n`;
const session = (url: string) =>
  `v=0\no=- 0 0 IN IP4 127.0.0.1\ns=-\nc=IN IP4 127.0.0.1\na=control:${url}\nm=video 9 RTP/AVP 96\n`;
const dash = (url: string) =>
  `<?xml version="1.0"?><MPD xmlns="urn:mpeg:dash:schema:mpd:2011" type="static"><BaseURL>${url}</BaseURL><Period><AdaptationSet><Representation id="1" mimeType="video/mp4"><BaseURL>a.mp4</BaseURL></Representation></AdaptationSet></Period></MPD>`;

const list = (type: string, ...content: Buffer[]) =>
  riffChunk('LIST', Buffer.concat([latin1(type), ...content]));
const avi = (...content: Buffer[]) =>
  riffChunk('RIFF', Buffer.concat([latin1('AVI '), ...content]));

/** A film of subtitles alone, which ffmpeg takes for a file of the kind that they look like. */
const aviWithSubtitles = (subtitles: string) => {
  const stream = list(
    'strl',
    riffChunk('strh', Buffer.concat([latin1('txts'), Buffer.alloc(52)])),
    riffChunk('strf', Buffer.alloc(40)),
  );
  const text = Buffer.concat([
    latin1('GAB2\0'),
    le16(2),
    le32(2),
    latin1('a\0'),
    le16(4),
    le32(subtitles.length),
    latin1(subtitles),
  ]);
  return avi(
    list('hdrl', riffChunk('avih', Buffer.alloc(56, 1)), stream),
    list('movi', riffChunk('00tx', text)),
  );
};

/** What asks for something from elsewhere under the name, and with the first bytes, of something else. */
const playlists = ({ url, path }: Elsewhere): HostileFile[] => {
  const asking: [string, string][] = [
    ['a playlist of a server', playlist(`${url}/segment.ts`)],
    ['a playlist of a file', playlist(`file://${path}`)],
    [
      'a playlist of a key',
      `#EXTM3U\n#EXT-X-KEY:METHOD=AES-128,URI="${url}/key"\n#EXTINF:9,\nconcat:${path}|${url}/c\n`,
    ],
    ['a list of files', concat(path)],
    ['a list of a server’s files', concat(`${url}/concat.mp4`)],
    ['a session', session(`${url}/session`)],
    ['a manifest', dash(`${url}/dash/`)],
  ];
  const disguises: [string, (text: string) => string | Buffer][] = [
    ['mp4', (text) => text],
    ['avi', (text) => text],
    ['m3u8', (text) => text],
    // The first bytes are those of a tag, of a box and of a head.
    ['mp3', (text) => latin1(`ID3\x04\0\0\0\0\0\0${text}`)],
    [
      'mov',
      (text) => Buffer.concat([box('ftyp', latin1('qt  '), be32(0)), box('mdat', latin1(text))]),
    ],
    ['mkv', (text) => segmentOf(latin1(text))],
  ];
  const hidden = asking.flatMap(([about, text], index) =>
    disguises.map(
      ([extension, disguise]) =>
        [`${about}, as ${extension}`, `list-${index}.${extension}`, disguise(text)] as const,
    ),
  );
  return filesOf([
    ...hidden,
    ...asking.map(
      ([about, text], index) =>
        [`${about}, as subtitles`, `subtitles-${index}.avi`, aviWithSubtitles(text)] as const,
    ),
  ]);
};

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
  return filesOf([
    [
      'lists 20 000 deep',
      'deep.avi',
      avi(
        Array.from({ length: 5000 }).reduce<Buffer>(
          (inside) => list('hdrl', inside),
          Buffer.alloc(0),
        ),
      ),
      'icon',
    ],
    [
      'an index of 2^32 entries',
      'index.avi',
      Buffer.concat([Buffer.from(film), latin1('idx1'), le32(most32)]),
    ],
    [
      'frames of 2^31',
      'frame.avi',
      patched(film, 'strf', 8, Buffer.concat([le32(0x7f_ff_ff_ff), le32(0x7f_ff_ff_ff)])),
    ],
    ['no rate', 'rate.avi', patched(film, 'strh', 24, Buffer.concat([le32(0), le32(0)]))],
    ['4000 million streams', 'streams.avi', patched(film, 'avih', 28, le32(most32))],
    [
      'a script 20 000 deep',
      'deep.flv',
      script(
        Buffer.concat([
          Buffer.from([2]),
          be16(10),
          latin1('onMetaData'),
          times(20_000, Buffer.from([3, 0, 1, 65])),
        ]),
      ),
    ],
    [
      'an array of 2^32',
      'array.flv',
      script(
        Buffer.concat([
          Buffer.from([2]),
          be16(10),
          latin1('onMetaData'),
          Buffer.from([10]),
          be32(most32),
        ]),
      ),
    ],
    ['a tag of 16 MB', 'tag.flv', patched(flv, 'FLV', 10, be24(0xff_ff_ff))],
    [
      'packets of nothing',
      'packets.m2ts',
      times(20_000, Buffer.concat([Buffer.from([0x47, 0x1f, 0xff, 0x10]), Buffer.alloc(184, 255)])),
      'icon',
    ],
    [
      'a table of programs that goes round',
      'table.m2ts',
      times(
        5000,
        Buffer.concat([Buffer.from([0x47, 0x40, 0, 0x10, 0, 0, 0xb0, 0xfd]), Buffer.alloc(180)]),
      ),
    ],
    ['starts of packs alone', 'packs.mpg', times(50_000, latin1('\0\0\x01\xba')), 'icon'],
    [
      'a head of objects in themselves',
      'objects.wmv',
      Buffer.concat([
        Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex'),
        times(4000, Buffer.from('1e00000000000000ffffffff', 'hex')),
      ]),
      'icon',
    ],
    [
      'a film in a picture’s place',
      'theora.ogv',
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

export const hostileFilms = async (elsewhere: Elsewhere): Promise<HostileFile[]> => [
  ...(await mp4s(elsewhere)),
  ...(await matroskas()),
  ...playlists(elsewhere),
  ...(await others()),
];
