import {
  DamagedFile,
  Effort,
  hasIptcPlace,
  hasTraces,
  namesPlace,
  type StripMode,
} from './places.ts';
import { exifWithoutPlaces, orientationOnly } from './strip-exif.ts';
import { VideoStripper } from './strip-video.ts';

interface Segment {
  marker: number;
  /** From its marker on. */
  start: number;
  end: number;
}

const jpegHead = Buffer.from([0xff, 0xd8, 0xff]);
const exifHead = Buffer.from('Exif\0\0', 'latin1');
const iccHead = Buffer.from('ICC_PROFILE\0', 'latin1');
const photoshopHead = Buffer.from('Photoshop 3.0\0', 'latin1');
const jfifHead = Buffer.from('JFIF\0', 'latin1');

/**
 * The parts of a JPEG without its metadata, undefined where it has none (ITU-T T.81 annex B). Throws
 * `DamagedFile`.
 */
export function stripJpeg(
  bytes: Buffer,
  mode: StripMode,
  effort = new Effort(),
  depth = 0,
): Buffer[] | undefined {
  const { segments, end } = readSegments(bytes, effort);
  const payload = ({ start, end: last }: Segment) => bytes.subarray(start + 4, last);
  const xmp = segments.filter((segment) => isXmp(segment, payload(segment))).map(payload);
  const hasXmpPlace = mode === 'gps' && xmp.length > 0 && namesPlace(Buffer.concat(xmp), effort);
  let isChanged = false;
  const parts: Buffer[] = [];
  let from = 0;
  for (const segment of segments) {
    const kept = segmentWithout(segment, payload(segment), { mode, hasXmpPlace, effort });
    if (kept === 'as it is') continue;
    isChanged = true;
    parts.push(bytes.subarray(from, segment.start), kept);
    from = segment.end;
  }
  parts.push(bytes.subarray(from, end));
  const rest = bytes.subarray(end);
  if (rest.length > 0) {
    const kept = mode === 'all' ? [] : trailerWithoutPlaces(rest, effort, depth);
    isChanged ||= kept !== undefined;
    parts.push(...(kept ?? [rest]));
  }
  return isChanged ? parts : undefined;
}

// A picture in more light, its smaller versions and a short film.
const trailersMax = 8;

/**
 * What cameras append: pictures, of which one is the light that screens add to the first, and films. What else may tell of
 * a place goes; undefined where all may stay.
 */
function trailerWithoutPlaces(rest: Buffer, effort: Effort, depth: number): Buffer[] | undefined {
  try {
    if (depth < trailersMax && startsWith(rest, jpegHead))
      return stripJpeg(rest, 'gps', effort, depth + 1);
    if (rest.toString('latin1', 4, 8) === 'ftyp') return filmWithoutPlaces(rest, effort);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
  }
  return hasTraces(rest) ? [] : undefined;
}

function filmWithoutPlaces(film: Buffer, effort: Effort): Buffer[] | undefined {
  const stripper = new VideoStripper('gps', effort);
  const parts = [...stripper.push(film), stripper.finish()];
  if (stripper.outcome === 'impossible') throw new DamagedFile('A film that cannot be changed');
  return stripper.outcome === 'stripped' ? parts.map((part) => Buffer.from(part)) : undefined;
}

type Kept = 'as it is' | Buffer;

const nothing = Buffer.alloc(0);

function segmentWithout(
  { marker }: Segment,
  payload: Buffer,
  { mode, hasXmpPlace, effort }: { mode: StripMode; hasXmpPlace: boolean; effort: Effort },
): Kept {
  if (mode === 'all') return segmentWithoutAll(marker, payload);
  if (marker === 0xe1 && startsWith(payload, exifHead)) {
    const exif = exifWithoutPlaces(payload.subarray(6), effort);
    return exif ? exifSegment(exif) : 'as it is';
  }
  if (isXmp({ marker }, payload)) return hasXmpPlace ? nothing : 'as it is';
  if (marker === 0xed && startsWith(payload, photoshopHead))
    return hasIptcPlace(payload, effort) || namesPlace(payload, effort) ? nothing : 'as it is';
  return 'as it is';
}

function segmentWithoutAll(marker: number, payload: Buffer): Kept {
  if (marker === 0xe0) return withoutThumbnail(payload);
  if (marker === 0xe1 && startsWith(payload, exifHead)) return orientationSegment(payload);
  const isProfile = marker === 0xe2 && startsWith(payload, iccHead);
  // Adobe's says how the colours are stored.
  const isMetadata = (marker >= 0xe1 && marker <= 0xef && marker !== 0xee) || marker === 0xfe;
  return isMetadata && !isProfile ? nothing : 'as it is';
}

function orientationSegment(payload: Buffer): Kept {
  const exif = orientationOnly(payload.subarray(6));
  if (!exif) return nothing;
  if (payload.length === 6 + exif.length && payload.subarray(6).equals(exif)) return 'as it is';
  return exifSegment(exif);
}

function exifSegment(exif: Buffer): Buffer {
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(2 + exifHead.length + exif.length, 2);
  return Buffer.concat([head, exifHead, exif]);
}

function withoutThumbnail(payload: Buffer): Kept {
  if (!startsWith(payload, jfifHead)) return nothing;
  if (payload.length <= 14) return 'as it is';
  const head = Buffer.from(payload.subarray(0, 14));
  head.fill(0, 12);
  return Buffer.concat([Buffer.from([0xff, 0xe0, 0, 16]), head]);
}

const startsWith = (bytes: Buffer, head: Buffer) => bytes.subarray(0, head.length).equals(head);

const isXmp = ({ marker }: Pick<Segment, 'marker'>, payload: Buffer) =>
  marker === 0xe1 && payload.toString('latin1', 0, 19).startsWith('http://ns.adobe.com');

/** The segments with a length of their own, and where the picture ends: what follows belongs to no decoder. */
function readSegments(bytes: Buffer, effort: Effort): { segments: Segment[]; end: number } {
  const segments: Segment[] = [];
  let at = 2;
  while (at + 2 <= bytes.length) {
    effort.spend(2);
    if (bytes[at] !== 0xff) throw new DamagedFile('No marker');
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xd9) return { segments, end: at + 2 };
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Markers without a length.
    if (marker === 0x01 || (marker >= 0xd0 && marker <= 0xd8)) {
      at += 2;
      continue;
    }
    const end = at + 2 + (at + 4 <= bytes.length ? bytes.readUInt16BE(at + 2) : 0);
    if (end < at + 4 || end > bytes.length) throw new DamagedFile('A segment beyond the end');
    segments.push({ marker, start: at, end });
    at = marker === 0xda ? endOfScan(bytes, end, effort) : end;
  }
  // A scan that is cut is shown as far as it goes.
  if (!segments.some(({ marker }) => marker === 0xda)) throw new DamagedFile('No scan');
  return { segments, end: bytes.length };
}

/** Behind the entropy-coded data, in which 0xFF is followed by 0 or a restart. */
function endOfScan(bytes: Buffer, start: number, effort: Effort): number {
  for (let at = bytes.indexOf(0xff, start); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    effort.spend(1 / 16);
    const next = bytes[at + 1] ?? 0;
    if (next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}
