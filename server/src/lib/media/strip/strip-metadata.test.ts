import { describe, expect, test } from 'bun:test';

import { array, assert, constantFrom, nat, property, tuple, uint8Array } from 'fast-check';

import {
  cameraExif,
  comment,
  exifSegment,
  filmMetadata,
  heic,
  iptc,
  iptcSegment,
  place,
  segment,
  withChunks,
  withFilmBoxes,
  withSegments,
  withWebpChunks,
  xmp,
  xmpOfPng,
  xmpSegment,
} from '../../../../../test/support/files/metadata.ts';
import {
  jpeg,
  png,
  withProfileOf,
  withTextChunk,
} from '../../../../../test/support/files/pictures.ts';
import { aac, box, mp4 } from '../../../../../test/support/files/videos.ts';
import { exifOrientation } from '../exif.ts';
import {
  type MetadataKind,
  metadataKind,
  openVideoStripper,
  type StripMode,
  type StripOutcome,
  stripPicture,
} from './strip-metadata.ts';

/** A file without metadata, in chunks of this size where it is a film. */
function stripped(
  bytes: Buffer,
  mode: StripMode,
  chunkBytes = 1000,
): { outcome: StripOutcome | MetadataKind; bytes: Buffer } {
  const kind = metadataKind(bytes);
  const before = Buffer.from(bytes);
  if (kind === undefined || kind === 'unknown') return { outcome: kind, bytes };
  if (kind !== 'video') {
    const { outcome, parts } = stripPicture(kind, bytes, mode);
    expect(bytes.equals(before)).toBe(true);
    return { outcome, bytes: Buffer.concat(parts) };
  }
  const stripper = openVideoStripper(mode);
  const parts: Uint8Array[] = [];
  for (let at = 0; at < bytes.length; at += chunkBytes)
    parts.push(...stripper.push(bytes.subarray(at, at + chunkBytes)));
  parts.push(stripper.finish());
  expect(bytes.equals(before)).toBe(true);
  return { outcome: stripper.outcome, bytes: Buffer.concat(parts) };
}

/** What a decoder shows, as a PNG of the same pixels. */
const shown = (bytes: Buffer) => new Bun.Image(bytes).png().buffer();

// As numbers in EXIF, as texts elsewhere.
const degrees = [52, 30, 59].map((value) => Buffer.from([0, 0, 0, value, 0, 0, 0, 1]));
const placeBytes = [
  Buffer.concat(degrees),
  Buffer.from('GPSLatitude'),
  Buffer.from('Examplecity'),
  Buffer.from(place.iso6709),
  Buffer.from('Somewhere'),
];
const otherBytes = [
  'Example Camera',
  'Ann Example',
  'A note',
  '2026:05',
  'Example Editor',
  'A comment',
  'A headline',
];

const hasPlace = (bytes: Buffer) => placeBytes.some((each) => bytes.includes(each));
const hasOther = (bytes: Buffer) => otherBytes.some((each) => bytes.includes(each, 0, 'latin1'));

const photograph = await jpeg(40, 30);
const drawing = png(40, 30);
const webp = await new Bun.Image(drawing).webp({ quality: 50 }).buffer();
const film = mp4({ width: 64, height: 48, sound: aac(), frames: 5000 });
const filmWithIndexLast = mp4({ width: 64, height: 48, index: 'last', frames: 5000 });

/** Each format with everything that it may hold, with a place and without one. */
const makers: Record<string, (hasPlaces: boolean) => Buffer> = {
  JPEG: (has) =>
    withSegments(
      photograph,
      exifSegment(cameraExif({ hasPlace: has })),
      xmpSegment(xmp(has)),
      iptcSegment(iptc(has)),
      comment,
    ),
  PNG: (has) =>
    withTextChunk(
      withChunks(drawing, [['eXIf', cameraExif({ hasPlace: has })], xmpOfPng(xmp(has))]),
      'Author',
      'Ann Example',
    ),
  WebP: (has) =>
    withWebpChunks(webp, { width: 40, height: 30 }, [
      ['EXIF', cameraExif({ hasPlace: has })],
      ['XMP ', xmp(has)],
    ]),
  HEIC: (has) => heic(cameraExif({ hasPlace: has }), xmp(has)),
  AVIF: (has) => heic(cameraExif({ hasPlace: has }), xmp(has), 'avif'),
  MP4: (has) => withFilmBoxes(film, filmMetadata(has)),
  'MP4 with its index behind its frames': (has) =>
    withFilmBoxes(filmWithIndexLast, filmMetadata(has)),
};
const formats = Object.entries(makers);
const isFixed = (format: string) => /^(HEIC|AVIF|MP4)/.test(format);

