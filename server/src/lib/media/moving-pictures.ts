import type { BoundedReader } from './bounded-reader.ts';

const animationFlag = 0x02;

/** RFC 9649: an extended file says whether it has an animation. */
export async function isAnimatedWebp(file: BoundedReader): Promise<boolean> {
  const head = await file.part(0, 21);
  if (head?.toString('latin1', 12, 16) !== 'VP8X') return false;
  return (head.readUInt8(20) & animationFlag) !== 0;
}

const extension = 0x21;
const applicationLabel = 0xff;
const frame = 0x2c;
const loops = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const blocksMax = 10_000;

/** GIF89a: a file that says how often it repeats, or that has a second frame in the part that is looked at. */
export async function isAnimatedGif(file: BoundedReader): Promise<boolean> {
  const head = await file.part(0, 13);
  if (!head) return false;
  let at = 13 + colourTableBytes(head.readUInt8(10));
  let blocks = 0;
  let frames = 0;

  /** The place behind the blocks of data that begin here; undefined where they are cut off or too many. */
  async function skipData(from: number): Promise<number | undefined> {
    let next = from;
    while (blocks < blocksMax) {
      blocks += 1;
      const length = (await file.part(next, 1))?.[0];
      if (length === undefined) return undefined;
      next += 1 + length;
      if (length === 0) return next;
    }
    return undefined;
  }

  for (;;) {
    const introduced = await file.beginning(at, 14);
    const kind = introduced?.[0];
    let data: number;
    if (kind === extension) {
      const isApplication = introduced?.[1] === applicationLabel;
      if (isApplication && loops.has(introduced?.toString('latin1', 3, 14) ?? '')) return true;
      data = at + 2;
    } else if (kind === frame) {
      frames += 1;
      if (frames > 1) return true;
      // Behind the colours stands the length of the first code.
      data = at + 10 + colourTableBytes(introduced?.[9] ?? 0) + 1;
    } else {
      return false;
    }
    const next = await skipData(data);
    if (next === undefined) return false;
    at = next;
  }
}

/** Of the table that these flags announce, with three bytes for each colour. */
const colourTableBytes = (flags: number) => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));
