import type { BoundedReader } from './bounded-reader.ts';

const boxesMax = 1000;
const headerBytes = 8;

export interface Box {
  type: string;
  /** Behind its header. */
  content: Buffer;
}

/** The boxes in a buffer, up to the first that does not fit (ISO/IEC 14496-12 §4.2). */
export function listBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let at = 0;
  while (at + headerBytes <= bytes.length && boxes.length < boxesMax) {
    const length = bytes.readUInt32BE(at);
    // Nothing within an index is so long that it needs the 64-bit form.
    if (length < headerBytes || at + length > bytes.length) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ type, content: bytes.subarray(at + headerBytes, at + length) });
    at += length;
  }
  return boxes;
}

/** The first box of this path below a buffer. */
export function findBox(bytes: Buffer | undefined, ...path: string[]): Buffer | undefined {
  let inside = bytes;
  for (const type of path) {
    inside = inside && listBoxes(inside).find((box) => box.type === type)?.content;
  }
  return inside;
}

const topBoxesMax = 64;

/** The content of a file's first top-level box of this type; undefined if there is none. */
export async function findTopBox(file: BoundedReader, wanted: string): Promise<Buffer | undefined> {
  let at = 0;
  for (let count = 0; count < topBoxesMax; count += 1) {
    const head = await file.beginning(at, 16);
    if (!head || head.length < 8) return undefined;
    const box = boxAt(head, file.size - at);
    if (!box) return undefined;
    if (box.type === wanted) return file.part(at + box.header, box.length - box.header);
    at += box.length;
  }
  return undefined;
}

function boxAt(head: Buffer, left: number) {
  const box = readBoxHeader(head, 0, left);
  return box.length < box.header || !Number.isSafeInteger(box.length) ? undefined : box;
}

/**
 * A box's type, and the lengths of its header and of all of it, `left` where it reaches to the end of what it is in
 * (ISO/IEC 14496-12 §4.2). A length that cannot be, or of which the second half is missing, is shorter than the header.
 */
export function readBoxHeader(bytes: Buffer, at: number, left: number) {
  const type = bytes.toString('latin1', at + 4, at + 8);
  const short = bytes.readUInt32BE(at);
  if (short === 0) return { type, header: 8, length: left };
  if (short !== 1 || at + 16 > bytes.length) return { type, header: 8, length: short };
  return { type, header: 16, length: Number(bytes.readBigUInt64BE(at + 8)) };
}
