import { readBoxHeader } from '../iso-boxes.ts';
import { DamagedFile, Effort, type StripMode, type StripOutcome } from './places.ts';
import {
  boxesIn,
  describesPlaces,
  type Found,
  stripMeta,
  stripTimes,
  stripUserData,
  stripUuid,
} from './strip-boxes.ts';

/** Boxes that are read as one, since what they hold is overwritten. */
const readWhole = new Set(['udta', 'meta', 'uuid', 'mvhd', 'tkhd', 'mdhd', 'stsd', 'gps ', 'cmov']);
/** Boxes that are entered. */
const containers = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'moof', 'traf']);

// With a cover in full size; more would be memory that a sender can claim for as long as the upload takes.
const wholeBytesMax = 4 * 1024 ** 2;
// Fragments of a live film have a box for some hundred bytes.
const bytesPerElement = 64;

/**
 * A film in MP4 or QuickTime form on its way through, of the same length without its metadata. Only the boxes that may hold
 * some are in memory, one at a time; frames pass. Read `outcome` when all has come.
 */
export class VideoStripper {
  readonly #found: Found;
  /** Of films that are files of their own, which may have as many parts as they have bytes for. */
  readonly #earnsEffort: boolean;
  readonly #ends: number[] = [];
  /** Bytes of a header or of a box that is read whole, as far as they have come. */
  #parts: Uint8Array[] = [];
  #heldBytes = 0;
  /** How many are needed before they are looked at. */
  #wanted = 8;
  #position = 0;
  /** Bytes of a box that pass. */
  #passing = 0;
  #hasIndex = false;
  #isDamaged = false;

  /** `effort` is that of the file of which the film is a part. */
  constructor(
    private readonly mode: StripMode,
    effort?: Effort,
  ) {
    this.#earnsEffort = effort === undefined;
    this.#found = { isStripped: false, isImpossible: false, effort: effort ?? new Effort() };
  }

  /** The next bytes, as far as they are known to be free of what is taken out. */
  *push(chunk: Uint8Array): Generator<Uint8Array> {
    let rest = chunk;
    while (rest.length > 0) {
      if (this.#isDamaged) {
        yield rest;
        return;
      }
      if (this.#passing > 0) {
        const part = rest.subarray(0, this.#passing);
        this.#advance(part.length);
        this.#passing -= part.length;
        yield part;
        rest = rest.subarray(part.length);
        continue;
      }
      const part = rest.subarray(0, this.#wanted - this.#heldBytes);
      this.#parts.push(part);
      this.#heldBytes += part.length;
      rest = rest.subarray(part.length);
      if (this.#heldBytes < this.#wanted) return;
      const ready = this.#look();
      if (ready) yield ready;
    }
  }

  /** Passes over bytes that would come through as they are, at the most so many, and returns how many. */
  skip(bytesMax: number): number {
    const bytes = this.#isDamaged ? bytesMax : Math.min(this.#passing, bytesMax);
    if (this.#isDamaged || bytes === 0) return bytes;
    this.#passing -= bytes;
    this.#advance(bytes);
    return bytes;
  }

  /** What is left when all has come. */
  finish(): Uint8Array {
    const isWhole = this.#heldBytes === 0 && this.#ends.length === 0;
    if (!this.#hasIndex || !(isWhole && (this.#passing === 0 || this.#passing === Infinity)))
      this.#isDamaged = true;
    return this.#release(Buffer.concat(this.#parts));
  }

  get outcome(): StripOutcome {
    if (this.#isDamaged || this.#found.isImpossible) return 'impossible';
    return this.#found.isStripped ? 'stripped' : 'none';
  }

  /** Decides what becomes of the bytes that are held: they are given out, or more are needed. */
  #look(): Uint8Array | undefined {
    // A copy: what is taken out is overwritten in it.
    const held = Buffer.concat(this.#parts);
    this.#parts = [held];
    try {
      return this.#readBox(held);
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error;
      this.#isDamaged = true;
      return this.#release(held);
    }
  }

  #readBox(held: Buffer): Uint8Array | undefined {
    this.#found.effort.spend(2);
    if (held.readUInt32BE(0) === 1 && held.length < 16) {
      this.#wanted = 16;
      return undefined;
    }
    const outer = this.#ends.at(-1);
    const left = outer === undefined ? Infinity : outer - this.#position;
    const { type, header, length } = readBoxHeader(held, 0, left);
    if (length < header || (outer !== undefined && this.#position + length > outer))
      throw new DamagedFile('A box beyond the end');
    if (containers.has(type)) return this.#enter(held, header, length);
    if (!readWhole.has(type)) {
      this.#passing = length - header;
      this.#advance(header);
      return this.#release(held);
    }
    if (length > wholeBytesMax) throw new DamagedFile('A box too long');
    if (held.length < length) {
      this.#wanted = length;
      return undefined;
    }
    this.#strip(held, type);
    this.#advance(length);
    return this.#release(held);
  }

  #enter(held: Buffer, header: number, length: number): Uint8Array {
    if (length === Infinity) throw new DamagedFile('An index without an end');
    if (held.toString('latin1', 4, 8) === 'moov') this.#hasIndex = true;
    this.#ends.push(this.#position + length);
    this.#advance(header);
    return this.#release(held);
  }

  #strip(bytes: Buffer, type: string): void {
    const [box] = boxesIn(bytes, 0, bytes.length, this.#found.effort);
    if (!box) return;
    const found = this.#found;
    const { mode } = this;
    if (type === 'udta') stripUserData(bytes, box, mode, found);
    else if (type === 'meta') stripMeta(bytes, box, mode, found);
    else if (type === 'uuid') stripUuid(bytes, box, mode, found);
    else if (type === 'stsd') found.isImpossible ||= describesPlaces(bytes, box, found.effort);
    else if (type === 'gps ' || type === 'cmov') found.isImpossible = true;
    else if (mode === 'all') stripTimes(bytes, box, found);
  }

  #release(held: Buffer): Uint8Array {
    this.#parts = [];
    this.#heldBytes = 0;
    this.#wanted = 8;
    return held;
  }

  /** Leaves the containers that end here. */
  #advance(bytes: number): void {
    this.#position += bytes;
    if (this.#earnsEffort) this.#found.effort.earn(bytes / bytesPerElement);
    while (this.#ends.at(-1) === this.#position) this.#ends.pop();
  }
}