describe.each(formats)('%s', (format, make) => {
  test('loses its place, and keeps its camera', () => {
    const { outcome, bytes } = stripped(make(true), 'gps');
    expect(hasPlace(make(true))).toBe(true);
    expect(outcome).toBe('stripped');
    expect(hasPlace(bytes)).toBe(false);
    expect(bytes.includes('Example Camera')).toBe(true);
    if (isFixed(format)) expect(bytes).toHaveLength(make(true).length);
  });

  test('loses all that tells about its making', () => {
    const { outcome, bytes } = stripped(make(true), 'all');
    expect(outcome).toBe('stripped');
    expect(hasPlace(bytes)).toBe(false);
    expect(hasOther(bytes)).toBe(false);
    if (isFixed(format)) expect(bytes).toHaveLength(make(true).length);
  });

  test('stays byte for byte as it is where it has no place', () => {
    const { outcome, bytes } = stripped(make(false), 'gps');
    expect(outcome).toBe('none');
    expect(bytes.equals(make(false))).toBe(true);
  });

  test.each<StripMode>(['gps', 'all'])('has nothing left for a second time: %s', (mode) => {
    const once = stripped(make(true), mode).bytes;
    expect(stripped(once, mode)).toEqual({ outcome: 'none', bytes: once });
  });

  test('is damaged where it is cut, or as it was, and nothing fails', () => {
    const whole = make(true);
    for (let length = 0; length < whole.length; length += 7) {
      for (const mode of ['gps', 'all'] as const) {
        const cut = whole.subarray(0, length);
        const { outcome, bytes } = stripped(cut, mode);
        expect(bytes.length).toBeLessThanOrEqual(length);
        if (outcome !== 'stripped') expect(bytes.length).toBe(length);
      }
    }
  });

  test('may say anything, and neither time nor memory follow it', () => {
    const whole = make(true);
    const change = tuple(nat(whole.length - 1), uint8Array({ minLength: 1, maxLength: 12 }));
    assert(
      property(array(change, { maxLength: 6 }), constantFrom('gps', 'all'), (changes, mode) => {
        const bytes = Buffer.from(whole);
        for (const [at, values] of changes) bytes.set(values.subarray(0, bytes.length - at), at);
        expect(stripped(bytes, mode).bytes.length).toBeLessThanOrEqual(bytes.length + 100);
      }),
      { numRuns: 300 },
    );
  });

  test('is found out twice in a row', () => {
    const { bytes } = stripped(Buffer.concat([make(true), make(true)]), 'all');
    expect(bytes.length).toBeLessThanOrEqual(2 * make(true).length);
  });
});

test.each(['JPEG', 'PNG', 'WebP'])('pixels and their orientation stay: %s', async (format) => {
  const whole = makers[format]?.(true) ?? Buffer.alloc(0);
  for (const mode of ['gps', 'all'] as const) {
    const { bytes } = stripped(whole, mode);
    expect(await shown(bytes)).toEqual(await shown(whole));
  }
});

test.each([false, true])('directories of both orders lose their place: %s', (isLittle) => {
  const picture = withSegments(photograph, exifSegment(cameraExif({ isLittle, orientation: 8 })));
  const { outcome, bytes } = stripped(picture, 'gps');
  expect(outcome).toBe('stripped');
  expect(bytes).toHaveLength(picture.length);
  const exif = bytes.subarray(bytes.indexOf('Exif\0\0') + 6);
  expect(exifOrientation(exif)).toBe(8);
  expect(stripped(bytes, 'gps').outcome).toBe('none');
});

test('without all the rest, a picture is turned as before', () => {
  for (const orientation of [1, 3, 6, 8]) {
    const exif = cameraExif({ orientation });
    const { bytes } = stripped(withSegments(photograph, exifSegment(exif)), 'all');
    const at = bytes.indexOf('Exif\0\0');
    expect(exifOrientation(at < 0 ? undefined : bytes.subarray(at + 6))).toBe(orientation);
    expect(at < 0).toBe(orientation === 1);
  }
});

