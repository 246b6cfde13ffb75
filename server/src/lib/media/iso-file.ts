import type { BoundedReader } from './bounded-reader.ts';

const topBoxesMax = 64;

/** The content of a file's outermost box of this type, wherever it stands; undefined where there is none. */
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
