// As in `view-text.ts`: the global one is declared without most charsets.
import { TextDecoder } from 'node:util';

import type { BoundedReader } from '../../lib/media/bounded-reader.ts';

/** How much of an archive's list its page shows. */
const entriesMax = 500;
const listBytesMax = 512 * 1024;

/** APPNOTE.TXT 4.3.16: the record at the end, with a comment of at most 64 KB. */
const endBytes = 22;
const commentBytesMax = 0xff_ff;
const endSignature = 0x06_05_4b_50;
/** APPNOTE.TXT 4.3.12: one for each file, without its name. */
const entryBytes = 46;
const entrySignature = 0x02_01_4b_50;
/** APPNOTE.TXT 4.4.4: the name is UTF-8. */
const utf8Flag = 0x8_00;
/** In the place of what stands in records for large archives. */
const elsewhere = 0xff_ff_ff_ff;

export interface ZipEntry {
  name: string;
  /** Undefined where it is in a record for large files. */
  sizeBytes: number | undefined;
}

export interface ZipContents {
  /** The first files, without folders. */
  entries: ZipEntry[];
  isWhole: boolean;
}

/**
 * The list at the end of a ZIP: nothing is inflated. The file may be hostile, so what it says of itself bounds nothing.
 * Undefined where there is no such list, or one of the form for archives above 4 GB.
 */
export async function readZipContents(file: BoundedReader): Promise<ZipContents | undefined> {
  const tailLength = Math.min(file.size, endBytes + commentBytesMax);
  const tail = await file.part(file.size - tailLength, tailLength);
  const at = tail && findEnd(tail);
  if (!tail || at === undefined) return undefined;
  const listLength = tail.readUInt32LE(at + 12);
  // Counted from its end: something may stand before the archive, such as a program that unpacks it.
  const start = file.size - tailLength + at - listLength;
  const list = await file.part(start, Math.min(listLength, listBytesMax));
  return list && readEntries(list, listLength);
}

function findEnd(tail: Buffer): number | undefined {
  for (let at = tail.length - endBytes; at >= 0; at -= 1) {
    const isEnd =
      tail.readUInt32LE(at) === endSignature &&
      at + endBytes + tail.readUInt16LE(at + 20) === tail.length;
    if (isEnd) return at;
  }
  return undefined;
}

function readEntries(list: Buffer, listLength: number): ZipContents | undefined {
  const entries: ZipEntry[] = [];
  let at = 0;
  while (at < listLength && entries.length < entriesMax) {
    if (at + entryBytes > list.length) break;
    if (list.readUInt32LE(at) !== entrySignature) return undefined;
    const nameEnd = at + entryBytes + list.readUInt16LE(at + 28);
    const end = nameEnd + list.readUInt16LE(at + 30) + list.readUInt16LE(at + 32);
    if (nameEnd > list.length) break;
    const isUtf8 = (list.readUInt16LE(at + 8) & utf8Flag) !== 0;
    const name = decodeName(list.subarray(at + entryBytes, nameEnd), isUtf8);
    const sizeBytes = list.readUInt32LE(at + 24);
    if (!name.endsWith('/')) {
      entries.push({ name, sizeBytes: sizeBytes === elsewhere ? undefined : sizeBytes });
    }
    at = end;
  }
  return { entries, isWhole: at === listLength };
}

/** Programs that do not say so write UTF-8 as well; else it is one byte a character, of which ASCII alone is certain. */
function decodeName(bytes: Buffer, isUtf8: boolean): string {
  if (isUtf8) return new TextDecoder().decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('latin1').decode(bytes);
  }
}
