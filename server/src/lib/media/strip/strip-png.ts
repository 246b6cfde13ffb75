import { crc32 } from 'node:zlib';

import { DamagedFile, Effort, hasTraces, namesPlace, type StripMode } from './places.ts';
import { exifWithoutPlaces, orientationOnly } from './strip-exif.ts';

const textTypes = new Set(['tEXt', 'zTXt', 'iTXt']);
// Times, thumbnails and what programs and C2PA say of the making.
const allTypes = new Set([...textTypes, 'tIME', 'eXIf', 'caBX', 'meTa', 'iDOT']);
// ImageMagick writes EXIF, IPTC and XMP as hexadecimal digits.
const rawProfile = /^Raw profile type (?!icc|icm)/;

/**
 * The parts of a PNG without its metadata, undefined where it has none (PNG 3 §11.3). Throws `DamagedFile`.
 */
export function stripPng(bytes: Buffer, mode: StripMode): Buffer[] | undefined {
  const effort = new Effort();
  const parts: Buffer[] = [];
  let isChanged = false;
  let from = 0;
  let at = 8;
  for (let type = ''; type !== 'IEND';) {
    effort.spend(3);
    if (at + 12 > bytes.length) throw new DamagedFile('A chunk beyond the end');
    const length = bytes.readUInt32BE(at);
    const end = at + 12 + length;
    if (end > bytes.length) throw new DamagedFile('A chunk beyond the end');
    type = bytes.toString('latin1', at + 4, at + 8);
    const data = bytes.subarray(at + 8, end - 4);
    const kept = chunkWithout(type, data, mode, effort);
    if (kept !== data) {
      isChanged = true;
      parts.push(bytes.subarray(from, at), kept ? chunkOf(type, kept) : Buffer.alloc(0));
      from = end;
    }
    at = end;
  }
  parts.push(bytes.subarray(from, at));
  const rest = bytes.subarray(at);
  if (rest.length > 0) {
    if (mode === 'all' || hasTraces(rest)) isChanged = true;
    else parts.push(rest);
  }
  return isChanged ? parts : undefined;
}

function chunkOf(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const chunk = Buffer.alloc(body.length + 8);
  chunk.writeUInt32BE(data.length);
  chunk.set(body, 4);
  chunk.writeUInt32BE(crc32(body), body.length + 4);
  return chunk;
}

/** The data that the chunk has then: the same, other, or none where it goes. */
function chunkWithout(
  type: string,
  data: Buffer,
  mode: StripMode,
  effort: Effort,
): Buffer | undefined {
  if (type === 'eXIf') return exifWithout(data, mode, effort);
  if (mode === 'all') return allTypes.has(type) ? undefined : data;
  if (!textTypes.has(type)) return data;
  const key = data.toString('latin1', 0, Math.max(0, data.subarray(0, 80).indexOf(0)));
  if (rawProfile.test(key)) return undefined;
  const isXmp = key === 'XML:com.adobe.xmp';
  // What is compressed may be anything once it is inflated.
  const isUnread = isXmp && (type === 'zTXt' || (type === 'iTXt' && data[key.length + 1] === 1));
  if (isUnread) return undefined;
  return namesPlace(isXmp ? data : Buffer.from(key, 'latin1'), effort) ? undefined : data;
}

function exifWithout(data: Buffer, mode: StripMode, effort: Effort): Buffer | undefined {
  if (mode === 'gps') return exifWithoutPlaces(data, effort) ?? data;
  const exif = orientationOnly(data);
  return exif && data.equals(exif) ? data : exif;
}