test('colour profiles stay', () => {
  const { bytes: profiled } = withProfileOf(drawing, 'RGB ');
  expect(stripped(profiled, 'all')).toEqual({ outcome: 'none', bytes: profiled });
  const icc = segment(0xe2, Buffer.from('ICC_PROFILE\0\x01\x01a profile', 'latin1'));
  const { bytes } = stripped(withSegments(photograph, icc, comment), 'all');
  expect(bytes.includes(icc)).toBe(true);
  expect(bytes.includes(comment)).toBe(false);
});

test('what is behind the end goes where it may tell of a place', () => {
  const harmless = Buffer.concat([photograph, Buffer.from('anything else')]);
  expect(stripped(harmless, 'gps')).toEqual({ outcome: 'none', bytes: harmless });
  expect(stripped(harmless, 'all').bytes.equals(stripped(photograph, 'all').bytes)).toBe(true);
  const second = withSegments(photograph, exifSegment(cameraExif()));
  const { bytes } = stripped(Buffer.concat([photograph, second]), 'gps');
  expect(bytes).toHaveLength(photograph.length + second.length);
  expect(hasPlace(bytes)).toBe(false);
  const moving = Buffer.concat([photograph, withFilmBoxes(film, filmMetadata(true))]);
  expect(stripped(moving, 'gps').bytes).toHaveLength(moving.length);
  expect(hasPlace(stripped(moving, 'gps').bytes)).toBe(false);
  const unknown = Buffer.concat([
    photograph,
    Buffer.from('SEFH'),
    cameraExif(),
    Buffer.from('Exif\0\0'),
  ]);
  expect(stripped(unknown, 'gps').bytes.equals(photograph)).toBe(true);
});

test('what is behind the end stays where it tells of none, however much it is', () => {
  const archive = Buffer.alloc(20 * 1024 ** 2, 'anything else');
  for (const picture of [photograph, drawing]) {
    const { outcome, bytes } = stripped(Buffer.concat([picture, archive]), 'gps');
    expect(outcome).toBe('none');
    expect(bytes.equals(Buffer.concat([picture, archive]))).toBe(true);
  }
});

test('a film comes through in pieces of any size', () => {
  const whole = withFilmBoxes(film, filmMetadata(true));
  const once = stripped(whole, 'gps', whole.length);
  for (const size of [1, 2, 3, 7, 8, 9, 64, 4096])
    expect(stripped(whole, 'gps', size)).toEqual(once);
});

test('a track of places among the frames cannot be taken out', () => {
  const described = box(
    'stsd',
    Buffer.alloc(4),
    Buffer.from([0, 0, 0, 1]),
    box('gpmd', Buffer.alloc(8)),
  );
  const track = box('trak', box('mdia', box('minf', box('stbl', described))));
  const whole = withFilmBoxes(film, track);
  expect(stripped(whole, 'gps')).toEqual({ outcome: 'impossible', bytes: whole });
});

test('EXIF that leads in circles or beyond its end cannot be taken out', () => {
  for (const [at, value] of [
    [4, 0xffff_ff00],
    [4, 9],
  ] as const) {
    const exif = cameraExif();
    exif.writeUInt32BE(value, at);
    const picture = withSegments(photograph, exifSegment(exif));
    expect(stripped(picture, 'gps')).toEqual({ outcome: 'impossible', bytes: picture });
    // All of it goes without being read.
    expect(stripped(picture, 'all').outcome).toBe('stripped');
  }
});

