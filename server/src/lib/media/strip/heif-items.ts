import { DamagedFile, type Effort } from './places.ts';
import { boxesIn } from './strip-boxes.ts';

interface Range {
  start: number;
  end: number;
}

/** What a HEIC or AVIF picture says of itself, and where in the file that is. */
export interface TextItem {
  kind: 'exif' | 'xmp';
  ranges: Range[];
}

/** The bounds of a `meta` box's content within a buffer, and the length of the file that it is of. */
interface MetaPlace {
  from: number;
  to: number;
  fileBytes: number;
}

/**
 * Items of EXIF and XMP (ISO/IEC 23008-12 §6.2). Those in the box itself are found only where the buffer is the whole file. Throws
 * `DamagedFile`.
 */
export function textItemsIn(
  bytes: Buffer,
  { from, to, fileBytes }: MetaPlace,
  effort: Effort,
): TextItem[] {
  const boxes = boxesIn(bytes, Math.min(from, to), to, effort);
  const infos = boxes.find(({ type }) => type === 'iinf');
  const locations = boxes.find(({ type }) => type === 'iloc');
  const kinds = infos ? kindsOfItems(bytes, infos, effort) : new Map<number, TextItem['kind']>();
  if (kinds.size === 0) return [];
  if (!locations) throw new DamagedFile('Items without a place');
  const data = bytes.length === fileBytes ? boxes.find(({ type }) => type === 'idat') : undefined;
  const reader = new LocationReader(bytes.subarray(locations.content, locations.end), effort);
  const ranges = reader.rangesOf(kinds, data?.content, fileBytes);
  return [...kinds].map(([id, kind]) => {
    const itsRanges = ranges.get(id) ?? [];
    if (itsRanges.length === 0) throw new DamagedFile('An item without a place');
    return { kind, ranges: itsRanges };
  });
}

/** Where the header of EXIF begins in its item: four bytes say how far behind them. Throws `DamagedFile`. */
export function tiffStart(item: Buffer): number {
  if (item.length < 4) throw new DamagedFile('EXIF without a header');
  return 4 + item.readUInt32BE(0);
}

/** EXIF and XMP among the items. */
function kindsOfItems(
  bytes: Buffer,
  { content: at, end }: { content: number; end: number },
  effort: Effort,
): Map<number, 'exif' | 'xmp'> {
  const kinds = new Map<number, 'exif' | 'xmp'>();
  const first = Math.min(at + (bytes[at] === 0 ? 6 : 8), end);
  for (const { type, content, end: last } of boxesIn(bytes, first, end, effort)) {
    // Older versions are of files that no camera writes.
    const version = bytes[content] ?? 0;
    const id = version === 3 ? 4 : 2;
    if (type !== 'infe' || version < 2 || content + 4 + id + 6 > last) continue;
    const kind = bytes.toString('latin1', content + 4 + id + 2, content + 4 + id + 6);
    const rest = bytes.toString('latin1', content + 4 + id + 6, last);
    const number = bytes.readUIntBE(content + 4, id);
    if (kind === 'Exif') kinds.set(number, 'exif');
    if (kind === 'mime' && rest.includes('rdf+xml')) kinds.set(number, 'xmp');
  }
  return kinds;
}

/** Reads `iloc` (ISO/IEC 14496-12 §8.11.3). */
class LocationReader {
  #at = 0;

  constructor(
    private readonly bytes: Buffer,
    private readonly effort: Effort,
  ) {}

  /** Where these items are. Throws `DamagedFile` for one that is built of others or beyond the end. */
  rangesOf(
    wanted: ReadonlyMap<number, unknown>,
    dataStart: number | undefined,
    length: number,
  ): Map<number, Range[]> {
    const version = this.#number(1);
    this.#at += 3;
    const [sizes, more] = [this.#number(1), this.#number(1)];
    const [offsetSize, lengthSize, baseSize] = [sizes >> 4, sizes & 15, more >> 4];
    const indexSize = version === 0 ? 0 : more & 15;
    const count = this.#number(version < 2 ? 2 : 4);
    // Items do not overlap: together they are no longer than the file.
    let total = 0;
    const found = new Map<number, Range[]>();
    for (let item = 0; item < count; item += 1) {
      this.effort.spend();
      const id = this.#number(version < 2 ? 2 : 4);
      const method = version === 0 ? 0 : this.#number(2) & 15;
      const reference = this.#number(2);
      const base = this.#number(baseSize);
      const ranges: Range[] = [];
      for (let extents = this.#number(2); extents > 0; extents -= 1) {
        this.effort.spend();
        this.#number(indexSize);
        const start = base + this.#number(offsetSize) + (method === 1 ? (dataStart ?? 0) : 0);
        // Zero: up to the end.
        const bytes = this.#number(lengthSize) || length - start;
        if (wanted.has(id)) ranges.push({ start, end: start + bytes });
      }
      if (!wanted.has(id)) continue;
      const isHere = reference === 0 && (method === 0 || (method === 1 && dataStart !== undefined));
      total += ranges.reduce((sum, { start, end }) => sum + end - start, 0);
      if (!isHere || total > length || ranges.some(({ start, end }) => start > end || end > length))
        throw new DamagedFile('An item elsewhere');
      found.set(id, ranges);
    }
    return found;
  }

  #number(bytes: number): number {
    if (bytes === 0) return 0;
    const start = this.#at;
    this.#at += bytes;
    if (this.#at > this.bytes.length) throw new DamagedFile('A number beyond the end');
    if (bytes <= 4) return this.bytes.readUIntBE(start, bytes);
    if (bytes !== 8) throw new DamagedFile('A number of unknown size');
    const value = Number(this.bytes.readBigUInt64BE(start));
    if (!Number.isSafeInteger(value)) throw new DamagedFile('A number beyond the end');
    return value;
  }
}
