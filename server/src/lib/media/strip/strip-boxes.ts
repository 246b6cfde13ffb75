import { readBoxHeader } from '../iso-boxes.ts';
import { DamagedFile, type Effort, isKeyOfPlace, namesPlace, type StripMode } from './places.ts';

/** What a box or the boxes within it turned out to hold. */
export interface Found {
  isStripped: boolean;
  /** Places that cannot be taken out, such as a track of them. */
  isImpossible: boolean;
  effort: Effort;
}

interface BoxPlace {
  type: string;
  start: number;
  content: number;
  end: number;
}

/** The boxes between two places (ISO/IEC 14496-12 §4.2). Throws `DamagedFile` where one does not fit. */
export function boxesIn(bytes: Buffer, from: number, to: number, effort: Effort): BoxPlace[] {
  const boxes: BoxPlace[] = [];
  let at = from;
  while (at + 8 <= to) {
    effort.spend();
    // QuickTime ends a list of user data by 32 bits of zeros.
    if (bytes.readUInt32BE(at) === 0 && at + 8 > to - 8 && boxes.length > 0) break;
    const { type, header, length } = readBoxHeader(bytes, at, to - at);
    const content = at + header;
    const end = at + length;
    if (end < content || end > to) throw new DamagedFile('A box beyond the end');
    boxes.push({ type, start: at, content, end });
    at = end;
  }
  return boxes;
}

const placeBoxes = new Set(['\xA9xyz', 'loci', 'GPMF', 'GPS ', 'gps0', '\xA9gps', '\xA9loc']);

/** Overwrites what is in `udta`, of a film or of a track. */
export function stripUserData(bytes: Buffer, box: BoxPlace, mode: StripMode, found: Found): void {
  for (const child of boxesIn(bytes, box.content, box.end, found.effort)) {
    if (child.type === 'free' || child.type === 'skip') continue;
    const content = bytes.subarray(child.content, child.end);
    const isPlace =
      placeBoxes.has(child.type) || (child.type === 'XMP_' && namesPlace(content, found.effort));
    if (mode === 'all' || isPlace) blank(bytes, child, found);
    else if (child.type === 'meta') stripMeta(bytes, child, mode, found);
  }
}

/** Overwrites what is in `meta`: keys and their values in `ilst`, and XMP. */
export function stripMeta(bytes: Buffer, box: BoxPlace, mode: StripMode, found: Found): void {
  if (mode === 'all') {
    blank(bytes, box, found);
    return;
  }
  // QuickTime's has no version and flags.
  const isPlain = bytes.toString('latin1', box.content + 4, box.content + 8) === 'hdlr';
  const first = Math.min(box.content + (isPlain ? 0 : 4), box.end);
  const children = boxesIn(bytes, first, box.end, found.effort);
  const keys = children.find(({ type }) => type === 'keys');
  const places = keys ? keysOfPlaces(bytes, keys, found.effort) : new Set<number>();
  for (const child of children) {
    if (child.type === 'ilst') stripItems(bytes, child, places, found);
    const isXml = child.type === 'xml ' || child.type === 'uuid';
    if (isXml && namesPlace(bytes.subarray(child.content, child.end), found.effort))
      blank(bytes, child, found);
  }
}

/** The numbers of the keys that name a place, from 1. */
function keysOfPlaces(bytes: Buffer, { content, end }: BoxPlace, effort: Effort): Set<number> {
  const places = new Set<number>();
  let at = content + 8;
  for (let number = 1; at + 8 <= end; number += 1) {
    effort.spend();
    const next = at + bytes.readUInt32BE(at);
    if (next < at + 8 || next > end) throw new DamagedFile('A key beyond the end');
    if (isKeyOfPlace(bytes.subarray(at + 8, next), effort)) places.add(number);
    at = next;
  }
  return places;
}

function stripItems(bytes: Buffer, list: BoxPlace, keys: Set<number>, found: Found): void {
  for (const item of boxesIn(bytes, list.content, list.end, found.effort)) {
    const isNamed =
      item.type === '----' && isKeyOfPlace(bytes.subarray(item.content, item.end), found.effort);
    const isKeyed = keys.has(bytes.readUInt32BE(item.start + 4));
    if (isNamed || isKeyed || placeBoxes.has(item.type)) blank(bytes, item, found);
  }
}

/** The box is as long as before, free space of zeros. */
export function blank(bytes: Buffer, { start, content, end }: BoxPlace, found: Found): void {
  bytes.write('free', start + 4, 'latin1');
  bytes.fill(0, content, end);
  found.isStripped = true;
}

/** Sets the times of a header of a film, track or track's media to zero, as programs without a clock write them. */
export function stripTimes(bytes: Buffer, { content, end }: BoxPlace, found: Found): void {
  const times = bytes.subarray(content + 4, content + (bytes[content] === 1 ? 20 : 12));
  if (content + 20 > end || times.every((byte) => byte === 0)) return;
  times.fill(0);
  found.isStripped = true;
}

const xmpId = Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex');

/** Overwrites a `uuid` box of XMP. */
export function stripUuid(bytes: Buffer, box: BoxPlace, mode: StripMode, found: Found): void {
  const isXmp = bytes.subarray(box.content, box.content + 16).equals(xmpId);
  if (mode === 'all' ? isXmp : namesPlace(bytes.subarray(box.content, box.end), found.effort))
    blank(bytes, box, found);
}

// Of GoPro, Google and Apple; samples of the last are places only if it says so.
const placeTracks = new Set(['gpmd', 'camm', 'gps ']);

/** Whether a track's `stsd` says that its samples are places, which stand among frames. */
export function describesPlaces(
  bytes: Buffer,
  { content, end }: BoxPlace,
  effort: Effort,
): boolean {
  const entries = boxesIn(bytes, Math.min(content + 8, end), end, effort);
  return entries.some(
    (entry) =>
      placeTracks.has(entry.type) ||
      (entry.type === 'mebx' && isKeyOfPlace(bytes.subarray(entry.content, entry.end), effort)),
  );
}
