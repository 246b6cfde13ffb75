import { DamagedFile, Effort, hasTraces, namesPlace, type StripMode } from './places.ts';
import { exifWithoutPlaces, orientationOnly } from './strip-exif.ts';

const exifFlag = 0x08;
const xmpFlag = 0x04;
const pictureTypes = new Set(['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP', 'EXIF']);

/**
 * The parts of a WebP without its metadata, undefined where it has none (RFC 9649). Throws `DamagedFile`.
 */
export function stripWebp(bytes: Buffer, mode: StripMode): Buffer[] | undefined {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length || end < 12) throw new DamagedFile('Shorter than it says');
  const effort = new Effort();
  const head = Buffer.from(bytes.subarray(0, 12));
  const parts: Buffer[] = [head];
  let isChanged = false;
  let flags = 0;
  let extended: Buffer | undefined;
  for (let at = 12; at < end;) {
    effort.spend(4);
    if (at + 8 > end) throw new DamagedFile('A chunk beyond the end');
    const type = bytes.toString('latin1', at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    if (at + 8 + length > end) throw new DamagedFile('A chunk beyond the end');
    const next = Math.min(end, at + 8 + length + (length % 2));
    const data = bytes.subarray(at + 8, at + 8 + length);
    const kept = chunkWithout(type, data, mode, effort);
    if (kept !== 'as it is') isChanged = true;
    const part = kept === 'as it is' ? bytes.subarray(at, next) : kept && chunkOf(type, kept);
    if (type === 'VP8X' && length > 0) extended ??= Buffer.from(bytes.subarray(at, next));
    if (part) parts.push(type === 'VP8X' && extended ? extended : part);
    if (kept && type === 'EXIF') flags |= exifFlag;
    if (kept && type === 'XMP ') flags |= xmpFlag;
    at = next;
  }
  extended?.writeUInt8((extended.readUInt8(8) & ~(exifFlag | xmpFlag)) | flags, 8);
  head.writeUInt32LE(parts.reduce((sum, { length }) => sum + length, 0) - 8, 4);
  const rest = bytes.subarray(end);
  if (rest.length > 0) {
    if (mode === 'all' || hasTraces(rest)) isChanged = true;
    else parts.push(rest);
  }
  return isChanged ? parts : undefined;
}

type Kept = 'as it is' | Buffer | undefined;

function chunkWithout(type: string, data: Buffer, mode: StripMode, effort: Effort): Kept {
  if (type === 'EXIF') return exifWithout(data, mode, effort);
  if (mode === 'all') return pictureTypes.has(type) ? 'as it is' : undefined;
  return type === 'XMP ' && namesPlace(data, effort) ? undefined : 'as it is';
}

function exifWithout(data: Buffer, mode: StripMode, effort: Effort): Kept {
  // Some programs write what JPEG has in front of it.
  const hasHead = data.toString('latin1', 0, 6) === 'Exif\0\0';
  const tiff = hasHead ? data.subarray(6) : data;
  if (mode === 'gps') return exifWithoutPlaces(tiff, effort) ?? 'as it is';
  const exif = orientationOnly(tiff);
  return exif && data.equals(exif) ? 'as it is' : exif;
}

function chunkOf(type: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(8 + data.length + (data.length % 2));
  chunk.write(type, 'latin1');
  chunk.writeUInt32LE(data.length, 4);
  chunk.set(data, 8);
  return chunk;
}
