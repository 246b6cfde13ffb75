import type { BoundedReader } from './bounded-reader.ts';
import { exifCamera, exifOrientation, isRotatedSideways, tiffPixels } from './exif.ts';
import { findBox, findTopBox, listBoxes } from './iso-boxes.ts';
import { type MediaFacts, noFacts, type Pixels, pixels } from './media-facts.ts';
import { textItemsIn, tiffStart } from './strip/heif-items.ts';
import { DamagedFile, Effort } from './strip/places.ts';

type ReadSize = (file: BoundedReader) => Promise<Pixels | null>;

/** Formats whose first bytes have the size. */
const ofHead = (length: number, read: (head: Buffer) => Pixels | null): ReadSize => {
  return async (file) => {
    const head = await file.part(0, length);
    return head ? read(head) : null;
  };
};

export const gifSize = ofHead(10, (head) => pixels(head.readUInt16LE(6), head.readUInt16LE(8)));

/** A negative height is that of a bitmap whose rows go from top to bottom. */
export const bmpSize = ofHead(26, (head) =>
  pixels(head.readInt32LE(18), Math.abs(head.readInt32LE(22))),
);

/** RFC 9649: an extended file says the size of its canvas, the others that of their only frame. */
export const webpSize = ofHead(30, (head) => {
  const kind = head.toString('latin1', 12, 16);
  if (kind === 'VP8X') return pixels(head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1);
  if (kind === 'VP8L') {
    const bits = head.readUInt32LE(21);
    return pixels((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (kind !== 'VP8 ') return null;
  return pixels(head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff);
});

// Cameras write a dozen of them; pictures of scanned pages have some hundred for their colours.
const segmentsMax = 1000;
const exifBytesMax = 64 * 1024;

/** Without what EXIF says beside the orientation. */
export const jpegSize: ReadSize = async (file) => (await jpegFacts(file)).size;

/** ITU-T T.81 annex B: segments with their lengths up to a frame header; EXIF is in one before it. */
export async function jpegFacts(file: BoundedReader): Promise<MediaFacts> {
  let at = 2;
  let isTurned = false;
  let camera: string | undefined;
  const none = () => ({ ...noFacts, camera });
  for (let count = 0; count < segmentsMax; count += 1) {
    const head = await file.beginning(at, 10);
    if (!head || head.length < 10 || head[0] !== 0xff) return none();
    const marker = head.readUInt8(1);
    // Bytes that only fill up.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (isFrame(marker)) {
      const size = pixels(head.readUInt16BE(7), head.readUInt16BE(5), isTurned);
      return { size, codecs: [], camera };
    }
    // The picture's data begins, or it ends.
    if (marker === 0xda || marker === 0xd9) return none();
    const length = head.readUInt16BE(2);
    if (marker === 0xe1 && head.toString('latin1', 4, 8) === 'Exif') {
      const exif = await file.beginning(at + 10, Math.min(length, exifBytesMax));
      isTurned = isRotatedSideways(exifOrientation(exif));
      camera ??= exifCamera(exif);
    }
    at += 2 + Math.max(length, 2);
  }
  return none();
}

/** Start of frame; the others of its row are tables. */
const isFrame = (marker: number) =>
  marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;

/** Version and flags, which the boxes of some types have before their content. */
const fullBoxBytes = 4;

/**
 * The size of an AVIF or HEIC picture (ISO/IEC 23008-12 §6.5). The file also describes its parts, such as tiles and
 * thumbnails: the picture is the largest.
 */
export const heifSize: ReadSize = async (file) => sizeInMeta(await findTopBox(file, 'meta'));

function sizeInMeta(meta: Buffer | undefined): Pixels | null {
  const properties = listBoxes(
    findBox(meta?.subarray(fullBoxBytes), 'iprp', 'ipco') ?? Buffer.alloc(0),
  );
  const isTurned = properties.some(
    ({ type, content }) => type === 'irot' && (content[0] ?? 0) % 2 === 1,
  );
  const sizes = properties
    .filter(({ type, content }) => type === 'ispe' && content.length >= 12)
    .flatMap(
      ({ content }) => pixels(content.readUInt32BE(4), content.readUInt32BE(8), isTurned) ?? [],
    );
  return sizes.toSorted((a, b) => b.width * b.height - a.width * a.height)[0] ?? null;
}

/** The same, and the camera that EXIF names. */
export async function heifFacts(file: BoundedReader): Promise<MediaFacts> {
  const meta = await findTopBox(file, 'meta');
  const exif = meta && (await heifExif(file, meta));
  return { size: sizeInMeta(meta), codecs: [], camera: exifCamera(exif) };
}

async function heifExif(file: BoundedReader, meta: Buffer): Promise<Buffer | undefined> {
  try {
    const place = { from: fullBoxBytes, to: meta.length, fileBytes: file.size };
    const items = textItemsIn(meta, place, new Effort());
    const range = items.find(({ kind }) => kind === 'exif')?.ranges[0];
    const length = range ? Math.min(range.end - range.start, exifBytesMax) : 0;
    const item = range && (await file.part(range.start, length));
    return item?.subarray(tiffStart(item));
  } catch (error) {
    if (error instanceof DamagedFile) return undefined;
    throw error;
  }
}

const tiffHeadBytes = 8;

/** The first directory of a TIFF, which is of its picture (TIFF 6.0 §2), behind a header of its own; undefined without one. */
async function tiffDirectory(file: BoundedReader): Promise<Buffer | undefined> {
  const head = await file.part(0, tiffHeadBytes);
  const order = head?.toString('latin1', 0, 4);
  const isLittle = order === 'II*\0';
  if (!head || (!isLittle && order !== 'MM\0*')) return undefined;
  const start = isLittle ? head.readUInt32LE(4) : head.readUInt32BE(4);
  const directory = await file.beginning(start, exifBytesMax);
  if (!directory) return undefined;
  const header = Buffer.from(head);
  if (isLittle) header.writeUInt32LE(tiffHeadBytes, 4);
  else header.writeUInt32BE(tiffHeadBytes, 4);
  return Buffer.concat([header, directory]);
}

export const tiffSize: ReadSize = async (file) => {
  const directory = await tiffDirectory(file);
  const stored = directory && tiffPixels(directory);
  const isTurned = isRotatedSideways(exifOrientation(directory));
  return stored ? pixels(stored.width, stored.height, isTurned) : null;
};

/** As EXIF says it of others: 1 as it is stored, 5 to 8 on its side. */
export const tiffOrientation = async (file: BoundedReader): Promise<number> =>
  exifOrientation(await tiffDirectory(file));
