import type { BoundedReader } from './bounded-reader.ts';
import { type Pixels, pixels } from './media-facts.ts';

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
