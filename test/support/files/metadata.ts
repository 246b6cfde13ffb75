import { chunkOfPng } from './pictures.ts';
import { box } from './videos.ts';

// What cameras and programs write into files, made for the tests: a place, a camera, a time and an owner.

/** In every file of this page that has a place, in one form or another. */
export const place = { latitude: '52;30;59', longitude: '13;22;39', iso6709: '+52.5164+013.3777/' };

const latin1 = (text: string) => Buffer.from(text, 'latin1');

interface Entry {
  tag: number;
  type: number;
  count: number;
  data: Buffer;
}

interface Order {
  isLittle: boolean;
}

function number(value: number, bytes: 2 | 4, { isLittle }: Order): Buffer {
  const written = Buffer.alloc(bytes);
  if (isLittle) written.writeUIntLE(value, 0, bytes);
  else written.writeUIntBE(value, 0, bytes);
  return written;
}

const ascii = (tag: number, text: string): Entry => {
  const data = latin1(`${text}\0`);
  return { tag, type: 2, count: data.length, data };
};

const rationals = (tag: number, order: Order, values: number[]): Entry => ({
  tag,
  type: 5,
  count: values.length,
  data: Buffer.concat(values.flatMap((value) => [number(value, 4, order), number(1, 4, order)])),
});

/** A directory at this place, with its values behind it. */
function directory(start: number, order: Order, entries: readonly Entry[]): Buffer {
  const heads: Buffer[] = [];
  const values: Buffer[] = [];
  let at = start + 2 + entries.length * 12 + 4;
  for (const { tag, type, count, data } of entries) {
    const head = [number(tag, 2, order), number(type, 2, order), number(count, 4, order)];
    const isInline = data.length <= 4;
    const value = isInline ? Buffer.concat([data], 4) : number(at, 4, order);
    heads.push(...head, value);
    if (isInline) continue;
    values.push(data);
    at += data.length;
  }
  const count = number(entries.length, 2, order);
  return Buffer.concat([count, ...heads, Buffer.alloc(4), ...values]);
}

interface CameraExif {
  orientation?: number;
  isLittle?: boolean;
  hasPlace?: boolean;
}

/** EXIF of a camera `Example Camera` whose owner is `Ann Example`, with a maker's note, and with a place if nothing else is said. */
export function cameraExif({
  orientation = 6,
  isLittle = false,
  hasPlace = true,
}: CameraExif = {}): Buffer {
  const order = { isLittle };
  const short = (tag: number, value: number): Entry => {
    return { tag, type: 3, count: 1, data: number(value, 2, order) };
  };
  const pointer = (tag: number, to: number): Entry => {
    return { tag, type: 4, count: 1, data: number(to, 4, order) };
  };
  const note = latin1('A note of the maker');
  const camera = [
    ascii(0x9003, '2026:05:04 12:13:14'),
    { tag: 0x927c, type: 7, count: note.length, data: note },
  ];
  const gps = [
    ascii(1, 'N'),
    rationals(2, order, [52, 30, 59]),
    ascii(3, 'E'),
    rationals(4, order, [13, 22, 39]),
    ascii(0x1d, '2026:05:04'),
  ];
  const first = (cameraAt: number, gpsAt: number) => [
    ascii(0x010f, 'Example Camera'),
    short(0x0112, orientation),
    ascii(0x0132, '2026:05:04 12:13:14'),
    pointer(0x8769, cameraAt),
    ...(hasPlace ? [pointer(0x8825, gpsAt)] : []),
    ascii(0xa430, 'Ann Example'),
  ];
  const cameraAt = 8 + directory(8, order, first(0, 0)).length;
  const cameraBytes = directory(cameraAt, order, camera);
  const gpsAt = cameraAt + cameraBytes.length;
  return Buffer.concat([
    latin1(isLittle ? 'II*\0' : 'MM\0*'),
    number(8, 4, order),
    directory(8, order, first(cameraAt, gpsAt)),
    cameraBytes,
    ...(hasPlace ? [directory(gpsAt, order, gps)] : []),
  ]);
}

/** XMP with a title, and with a place if it is said. */
export const xmp = (hasPlace: boolean) =>
  Buffer.from(
    `<?xpacket begin="" id="W5M0MpCehiHzreSzNTczkc9d"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:exif="http://ns.adobe.com/exif/1.0/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmp:CreatorTool="Example Editor"${
      hasPlace ? ' exif:GPSLatitude="52,30.98N" exif:GPSLongitude="13,22.66E"' : ''
    }/></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`,
  );

