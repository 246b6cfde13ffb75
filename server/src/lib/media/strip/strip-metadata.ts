import { DamagedFile, type StripMode, type StripOutcome } from './places.ts';
import { stripHeif } from './strip-heif.ts';
import { stripJpeg } from './strip-jpeg.ts';
import { stripPng } from './strip-png.ts';
import { VideoStripper } from './strip-video.ts';
import { stripWebp } from './strip-webp.ts';

export type { StripMode, StripOutcome } from './places.ts';

/** How many of the first bytes `metadataKind` needs. */
export const kindBytes = 64;

/**
 * How a file is freed of its metadata: a picture by its whole bytes, a film on its way through, one of a format that Perch
 * cannot change not at all; undefined for a file that can hold no place, or none that anyone looks for.
 */
export type MetadataKind = PictureKind | 'video' | 'unknown' | undefined;

const pictures = {
  jpeg: stripJpeg,
  png: stripPng,
  webp: stripWebp,
  heif: (bytes: Buffer, mode: StripMode) => {
    const without = stripHeif(bytes, mode);
    return without && [without];
  },
} as const;

export type PictureKind = keyof typeof pictures;

/** Whether a file is changed as a whole. */
export const isPicture = (kind: MetadataKind): kind is PictureKind =>
  kind !== undefined && kind in pictures;

const heifBrands = new Set([
  'heic',
  'heix',
  'heim',
  'heis',
  'hevc',
  'hevx',
  'mif1',
  'msf1',
  'avif',
  'avis',
]);
// TIFF and what cameras make of it, Fujifilm's and Sigma's raw files, JPEG XL and JPEG 2000.
const unknownHeads = [
  'II*\0',
  'MM\0*',
  'II+\0',
  'MM\0+',
  'IIU\0',
  'IIRO',
  'IIRS',
  'MMOR',
  'FUJIFILMCCD-RAW',
  'FOVb',
  '\0\0\0\x0CJXL ',
  '\0\0\0\x0CjP  ',
];
// QuickTime files of before 2001 begin with any of them.
const filmBoxes = new Set(['moov', 'mdat', 'wide', 'skip', 'pnot']);

/** What the first bytes of a file show. */
export function metadataKind(head: Uint8Array): MetadataKind {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.length, kindBytes)).toString(
    'latin1',
  );
  if (text.startsWith('\xFF\xD8\xFF')) return 'jpeg';
  if (text.startsWith('\x89PNG\r\n\x1A\n')) return 'png';
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp';
  if (unknownHeads.some((start) => text.startsWith(start))) return 'unknown';
  const box = text.slice(4, 8);
  if (box !== 'ftyp') return filmBoxes.has(box) ? 'video' : undefined;
  const brand = text.slice(8, 12);
  if (brand === 'crx ') return 'unknown';
  return heifBrands.has(brand) ? 'heif' : 'video';
}

/** The parts of a picture that stay, all of them where the outcome is not `stripped`. */
export interface StrippedPicture {
  outcome: StripOutcome;
  parts: Buffer[];
}

/**
 * A picture of this kind without its metadata; its pixels are the same, bit for bit. Takes memory for a copy of what it
 * changes, whatever the file claims, and never throws.
 */
export function stripPicture(kind: PictureKind, bytes: Buffer, mode: StripMode): StrippedPicture {
  try {
    const parts = pictures[kind](bytes, mode);
    return parts ? { outcome: 'stripped', parts } : { outcome: 'none', parts: [bytes] };
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    return { outcome: 'impossible', parts: [bytes] };
  }
}

/** A film of this mode; see `VideoStripper`. */
export const openVideoStripper = (mode: StripMode) => new VideoStripper(mode);
