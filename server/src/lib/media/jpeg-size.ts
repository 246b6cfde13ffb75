import type { BoundedReader } from './bounded-reader.ts';
import { type Pixels, pixels } from './media-facts.ts';

// Cameras write a dozen of them; pictures of scanned pages have some hundred for their colours.
const segmentsMax = 1000;
const exifBytesMax = 64 * 1024;
const orientationTag = 0x0112;

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
      isTurned = isTurnedBy(await file.beginning(at + 10, Math.min(length, exifBytesMax)));
    }
    at += 2 + Math.max(length, 2);
  }
  return null;
}

/** Start of frame; the others of its row are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Whether EXIF says that the picture lies on its side: orientations 5 to 8. */
function isTurnedBy(tiff: Buffer | undefined): boolean {
  if (!tiff || tiff.length < 8) return false;
  const order = tiff.toString('latin1', 0, 2);
  if (order !== 'II' && order !== 'MM') return false;
  const [number16, number32] =
    order === 'II'
      ? [(at: number) => tiff.readUInt16LE(at), (at: number) => tiff.readUInt32LE(at)]
      : [(at: number) => tiff.readUInt16BE(at), (at: number) => tiff.readUInt32BE(at)];
  const start = number32(4);
  if (start + 2 > tiff.length) return false;
  const count = number16(start);
  for (let index = 0; index < count; index += 1) {
    const entry = start + 2 + index * 12;
    if (entry + 12 > tiff.length) return false;
    if (number16(entry) === orientationTag)
      return number16(entry + 8) >= 5 && number16(entry + 8) <= 8;
  }
  return false;
}