describe('a file of more parts than a camera writes is not read on', () => {
  const few = 1000;
  const number = (value: number) => {
    const bytes = Buffer.alloc(4);
    bytes.writeUInt32BE(value);
    return bytes;
  };
  const repeat = (unit: Buffer, count: number) => Buffer.alloc(unit.length * count, unit);
  /** Locations of items, each of so many extents that have no bytes of their own. */
  const emptyExtents = (items: number) => {
    const item = Buffer.from([0, 9, 0, 0, 0xff, 0xff]);
    const count = Buffer.from([items >> 8, items & 0xff]);
    const locations = box('iloc', Buffer.alloc(4), Buffer.from([0, 0]), count, repeat(item, items));
    const info = box('infe', Buffer.from([2, 0, 0, 0, 0, 1, 0, 0]), Buffer.from('Exif\0'));
    const infos = box('iinf', Buffer.alloc(4), Buffer.from([0, 1]), info);
    const head = box('ftyp', Buffer.from('heic'), Buffer.alloc(4));
    return Buffer.concat([head, box('meta', Buffer.alloc(4), infos, locations)]);
  };
  const scanOf = (bytes: Buffer) =>
    Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 2]), bytes, Buffer.from([0xff, 0xd9])]);
  const emptyChunk = Buffer.concat([number(0), Buffer.from('IDAT'), number(0)]);
  const pngOf = (count: number) =>
    Buffer.concat([
      Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'),
      repeat(emptyChunk, count),
      number(0),
      Buffer.from('IEND'),
      number(0),
    ]);
  const webpOf = (count: number) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(4 + count * 8);
    const chunks = repeat(Buffer.from('XXXX\0\0\0\0'), count);
    return Buffer.concat([Buffer.from('RIFF'), length, Buffer.from('WEBP'), chunks]);
  };

  test.each<[string, (count: number) => Buffer, number]>([
    ['escaped bytes of a scan', (count) => scanOf(repeat(Buffer.from([0xff, 0]), count)), 2e6],
    ['fill bytes', (count) => scanOf(repeat(Buffer.from([0xff]), count)), 2e6],
    ['chunks of a PNG', pngOf, 1e5],
    ['chunks of a WebP', webpOf, 1e5],
  ])('%s', (_what, make, many) => {
    expect(stripped(make(few), 'gps')).toMatchObject({ outcome: 'none' });
    const bytes = make(many);
    expect(stripped(bytes, 'gps')).toEqual({ outcome: 'impossible', bytes });
  });

  test('extents without bytes, of which a small file has millions', () => {
    const bytes = emptyExtents(100);
    expect(stripped(bytes, 'gps')).toEqual({ outcome: 'impossible', bytes });
  });

  test('boxes of a film that hold nothing', () => {
    const empty = repeat(box('free'), 1e6);
    const bytes = Buffer.concat([film, empty]);
    expect(stripped(bytes, 'gps', bytes.length)).toEqual({ outcome: 'impossible', bytes });
  });

  test('items that are all the same bytes', () => {
    const whole = heic(cameraExif(), xmp(true));
    const same = Buffer.from(whole);
    const at = same.indexOf('iloc');
    // Both items of metadata begin at the first and reach to the end of the file.
    for (const item of [1, 2]) same.writeUInt32BE(0, at + 4 + 4 + 4 + item * 14 + 10);
    same.writeUInt32BE(same.readUInt32BE(at + 12 + 14 + 6), at + 12 + 2 * 14 + 6);
    expect(stripped(same, 'gps')).toEqual({ outcome: 'impossible', bytes: same });
  });
});

test('XMP that is too long to be looked at is taken out', () => {
  const noExif = Buffer.from('MM\0*\0\0\0\x08\0\0\0\0\0\0', 'latin1');
  const withSpace = (bytes: number) =>
    heic(noExif, Buffer.concat([xmp(false), Buffer.alloc(bytes, ' ')]));
  expect(stripped(withSpace(1000), 'gps').outcome).toBe('none');
  expect(stripped(withSpace(1024 ** 2), 'gps').outcome).toBe('stripped');
});

test('raw files are unknown, and texts and archives hold no place', () => {
  expect(metadataKind(cameraExif())).toBe('unknown');
  expect(metadataKind(Buffer.from('PK\x03\x04'))).toBeUndefined();
  expect(metadataKind(Buffer.from('a text'))).toBeUndefined();
  expect(metadataKind(Buffer.alloc(0))).toBeUndefined();
});

test('any bytes behind a known beginning are read in little time', () => {
  const heads = [
    '\xFF\xD8\xFF',
    '\x89PNG\r\n\x1A\n',
    'RIFF\0\0\0\0WEBP',
    '\0\0\0\x18ftypheic',
    '\0\0\0\x18ftypisom',
  ];
  assert(
    property(
      constantFrom(...heads),
      uint8Array({ maxLength: 4096 }),
      constantFrom('gps', 'all'),
      (head, rest, mode) => {
        const bytes = Buffer.concat([Buffer.from(head, 'latin1'), rest]);
        expect(stripped(bytes, mode).bytes.length).toBeLessThanOrEqual(bytes.length);
      },
    ),
    { numRuns: 1000 },
  );
});
