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
