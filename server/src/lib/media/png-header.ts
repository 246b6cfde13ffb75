import type { BoundedReader } from './bounded-reader.ts';
import { exifOrientation, isRotatedSideways } from './exif.ts';
import { type Pixels, pixels } from './media-facts.ts';

const signature = '\x89PNG\r\n\x1A\n';
// Names of colours, profiles and texts of programs.
const chunksMax = 1000;
const exifBytesMax = 64 * 1024;

/** The chunks before the pixels of a PNG. */
export interface PngHeader {
  /** As it is shown. */
  size: Pixels | null;
  /** As in EXIF, from 1 to 8. */
  orientation: number;
}

/**
 * Reads the header of a PNG (ISO/IEC 15948 §5); undefined for any other file. Browsers heed the `eXIf` chunk only in
 * front of the pixels.
 */
export async function readPngHeader(file: BoundedReader): Promise<PngHeader | undefined> {
  const head = await file.part(0, 24);
  if (head?.toString('latin1', 0, 8) !== signature) return undefined;
  const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)];
  const orientation = await findOrientation(file);
  return { size: pixels(width, height, isRotatedSideways(orientation)), orientation };
}

async function findOrientation(file: BoundedReader): Promise<number> {
  let at = signature.length;
  for (let count = 0; count < chunksMax; count += 1) {
    const head = await file.part(at, 8);
    if (!head) return 1;
    const length = head.readUInt32BE(0);
    const type = head.toString('latin1', 4, 8);
    if (type === 'IDAT') return 1;
    if (type === 'eXIf')
      return exifOrientation(await file.beginning(at + 8, Math.min(length, exifBytesMax)));
    at += 12 + length;
  }
  return 1;
}
