import { exifOrientation } from '../exif.ts';
import { DamagedFile, type Effort, hasIptcPlace, namesPlace } from './places.ts';

const gpsTag = 0x8825;
const subDirectoryTags = new Set([0x8769, 0xa005, 0x014a]);
const xmpTag = 0x02bc;
const iptcTags = new Set([0x83bb, 0x8649]);

// EXIF has four or five, each once.
const directoriesMax = 32;
// A directory of places has 32 entries at the most.
const entriesMax = 2048;
const entryBytes = 12;
/** TIFF 6.0 §2 and its supplements: bytes of a value of each type. */
const typeBytes = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8, 4];

/**
 * EXIF of the same length without its places, undefined where it has none. No other value moves: the values and the directory
 * of a place are zeros then, and the entry that led there is gone. Throws `DamagedFile` where a directory cannot be
 * followed.
 */
export function exifWithoutPlaces(tiff: Buffer, effort: Effort): Buffer | undefined {
  const copy = Buffer.from(tiff);
  return new Directories(copy, effort).removePlaces() ? copy : undefined;
}

/** EXIF of the same orientation and nothing else, in `MM` order; undefined where the picture is stored upright. */
export function orientationOnly(tiff: Buffer): Buffer | undefined {
  const orientation = exifOrientation(tiff);
  if (orientation === 1) return undefined;
  const bytes = Buffer.alloc(26);
  bytes.write('MM\0*', 'latin1');
  bytes.writeUInt32BE(8, 4);
  bytes.writeUInt16BE(1, 8);
  bytes.writeUInt16BE(0x0112, 10);
  bytes.writeUInt16BE(3, 12);
  bytes.writeUInt32BE(1, 14);
  bytes.writeUInt16BE(orientation, 18);
  return bytes;
}

interface Entry {
  at: number;
  tag: number;
  /** Where its values are, within the entry or elsewhere. */
  start: number;
  bytes: number;
}

class Directories {
  readonly #isLittle: boolean;
  readonly #seen = new Set<number>();
  readonly #waiting: number[] = [];
  #zeroed = 0;
  #hasPlaces = false;

  constructor(
    private readonly tiff: Buffer,
    private readonly effort: Effort,
  ) {
    const order = tiff.toString('latin1', 0, 4);
    if (order !== 'II*\0' && order !== 'MM\0*') throw new DamagedFile('No TIFF');
    this.#isLittle = order === 'II*\0';
  }

  removePlaces(): boolean {
    this.#waiting.push(this.#number32(4));
    for (let at = this.#waiting.pop(); at !== undefined; at = this.#waiting.pop()) {
      if (at === 0 || this.#seen.has(at)) continue;
      this.#seen.add(at);
      if (this.#seen.size > directoriesMax) throw new DamagedFile('Too many directories');
      this.#visit(at);
    }
    return this.#hasPlaces;
  }

  #visit(at: number): void {
    for (const entry of this.#entriesOf(at).toReversed()) {
      if (entry.tag === gpsTag) this.#removeDirectory(at, entry);
      else if (this.#holdsPlace(entry)) this.#removeEntry(at, entry);
      else if (subDirectoryTags.has(entry.tag)) this.#follow(entry);
    }
    const end = at + 2 + this.#number16(at) * entryBytes;
    // Some programs leave it out where nothing follows.
    if (end + 4 <= this.tiff.length) this.#waiting.push(this.#number32(end));
  }

  #follow({ start, bytes }: Entry): void {
    for (let at = start; at + 4 <= start + bytes; at += 4) {
      if (this.#waiting.length > directoriesMax) throw new DamagedFile('Too many directories');
      this.#waiting.push(this.#number32(at));
    }
  }

  #holdsPlace({ tag, start, bytes }: Entry): boolean {
    const value = this.tiff.subarray(start, start + bytes);
    const { effort } = this;
    return (
      (tag === xmpTag && namesPlace(value, effort)) ||
      (iptcTags.has(tag) && hasIptcPlace(value, effort))
    );
  }

  #entriesOf(at: number): Entry[] {
    const count = this.#number16(at);
    if (count > entriesMax || at + 2 + count * entryBytes > this.tiff.length)
      throw new DamagedFile('A directory that is too long');
    this.effort.spend(count);
    return Array.from({ length: count }, (_, index) => this.#entry(at + 2 + index * entryBytes));
  }

  #entry(at: number): Entry {
    const tag = this.#number16(at);
    const bytes = (typeBytes[this.#number16(at + 2)] ?? 0) * this.#number32(at + 4);
    const start = bytes <= 4 ? at + 8 : this.#number32(at + 8);
    return { at, tag, start, bytes };
  }

  #removeDirectory(parent: number, pointer: Entry): void {
    const at = this.#number32(pointer.at + 8);
    // A directory that is also another one: to remove it would take that as well.
    if (this.#seen.has(at)) throw new DamagedFile('A directory within itself');
    for (const entry of this.#entriesOf(at)) this.#zero(entry.start, entry.bytes);
    this.#zero(at, 2 + this.#number16(at) * entryBytes);
    this.#removeEntry(parent, { ...pointer, bytes: 0 });
  }

  /** The entries behind it move up, and what follows them; the room at the end is zeros. */
  #removeEntry(parent: number, entry: Entry): void {
    const { tiff } = this;
    this.#zero(entry.start, entry.bytes);
    const count = this.#number16(parent);
    const end = Math.min(tiff.length, parent + 2 + count * entryBytes + 4);
    tiff.copyWithin(entry.at, entry.at + entryBytes, end);
    tiff.fill(0, end - entryBytes, end);
    if (this.#isLittle) tiff.writeUInt16LE(count - 1, parent);
    else tiff.writeUInt16BE(count - 1, parent);
    this.#hasPlaces = true;
  }

  // Directories that share their values would have the same bytes overwritten over and over.
  #zero(start: number, bytes: number): void {
    this.#zeroed += bytes;
    if (start + bytes > this.tiff.length || this.#zeroed > this.tiff.length)
      throw new DamagedFile('Values beyond the end');
    this.tiff.fill(0, start, start + bytes);
  }

  #number16(at: number): number {
    if (at + 2 > this.tiff.length) throw new DamagedFile('A number beyond the end');
    return this.#isLittle ? this.tiff.readUInt16LE(at) : this.tiff.readUInt16BE(at);
  }

  #number32(at: number): number {
    if (at + 4 > this.tiff.length) throw new DamagedFile('A number beyond the end');
    return this.#isLittle ? this.tiff.readUInt32LE(at) : this.tiff.readUInt32BE(at);
  }
}
