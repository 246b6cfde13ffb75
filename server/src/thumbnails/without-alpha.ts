import { inflateSync } from 'node:zlib';

import { pngChunks } from './png-chunks.ts';

const headerBytes = 54;
const bytesPerPixel = 4;
const white = 255;

/**
 * A picture on white, as a bitmap, from a PNG with an alpha channel as the runtime writes it: of eight bits, not
 * interlaced. JPEG has no alpha, and transparent parts would be black without this. Every other PNG as it is.
 */
export function withoutAlpha(png: Buffer): Buffer {
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  const isRgba = png[24] === 8 && png[25] === 6 && png[28] === 0;
  if (!isRgba) return png;
  const rows = inflateSync(contentOf(png), {
    maxOutputLength: (width * bytesPerPixel + 1) * height,
  });
  const stride = width * bytesPerPixel;
  let above: Uint8Array = new Uint8Array(stride);
  const bitmap = emptyBitmap(width, height);
  for (let y = 0; y < height; y += 1) {
    const start = y * (stride + 1);
    const row = rows.subarray(start + 1, start + 1 + stride);
    unfilter(rows[start] ?? 0, row, above);
    drawOnWhite(row, bitmap, headerBytes + (height - 1 - y) * bitmapStride(width));
    above = row;
  }
  return bitmap;
}

/** Rows of pixels from the top, four bytes each, on white, as a bitmap; `order` names the first three. */
export function bitmapOf(
  pixels: Uint8Array,
  { width, height, order }: { width: number; height: number; order: 'rgba' | 'bgra' },
): Buffer {
  const bitmap = emptyBitmap(width, height);
  const stride = width * bytesPerPixel;
  for (let y = 0; y < height; y += 1) {
    const row = pixels.subarray(y * stride, (y + 1) * stride);
    drawOnWhite(row, bitmap, headerBytes + (height - 1 - y) * bitmapStride(width), order);
  }
  return bitmap;
}

/** The compressed pixels, which a PNG may have in parts (ISO/IEC 15948 §11.2.3). */
const contentOf = (png: Buffer) =>
  Buffer.concat(
    [...pngChunks(png)].flatMap(({ type, content }) => (type === 'IDAT' ? content : [])),
  );

/** ISO/IEC 15948 §9.2: each byte was written as the difference to its neighbours on the left and above. */
function unfilter(filter: number, row: Uint8Array, above: Uint8Array): void {
  if (filter === 0) return;
  for (let x = 0; x < row.length; x += 1) {
    const left = x < bytesPerPixel ? 0 : (row[x - bytesPerPixel] ?? 0);
    const up = above[x] ?? 0;
    const corner = x < bytesPerPixel ? 0 : (above[x - bytesPerPixel] ?? 0);
    row[x] = (row[x] ?? 0) + predicted(filter, left, up, corner);
  }
}

function predicted(filter: number, left: number, up: number, corner: number): number {
  if (filter === 1) return left;
  if (filter === 2) return up;
  if (filter === 3) return (left + up) >> 1;
  const estimate = left + up - corner;
  const [toLeft, toUp, toCorner] = [left, up, corner].map((each) => Math.abs(estimate - each));
  if (toLeft === undefined || toUp === undefined || toCorner === undefined) return 0;
  if (toLeft <= toUp && toLeft <= toCorner) return left;
  return toUp <= toCorner ? up : corner;
}

/** Rows of bitmaps end at multiples of four bytes. */
const bitmapStride = (width: number) => Math.ceil((width * 3) / 4) * 4;

function emptyBitmap(width: number, height: number): Buffer {
  const bitmap = Buffer.alloc(headerBytes + bitmapStride(width) * height);
  bitmap.write('BM', 'latin1');
  bitmap.writeUInt32LE(bitmap.length, 2);
  bitmap.writeUInt32LE(headerBytes, 10);
  bitmap.writeUInt32LE(40, 14);
  bitmap.writeInt32LE(width, 18);
  bitmap.writeInt32LE(height, 22);
  bitmap.writeUInt16LE(1, 26);
  bitmap.writeUInt16LE(24, 28);
  return bitmap;
}

function drawOnWhite(
  row: Uint8Array,
  bitmap: Buffer,
  start: number,
  order: 'rgba' | 'bgra' = 'rgba',
): void {
  for (let from = 0, to = start; from < row.length; from += bytesPerPixel, to += 3) {
    const alpha = row[from + 3] ?? 0;
    // Bitmaps have blue first.
    for (let colour = 0; colour < 3; colour += 1) {
      const value = row[from + (order === 'rgba' ? 2 - colour : colour)] ?? 0;
      bitmap[to + colour] = Math.round((value * alpha + white * (255 - alpha)) / 255);
    }
  }
}
