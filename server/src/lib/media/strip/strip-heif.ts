import { textItemsIn, tiffStart } from './heif-items.ts';
import { DamagedFile, Effort, namesPlace, type StripMode } from './places.ts';
import { boxesIn, type Found, stripUserData, stripUuid } from './strip-boxes.ts';
import { exifWithoutPlaces, orientationOnly } from './strip-exif.ts';

/**
 * A HEIC or AVIF picture of the same length without its metadata, undefined where it has none: items of EXIF and XMP are overwritten
 * (ISO/IEC 23008-12 §6.2). Throws `DamagedFile`.
 */
export function stripHeif(bytes: Buffer, mode: StripMode): Buffer | undefined {
  const copy = Buffer.from(bytes);
  const effort = new Effort();
  const found: Found = { isStripped: false, isImpossible: false, effort };
  const top = boxesIn(copy, 0, copy.length, effort);
  if (!top.some(({ type }) => type === 'meta' || type === 'moov'))
    throw new DamagedFile('No metadata of its parts');
  for (const box of top) {
    if (box.type === 'uuid') stripUuid(copy, box, mode, found);
    // Sequences of pictures have a film, whose frames say nothing of a place.
    if (box.type === 'moov')
      for (const child of boxesIn(copy, box.content, box.end, effort))
        if (child.type === 'udta') stripUserData(copy, child, mode, found);
    if (box.type === 'meta') stripItemsOf(copy, box.content + 4, box.end, mode, found);
  }
  return found.isStripped ? copy : undefined;
}

function stripItemsOf(
  bytes: Buffer,
  from: number,
  to: number,
  mode: StripMode,
  found: Found,
): void {
  const { effort } = found;
  for (const { kind, ranges } of textItemsIn(
    bytes,
    { from, to, fileBytes: bytes.length },
    effort,
  )) {
    const parts = ranges.map(({ start, end }) => bytes.subarray(start, end));
    const whole = Buffer.concat(parts);
    const without = kind === 'exif' ? exifItem(whole, mode, effort) : xmpItem(whole, mode, effort);
    if (!without || without.equals(whole)) continue;
    found.isStripped = true;
    let at = 0;
    for (const part of parts) {
      part.set(without.subarray(at, at + part.length));
      at += part.length;
    }
  }
}

function exifItem(item: Buffer, mode: StripMode, effort: Effort): Buffer | undefined {
  const start = tiffStart(item);
  const tiff = item.subarray(start);
  if (mode === 'gps') {
    // One that was overwritten before.
    if (item.equals(Buffer.alloc(item.length))) return undefined;
    const without = exifWithoutPlaces(tiff, effort);
    return without && Buffer.concat([item.subarray(0, start), without]);
  }
  const zeros = Buffer.alloc(item.length);
  const orientation = orientationOnly(tiff);
  if (orientation && orientation.length + 4 <= zeros.length) zeros.set(orientation, 4);
  return zeros;
}

const xmpItem = (item: Buffer, mode: StripMode, effort: Effort) =>
  mode === 'all' || namesPlace(item, effort) ? Buffer.alloc(item.length) : undefined;