/** IPTC in the form of Photoshop, with a headline, and with a city if it is said. */
export function iptc(hasPlace: boolean): Buffer {
  const dataset = (id: number, text: string) =>
    Buffer.concat([Buffer.from([0x1c, 2, id, 0, text.length]), latin1(text)]);
  const record = Buffer.concat([
    dataset(105, 'A headline'),
    ...(hasPlace ? [dataset(90, 'Examplecity')] : []),
  ]);
  const padded = record.length % 2 === 0 ? record : Buffer.concat([record, Buffer.alloc(1)]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(record.length);
  return Buffer.concat([latin1('Photoshop 3.0\x008BIM\x04\x04\0\0'), length, padded]);
}

export function segment(marker: number, ...content: Buffer[]): Buffer {
  const body = Buffer.concat(content);
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

export const exifSegment = (exif: Buffer) => segment(0xe1, latin1('Exif\0\0'), exif);
export const xmpSegment = (text: Buffer) =>
  segment(0xe1, latin1('http://ns.adobe.com/xap/1.0/\0'), text);
export const iptcSegment = (content: Buffer) => segment(0xed, content);
export const comment = segment(0xfe, latin1('A comment'));

/** The same JPEG with these segments at its beginning. */
export const withSegments = (picture: Buffer, ...segments: Buffer[]) =>
  Buffer.concat([picture.subarray(0, 2), ...segments, picture.subarray(2)]);

/** The same PNG with these chunks in front of its pixels. */
export function withChunks(picture: Buffer, chunks: readonly [type: string, data: Buffer][]) {
  const made = chunks.map(([type, data]) => chunkOfPng(type, data));
  return Buffer.concat([picture.subarray(0, 33), ...made, picture.subarray(33)]);
}

/** XMP as PNG has it. */
export const xmpOfPng = (text: Buffer): [string, Buffer] => [
  'iTXt',
  Buffer.concat([latin1('XML:com.adobe.xmp\0\0\0\0\0'), text]),
];

function chunkOfWebp(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32LE(data.length);
  return Buffer.concat([latin1(type), length, data, Buffer.alloc(data.length % 2)]);
}

/** The same WebP in extended form, with these chunks behind its pixels. */
export function withWebpChunks(
  picture: Buffer,
  { width, height }: { width: number; height: number },
  chunks: readonly [type: 'EXIF' | 'XMP ', data: Buffer][],
): Buffer {
  const about = Buffer.alloc(10);
  for (const [type] of chunks) about[0] = (about[0] ?? 0) | (type === 'EXIF' ? 0x08 : 0x04);
  about.writeUIntLE(width - 1, 4, 3);
  about.writeUIntLE(height - 1, 7, 3);
  const body = Buffer.concat([
    latin1('WEBP'),
    chunkOfWebp('VP8X', about),
    picture.subarray(12),
    ...chunks.map(([type, data]) => chunkOfWebp(type, data)),
  ]);
  return chunkOfWebp('RIFF', body);
}

const number32 = (value: number) => number(value, 4, { isLittle: false });
const fullBox = (type: string, ...content: Buffer[]) => box(type, Buffer.alloc(4), ...content);

/** A HEIC whose items are EXIF and XMP, and whose picture is this many bytes without a meaning. */
export function heic(exif: Buffer, text: Buffer, brand = 'heic'): Buffer {
  const item = Buffer.concat([Buffer.alloc(4), exif]);
  const pixels = Buffer.alloc(100, 7);
  const info = (id: number, type: string, more: string) =>
    box('infe', Buffer.from([2, 0, 0, 0, 0, id, 0, 0]), latin1(`${type}\0${more}`));
  const infos = fullBox(
    'iinf',
    Buffer.from([0, 3]),
    info(1, 'hvc1', ''),
    info(2, 'Exif', ''),
    info(3, 'mime', 'application/rdf+xml\0'),
  );
  const start = box('ftyp', latin1(brand), number32(0), latin1(`mif1${brand}`));
  const handler = fullBox('hdlr', Buffer.alloc(4), latin1('pict'), Buffer.alloc(13));
  const meta = (dataAt: number) => {
    let at = dataAt;
    const location = (id: number, { length }: Buffer) => {
      const bytes = Buffer.from([0, id, 0, 0, 0, 1]);
      const extent = Buffer.concat([bytes, number32(at), number32(length)]);
      at += length;
      return extent;
    };
    const locations = fullBox(
      'iloc',
      Buffer.from([0x44, 0, 0, 3]),
      location(1, pixels),
      location(2, item),
      location(3, text),
    );
    return fullBox('meta', handler, infos, locations);
  };
  const dataAt = start.length + meta(0).length + 8;
  return Buffer.concat([start, meta(dataAt), box('mdat', pixels, item, text)]);
}

/** What telephones write into a film: its place and its program in QuickTime's, Apple's and 3GPP's forms. */
export function filmMetadata(hasPlace: boolean): Buffer {
  const text = (value: string) =>
    Buffer.concat([Buffer.from([0, value.length, 0x15, 0xc7]), latin1(value)]);
  const key = (name: string) =>
    Buffer.concat([number32(name.length + 8), latin1('mdta'), latin1(name)]);
  const item = (index: number, value: string) => {
    const data = box('data', number32(1), number32(0), latin1(value));
    return Buffer.concat([number32(data.length + 8), number32(index), data]);
  };
  const keys = ['com.apple.quicktime.make', 'com.apple.quicktime.location.ISO6709'];
  const values = [item(1, 'Example Camera'), item(2, place.iso6709)];
  const used = hasPlace ? 2 : 1;
  const handler = fullBox('hdlr', Buffer.alloc(4), latin1('mdta'), Buffer.alloc(13));
  const about = box(
    'meta',
    handler,
    fullBox('keys', number32(used), ...keys.slice(0, used).map(key)),
    box('ilst', ...values.slice(0, used)),
  );
  const places = [
    box('\xA9xyz', text(place.iso6709)),
    fullBox('loci', latin1('\x15\xC7Somewhere\0\0'), Buffer.alloc(12, 9), latin1('earth\0\0')),
  ];
  const user = box('udta', box('\xA9swr', text('Example Editor')), ...(hasPlace ? places : []));
  return Buffer.concat([user, about]);
}

/** The same film with these boxes at the end of its index, which stands in front of its frames or behind them. */
export function withFilmBoxes(film: Buffer, boxes: Buffer): Buffer {
  const at = film.indexOf('moov', 0, 'latin1') - 4;
  const end = at + film.readUInt32BE(at);
  const index = box('moov', film.subarray(at + 8, end), boxes);
  return Buffer.concat([film.subarray(0, at), index, film.subarray(end)]);
}
