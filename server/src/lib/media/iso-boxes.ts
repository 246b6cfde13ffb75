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

/** ISO/IEC 14496-12 §4.2: a length of 1 is followed by one of 64 bits, 0 reaches to the file's end. */
function boxAt(head: Buffer, left: number) {
  const type = head.toString('latin1', 4, 8);
  const short = head.readUInt32BE(0);
  if (short === 0) return { type, header: 8, length: left };
  if (short !== 1) return short < 8 ? undefined : { type, header: 8, length: short };
  if (head.length < 16) return undefined;
  const long = Number(head.readBigUInt64BE(8));
  return long < 16 || !Number.isSafeInteger(long) ? undefined : { type, header: 16, length: long };
}
