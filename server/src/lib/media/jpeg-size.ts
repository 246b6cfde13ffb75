import type { BoundedReader } from './bounded-reader.ts';
import { exifOrientation, isRotatedSideways } from './exif-orientation.ts';
import { type Pixels, pixels } from './media-facts.ts';

// Cameras write a dozen of them; pictures of scanned pages have some hundred for their colours.
const segmentsMax = 1000;
const exifBytesMax = 64 * 1024;

/** ITU-T T.81 annex B: segments with their lengths up to a frame header, before which the orientation stands. */
export async function jpegSize(file: BoundedReader): Promise<Pixels | null> {
  let at = 2;
  let isTurned = false;
  for (let count = 0; count < segmentsMax; count += 1) {
    const head = await file.beginning(at, 10);
    if (!head || head.length < 10 || head[0] !== 0xff) return null;
    const marker = head.readUInt8(1);
    // Bytes that only fill up.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) return pixels(head.readUInt16BE(7), head.readUInt16BE(5), isTurned);
    // The picture's data begins, or it ends.
    if (marker === 0xda || marker === 0xd9) return null;
    const length = head.readUInt16BE(2);
    if (marker === 0xe1 && head.toString('latin1', 4, 8) === 'Exif') {
      const exif = await file.beginning(at + 10, Math.min(length, exifBytesMax));
      isTurned = isRotatedSideways(exifOrientation(exif));
    }
    at += 2 + Math.max(length, 2);
  }
  return null;
}

/** Start of frame; the others of its row are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
